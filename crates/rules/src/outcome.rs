//! How a game ends, and why.

use super::side::Side;
use serde::{Deserialize, Serialize};
use std::fmt;

/// Why a side has won.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum WinReason {
    /// It took every enemy stone.
    TookAll,
    /// The other side has stones but cannot move.
    Immobilised,
    /// The other side resigned.
    Resigned,
    /// The other side's time ran out.
    OutOfTime,
    /// The eater has nothing to take while the other side still has to give stones, and wins
    /// under the rule set.
    NothingGiven,
    /// The eater has nothing to take, and loses under the rule set.
    NothingToEat,
}

impl WinReason {
    /// The word for it in the tags of records and the output of commands, such as `took-all`.
    pub const fn word(self) -> &'static str {
        match self {
            Self::TookAll => "took-all",
            Self::Immobilised => "immobilised",
            Self::Resigned => "resigned",
            Self::OutOfTime => "out-of-time",
            Self::NothingGiven => "nothing-given",
            Self::NothingToEat => "nothing-to-eat",
        }
    }
}

/// Why a game is drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum DrawReason {
    /// There were too many turns without a capture.
    QuietTurns,
    /// The same position, with the same side to move, occurred too often.
    Repetition,
    /// The players agreed.
    Agreement,
    /// The player to move cannot move, which is a draw under the rule set.
    NoMove,
}

/// The end of a game.
///
/// ```
/// use fanorona_rules::{DrawReason, Outcome, Side, WinReason};
///
/// let win = Outcome::Win { winner: Side::Black, reason: WinReason::TookAll };
/// assert_eq!((win.winner(), win.to_string().as_str()), (Some(Side::Black), "0-1"));
/// let draw = Outcome::Draw(DrawReason::Repetition);
/// assert!(draw.is_draw() && draw.winner().is_none());
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Outcome {
    /// One side has won.
    Win {
        /// The side that won.
        winner: Side,
        /// The reason.
        reason: WinReason,
    },
    /// Neither side has won.
    Draw(DrawReason),
}

impl Outcome {
    /// The side that won, or `None` for a draw.
    #[inline]
    pub const fn winner(self) -> Option<Side> {
        match self {
            Self::Win { winner, .. } => Some(winner),
            Self::Draw(_) => None,
        }
    }

    /// Whether neither side has won.
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

    /// The value of a record's `Termination` tag if the turns and the result do not determine the
    /// reason: PGN's term for a game lost on time.
    pub(crate) const fn termination(self) -> Option<&'static str> {
        match self {
            Self::Win { reason: WinReason::OutOfTime, .. } => Some("time forfeit"),
            _ => None,
        }
    }

    /// The reason of a win that does not follow from the position, by the record's `Termination`
    /// tag: time if it says so, otherwise resignation.
    pub(crate) fn win_reason(termination: Option<&str>) -> WinReason {
        let says = |word: &str| word.trim().eq_ignore_ascii_case("time forfeit");
        if termination.is_some_and(says) { WinReason::OutOfTime } else { WinReason::Resigned }
    }
}

/// The result as game records write it; see [`Outcome::code`].
impl fmt::Display for Outcome {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}
