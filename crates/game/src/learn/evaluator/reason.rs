//! Why a turn is wrong, and what to show on the board.

use fanorona_engine::explain::{self, Explanation, StandingFactor};
use fanorona_rules::generate::{self, Effect};
use fanorona_rules::{CaptureKind, Outcome, Point, PointSet, Position, Record, Ruleset, Turn};
use serde::{Deserialize, Serialize};

/// Why a turn or a pick is wrong. What a turn is worth is explained by the explainer of the engine;
/// the other reasons are about the task.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum WrongReason {
    /// The turn is worth less than a right one, for this reason.
    Worth(
        /// The explanation with the reason as its first one.
        Box<Explanation>,
    ),
    /// A right turn begins like this one and goes on.
    StoppedEarly,
    /// This turn begins like a right one, and should have ended earlier.
    WentOn,
    /// The right turn is the same step, with the other kind of capture.
    OtherCapture(
        /// The right kind.
        CaptureKind,
    ),
    /// The opponent can take more after this turn than the task allows.
    Exposes {
        /// The stones that the opponent's largest capture takes now.
        lost: usize,
        /// The stones that it takes after a right turn.
        least: usize,
    },
    /// The turn does not end where it should.
    NotReached,
    /// The goal cannot be reached any more in the turns that are left.
    TooFar {
        /// The turns that are left.
        left: u32,
    },
    /// It was the last turn, and another one would have won at once.
    WinMissed,
    /// The game is over, and the goal is not reached.
    Over(Outcome),
    /// The opponent has omitted a capture, which was to be claimed.
    Unclaimed,
    /// The point is not one of those to be picked.
    NotPoint(Point),
    /// The turn is not one of those asked for.
    NotAsked,
    /// The game was won, and is not any more.
    WinGone,
    /// The opponent wins by force now.
    GameLost,
    /// The turn captures nothing although it could, and the opponent may claim that.
    OmitsCapture,
    /// Another turn, the best one, wins by force; this one is not known to win.
    WinByForce {
        /// The greatest number of turns of both sides until the win, itself included, if the proof gives one.
        turns: Option<u32>,
    },
    /// With best play of both sides for stones, this turn ends with fewer than the best one does.
    EndsBehind {
        /// The difference in stones, at least 1.
        more: u32,
        /// Whether turns without a capture are part of that play, and not the captures alone.
        forced: bool,
    },
    /// In the expected play this is worse than after the best turn.
    StandsWorse(
        /// What is worse.
        StandingFactor,
    ),
    /// A search finds the best turn better, for no single reason.
    Weaker {
        /// The difference in tenths of a stone, at least 5.
        tenths: u32,
    },
    /// Another turn was found better by a longer search than the evaluator's.
    NotBest,
}

/// What to show on the board with a message.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Shown {
    /// Points to mark.
    pub points: PointSet,
    /// The points of a turn, its start first; empty if there is none.
    pub path: Vec<Point>,
    /// The stones that this turn captures.
    pub captured: PointSet,
    /// Whether this is meant for the position after the wrong turn, as a reply of the opponent is.
    /// Otherwise it is for the position before it.
    pub after: bool,
}

impl Shown {
    /// A turn that could have been played instead.
    pub fn turn(turn: &Turn) -> Self {
        Self { path: turn.path(), captured: turn.captured, ..Self::default() }
    }

    /// A reply of the opponent.
    pub fn reply(turn: &Turn) -> Self {
        Self { after: true, ..Self::turn(turn) }
    }

    /// Points of the position before the turn.
    pub fn points(points: PointSet) -> Self {
        Self { points, ..Self::default() }
    }

    /// What an explanation's first reason speaks of: the answer that refutes the explained turn, or
    /// the turn that is better.
    pub(super) fn explained(found: &Explanation) -> Self {
        let turn = |line: &[Turn]| line.first().map_or_else(Self::default, Self::turn);
        let answer =
            |line: &[Turn]| line.get(1).map_or_else(|| turn(&found.best_line), Self::reply);
        match found.reasons.first() {
            Some(explain::Reason::OmitsCapture { stones }) => Self::points(*stones),
            Some(
                explain::Reason::AllowsWin { line, .. }
                | explain::Reason::Loses { line, .. }
                | explain::Reason::WentTooFar { line, .. },
            ) => answer(line),
            Some(explain::Reason::ThrowsAway { .. }) => answer(&found.line),
            Some(
                explain::Reason::MissesWin { line, .. }
                | explain::Reason::Misses { line, .. }
                | explain::Reason::StoppedEarly { line, .. },
            ) => turn(line),
            Some(explain::Reason::Standing { other, .. }) => turn(other),
            _ => Self::default(),
        }
    }
}

/// Whether a reason is about the stones of captures that follow, or where a chain ends.
pub(super) const fn is_about_stones(reason: &explain::Reason) -> bool {
    is_about_chain(reason)
        || matches!(reason, explain::Reason::Loses { .. } | explain::Reason::Misses { .. })
}

/// Whether a reason is about where a chain ends.
pub(super) const fn is_about_chain(reason: &explain::Reason) -> bool {
    matches!(reason, explain::Reason::StoppedEarly { .. } | explain::Reason::WentTooFar { .. })
}

/// Whether a reason of the explainer speaks against the explained turn.
pub(super) const fn is_against(reason: &explain::Reason) -> bool {
    match reason {
        explain::Reason::OmitsCapture { .. }
        | explain::Reason::AllowsWin { .. }
        | explain::Reason::ThrowsAway { .. }
        | explain::Reason::MissesWin { .. }
        | explain::Reason::Loses { .. }
        | explain::Reason::Misses { .. }
        | explain::Reason::WentTooFar { .. }
        | explain::Reason::StoppedEarly { .. } => true,
        explain::Reason::Standing { here, there, .. } => *here < *there,
        explain::Reason::OnlyTurn
        | explain::Reason::AllAlike { .. }
        | explain::Reason::WinsAtOnce { .. }
        | explain::Reason::Wins { .. }
        | explain::Reason::KeepsResult { .. }
        | explain::Reason::Exchange { .. }
        | explain::Reason::Forces { .. }
        | explain::Reason::Saves { .. }
        | explain::Reason::KeepsShut { .. }
        | explain::Reason::GivesLeast { .. }
        | explain::Reason::StopsChain { .. }
        | explain::Reason::DeclinesLarger { .. }
        | explain::Reason::OnlyAnswer { .. }
        | explain::Reason::Threatens { .. } => false,
    }
}

/// Every effect of a legal turn; none if the game is over.
pub(super) fn effects(rules: &Ruleset, position: &Position) -> Vec<Effect> {
    generate::effects(rules, position).list
}

/// The capture of the side to move that takes most stones; `None` if it cannot capture.
pub(super) fn largest_capture(rules: &Ruleset, position: &Position) -> Option<Turn> {
    let all = effects(rules, position).into_iter();
    let largest =
        all.max_by_key(|effect| (effect.captured.len(), std::cmp::Reverse(effect.from)))?;
    if largest.captured.is_empty() {
        return None;
    }
    generate::turn_with(rules, position, largest)
}

/// What the opponent's best capture takes after a turn, and that capture.
pub(in crate::learn) fn loss(record: &Record, turn: &Turn) -> (usize, Option<Turn>) {
    let rules = record.rules().as_ref();
    let reply = largest_capture(rules, &record.position().play_unchecked(rules, turn));
    (reply.as_ref().map_or(0, |reply| reply.captured.len()), reply)
}

/// The right turn that begins most like this one; `None` if there are none. Among equals the one
/// that the lesson names first.
pub(super) fn nearest<'a>(turn: &Turn, right: &'a [Turn]) -> Option<&'a Turn> {
    let common =
        |other: &&Turn| turn.steps.iter().zip(&other.steps).take_while(|(a, b)| a == b).count();
    right.iter().rev().max_by_key(common)
}

/// How a turn differs from a right one by its steps: it is the beginning of it, or goes on, or
/// captures the other stones.
pub(super) fn relation(turn: &Turn, right: &Turn) -> Option<WrongReason> {
    if right.steps.starts_with(&turn.steps) {
        return Some(WrongReason::StoppedEarly);
    }
    if turn.steps.starts_with(&right.steps) {
        return Some(WrongReason::WentOn);
    }
    let (mine, other) = (turn.steps.first()?, right.steps.first()?);
    let same_step = (mine.from, mine.to) == (other.from, other.to) && mine.kind != other.kind;
    other.kind.filter(|_| same_step).map(WrongReason::OtherCapture)
}
