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
mod player;
mod sound_bank;
pub mod synth;
mod volumes;

pub use cues::{Unlocked, cue_plugin};
pub use director::{Cue, SoundRequest};
pub use low_time::low_time_warning;
pub use volumes::Volumes;

use bevy::prelude::*;

/// Adds the sound. Without an audio output, cues are written but not played.
pub(super) fn plugin(app: &mut App) {
    cue_plugin(app);
    if device::is_there() {
        player::plugin(app);
    }
}
