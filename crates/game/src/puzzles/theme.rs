//! The themes of puzzles.

use std::fmt;
use std::str::FromStr;

/// A theme of a puzzle. Each is a claim about the position and its solution that can be checked; the
/// turns of the solution are those of the solver.
///
/// ```
/// use fanorona_game::puzzles::Theme;
///
/// assert_eq!("quiet-turn".parse::<Theme>()?, Theme::QuietTurn);
/// assert_eq!(Theme::SaveDraw.to_string(), "save-draw");
/// # Ok::<(), fanorona_game::puzzles::ParseThemeError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Theme {
    /// A turn of the solution is a chain of at least four steps.
    LongChain,
    /// The first turn begins with a capture by withdrawal.
    Withdrawal,
    /// After a turn of the solution the reply takes more stones than that turn took.
    Sacrifice,
    /// A turn of the solution captures nothing.
    QuietTurn,
    /// A turn of the solution ends although its chain could go on, and every longer chain that begins
    /// with the same steps is wrong.
    StopEarly,
    /// Correct play draws, and every wrong turn loses: both are proven.
    SaveDraw,
    /// The last turn of the solution takes all stones that the opponent has left.
    LastStone,
    /// Few stones are left: at most ten of both sides together, and at most half of those at the start.
    Ending,
}

impl Theme {
    /// All themes, in the order in which they are listed.
    pub const ALL: [Self; 8] = [
        Self::LongChain,
        Self::Withdrawal,
        Self::Sacrifice,
        Self::QuietTurn,
        Self::StopEarly,
        Self::SaveDraw,
        Self::LastStone,
        Self::Ending,
    ];

    /// The word in commands and documents.
    pub const fn key(self) -> &'static str {
        match self {
            Self::LongChain => "long-chain",
            Self::Withdrawal => "withdrawal",
            Self::Sacrifice => "sacrifice",
            Self::QuietTurn => "quiet-turn",
            Self::StopEarly => "stop-early",
            Self::SaveDraw => "save-draw",
            Self::LastStone => "last-stone",
            Self::Ending => "ending",
        }
    }
}

impl fmt::Display for Theme {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.key())
    }
}

/// A text that is not the word of a [`Theme`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("the themes are {}", Theme::ALL.map(Theme::key).join(", "))]
pub struct ParseThemeError;

impl FromStr for Theme {
    type Err = ParseThemeError;

    fn from_str(text: &str) -> Result<Self, ParseThemeError> {
        Self::ALL
            .into_iter()
            .find(|theme| theme.key().eq_ignore_ascii_case(text))
            .ok_or(ParseThemeError)
    }
}

/// A set of themes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Themes(u8);

impl Themes {
    /// The set of these bits, in the order of [`Theme::ALL`].
    pub(super) const fn from_bits(bits: u8) -> Self {
        Self(bits)
    }

    /// The bits of the set, in the order of [`Theme::ALL`].
    pub(super) const fn bits(self) -> u8 {
        self.0
    }

    /// This set with a theme added.
    #[must_use]
    pub const fn with(self, theme: Theme) -> Self {
        Self(self.0 | 1 << theme as u8)
    }

    /// Whether the theme is in the set.
    pub const fn contains(self, theme: Theme) -> bool {
        self.0 >> theme as u8 & 1 != 0
    }

    /// Whether the set is empty.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The number of themes in the set, 0 to 8.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// The themes of the set, in the order of [`Theme::ALL`].
    pub fn iter(self) -> impl Iterator<Item = Theme> {
        Theme::ALL.into_iter().filter(move |&theme| self.contains(theme))
    }
}

impl FromIterator<Theme> for Themes {
    fn from_iter<I: IntoIterator<Item = Theme>>(themes: I) -> Self {
        themes.into_iter().fold(Self::default(), Self::with)
    }
}
