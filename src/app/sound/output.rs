//! The audio output: one track for all sounds except the music, and one for the music.

use kira::backend::Backend;
use kira::track::{TrackBuilder, TrackHandle};
use kira::{AudioManager, AudioManagerSettings};
use std::any::Any;

/// An open audio output. Silent when dropped.
pub(super) struct AudioOutput {
    /// All sounds except the music.
    pub effects: TrackHandle,
    /// The music.
    pub music: TrackHandle,
    /// Keeps the output open.
    _manager: Box<dyn Any>,
}

impl AudioOutput {
    /// Opens the output. `None` if it cannot be opened: then the game is silent.
    pub fn open<B: Backend + 'static>(settings: AudioManagerSettings<B>) -> Option<Self> {
        let mut manager = AudioManager::new(settings).ok()?;
        let mut track = || manager.add_sub_track(TrackBuilder::new()).ok();
        let (effects, music) = (track()?, track()?);
        Some(Self { effects, music, _manager: Box::new(manager) })
    }
}
