//! Waits for the rest of the program. The page runs what builds the game while it still downloads what draws it
//! (`web/split.mjs`).

use super::bridge;
use bevy::prelude::*;

/// Is ready as soon as the program is complete; no frame begins before.
pub(super) struct RestOfProgram;

impl Plugin for RestOfProgram {
    fn build(&self, _: &mut App) {}

    fn ready(&self, _: &App) -> bool {
        bridge::is_complete()
    }
}
