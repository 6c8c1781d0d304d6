//! What is heard, measured at the output.

#![expect(clippy::unwrap_used, reason = "a test may stop at once")]

use super::{Cue, MusicState, plugin};
use crate::app::sound::cues::Unlocked;
use crate::app::sound::output::AudioOutput;
use crate::app::sound::sound_bank::SoundBank;
use crate::app::sound::synth::Sound;
use crate::app::sound::volumes::Volumes;
use bevy::prelude::*;
use kira::AudioManagerSettings;
use kira::backend::{Backend, Renderer};
use std::sync::{Arc, Mutex};

const RATE: usize = 48_000;

/// An output that is read by the test.
#[derive(Clone, Default)]
struct TestOutput(Arc<Mutex<Option<Renderer>>>);

impl Backend for TestOutput {
    type Settings = Self;
    type Error = ();

    fn setup(speaker: Self, _buffer: usize) -> Result<(Self, u32), ()> {
        Ok((speaker, RATE as u32))
    }

    fn start(&mut self, renderer: Renderer) -> Result<(), ()> {
        *self.0.lock().unwrap() = Some(renderer);
        Ok(())
    }
}

impl TestOutput {
    /// Plays for this time, and returns the energy per second.
    fn listen(&self, seconds: f32) -> f32 {
        let mut renderer = self.0.lock().unwrap();
        let renderer = renderer.as_mut().unwrap();
        let mut energy = 0.0;
        for _ in 0..(seconds * 100.0) as usize {
            let mut samples = vec![0.0; RATE / 100 * 2];
            renderer.on_start_processing();
            renderer.process(&mut samples, 2);
            energy += samples.iter().map(|sample| sample * sample).sum::<f32>();
        }
        energy / seconds
    }
}

/// An app that plays on a speaker, with all effects rendered.
fn app(volumes: Volumes) -> (App, TestOutput) {
    let speaker = TestOutput::default();
    let settings = AudioManagerSettings::<TestOutput> {
        backend_settings: speaker.clone(),
        capacities: default(),
        main_track_builder: default(),
        internal_buffer_size: 128,
    };
    let mut app = App::new();
    app.add_plugins(MinimalPlugins)
        .insert_resource(volumes)
        .insert_resource(Unlocked(true))
        .add_message::<Cue>();
    app.insert_non_send(AudioOutput::open(settings).unwrap());
    plugin(&mut app);
    let last = Sound::all().into_iter().next_back().unwrap();
    update_until(&mut app, |world| {
        world.resource::<SoundBank>().effect(last, last.variants() - 1).is_some()
    });
    // The output follows the volumes before anything sounds, as in the game.
    speaker.listen(0.1);
    (app, speaker)
}

fn update_until(app: &mut App, done: impl Fn(&World) -> bool) {
    while !done(app.world()) {
        app.update();
        std::thread::yield_now();
    }
}

/// The energy of a sound at this gain.
fn played(app: &mut App, speaker: &TestOutput, gain: f32) -> f32 {
    app.world_mut().write_message(Cue { sound: Sound::SetDown, variant: 0, gain, rate: 1.0 });
    app.update();
    speaker.listen(1.0)
}

fn set(app: &mut App, change: impl Fn(&mut Volumes)) {
    change(&mut app.world_mut().resource_mut::<Volumes>());
    app.update();
}

fn assert_ratio(louder: f32, softer: f32, wanted: f32) {
    let ratio = softer / louder;
    assert!((ratio / wanted - 1.0).abs() < 0.05, "{ratio} instead of {wanted}");
}

#[test]
fn effects_are_as_loud_as_their_gain_and_the_slider_say() {
    let (mut app, speaker) = app(Volumes { music: 0.0, ..Volumes::default() });
    let full = played(&mut app, &speaker, 1.0);
    assert!(full > 0.0);
    // Energy is the square of the amplitude, and that of a slider at half is a quarter.
    assert_ratio(full, played(&mut app, &speaker, 0.5), 0.25);
    set(&mut app, |volumes| volumes.effects /= 2.0);
    speaker.listen(0.1);
    assert_ratio(full, played(&mut app, &speaker, 1.0), 0.0625);
    set(&mut app, |volumes| volumes.muted = true);
    speaker.listen(0.1);
    assert!(played(&mut app, &speaker, 1.0) < full * 1e-6);
}

#[test]
fn music_steps_back_for_sounds_and_pauses_when_it_is_muted() {
    let (mut app, speaker) = app(Volumes { effects: 0.0, ..Volumes::default() });
    update_until(&mut app, |world| world.resource::<MusicState>().piece.is_some());
    // Beyond the time in which it fades in.
    speaker.listen(4.0);
    let alone = speaker.listen(2.0);
    assert!(alone > 0.0);
    let cue = Cue { sound: Sound::Win, variant: 0, gain: 1.0, rate: 1.0 };
    app.world_mut().write_message(cue);
    app.update();
    speaker.listen(0.2);
    let below = speaker.listen(2.0);
    assert!(below < alone * 0.2, "{below} beside {alone}");
    set(&mut app, |volumes| volumes.muted = true);
    speaker.listen(0.2);
    assert_eq!(speaker.listen(1.0), 0.0);
    set(&mut app, |volumes| volumes.muted = false);
    speaker.listen(1.0);
    assert!(speaker.listen(1.0) > 0.0);
}
