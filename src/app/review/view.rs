//! View model of a review: which game it is, the place in it, and what can be done from here.

use crate::app::names::BETWEEN;
use crate::app::turn_list::list;
use crate::game::play::{Review, Session};
use crate::rules::Side;
use crate::rules::names::known_name;
use crate::rules::notation::{Game, NodeId, write_turn};
use crate::texts::{Texts, say};

/// The view model of the bar of a review.
#[derive(Clone, Debug, PartialEq)]
pub struct ReviewPanel {
    /// The side to move; `None` at the end of a game.
    pub side: Option<Side>,
    /// The turn under review, or the step within it.
    pub headline: String,
    /// The side to move, the result, or what a click does.
    pub hint: String,
    /// The number of the turn and of all turns, as `12 / 44`.
    pub place: String,
    /// Whether there is a turn to go back to, and one to go forward to.
    pub ways: [bool; 2],
    /// Whether autoplay is on.
    pub playing: bool,
    /// The speed of autoplay, as `2×`.
    pub speed: String,
    /// The comment on the turn.
    pub comment: String,
}

/// The view model of a session; `None` outside reviews.
pub fn panel(texts: &Texts, session: &Session) -> Option<ReviewPanel> {
    let review = session.review()?;
    let record = session.record();
    let subject = review.subject(record);
    Some(ReviewPanel {
        side: record.outcome().or(review.end()).is_none().then(|| record.position().side()),
        headline: headline(texts, review, session),
        hint: hint(texts, review, session),
        place: format!("{} / {}", review.at(), review.line().len() - 1),
        ways: [review.at() > 0 || !record.chain().is_empty(), review.ahead(record).is_some()],
        playing: review.is_playing(),
        speed: speed(review.speed()),
        comment: review.comment(subject),
    })
}

/// The title of the game under review; `None` outside reviews and for a game without a name.
pub fn title(texts: &Texts, session: &Session) -> Option<String> {
    let review = session.review()?;
    if review.is_of_live() {
        return Some(texts.get("review-title"));
    }
    let known = |game: &Game, tag| game.tag(tag).and_then(known_name).map(str::to_owned);
    let game = review.original();
    known(game, "Event").or_else(|| {
        let names = [known(game, "White")?, known(game, "Black")?];
        Some(names.join(BETWEEN))
    })
}

/// A turn with its number, as `12. e2-e3A`.
fn turn(review: &Review, session: &Session, node: NodeId) -> Option<String> {
    let board = &session.record().rules().board;
    let turn = write_turn(board, review.tree().turn(node)?);
    Some(format!("{}\u{a0}{turn}", list::number(review.tree(), node, true)))
}

fn headline(texts: &Texts, review: &Review, session: &Session) -> String {
    let record = session.record();
    let subject = review.subject(record);
    let Some(written) = turn(review, session, subject) else { return texts.get("review-start") };
    let begun = record.chain().steps().len();
    let all = review.tree().turn(subject).map_or(0, |turn| turn.steps.len());
    if begun == 0 {
        return texts.with("review-after", &[("turn", written.into())]);
    }
    if subject == review.here() {
        // A chain that is being tried out.
        return texts.with("review-trying", &[("step", begun.into())]);
    }
    let arguments = [("step", begun.into()), ("all", all.into()), ("turn", written.into())];
    texts.with("review-inside", &arguments)
}

fn hint(texts: &Texts, review: &Review, session: &Session) -> String {
    let record = session.record();
    if let Some(outcome) = record.outcome().or(review.end()) {
        return say::outcome(texts, outcome);
    }
    let side = [("side", say::side_arg(record.position().side()))];
    if review.tree().is_main(review.subject(record)) {
        texts.with("status-to-move", &side)
    } else {
        texts.with("review-other-line", &side)
    }
}

/// A speed as `0.5×`.
pub fn speed(speed: f32) -> String {
    format!("{speed}×")
}
