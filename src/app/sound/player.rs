//! Plays the cues and the music at the player's volumes.

use super::cues::Unlocked;
use super::director::Cue;
use super::ducking::{Depth, Ducking};
use super::sound_bank::SoundBank;
use super::volumes::{Volumes, decibels};
use crate::app::schedule::after_first_picture;
use bevy::prelude::*;
use bevy_kira_audio::AudioSystemSet;
use bevy_kira_audio::prelude::*;
use std::time::Duration;

/// The channel of all sounds except the music.
#[derive(Resource)]
struct Effects;

/// The channel of the music.
#[derive(Resource)]
struct Music;

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
    piece: Option<Handle<AudioInstance>>,
    paused: bool,
    /// Seconds since it ended.
    rested: f32,
    ducking: Ducking,
}

pub(super) fn plugin(app: &mut App) {
    app.add_plugins(AudioPlugin)
        .add_audio_channel::<Effects>()
        .add_audio_channel::<Music>()
        .init_resource::<SoundBank>()
        .init_resource::<MusicState>()
        .add_systems(Startup, |mut bank: ResMut<SoundBank>| bank.start_effects())
        .add_systems(
            PostUpdate,
            (collect.run_if(after_first_picture), play, follow, begin)
                .chain()
                .before(AudioSystemSet::PlayTypedChannels),
        );
}

fn collect(
    time: Res<Time<Real>>,
    mut bank: ResMut<SoundBank>,
    mut sources: ResMut<Assets<AudioSource>>,
) {
    bank.bypass_change_detection().collect(&mut sources, time.delta());
}

fn play(
    time: Res<Time<Real>>,
    mut cues: MessageReader<Cue>,
    volumes: Res<Volumes>,
    bank: Res<SoundBank>,
    effects: Res<AudioChannel<Effects>>,
    mut music_state: ResMut<MusicState>,
) {
    // The frame before may have been drawn seconds ago, so its time passes before a sound begins.
    music_state.ducking.advance(time.delta_secs());
    for cue in cues.read() {
        let Some(source) = bank.effect(cue.sound, cue.variant) else { continue };
        music_state.ducking.hear(cue.sound, cue.rate);
        effects
            .play(source)
            .with_volume(decibels(volumes.effects_amplitude() * cue.gain))
            .with_playback_rate(f64::from(cue.rate));
    }
}

/// Applies sliders, mute and ducking.
fn follow(
    volumes: Res<Volumes>,
    (effects, music): (Res<AudioChannel<Effects>>, Res<AudioChannel<Music>>),
    mut music_state: ResMut<MusicState>,
    mut last: Local<Option<(Volumes, Depth)>>,
) {
    let depth = music_state.ducking.depth();
    let Some((volumes_before, depth_before)) = last.replace((*volumes, depth)) else { return };
    let moved = volumes_before != *volumes;
    if !moved && depth_before == depth {
        return;
    }
    if moved {
        effects.set_volume(decibels(volumes.effects_amplitude())).linear_fade_in(FOLLOW);
    }
    if music_state.piece.is_none() {
        return;
    }
    let wanted = volumes.music_amplitude() > 0.0;
    if wanted {
        let fade = if moved { FOLLOW } else { Ducking::fade(depth_before, depth) };
        music.set_volume(loudness(*volumes, depth)).linear_fade_in(fade);
    }
    if wanted == music_state.paused {
        music_state.paused = !wanted;
        if wanted {
            music.resume().linear_fade_in(RESUME);
        } else {
            music.pause().linear_fade_out(FOLLOW);
        }
    }
}

/// Starts a piece of music once it is wanted, unlocked and rendered, and the last one has ended.
fn begin(
    time: Res<Time<Real>>,
    volumes: Res<Volumes>,
    unlocked: Res<Unlocked>,
    mut bank: ResMut<SoundBank>,
    music: Res<AudioChannel<Music>>,
    mut music_state: ResMut<MusicState>,
) {
    if !unlocked.0 || volumes.music_amplitude() == 0.0 {
        return;
    }
    // The next piece is rendered while this one plays.
    let bank = bank.bypass_change_detection();
    bank.order_piece();
    let state = music_state.piece.as_ref().map(|piece| music.state(piece));
    if state.as_ref().is_some_and(|state| *state != PlaybackState::Stopped) {
        music_state.rested = 0.0;
        return;
    }
    music_state.rested += time.delta_secs();
    let first = state.is_none();
    if !first && music_state.rested < REST {
        return;
    }
    if let Some(source) = bank.take_piece() {
        let mut piece = music.play(source);
        piece.with_volume(loudness(*volumes, music_state.ducking.depth()));
        if first {
            piece.fade_in(AudioTween::linear(BEGIN));
        }
        music_state.piece = Some(piece.handle());
        music_state.rested = 0.0;
    }
}

fn loudness(volumes: Volumes, depth: Depth) -> f32 {
    decibels(volumes.music_amplitude() * depth.gain())
}
