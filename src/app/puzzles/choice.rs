//! Which puzzles the player has chosen.

use crate::game::puzzles::Theme;
use crate::game::puzzles::choose::Wish;

/// The variant that is chosen at first.
pub const STANDARD: &str = "tsivy";

/// Which puzzles the player has chosen; what is `None` does not matter.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PuzzleChoice {
    /// The key of the variant.
    pub variant: Option<String>,
    /// The rule sheet.
    pub sheet: Option<String>,
    /// The theme.
    pub theme: Option<Theme>,
    /// The difficulty.
    pub level: Level,
}

impl Default for PuzzleChoice {
    /// Those of the best-known variant, which has most of the puzzles.
    fn default() -> Self {
        let variant = Some(STANDARD.to_owned());
        Self { variant, sheet: None, theme: None, level: Level::default() }
    }
}

/// A difficulty in comparison with the player's rating.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Level {
    /// At most a little above or below it, as far as there are such puzzles.
    #[default]
    Near,
    /// Clearly below it.
    Easier,
    /// Clearly above it.
    Harder,
}

impl Level {
    /// All levels, from easy to difficult.
    pub const ALL: [Self; 3] = [Self::Easier, Self::Near, Self::Harder];
    /// How far "clearly" is at least and at most, in points of the rating.
    const CLEARLY: [f64; 2] = [150.0, 500.0];

    /// The range of ratings for a player of this rating; `None` if the nearest puzzle is wanted.
    fn range(self, rating: f64) -> Option<std::ops::RangeInclusive<u16>> {
        let [least, most] = Self::CLEARLY;
        // Ratings below 0 saturate.
        match self {
            Self::Near => None,
            Self::Easier => Some((rating - most) as u16..=(rating - least) as u16),
            Self::Harder => Some((rating + least) as u16..=(rating + most) as u16),
        }
    }
}

impl PuzzleChoice {
    /// The choice as a wish of a player of this rating.
    pub fn wish(&self, rating: f64) -> Wish {
        Wish {
            variant: self.variant.clone(),
            sheet: self.sheet.clone(),
            theme: self.theme,
            difficulty: self.level.range(rating),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn levels_lie_on_both_sides_of_the_rating() {
        assert_eq!(Level::Near.range(1500.0), None);
        assert_eq!(Level::Easier.range(1500.0), Some(1000..=1350));
        assert_eq!(Level::Harder.range(1500.0), Some(1650..=2000));
        assert_eq!(Level::Easier.range(100.0), Some(0..=0));
    }
}
