//! Reasons for a turn's worth, in sentences.

mod endings;
mod stones;

use super::{points, side_arg};
use crate::engine::explain::{ERROR, Explanation, Horizon, Reason, StandingFactor};
use crate::rules::notation::write_turn;
use crate::rules::{Board, Side, Turn};
use crate::texts::{Arg, Texts, id};
use std::cell::RefCell;

/// The most steps of a turn that is written in full.
const STEPS: usize = 5;
/// The most turns of a line that are written.
const LINE: usize = 5;

/// Why a turn of this side is worth what it is: a sentence or two for each of the `most` most
/// important reasons, or a sentence that there is none; and one if it was not compared with all turns.
pub fn explanation(
    texts: &Texts,
    board: &Board,
    side: Side,
    explanation: &Explanation,
    most: usize,
) -> Vec<String> {
    let speaker = Speaker::new(texts, board, side, explanation);
    let reasons = explanation.reasons.iter().take(most);
    let mut sentences: Vec<String> = reasons.map(|it| speaker.reason(it)).collect();
    if sentences.is_empty() {
        sentences.push(without_reasons(texts, board, explanation));
    }
    if !explanation.all_turns {
        sentences.push(texts.get("search-not-all-turns"));
    }
    sentences
}

/// The sentence for a turn of which no reason was found.
fn without_reasons(texts: &Texts, board: &Board, explanation: &Explanation) -> String {
    let best = explanation.best_line.first().map_or_else(String::new, |turn| name(board, turn));
    let best = [("turn", best.into())];
    match explanation.loss() {
        0 => texts.get("explain-nothing-better"),
        loss if loss < ERROR as u32 => texts.with("explain-as-good", &best),
        _ => texts.with("explain-prefers", &best),
    }
}

/// A reason in a sentence or two. `side` is the player of the explained turn.
pub fn reason(
    texts: &Texts,
    board: &Board,
    side: Side,
    explanation: &Explanation,
    reason: &Reason,
) -> String {
    Speaker::new(texts, board, side, explanation).reason(reason)
}

/// A turn in notation; a long chain by its first steps and its end.
pub(super) fn name(board: &Board, turn: &Turn) -> String {
    if turn.steps.len() <= STEPS {
        return write_turn(board, turn);
    }
    let begin = Turn::new(turn.steps[..STEPS - 2].to_vec());
    let begin = begin.map_or_else(String::new, |begin| write_turn(board, &begin));
    format!("{begin}…{}", board.name(turn.to()))
}

/// What all sentences about an explanation need.
struct Speaker<'a> {
    texts: &'a Texts,
    board: &'a Board,
    side: Side,
    best: Option<&'a Turn>,
    /// The captures that answer the explained turn, as they were told: none is told twice.
    answers: RefCell<Vec<String>>,
}

impl<'a> Speaker<'a> {
    fn new(texts: &'a Texts, board: &'a Board, side: Side, explanation: &'a Explanation) -> Self {
        let best = explanation.best_line.first();
        Self { texts, board, side, best, answers: RefCell::default() }
    }
}

impl Speaker<'_> {
    /// The sentences for a reason.
    fn reason(&self, reason: &Reason) -> String {
        let texts = self.texts;
        match *reason {
            Reason::OnlyTurn => texts.get("explain-only-turn"),
            Reason::AllAlike { result } => self.all_alike(result),
            Reason::OmitsCapture { stones } => {
                let points = points(self.board, stones).into();
                let arguments = [("count", stones.len().into()), ("points", points)];
                self.about_opponent("explain-omits-capture", &arguments)
            }
            Reason::WinsAtOnce { reason } => self.wins_at_once(reason),
            Reason::Wins { turns, .. } => self.wins(turns),
            Reason::KeepsResult { result, worse, of } => self.keeps(result, worse, of),
            Reason::AllowsWin { turns, .. } => self.allows_win(turns),
            Reason::ThrowsAway { had, left } => self.throws_away(had, left),
            Reason::MissesWin { turns, ref line } => self.misses_win(turns, line),
            Reason::Exchange { takes, gives, worse, of, ref line, .. } => {
                let said = self.exchange(takes, gives, line);
                if worse == of && of > 0 {
                    format!("{said} {}", texts.get("explain-most"))
                } else {
                    said
                }
            }
            Reason::Forces { gains, ref line, .. } => {
                let arguments = [("count", gains.into()), ("line", self.line(line))];
                self.about_opponent("explain-forces", &arguments)
            }
            Reason::Saves { stones, ref threat } => {
                let points = points(self.board, stones).into();
                let arguments =
                    [("count", stones.len().into()), ("points", points), self.turn(threat)];
                self.about_opponent("explain-saves", &arguments)
            }
            Reason::KeepsShut { horizon, costly, of } => self.keeps_shut(horizon, costly, of),
            Reason::GivesLeast { gives, costly, of } => {
                let of = ("of", of.into());
                let arguments = [("gives", gives.into()), ("costly", costly.into()), of];
                texts.with("explain-gives-least", &arguments)
            }
            Reason::StopsChain { loses, ref line, .. } => {
                let said = texts.with("explain-stops-chain", &[("count", loses.into())]);
                self.after(said, line)
            }
            Reason::DeclinesLarger { loses, ref line, .. } => {
                let said = texts.with("explain-declines", &[("count", loses.into())]);
                self.after(said, line)
            }
            Reason::OnlyAnswer { ref answer } => {
                self.about_opponent("explain-only-answer", &[self.turn(answer)])
            }
            Reason::Threatens { ref turn, .. } => {
                let arguments = [("count", turn.captured.len().into()), self.turn(turn)];
                texts.with("explain-threatens", &arguments)
            }
            Reason::Loses { horizon, more, into_line, ref line } => {
                self.loses(horizon, more, into_line, line)
            }
            Reason::Misses { horizon, more, ref line } => self.misses(horizon, more, line),
            Reason::WentTooFar { steps, more, ref line, .. } => self.too_far(steps, more, line),
            Reason::StoppedEarly { horizon, more, ref line } => {
                let goes_on = horizon == Horizon::TURN;
                let said = if goes_on { id("explain-goes-on") } else { id("explain-too-early") };
                texts.with(said, &[("count", more.into()), ("turn", self.first(line))])
            }
            Reason::Standing { standing, here, there, ref other, .. } => {
                self.standing(standing, here > there, other)
            }
        }
    }

    /// How the sides stand at the end of the expected play.
    fn standing(&self, standing: StandingFactor, better: bool, other: &[Turn]) -> String {
        let message = match (standing, better) {
            (StandingFactor::Stones, true) => id("explain-more-stones"),
            (StandingFactor::Stones, false) => id("explain-fewer-stones"),
            (StandingFactor::Freedom, true) => id("explain-more-freedom"),
            (StandingFactor::Freedom, false) => id("explain-less-freedom"),
            (StandingFactor::Safety, true) => id("explain-more-safety"),
            (StandingFactor::Safety, false) => id("explain-less-safety"),
            (StandingFactor::Centre, true) => id("explain-more-centre"),
            (StandingFactor::Centre, false) => id("explain-less-centre"),
        };
        let arguments = [("side", side_arg(self.side)), ("turn", self.first(other))];
        self.texts.with(message, &arguments)
    }

    /// That nothing is left to take.
    fn keeps_shut(&self, horizon: Horizon, costly: u32, of: u32) -> String {
        let arguments = [("costly", costly.into()), ("of", of.into())];
        match horizon {
            Horizon::EXCHANGE if costly == of => self.about_opponent("explain-shut-alone", &[]),
            Horizon::EXCHANGE => self.about_opponent("explain-shut", &arguments),
            _ => self.about_opponent("explain-shut-later", &arguments),
        }
    }

    /// A message about the opponent.
    fn about_opponent(&self, message: &str, arguments: &[(&str, Arg<'static>)]) -> String {
        let side = ("side", side_arg(self.side.opponent()));
        let arguments: Vec<_> = std::iter::once(side).chain(arguments.iter().cloned()).collect();
        self.texts.with(message, &arguments)
    }

    /// The argument that names a turn.
    fn turn(&self, turn: &Turn) -> (&'static str, Arg<'static>) {
        ("turn", name(self.board, turn).into())
    }

    /// The name of a line's first turn.
    fn first(&self, line: &[Turn]) -> Arg<'static> {
        line.first().map_or_else(String::new, |turn| name(self.board, turn)).into()
    }

    /// The first turns of a line.
    fn line(&self, line: &[Turn]) -> Arg<'static> {
        let names: Vec<String> = line.iter().take(LINE).map(|it| name(self.board, it)).collect();
        let end = if line.len() > LINE { ", …" } else { "" };
        format!("{}{end}", names.join(", ")).into()
    }
}
