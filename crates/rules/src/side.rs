//! The two sides.

use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;

/// One of the two sides.
///
/// ```
/// use fanorona_rules::Side;
///
/// assert_eq!(Side::White.opponent(), Side::Black);
/// assert_eq!("b".parse::<Side>()?.to_string(), "Black");
/// # Ok::<(), fanorona_rules::side::ParseSideError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Side {
    /// The light stones, at the bottom of the board; White begins.
    White,
    /// The dark stones.
    Black,
}

impl Side {
    /// Both sides, White first.
    pub const BOTH: [Self; 2] = [Self::White, Self::Black];

    /// The other side.
    #[inline]
    #[must_use]
    pub const fn opponent(self) -> Self {
        match self {
            Self::White => Self::Black,
            Self::Black => Self::White,
        }
    }
}

/// `White` or `Black`.
impl fmt::Display for Side {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::White => "White",
            Self::Black => "Black",
        })
    }
}

/// The error returned when a text does not name a side.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("a side is `w`, `b`, `White` or `Black`")]
pub struct ParseSideError;

/// Accepts `w` and `b`, and the English and French words of records.
impl FromStr for Side {
    type Err = ParseSideError;

    fn from_str(text: &str) -> Result<Self, ParseSideError> {
        let is = |word: &&str| text.eq_ignore_ascii_case(word);
        let names = [["w", "white", "blancs"], ["b", "black", "noirs"]];
        let side = Self::BOTH.into_iter().find(|&side| names[side as usize].iter().any(is));
        side.ok_or(ParseSideError)
    }
}
