//! Why rule sheets cannot be compared.

use fanorona_rules::PositionError;

/// Why rule sheets cannot be compared.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum CompareError {
    /// There are fewer than two rule sheets or more than [`Sheets::MOST`](super::Sheets::MOST).
    #[error("two or three rule sheets are compared, not {0}")]
    Number(usize),
    /// A rule sheet, counted from 0, has another board than the first one. Sizes are columns and
    /// rows.
    #[error("rule sheet {} has a board of {} x {} points, the first of {} x {}", .sheet + 1, .size.0, .size.1, .first.0, .first.1)]
    Boards {
        /// The rule sheet.
        sheet: usize,
        /// Its board.
        size: (usize, usize),
        /// The board of the first.
        first: (usize, usize),
    },
    /// The position does not fit the board.
    #[error(transparent)]
    Position(PositionError),
}

impl From<PositionError> for CompareError {
    fn from(error: PositionError) -> Self {
        Self::Position(error)
    }
}
