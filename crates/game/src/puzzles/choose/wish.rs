//! Which puzzles the player wants.

use crate::puzzles::{PackEntry, PuzzleProgress, Theme, sheets};
use fanorona_rules::Variant;
use std::ops::RangeInclusive;

/// Which puzzles the player wants. What is `None` does not matter.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Wish {
    /// The key of the variant.
    pub variant: Option<String>,
    /// A rule sheet, as [`sheets`] names it; capital letters do not matter, and a part is enough.
    pub sheet: Option<String>,
    /// A theme.
    pub theme: Option<Theme>,
    /// The difficulty, as a rating.
    pub difficulty: Option<RangeInclusive<u16>>,
}

impl Wish {
    /// Puzzles of the variant with this key.
    pub fn variant(key: &str) -> Self {
        Self { variant: Some(key.to_owned()), ..Self::default() }
    }

    /// Whether the puzzles of a variant may fit.
    pub fn wants(&self, variant: &Variant) -> bool {
        self.variant.as_ref().is_none_or(|key| *key == variant.key)
            && self.sheet.as_ref().is_none_or(|wanted| {
                let wanted = wanted.to_lowercase();
                sheets(variant).any(|sheet| sheet.to_lowercase().contains(&wanted))
            })
    }

    /// Whether a puzzle fits; its difficulty as the player's tries have moved it.
    pub fn fits(&self, variant: &Variant, entry: &PackEntry, progress: &PuzzleProgress) -> bool {
        self.wants(variant)
            && self.theme.is_none_or(|theme| entry.themes.contains(theme))
            && self.difficulty.as_ref().is_none_or(|range| {
                let rating = progress.puzzle_rating(entry).rating.round();
                (f64::from(*range.start())..=f64::from(*range.end())).contains(&rating)
            })
    }
}

/// A text that is not a range of ratings.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("a difficulty is a range of ratings, such as 1200-1600, 1800- or -1000")]
pub struct ParseDifficultyError;

/// Reads a difficulty: `1200-1600`, `1800-` or `-1000`.
///
/// # Errors
/// The text is not of that form, or the range is empty.
///
/// ```
/// use fanorona_game::puzzles::choose::parse_difficulty;
///
/// assert_eq!(parse_difficulty("1200-1600"), Ok(1200..=1600));
/// assert_eq!(parse_difficulty("-1000"), Ok(0..=1000));
/// assert!(parse_difficulty("1600-1200").is_err() && parse_difficulty("-").is_err());
/// ```
pub fn parse_difficulty(text: &str) -> Result<RangeInclusive<u16>, ParseDifficultyError> {
    let number = |text: &str, default: u16| match text {
        "" => Ok(default),
        text if text.bytes().all(|byte| byte.is_ascii_digit()) => {
            text.parse().map_err(|_| ParseDifficultyError)
        }
        _ => Err(ParseDifficultyError),
    };
    let (low, high) = text.split_once('-').ok_or(ParseDifficultyError)?;
    let range = number(low, 0)?..=number(high, u16::MAX)?;
    if text == "-" || range.is_empty() { Err(ParseDifficultyError) } else { Ok(range) }
}
