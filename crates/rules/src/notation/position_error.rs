//! The error of reading a position.

use crate::PositionError;

/// Why a text is not a position. Columns count characters of the text from 1.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ParsePositionError {
    /// There are too few or too many rows.
    #[error("the board has {expected} rows, but the text has {found}")]
    Rows {
        /// Rows of the board.
        expected: usize,
        /// Rows in the text.
        found: usize,
    },
    /// A row is too short or too long.
    #[error("row {row} has {found} points instead of {expected}")]
    Columns {
        /// The row's number on the board, from White's side.
        row: usize,
        /// Columns of the board.
        expected: usize,
        /// Points in the row's text.
        found: usize,
    },
    /// A character that is neither `W`, `B` nor a digit from 1 to 9.
    #[error("unexpected character {letter:?} at column {column}")]
    Letter {
        /// Where it is.
        column: usize,
        /// The character.
        letter: char,
    },
    /// The side to move is missing or neither `w` nor `b`.
    #[error("the side to move must be `w` or `b`")]
    Side,
    /// The number of turns since the last capture is not a number from 0 to 65535.
    #[error("the turns since the last capture must be 0 to 65535")]
    Quiet,
    /// The turn number is not a number from 1 to 4294967295.
    #[error("the turn number must be 1 to 4294967295")]
    Number,
    /// The handicapped side is neither `w`, `b` nor `-`.
    #[error("the handicapped side must be `w`, `b` or `-`")]
    Handicap,
    /// There are more than five fields.
    #[error("a position has at most five fields")]
    Extra,
    /// The fields do not make a position.
    #[error(transparent)]
    Position(PositionError),
}
