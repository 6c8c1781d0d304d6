//! Sound: stones on wood, the strings of a valiha, and quiet background music.
//!
//! [`synth`] computes every sound. The director turns events into cues and needs neither window nor
//! audio output. The player has the sounds rendered and plays the cues. Nothing here requests a
//! redraw, so a still window stays asleep while music plays.

mod cues;
mod device;
mod director;
mod ducking;
mod low_time;
pub(super) mod mute_button;
mod output;
mod player;
mod sound_bank;
pub mod synth;
mod volumes;

pub use cues::{Unlocked, cue_plugin};
pub use director::{Cue, SoundRequest};
pub use low_time::low_time_warning;
pub use volumes::Volumes;

use super::schedule::after_first_picture;
use bevy::prelude::*;
use kira::AudioManagerSettings;
use kira::backend::DefaultBackend;
use output::AudioOutput;

/// Adds the sound. Without an audio output, cues are written but not played.
pub(super) fn plugin(app: &mut App) {
    cue_plugin(app);
    if !device::is_there() {
        return;
    }
    player::plugin(app);
    if cfg!(target_arch = "wasm32") {
        // A browser lets nothing be heard before a gesture, and the first picture comes sooner so.
        app.add_systems(Last, open.run_if(after_first_picture.and_then(run_once)));
    } else {
        open(app.world_mut());
    }
}

/// Opens the output. If it cannot be opened, the game is silent.
fn open(world: &mut World) {
    if let Some(output) = AudioOutput::open(AudioManagerSettings::<DefaultBackend>::default()) {
        world.insert_non_send(output);
    }
}
