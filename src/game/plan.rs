//! What is to be played: one game, or a match.

use super::{Seat, serial};
use crate::rules::Variant;
use crate::rules::clock::TimeControl;
use crate::rules::matches::MatchFormat;
use serde::{Deserialize, Serialize};
use std::sync::Arc;

/// The plan of a game or of a whole match.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct GamePlan {
    /// The rules of its ordinary games.
    #[serde(with = "serial::variant")]
    pub variant: Arc<Variant>,
    /// Which games are played.
    #[serde(with = "serial::format")]
    pub format: MatchFormat,
    /// Who plays White and Black in the first game. Whoever it is keeps name and time while
    /// colours change.
    pub seats: [Seat; 2],
    /// What they are called, likewise; empty for nobody in particular.
    pub names: [String; 2],
    /// How much time White and Black have in the first game.
    pub control: TimeControl,
}

impl GamePlan {
    /// A single game without names and clocks.
    pub const fn single(variant: Arc<Variant>, seats: [Seat; 2]) -> Self {
        let names = [String::new(), String::new()];
        Self { variant, format: MatchFormat::SINGLE, seats, names, control: TimeControl::NONE }
    }
}
