//! Why rule sheets cannot be compared.

use fanorona_rules::PositionError;
use std::fmt;

/// Why rule sheets cannot be compared.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CompareError {
    /// There are fewer than two rule sheets or more than [`Sheets::MOST`](super::Sheets::MOST).
    Number(usize),
    /// A rule sheet, counted from 0, has another board than the first one. Sizes are columns and
    /// rows.
    Boards {
        /// The rule sheet.
        sheet: usize,
        /// Its board.
        size: (usize, usize),
        /// The board of the first.
        first: (usize, usize),
    },
    /// The position does not fit the board.
    Position(PositionError),
}

impl fmt::Display for CompareError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Number(found) => write!(f, "two or three rule sheets are compared, not {found}"),
            Self::Boards { sheet, size, first } => write!(
                f,
                "rule sheet {} has a board of {} x {} points, the first of {} x {}",
                sheet + 1,
                size.0,
                size.1,
                first.0,
                first.1
            ),
            Self::Position(error) => error.fmt(f),
        }
    }
}

impl std::error::Error for CompareError {}

impl From<PositionError> for CompareError {
    fn from(error: PositionError) -> Self {
        Self::Position(error)
    }
}
