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
mod output;
mod player;
mod sound_bank;
pub mod synth;
mod volumes;

pub use cues::{SoundRequest, Unlocked, cue_plugin};
pub use director::Cue;
pub use low_time::low_time_warning;
pub use volumes::Volumes;

use bevy::prelude::*;
use kira::AudioManagerSettings;
use kira::backend::DefaultBackend;
use output::AudioOutput;

/// Adds the sound. Without an audio output, cues are written but not played.
pub(super) fn plugin(app: &mut App) {
    cue_plugin(app);
    let open = || AudioOutput::open(AudioManagerSettings::<DefaultBackend>::default());
    if let Some(output) = device::is_there().then(open).flatten() {
        player::plugin(app, output);
    }
}
