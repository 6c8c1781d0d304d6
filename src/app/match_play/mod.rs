//! The match: who plays, which game of the match it is, the score, the handicap, the clocks, and
//! how close a draw is.
//!
//! [`MatchPanel`] is the view model; `panel` draws it in wide windows and `compact` in narrow
//! ones.

mod clock_face;
pub(in crate::app) mod compact;
pub(in crate::app) mod panel;
pub(in crate::app) mod past;
pub mod result;

pub use clock_face::ClockFace;

use super::names::{name, side_arg};
use super::session::CurrentSession;
use super::storage::LibraryState;
use super::texts::CurrentTexts;
use super::ui::faces::Face;
use crate::game::play::Session;
use crate::rules::matches::{MatchFormat, Round, RoundKind, stones_to_give};
use crate::rules::{Match, Side};
use crate::texts::{Texts, id};
use bevy::prelude::{Deref, DetectChanges, DetectChangesMut, Res, ResMut, Resource};
use result::ResultSummary;

/// The number of turns without a capture from which it is shown.
const QUIET: u16 = 4;

/// The view model of the match.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MatchPanel {
    /// The number or kind of the game within the match; `None` for a single game.
    pub title: Option<String>,
    /// White and Black.
    pub players: [Player; 2],
    /// Who has a handicap, and for how long.
    pub handicap: Option<String>,
    /// The number of turns without a capture, and of repetitions of the position.
    pub counters: Vec<String>,
    /// Whether the clocks are paused, and the label of the button that changes it; `None` if they
    /// cannot be paused.
    pub pause: Option<(bool, String)>,
}

/// One of the two players.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Player {
    /// The side.
    pub side: Side,
    /// The name of the player, or of the side.
    pub name: String,
    /// The face beside the name.
    pub face: Face,
    /// The number of stones that this player has captured, and a sentence that says so.
    pub taken: (usize, String),
    /// Whether this side is to move.
    pub to_move: bool,
    /// The points in the match.
    pub points: Option<String>,
    /// The clock, if the side has one.
    pub clock: Option<ClockFace>,
}

impl MatchPanel {
    /// The view model of a session.
    pub fn of(texts: &Texts, session: &Session) -> Self {
        let round = session.current_match().zip(session.round());
        Self {
            title: round.as_ref().map(|(match_, round)| title(texts, match_, round)),
            players: Side::BOTH.map(|side| Player {
                side,
                name: name(texts, session, side),
                face: Face::of_side(session, side),
                taken: taken(texts, session, side),
                to_move: session.to_move() == Some(side),
                points: round.as_ref().map(|(match_, round)| {
                    let party = round.party(side);
                    match_.score().points(party)
                }),
                clock: ClockFace::of(session, side),
            }),
            handicap: handicap(texts, session),
            counters: counters(texts, session),
            pause: session.can_pause().then(|| {
                let held = session.is_paused();
                (held, texts.get(if held { id("clock-resume") } else { id("clock-pause") }))
            }),
        }
    }

    /// Whether there is nothing to show that the board itself does not show.
    pub fn is_plain(&self, session: &Session) -> bool {
        let named = Side::BOTH.into_iter().any(|side| session.name(side).is_some());
        !named
            && self.title.is_none()
            && self.handicap.is_none()
            && self.counters.is_empty()
            && session.clock().is_none()
    }
}

/// The current [`MatchPanel`], recomputed only when something that it depends on changes.
#[derive(Resource, Clone, Debug, PartialEq, Eq, Deref)]
pub(crate) struct CurrentMatchPanel(pub MatchPanel);

impl Default for CurrentMatchPanel {
    fn default() -> Self {
        Self(MatchPanel::of(&CurrentTexts::default(), &Session::default()))
    }
}

/// The current [`ResultSummary`]; `None` while the game is not over.
#[derive(Resource, Clone, Debug, Default, PartialEq, Eq, Deref)]
pub(crate) struct CurrentResult(pub Option<ResultSummary>);

/// Recomputes the view models when the session or the language changes, and the clocks when they
/// show another time.
pub(in crate::app) fn update(
    session: Res<CurrentSession>,
    texts: Res<CurrentTexts>,
    library: Res<LibraryState>,
    mut panel: ResMut<CurrentMatchPanel>,
    mut result: ResMut<CurrentResult>,
) {
    if session.is_changed() || texts.is_changed() {
        panel.set_if_neq(CurrentMatchPanel(MatchPanel::of(&texts, &session)));
        let past = session.outcome().and_then(|_| past::of(&texts, &session, &library));
        result.set_if_neq(CurrentResult(ResultSummary::of(&texts, &session, past)));
    } else if session.clock().is_some() {
        for side in Side::BOTH {
            let clock = ClockFace::of(&session, side);
            if panel.players[side as usize].clock != clock {
                panel.0.players[side as usize].clock = clock;
            }
        }
    }
}

/// How many stones a side has captured, with those of an open chain, and the sentence for it.
fn taken(texts: &Texts, session: &Session, side: Side) -> (usize, String) {
    let (record, other) = (session.record(), side.opponent());
    let now = crate::game::play::stones(record.chain())[other as usize].len();
    let count = record.start().stones(other).len().saturating_sub(now);
    let arguments = [("side", side_arg(session, side)), ("count", count.into())];
    (count, texts.with("match-taken", &arguments))
}

fn title(texts: &Texts, match_: &Match, round: &Round) -> String {
    let number = ("number", round.number.into());
    match (match_.format(), round.kind) {
        (MatchFormat::BestOf(games), _) => {
            texts.with("match-game-of", &[number, ("games", (*games).into())])
        }
        (_, RoundKind::Game) => texts.with("match-game", &[number]),
        (_, RoundKind::Rematch) if is_vela(round) => texts.with("match-game-vela", &[number]),
        (_, RoundKind::Rematch) => texts.with("match-game-rematch", &[number]),
        (_, RoundKind::Decider) => texts.with("match-game-decider", &[number]),
    }
}

/// Whether this rematch is a vela, in which the other side eats.
fn is_vela(round: &Round) -> bool {
    round.variant.rules.switches.handicap.is_some_and(|handicap| !handicap.eater.chains)
}

fn handicap(texts: &Texts, session: &Session) -> Option<String> {
    let (rules, position) = (session.record().rules(), session.record().position());
    session.to_move()?;
    let (side, count) = stones_to_give(rules, position)?;
    let until = rules.switches.handicap?.until;
    let name = ("name", name(texts, session, side).into());
    let arguments = [name, ("count", count.into()), ("until", until.into())];
    Some(texts.with("match-handicap", &arguments))
}

fn counters(texts: &Texts, session: &Session) -> Vec<String> {
    let mut lines = Vec::new();
    if session.to_move().is_none() {
        return lines;
    }
    let now = session.record().counters();
    if let Some(left) = now.quiet_left.filter(|_| now.quiet >= QUIET) {
        let limit = now.quiet + left;
        let arguments = [("quiet", now.quiet.into()), ("limit", limit.into())];
        lines.push(texts.with("match-quiet", &arguments));
    }
    if now.repetitions > 1 && now.times_left.is_some() {
        lines.push(texts.with("match-repetitions", &[("repetitions", now.repetitions.into())]));
    }
    lines
}
