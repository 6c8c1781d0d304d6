//! Plays the cues and the music at the player's volumes.

use super::cues::Unlocked;
use super::director::Cue;
use super::ducking::{Depth, Ducking};
use super::output::AudioOutput;
use super::sound_bank::SoundBank;
use super::volumes::{Volumes, decibels};
use crate::app::schedule::after_first_picture;
use bevy::prelude::*;
use kira::Tween;
use kira::sound::PlaybackState;
use kira::sound::static_sound::StaticSoundHandle;
use std::time::Duration;

/// The fade time when a slider moves: short, but without a click.
const FOLLOW: Duration = Duration::from_millis(30);
/// The fade time when the music is switched on again.
const RESUME: Duration = Duration::from_millis(700);
/// The fade-in time of the first piece of music.
const BEGIN: Duration = Duration::from_secs(3);
/// Seconds of silence between two pieces. A still window draws a frame every few seconds, so it may
/// be longer.
const REST: f32 = 2.5;

/// The state of the music.
#[derive(Resource, Debug, Default)]
struct MusicState {
    /// The piece that plays, or the last one.
    piece: Option<StaticSoundHandle>,
    paused: bool,
    /// Seconds since it ended.
    rested: f32,
    ducking: Ducking,
}

/// Adds the systems that play cues and music on the output, once it is open.
pub(super) fn plugin(app: &mut App) {
    let is_open = |output: Option<NonSend<AudioOutput>>| output.is_some();
    app.init_resource::<SoundBank>()
        .init_resource::<MusicState>()
        .add_systems(Startup, |mut bank: ResMut<SoundBank>| bank.start_effects())
        .add_systems(
            PostUpdate,
            (collect.run_if(after_first_picture), play, follow, begin).chain().run_if(is_open),
        );
}

fn collect(time: Res<Time<Real>>, mut bank: ResMut<SoundBank>) {
    bank.bypass_change_detection().collect(time.delta());
}

fn play(
    time: Res<Time<Real>>,
    mut cues: MessageReader<Cue>,
    bank: Res<SoundBank>,
    mut output: NonSendMut<AudioOutput>,
    mut music_state: ResMut<MusicState>,
) {
    // The frame before may have been drawn seconds ago, so its time passes before a sound begins.
    music_state.ducking.advance(time.delta_secs());
    for cue in cues.read() {
        let Some(sound) = bank.effect(cue.sound, cue.variant) else { continue };
        music_state.ducking.hear(cue.sound, cue.rate);
        let sound = sound.volume(decibels(cue.gain)).playback_rate(f64::from(cue.rate));
        // More sounds at once than the output can mix are left out.
        let _ = output.effects.play(sound);
    }
}

/// Applies sliders, mute and ducking.
fn follow(
    volumes: Res<Volumes>,
    mut output: NonSendMut<AudioOutput>,
    mut music_state: ResMut<MusicState>,
    mut last: Local<Option<(Volumes, Depth)>>,
) {
    let depth = music_state.ducking.depth();
    let before = last.replace((*volumes, depth));
    if before == Some((*volumes, depth)) {
        return;
    }
    let (moved, fade) = match before {
        None => (true, Duration::ZERO),
        Some((volumes_before, _)) if volumes_before != *volumes => (true, FOLLOW),
        Some((_, depth_before)) => (false, Ducking::fade(depth_before, depth)),
    };
    if moved {
        output.effects.set_volume(decibels(volumes.effects_amplitude()), linear(fade));
    }
    let wanted = volumes.music_amplitude() > 0.0;
    if wanted {
        let loudness = decibels(volumes.music_amplitude() * depth.gain());
        output.music.set_volume(loudness, linear(fade));
    }
    if wanted == music_state.paused {
        music_state.paused = !wanted;
        if wanted {
            output.music.resume(linear(RESUME));
        } else {
            output.music.pause(linear(FOLLOW));
        }
    }
}

/// Starts a piece of music once it is wanted, unlocked and rendered, and the last one has ended.
fn begin(
    time: Res<Time<Real>>,
    volumes: Res<Volumes>,
    unlocked: Res<Unlocked>,
    mut bank: ResMut<SoundBank>,
    mut output: NonSendMut<AudioOutput>,
    mut music_state: ResMut<MusicState>,
) {
    if !unlocked.0 || volumes.music_amplitude() == 0.0 {
        return;
    }
    // The next piece is rendered while this one plays.
    let bank = bank.bypass_change_detection();
    bank.order_piece();
    let state = music_state.piece.as_ref().map(StaticSoundHandle::state);
    if state.is_some_and(|state| state != PlaybackState::Stopped) {
        music_state.rested = 0.0;
        return;
    }
    music_state.rested += time.delta_secs();
    let first = state.is_none();
    if !first && music_state.rested < REST {
        return;
    }
    if let Some(piece) = bank.take_piece() {
        let piece = piece.fade_in_tween(first.then(|| linear(BEGIN)));
        music_state.piece = output.music.play(piece).ok();
        music_state.rested = 0.0;
    }
}

fn linear(duration: Duration) -> Tween {
    Tween { duration, ..default() }
}

#[cfg(test)]
mod tests;
