//! Why there is no such position.

use std::fmt;

/// Why stones and counters do not make a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PositionError {
    /// A stone is off the board.
    OffBoard,
    /// Two stones are on one point.
    Overlap,
    /// There are no stones.
    Empty,
    /// Turns are numbered from 1.
    NumberZero,
    /// A side is handicapped, but the rule set has no handicap.
    NoHandicap,
}

impl fmt::Display for PositionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::OffBoard => "a stone is off the board",
            Self::Overlap => "two stones are on one point",
            Self::Empty => "there are no stones",
            Self::NumberZero => "turns are numbered from 1",
            Self::NoHandicap => "a side is handicapped, but the rule set has no handicap",
        })
    }
}

impl std::error::Error for PositionError {}
