//! The error of reading a position.

use crate::PositionError;
use std::fmt;

/// Why a text is not a position. Columns count characters of the text from 1.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ParsePositionError {
    /// There are too few or too many rows.
    Rows {
        /// Rows of the board.
        expected: usize,
        /// Rows in the text.
        found: usize,
    },
    /// A row is too short or too long.
    Columns {
        /// The row's number on the board, from White's side.
        row: usize,
        /// Columns of the board.
        expected: usize,
        /// Points in the row's text.
        found: usize,
    },
    /// A character that is neither `W`, `B` nor a digit from 1 to 9.
    Letter {
        /// Where it is.
        column: usize,
        /// The character.
        letter: char,
    },
    /// The side to move is missing or neither `w` nor `b`.
    Side,
    /// The number of turns since the last capture is not a number from 0 to 65535.
    Quiet,
    /// The turn number is not a number from 1 to 4294967295.
    Number,
    /// The handicapped side is neither `w`, `b` nor `-`.
    Handicap,
    /// There are more than five fields.
    Extra,
    /// The fields do not make a position.
    Position(PositionError),
}

impl fmt::Display for ParsePositionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Rows { expected, found } => {
                write!(f, "the board has {expected} rows, but the text has {found}")
            }
            Self::Columns { row, expected, found } => {
                write!(f, "row {row} has {found} points instead of {expected}")
            }
            Self::Letter { column, letter } => {
                write!(f, "unexpected character {letter:?} at column {column}")
            }
            Self::Side => f.write_str("the side to move must be `w` or `b`"),
            Self::Quiet => f.write_str("the turns since the last capture must be 0 to 65535"),
            Self::Number => f.write_str("the turn number must be 1 to 4294967295"),
            Self::Handicap => f.write_str("the handicapped side must be `w`, `b` or `-`"),
            Self::Extra => f.write_str("a position has at most five fields"),
            Self::Position(error) => error.fmt(f),
        }
    }
}

impl std::error::Error for ParsePositionError {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        match self {
            Self::Position(error) => Some(error),
            _ => None,
        }
    }
}
