//! The name of a puzzle: its variant and a number that follows from its position.

use fanorona_rules::notation::write_position;
use fanorona_rules::{Position, Variant};
use serde::Deserialize;
use std::fmt;
use std::str::FromStr;
use std::sync::Arc;

/// The name of a puzzle, such as `tsivy-015b1b0`: the key of its variant, and seven hexadecimal digits
/// that follow from the position. It stays the same when packs grow or change their order.
///
/// ```
/// use fanorona_game::puzzles::PuzzleId;
///
/// let id: PuzzleId = "tumicarona-rematch-03fa9c2".parse()?;
/// assert_eq!(id.variant(), "tumicarona-rematch");
/// assert_eq!(id.to_string(), "tumicarona-rematch-03fa9c2");
/// assert!("tsivy".parse::<PuzzleId>().is_err());
/// # Ok::<(), fanorona_game::puzzles::ParsePuzzleIdError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Deserialize)]
#[serde(try_from = "String")]
pub struct PuzzleId {
    variant: Arc<str>,
    code: u32,
}

/// The number of hexadecimal digits.
const DIGITS: usize = 7;

impl PuzzleId {
    /// The name of the puzzle with this position.
    pub fn new(variant: &Variant, position: &Position) -> Self {
        let text = write_position(&variant.rules, position);
        let code = crc32fast::hash(text.as_bytes()) >> (32 - 4 * DIGITS);
        Self { variant: variant.key.as_str().into(), code }
    }

    /// The key of the variant.
    pub fn variant(&self) -> &str {
        &self.variant
    }

    /// The number without the variant, below 2^28. It is spread evenly over all puzzles.
    pub const fn code(&self) -> u32 {
        self.code
    }
}

impl fmt::Display for PuzzleId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{:0DIGITS$x}", self.variant, self.code)
    }
}

/// A text that is not the name of a puzzle.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("not the name of a puzzle, such as `tsivy-015b1b0`")]
pub struct ParsePuzzleIdError;

impl FromStr for PuzzleId {
    type Err = ParsePuzzleIdError;

    fn from_str(text: &str) -> Result<Self, ParsePuzzleIdError> {
        let (variant, code) = text.rsplit_once('-').ok_or(ParsePuzzleIdError)?;
        let digits =
            |text: &str| text.len() == DIGITS && text.bytes().all(|byte| byte.is_ascii_hexdigit());
        if variant.is_empty() || !digits(code) {
            return Err(ParsePuzzleIdError);
        }
        let code = u32::from_str_radix(code, 16).map_err(|_| ParsePuzzleIdError)?;
        Ok(Self { variant: variant.to_ascii_lowercase().into(), code })
    }
}

impl TryFrom<String> for PuzzleId {
    type Error = ParsePuzzleIdError;

    fn try_from(text: String) -> Result<Self, ParsePuzzleIdError> {
        text.parse()
    }
}
