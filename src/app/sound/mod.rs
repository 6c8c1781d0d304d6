//! What is heard: stones on wood, the strings of a valiha, a quiet piece behind the game.

pub mod synth;
mod volumes;

pub use volumes::Volumes;

use bevy::prelude::*;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Volumes>();
}
