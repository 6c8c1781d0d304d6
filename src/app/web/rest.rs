//! Waits for the rest of the program. The page runs what builds the game and prepares its first frame while it still downloads
//! what draws it (`web/split.mjs`).

use super::bridge;
use crate::app::preparation::Preparation;
use bevy::prelude::*;
use bevy::render::{ExtractSchedule, RenderApp};

/// Frames begin as soon as the program is complete.
pub(super) struct RestOfProgram;

impl Plugin for RestOfProgram {
    fn build(&self, app: &mut App) {
        app.add_plugins(Preparation {
            sub_app: RenderApp,
            extraction: ExtractSchedule,
            is_complete: || {
                let complete = bridge::is_complete();
                if complete {
                    bridge::mark("opened");
                }
                complete
            },
            on_prepared: || bridge::mark("prepared"),
        });
    }
}
