//! Numbers of games by their results.

use fanorona_rules::{Outcome, Side};
use std::fmt;
use std::ops::AddAssign;
use std::str::FromStr;

/// How a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum GameResult {
    /// White won.
    White,
    /// A draw.
    Draw,
    /// Black won.
    Black,
    /// It has no result: it is not over, or was never finished.
    Open,
}

impl GameResult {
    /// All results, in the order in which they are shown.
    pub const ALL: [Self; 4] = [Self::White, Self::Draw, Self::Black, Self::Open];

    /// The result of a game with this outcome.
    pub fn of(outcome: Option<Outcome>) -> Self {
        match outcome.map(Outcome::winner) {
            None => Self::Open,
            Some(None) => Self::Draw,
            Some(Some(Side::White)) => Self::White,
            Some(Some(Side::Black)) => Self::Black,
        }
    }
}

/// The form of the tag `Result` of records.
impl fmt::Display for GameResult {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::White => "1-0",
            Self::Draw => "1/2-1/2",
            Self::Black => "0-1",
            Self::Open => "*",
        })
    }
}

/// A text that is not a result.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("a result is 1-0, 1/2-1/2, 0-1 or *")]
pub struct ParseGameResultError;

impl FromStr for GameResult {
    type Err = ParseGameResultError;

    fn from_str(text: &str) -> Result<Self, ParseGameResultError> {
        let fits = |result: &Self| result.to_string() == text;
        Self::ALL.into_iter().find(fits).ok_or(ParseGameResultError)
    }
}

/// Numbers of games.
///
/// ```
/// use fanorona_game::explore::{GameResult, Tally};
///
/// let mut tally = Tally::default();
/// tally.count(GameResult::White);
/// tally.count(GameResult::Open);
/// assert_eq!((tally.games(), tally.white, tally.open), (2, 1, 1));
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// The games that White won.
    pub white: u32,
    /// The draws.
    pub draws: u32,
    /// The games that Black won.
    pub black: u32,
    /// The games without a result.
    pub open: u32,
}

impl Tally {
    /// The number of games.
    pub const fn games(&self) -> u32 {
        self.white + self.draws + self.black + self.open
    }

    /// Counts one more game.
    pub const fn count(&mut self, result: GameResult) {
        *self.of_mut(result) += 1;
    }

    /// The number of games with this result.
    pub const fn of(&self, result: GameResult) -> u32 {
        match result {
            GameResult::White => self.white,
            GameResult::Draw => self.draws,
            GameResult::Black => self.black,
            GameResult::Open => self.open,
        }
    }

    pub(super) const fn of_mut(&mut self, result: GameResult) -> &mut u32 {
        match result {
            GameResult::White => &mut self.white,
            GameResult::Draw => &mut self.draws,
            GameResult::Black => &mut self.black,
            GameResult::Open => &mut self.open,
        }
    }

    /// The games with this result only; all for `None`.
    #[must_use]
    pub fn only(&self, result: Option<GameResult>) -> Self {
        let Some(result) = result else { return *self };
        let mut only = Self::default();
        *only.of_mut(result) = self.of(result);
        only
    }
}

impl AddAssign for Tally {
    fn add_assign(&mut self, other: Self) {
        for result in GameResult::ALL {
            let sum = self.of_mut(result);
            *sum = sum.saturating_add(other.of(result));
        }
    }
}
