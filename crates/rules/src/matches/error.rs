//! The error of starting a match or recording a result in it.

use crate::Outcome;
use serde::{Deserialize, Serialize};
use std::fmt;

/// Why a match cannot be started, or cannot accept a result.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum MatchError {
    /// This number of games is outside 1 to [`MatchFormat::MOST_GAMES`](super::MatchFormat::MOST_GAMES).
    Games(u16),
    /// The variant with this key has no handicap, so it cannot be a rematch.
    NoHandicap(String),
    /// The match is decided, and no game is left to play.
    Decided,
    /// The game cannot end like this under its rules.
    Impossible(Outcome),
    /// The record is not of the game that is to be played.
    AnotherGame,
    /// The game is not over.
    UnderWay,
    /// No game is finished.
    NothingPlayed,
}

impl fmt::Display for MatchError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Games(games) => {
                write!(f, "a match has 1 to {} games, not {games}", super::MatchFormat::MOST_GAMES)
            }
            Self::NoHandicap(key) => {
                write!(f, "the variant `{key}` has no handicap, so it cannot be a rematch")
            }
            Self::Decided => f.write_str("the match is decided"),
            Self::Impossible(outcome) => {
                write!(f, "the game cannot end with {outcome} for this reason under its rules")
            }
            Self::AnotherGame => f.write_str("the record is not of the game that is to be played"),
            Self::UnderWay => f.write_str("the game is not over"),
            Self::NothingPlayed => f.write_str("no game is finished"),
        }
    }
}

impl std::error::Error for MatchError {}
