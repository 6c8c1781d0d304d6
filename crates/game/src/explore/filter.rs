//! Which games count.

use super::GameResult;
use fanorona_rules::Side;
use std::fmt;
use std::str::FromStr;

/// Where a game comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Source {
    /// The player's own games.
    Own,
    /// The games that come with the program.
    Shipped,
    /// Games between computer opponents, played to find out how openings go.
    Engine,
}

impl Source {
    /// All sources, in the order in which they are shown.
    pub const ALL: [Self; 3] = [Self::Own, Self::Shipped, Self::Engine];

    /// The word for it in commands.
    pub const fn key(self) -> &'static str {
        match self {
            Self::Own => "own",
            Self::Shipped => "shipped",
            Self::Engine => "engine",
        }
    }
}

impl fmt::Display for Source {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.key())
    }
}

/// A text that does not name a source.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("a source is own, shipped or engine")]
pub struct ParseSourceError;

impl FromStr for Source {
    type Err = ParseSourceError;

    fn from_str(text: &str) -> Result<Self, ParseSourceError> {
        Self::ALL
            .into_iter()
            .find(|source| source.key().eq_ignore_ascii_case(text))
            .ok_or(ParseSourceError)
    }
}

/// A set of sources.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Sources([bool; 3]);

impl Sources {
    /// All of them.
    pub const ALL: Self = Self([true; 3]);
    /// None of them.
    pub const NONE: Self = Self([false; 3]);

    /// Whether this source is in the set.
    pub const fn has(self, source: Source) -> bool {
        self.0[source as usize]
    }

    /// The same set with this source in it, or not.
    #[must_use]
    pub const fn with(mut self, source: Source, is_in: bool) -> Self {
        self.0[source as usize] = is_in;
        self
    }
}

/// Which games count; the default is all.
///
/// ```
/// use fanorona_game::explore::{Filter, Source, Sources};
///
/// let own = Filter { sources: Sources::NONE.with(Source::Own, true), ..Filter::default() };
/// assert!(own.sources.has(Source::Own) && !own.sources.has(Source::Engine));
/// assert!(!own.asks_for_players());
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Filter {
    /// The sources.
    pub sources: Sources,
    /// Only games in which a person played this side.
    pub side: Option<Side>,
    /// Only games with an opponent whose name contains this, as [names are compared](fanorona_rules::names):
    /// the player of the other side if a side is given, else either.
    pub opponent: Option<String>,
    /// Only games with this result.
    pub result: Option<GameResult>,
    /// Only turns up to this number of turns of both sides from the start of a game.
    pub depth: Option<u32>,
}

impl Default for Filter {
    fn default() -> Self {
        Self { sources: Sources::ALL, side: None, opponent: None, result: None, depth: None }
    }
}

impl Filter {
    /// Whether it depends on who played. The games of [`Source::Engine`] then do not count: their
    /// players are not known.
    pub const fn asks_for_players(&self) -> bool {
        self.side.is_some() || self.opponent.is_some()
    }
}
