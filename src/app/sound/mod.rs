//! What is heard: stones on wood, the strings of a valiha, a quiet piece behind the game.
//!
//! [`synth`] computes every sound. The director hears what happens and asks for sounds as cues;
//! it needs neither window nor loudspeaker. The player has the sounds made and plays the cues. None
//! of it draws anything: a still window sleeps on while music plays.

mod device;
mod director;
mod hear;
mod low_time;
mod player;
mod stock;
pub mod synth;
mod volumes;

pub use director::{Cue, Director};
pub use hear::{SoundRequest, Unlocked, hearing};
pub use low_time::low_time_warning;
pub use volumes::Volumes;

use bevy::prelude::*;

/// Adds all that is heard. Without anything to play on, cues are written and nobody plays them.
pub(super) fn plugin(app: &mut App) {
    hearing(app);
    if device::is_there() {
        player::plugin(app);
    }
}
