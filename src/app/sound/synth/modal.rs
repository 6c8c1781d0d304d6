//! Modal synthesis of struck bodies: an impact excites the body's modes, and each decays at its own
//! rate.

use super::RATE;
use super::filter::LowPass;
use super::noise::Noise;
use std::f32::consts::{PI, TAU};

/// One mode of a body.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Mode {
    /// Its frequency in Hz.
    pub frequency: f32,
    /// Seconds until its amplitude has decayed to 1/e.
    pub decay: f32,
    /// How strongly an impact excites it.
    pub level: f32,
}

impl Mode {
    /// A mode that loses this fraction of its energy per cycle, as wood does (about 0.02 to 0.04
    /// across the grain). High modes decay sooner.
    pub(crate) fn damped(frequency: f32, loss: f32, level: f32) -> Self {
        Self { frequency, decay: 1.0 / (PI * frequency * loss), level }
    }
}

/// One impact.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Impact {
    /// Its time, in seconds from the start.
    pub at: f32,
    /// Its strength; 1.0 is ordinary.
    pub strength: f32,
    /// The duration of the contact in seconds: between hard bodies it is short, and the sound is
    /// bright.
    pub contact: f32,
    /// The level of the pulse that the body radiates as it is stopped, relative to the modes.
    pub pulse: f32,
    /// The level of the noise of the surfaces relative to the modes.
    pub grit: f32,
}

/// Adds an impact to a sound.
pub(super) fn strike(sound: &mut [f32], impact: Impact, modes: &[Mode], noise: &mut Noise) {
    let start = ((impact.at * RATE as f32) as usize).min(sound.len());
    let sound = &mut sound[start..];
    let contact = (impact.contact * RATE as f32).max(2.0);
    // The contact force is half a sine wave. Its area is 1, so that a short impact is brighter but
    // not weaker.
    let force: Vec<f32> = (0..contact.ceil() as usize)
        .map(|index| (PI * (index as f32 + 0.5) / contact).sin() * PI / (2.0 * contact))
        .collect();
    for mode in modes {
        ring(sound, *mode, impact.strength, &force);
    }
    // The pressure radiated by a small body follows the change of its acceleration.
    let mut before = 0.0;
    for (sample, now) in sound.iter_mut().zip(force.iter().copied().chain([0.0])) {
        *sample += (now - before) * contact * impact.pulse * impact.strength;
        before = now;
    }
    let mut dull = LowPass::new(6000.0, RATE);
    let fall = (-1.0 / (0.0012 * RATE as f32)).exp();
    let mut level = impact.grit * impact.strength;
    for sample in sound.iter_mut().take((0.012 * RATE as f32) as usize) {
        *sample += dull.next(noise.sample()) * level;
        level *= fall;
    }
}

/// One mode as a two-pole resonator driven by the force.
fn ring(sound: &mut [f32], mode: Mode, strength: f32, force: &[f32]) {
    let turn = TAU * mode.frequency / RATE as f32;
    let keep = (-1.0 / (mode.decay * RATE as f32)).exp();
    let (one, two) = (2.0 * keep * turn.cos(), -keep * keep);
    let push = mode.level * strength * turn.sin();
    let (mut last, mut before) = (0.0_f32, 0.0_f32);
    // After eleven decay times a mode is 96 dB down.
    let until = (mode.decay * 11.0 * RATE as f32) as usize + force.len();
    for (index, sample) in sound.iter_mut().take(until).enumerate() {
        let force = force.get(index).copied().unwrap_or(0.0);
        let now = push * force + one * last + two * before;
        (before, last) = (last, now);
        *sample += now;
    }
}
