//! Plays the cues and the music at the player's volumes.

use super::cues::Unlocked;
use super::director::Cue;
use super::sound_bank::SoundBank;
use super::synth::Sound;
use super::volumes::{Volumes, decibels};
use bevy::prelude::*;
use bevy_kira_audio::prelude::*;
use std::time::Duration;

/// The channel of all sounds except the music.
#[derive(Resource)]
struct Effects;

/// The channel of the music.
#[derive(Resource)]
struct Music;

/// The gain of effects at full volume, so that two at once do not clip.
const HEADROOM: f32 = 0.65;
/// The gain of the music while the end of a game is heard, and for how many seconds.
const DUCKED: (f32, f32) = (0.25, 6.0);
/// The fade time when a slider moves: short, but without a click.
const FOLLOW: Duration = Duration::from_millis(30);
/// The fade time when the music is ducked or returns.
const GIVE_WAY: Duration = Duration::from_millis(700);
/// The fade-in time of the music.
const BEGIN: Duration = Duration::from_secs(3);

/// The state of the music.
#[derive(Resource, Debug, Default)]
struct MusicState {
    begun: bool,
    paused: bool,
    /// Seconds for which it remains ducked.
    ducked: f32,
}

pub(super) fn plugin(app: &mut App) {
    app.add_plugins(AudioPlugin)
        .add_audio_channel::<Effects>()
        .add_audio_channel::<Music>()
        .init_resource::<SoundBank>()
        .init_resource::<MusicState>()
        .add_systems(Startup, |mut bank: ResMut<SoundBank>| bank.start_effects())
        .add_systems(PostUpdate, (collect, play, follow, begin).chain());
}

fn collect(mut bank: ResMut<SoundBank>, mut sources: ResMut<Assets<AudioSource>>) {
    bank.bypass_change_detection().collect(&mut sources);
}

fn play(
    mut cues: MessageReader<Cue>,
    volumes: Res<Volumes>,
    bank: Res<SoundBank>,
    effects: Res<AudioChannel<Effects>>,
    mut music_state: ResMut<MusicState>,
) {
    for cue in cues.read() {
        if matches!(cue.sound, Sound::Win | Sound::Loss | Sound::Draw) {
            music_state.ducked = DUCKED.1;
        }
        let Some(source) = bank.effect(cue.sound, cue.variant) else { continue };
        let amplitude = volumes.effects_amplitude() * HEADROOM * cue.gain;
        effects
            .play(source)
            .with_volume(decibels(amplitude))
            .with_playback_rate(f64::from(cue.rate));
    }
}

/// Applies sliders, mute and ducking.
fn follow(
    time: Res<Time<Real>>,
    volumes: Res<Volumes>,
    (effects, music): (Res<AudioChannel<Effects>>, Res<AudioChannel<Music>>),
    mut music_state: ResMut<MusicState>,
    mut last: Local<Option<(Volumes, bool)>>,
) {
    music_state.ducked = (music_state.ducked - time.delta_secs()).max(0.0);
    let ducked = music_state.ducked > 0.0;
    let before = last.replace((*volumes, ducked));
    if before == Some((*volumes, ducked)) || before.is_none() {
        return;
    }
    let moved = before.is_some_and(|(before, _)| before != *volumes);
    if moved {
        let amplitude = volumes.effects_amplitude() * HEADROOM;
        effects.set_volume(decibels(amplitude)).linear_fade_in(FOLLOW);
    }
    if !music_state.begun {
        return;
    }
    let wanted = volumes.music_amplitude() > 0.0;
    if wanted {
        let fade = if moved { FOLLOW } else { GIVE_WAY };
        music.set_volume(loudness(*volumes, ducked)).linear_fade_in(fade);
    }
    if wanted == music_state.paused {
        music_state.paused = !wanted;
        if wanted {
            music.resume().linear_fade_in(GIVE_WAY);
        } else {
            music.pause().linear_fade_out(FOLLOW);
        }
    }
}

/// Starts the music once it is wanted, unlocked and rendered.
fn begin(
    volumes: Res<Volumes>,
    unlocked: Res<Unlocked>,
    mut bank: ResMut<SoundBank>,
    music: Res<AudioChannel<Music>>,
    mut music_state: ResMut<MusicState>,
) {
    if music_state.begun || !unlocked.0 || volumes.music_amplitude() == 0.0 {
        return;
    }
    let bank = bank.bypass_change_detection();
    bank.start_music();
    if let Some(source) = bank.music.clone() {
        music_state.begun = true;
        let loudness = loudness(*volumes, music_state.ducked > 0.0);
        music.play(source).looped().with_volume(loudness).fade_in(AudioTween::linear(BEGIN));
    }
}

fn loudness(volumes: Volumes, ducked: bool) -> f32 {
    decibels(volumes.music_amplitude() * if ducked { DUCKED.0 } else { 1.0 })
}
