//! The error of starting a match or recording a result in it.

use crate::Outcome;
use serde::{Deserialize, Serialize};

/// Why a match cannot be started, or cannot accept a result.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, thiserror::Error)]
pub enum MatchError {
    /// This number of games is outside 1 to [`MatchFormat::MOST_GAMES`](super::MatchFormat::MOST_GAMES).
    #[error("a match has 1 to {most} games, not {0}", most = super::MatchFormat::MOST_GAMES)]
    Games(u16),
    /// The variant with this key has no handicap, so it cannot be a rematch.
    #[error("the variant `{0}` has no handicap, so it cannot be a rematch")]
    NoHandicap(String),
    /// The match is decided, and no game is left to play.
    #[error("the match is decided")]
    Decided,
    /// The game cannot end like this under its rules.
    #[error("the game cannot end with {0} for this reason under its rules")]
    Impossible(Outcome),
    /// The record is not of the game that is to be played.
    #[error("the record is not of the game that is to be played")]
    AnotherGame,
    /// The game is not over.
    #[error("the game is not over")]
    UnderWay,
    /// No game is finished.
    #[error("no game is finished")]
    NothingPlayed,
}
