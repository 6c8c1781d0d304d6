//! Why rule sheets cannot be compared.

use fanorona_rules::PositionError;
use std::fmt;

/// Why rule sheets cannot be compared.
///
/// ```
/// use fanorona_game::compare::{CompareError, Sheets};
/// use fanorona_rules::variant::shipped;
///
/// let rules = |key: &str| shipped::variant(key).unwrap().rules.clone();
/// let error = Sheets::new(vec![rules("tsivy"), rules("telo")]).unwrap_err();
/// assert_eq!(error, CompareError::Boards { sheet: 1, size: (3, 3), first: (9, 5) });
/// assert_eq!(error.to_string(), "rule sheet 2 has a board of 3 x 3 points, the first of 9 x 5");
/// ```
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
