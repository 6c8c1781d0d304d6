//! Why a turn is wrong, and what to show on the board.

use crate::engine::explain::Standing;
use crate::rules::generate::{self, Effect};
use crate::rules::{CaptureKind, Outcome, Point, PointSet, Position, Record, Ruleset, Turn};
use serde::{Deserialize, Serialize};

/// Why a turn or a pick is wrong. Counts are stones.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Reason {
    /// A right turn begins like this one, and takes `more` stones.
    StoppedEarly {
        /// What the rest of the right turn takes.
        more: usize,
    },
    /// This turn begins like a right one, and should have ended earlier.
    WentOn {
        /// What the opponent's best capture takes now.
        lost: usize,
    },
    /// The right turn is the same step, with the other kind of capture.
    OtherCapture(
        /// The right kind.
        CaptureKind,
    ),
    /// Another turn takes more.
    TakesFewer {
        /// What this one takes.
        taken: usize,
        /// What the other takes.
        most: usize,
    },
    /// The opponent can take more after this turn than after a right one.
    Loses {
        /// What the opponent's best capture takes now.
        lost: usize,
        /// What it takes after a right turn.
        least: usize,
    },
    /// The turn does not end where it should.
    NotReached,
    /// The goal cannot be reached any more in the turns that are left.
    TooFar {
        /// The turns that are left.
        left: u32,
    },
    /// Another turn would have won at once.
    WinMissed,
    /// The game was won, and is not any more.
    WinGone,
    /// The game was not lost, and is now.
    GameLost,
    /// The game is over, and the goal is not reached.
    Over(Outcome),
    /// The opponent has omitted a capture, which was to be claimed.
    Unclaimed,
    /// The point is not one of those to be picked.
    NotPoint(Point),
    /// The opponent can take more after this turn than after a right one, which takes no more.
    Compare {
        /// What this turn takes.
        taken: usize,
        /// What the opponent's best capture takes then.
        lost: usize,
        /// What the right turn takes.
        right_taken: usize,
        /// What the opponent's best capture takes then.
        right_lost: usize,
    },
    /// The turn is not one of those asked for.
    NotAsked,
    /// The turn captures nothing although it could, and the opponent may claim that.
    OmitsCapture,
    /// Another turn, the best one, wins by force; this one is not known to win.
    WinByForce {
        /// It wins in at most so many turns of both sides, itself included, if the proof says so.
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
        Standing,
    ),
    /// A search finds the best turn better, for no single reason.
    Weaker {
        /// By so many tenths of a stone, at least 5.
        tenths: u32,
    },
    /// Another turn was found better by a longer search than the judge's.
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
        Self { path: path(turn), captured: turn.captured, ..Self::default() }
    }

    /// A reply of the opponent.
    pub fn reply(turn: &Turn) -> Self {
        Self { after: true, ..Self::turn(turn) }
    }

    /// Points of the position before the turn.
    pub fn points(points: PointSet) -> Self {
        Self { points, ..Self::default() }
    }
}

fn path(turn: &Turn) -> Vec<Point> {
    std::iter::once(turn.from).chain(turn.steps.iter().map(|step| step.to)).collect()
}

/// Whether two turns move the same stone to the same point and take the same stones.
pub(super) fn same_effect(a: &Turn, b: &Turn) -> bool {
    (a.from, a.to(), a.captured) == (b.from, b.to(), b.captured)
}

/// Every effect of a legal turn; none if the game is over.
pub(super) fn effects(rules: &Ruleset, position: &Position) -> Vec<Effect> {
    let mut effects = Vec::new();
    if position.outcome(rules).is_none() {
        generate::effects(rules, position, &mut effects);
    }
    effects
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
pub(super) fn loss(record: &Record, turn: &Turn) -> (usize, Option<Turn>) {
    let rules = record.rules().as_ref();
    let reply = largest_capture(rules, &record.position().play_unchecked(rules, turn));
    (reply.as_ref().map_or(0, |reply| reply.captured.len()), reply)
}

/// Why a turn is not one of the right ones, judged by the stones that both sides take.
pub(super) fn compare(record: &Record, turn: &Turn, right: &[Turn]) -> (Reason, Shown) {
    let common =
        |other: &&Turn| turn.steps.iter().zip(&other.steps).take_while(|(a, b)| a == b).count();
    let Some(best) = right.iter().rev().max_by_key(common) else {
        return (Reason::NotAsked, Shown::default());
    };
    let (lost, reply) = loss(record, turn);
    let shown_reply = || reply.as_ref().map_or_else(Shown::default, Shown::reply);
    if best.steps.starts_with(&turn.steps) {
        let more = best.captured.len() - turn.captured.len();
        return (Reason::StoppedEarly { more }, Shown::turn(best));
    }
    let (least, _) = loss(record, best);
    if turn.steps.starts_with(&best.steps) {
        let lost = if lost > least { lost } else { 0 };
        let shown = if lost > 0 { shown_reply() } else { Shown::turn(best) };
        return (Reason::WentOn { lost }, shown);
    }
    if let (Some(mine), Some(other)) = (turn.steps.first(), best.steps.first())
        && (mine.from, mine.to) == (other.from, other.to)
        && mine.kind != other.kind
        && let Some(kind) = other.kind
    {
        return (Reason::OtherCapture(kind), Shown::points(other.captured));
    }
    let (taken, most) = (turn.captured.len(), best.captured.len());
    if lost > least && lost + most > least + taken {
        return (Reason::Loses { lost, least }, shown_reply());
    }
    if taken < most {
        return (Reason::TakesFewer { taken, most }, Shown::turn(best));
    }
    if lost > least {
        let reason = Reason::Compare { taken, lost, right_taken: most, right_lost: least };
        return (reason, shown_reply());
    }
    (Reason::NotAsked, Shown::default())
}
