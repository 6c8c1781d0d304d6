//! How a game ends, and why.

use super::position::Side;
use serde::{Deserialize, Serialize};

/// Why a side has won.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum WinReason {
    /// It took every enemy stone.
    TookAll,
    /// The enemy has stones but no step.
    Immobilised,
    /// The other side resigned.
    Resigned,
    /// The other side's time ran out.
    OutOfTime,
    /// The eater found nothing to take while the other side still had to give, and the rule set
    /// gives it the game.
    NothingGiven,
    /// The eater found nothing to take, and the rule set lets it lose.
    NothingToEat,
}

/// Why a game is drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum DrawReason {
    /// Too many turns without a capture.
    QuietTurns,
    /// The same position, with the same side to move, too often.
    Repetition,
    /// The players agreed.
    Agreement,
    /// The player to move has no step, and the rule set calls that a draw.
    NoMove,
}

/// The end of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Outcome {
    /// One side has won.
    Win {
        /// The side that won.
        winner: Side,
        /// Why.
        reason: WinReason,
    },
    /// Neither side has won.
    Draw(DrawReason),
}

impl Outcome {
    /// The side that won, if one did.
    #[inline]
    pub const fn winner(self) -> Option<Side> {
        match self {
            Self::Win { winner, .. } => Some(winner),
            Self::Draw(_) => None,
        }
    }

    /// Has neither side won?
    #[inline]
    pub const fn is_draw(self) -> bool {
        matches!(self, Self::Draw(_))
    }

    /// The result as game records write it: `1-0`, `0-1` or `1/2-1/2`.
    pub const fn code(self) -> &'static str {
        match self {
            Self::Win { winner: Side::White, .. } => "1-0",
            Self::Win { winner: Side::Black, .. } => "0-1",
            Self::Draw(_) => "1/2-1/2",
        }
    }

    /// What a record's `Termination` tag says where turns and result alone do not tell the
    /// reason: PGN's word for a game lost on time.
    pub const fn termination(self) -> Option<&'static str> {
        match self {
            Self::Win { reason: WinReason::OutOfTime, .. } => Some("time forfeit"),
            _ => None,
        }
    }

    /// The reason of a win that the rules do not see on the board, by the record's `Termination`
    /// tag: time, if it says so, else resigning.
    pub fn win_reason(termination: Option<&str>) -> WinReason {
        let says = |word: &str| word.trim().eq_ignore_ascii_case("time forfeit");
        if termination.is_some_and(says) { WinReason::OutOfTime } else { WinReason::Resigned }
    }
}
