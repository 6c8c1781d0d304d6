//! Why a series cannot be had, or cannot take what it is told.

use crate::rules::Outcome;
use serde::{Deserialize, Serialize};

/// A reason against a series or against the end of a game in it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum MatchError {
    /// So many games cannot be played.
    Games(u16),
    /// The variant of this key knows no handicap, so it makes no rematch.
    NoHandicap(String),
    /// The match is decided: no game is to be played.
    Decided,
    /// The game cannot end like this by its rules.
    Impossible(Outcome),
    /// The record is not of the game that was to be played.
    AnotherGame,
    /// The game is not over.
    UnderWay,
    /// No game is finished.
    NothingPlayed,
}
