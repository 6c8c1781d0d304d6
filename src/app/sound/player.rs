//! Plays the cues and the music at the player's volumes.

use super::cues::Unlocked;
use super::director::Cue;
use super::ducking::{Depth, Ducking};
use super::sound_bank::SoundBank;
use super::volumes::{Volumes, decibels};
use crate::app::schedule::after_first_picture;
use bevy::prelude::*;
use bevy_kira_audio::{
    Audio, AudioControl, AudioInstance, AudioPlugin, AudioSource, AudioSystemSet, AudioTween,
    PlaybackState,
};
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

/// The effects that sound.
#[derive(Resource, Default)]
struct SoundingEffects {
    /// Each with the gain of its cue.
    all: Vec<(Handle<AudioInstance>, f32)>,
    /// Whether the output could not be opened.
    silent: bool,
}

/// The state of the music.
#[derive(Resource, Debug, Default)]
struct MusicState {
    /// The piece that plays, or the last one.
    piece: Option<Handle<AudioInstance>>,
    paused: bool,
    /// Seconds since it ended.
    rested: f32,
    ducking: Ducking,
}

/// Adds the systems that play cues and music, and opens the output after the first picture. If it cannot be opened, the
/// game is silent.
pub(super) fn plugin(app: &mut App) {
    systems(app);
    app.add_systems(Last, open.run_if(after_first_picture.and_then(run_once)));
}

/// Adds the plugin that opens the output. It does so at once, which takes a browser some tenths of a second, so it is
/// added to the world of the running app.
fn open(world: &mut World) {
    let mut app = App::empty();
    std::mem::swap(app.world_mut(), world);
    app.add_plugins(AudioPlugin);
    std::mem::swap(app.world_mut(), world);
}

fn systems(app: &mut App) {
    app.init_resource::<SoundBank>()
        .init_resource::<SoundingEffects>()
        .init_resource::<MusicState>()
        .add_systems(Startup, |mut bank: ResMut<SoundBank>| bank.start_effects())
        .add_systems(
            PostUpdate,
            (collect, forget, play, follow, begin)
                .chain()
                .before(AudioSystemSet::PlayTypedChannels)
                .run_if(resource_exists::<Audio>)
                .run_if(|effects: Res<SoundingEffects>| !effects.silent),
        );
}

fn collect(
    time: Res<Time<Real>>,
    mut bank: ResMut<SoundBank>,
    mut sources: ResMut<Assets<AudioSource>>,
) {
    bank.bypass_change_detection().collect(time.delta(), &mut sources);
}

/// Drops the effects that have ended, which the library does not. One that still waits since the frame before would wait
/// for ever: the output could not be opened.
fn forget(
    mut audio: ResMut<Audio>,
    mut effects: ResMut<SoundingEffects>,
    mut instances: ResMut<Assets<AudioInstance>>,
) {
    if effects.all.iter().any(|(effect, _)| audio.state(effect) == PlaybackState::Queued) {
        *effects = SoundingEffects { all: Vec::new(), silent: true };
        *audio = Audio::default();
    }
    effects.all.retain(|(effect, _)| {
        let ended = audio.state(effect) == PlaybackState::Stopped;
        if ended {
            instances.remove(effect);
        }
        !ended
    });
}

fn play(
    (time, volumes, audio): (Res<Time<Real>>, Res<Volumes>, Res<Audio>),
    mut cues: MessageReader<Cue>,
    bank: Res<SoundBank>,
    mut effects: ResMut<SoundingEffects>,
    mut music_state: ResMut<MusicState>,
) {
    // The frame before may have been drawn seconds ago, so its time passes before a sound begins.
    music_state.ducking.advance(time.delta_secs());
    for cue in cues.read() {
        let Some(sound) = bank.effect(cue.sound, cue.variant) else { continue };
        music_state.ducking.hear(cue.sound, cue.rate);
        let effect = audio
            .play(sound)
            .with_volume(effect_volume(cue.gain, &volumes))
            .with_playback_rate(f64::from(cue.rate))
            .handle();
        effects.all.push((effect, cue.gain));
    }
}

/// Applies sliders, mute and ducking to what sounds.
fn follow(
    volumes: Res<Volumes>,
    effects: Res<SoundingEffects>,
    mut music_state: ResMut<MusicState>,
    mut instances: ResMut<Assets<AudioInstance>>,
    mut last: Local<Option<(Volumes, Depth)>>,
) {
    let depth = music_state.ducking.depth();
    let Some((volumes_before, depth_before)) = last.replace((*volumes, depth)) else { return };
    let moved = volumes_before != *volumes;
    if !moved && depth_before == depth {
        return;
    }
    let fade = if moved { FOLLOW } else { Ducking::fade(depth_before, depth) };
    if moved {
        for (effect, gain) in &effects.all {
            if let Some(mut effect) = instances.get_mut(effect) {
                effect.set_decibels(effect_volume(*gain, &volumes), AudioTween::linear(fade));
            }
        }
    }
    let wanted = volumes.music_amplitude() > 0.0;
    let turned = wanted == music_state.paused;
    music_state.paused = !wanted;
    let piece = music_state.piece.as_ref();
    let Some(mut piece) = piece.and_then(|piece| instances.get_mut(piece)) else { return };
    if wanted {
        piece.set_decibels(music_volume(depth, &volumes), AudioTween::linear(fade));
    }
    match (turned, wanted) {
        (true, true) => piece.resume(AudioTween::linear(RESUME)),
        (true, false) => piece.pause(AudioTween::linear(FOLLOW)),
        (false, _) => {}
    }
}

/// Starts a piece of music once it is wanted, unlocked and rendered, and the last one has ended.
fn begin(
    (time, volumes, unlocked, audio): (Res<Time<Real>>, Res<Volumes>, Res<Unlocked>, Res<Audio>),
    mut bank: ResMut<SoundBank>,
    mut sources: ResMut<Assets<AudioSource>>,
    mut instances: ResMut<Assets<AudioInstance>>,
    mut music_state: ResMut<MusicState>,
) {
    if !unlocked.0 || volumes.music_amplitude() == 0.0 {
        return;
    }
    // The next piece is rendered while this one plays.
    let bank = bank.bypass_change_detection();
    bank.order_piece();
    let state = music_state.piece.as_ref().map(|piece| audio.state(piece));
    if state.is_some_and(|state| state != PlaybackState::Stopped) {
        music_state.rested = 0.0;
        return;
    }
    music_state.rested += time.delta_secs();
    if music_state.piece.is_some() && music_state.rested < REST {
        return;
    }
    let Some(piece) = bank.take_piece() else { return };
    let mut piece = audio.play(sources.add(piece));
    piece.with_volume(music_volume(music_state.ducking.depth(), &volumes));
    match music_state.piece.replace(piece.handle()) {
        Some(ended) => _ = instances.remove(&ended),
        None => _ = piece.linear_fade_in(BEGIN),
    }
    music_state.rested = 0.0;
}

/// The volume of an effect in decibels.
fn effect_volume(gain: f32, volumes: &Volumes) -> f32 {
    decibels(gain * volumes.effects_amplitude())
}

/// The volume of the music in decibels.
fn music_volume(depth: Depth, volumes: &Volumes) -> f32 {
    decibels(depth.gain() * volumes.music_amplitude())
}

#[cfg(test)]
mod tests;
