//! Simple filters, and the post-processing of every sound: no DC offset, silent ends, one loudness.

use super::{RATE, loudness};
use std::f32::consts::{PI, TAU};

/// A one-pole low-pass filter: 6 dB per octave above the cutoff.
#[derive(Clone, Copy, Debug)]
pub(super) struct LowPass {
    share: f32,
    state: f32,
}

impl LowPass {
    /// A filter with this cutoff frequency in Hz.
    pub fn new(corner: f32, rate: u32) -> Self {
        Self { share: 1.0 - (-TAU * corner / rate as f32).exp(), state: 0.0 }
    }

    /// Filters the next sample.
    pub fn next(&mut self, sample: f32) -> f32 {
        self.state += self.share * (sample - self.state);
        self.state
    }
}

/// A band-pass filter of second order with unit gain at its centre.
#[derive(Clone, Copy, Debug)]
pub(super) struct Band {
    inward: f32,
    back: [f32; 2],
    inputs: [f32; 2],
    outputs: [f32; 2],
}

impl Band {
    /// A filter around `middle` Hz with a bandwidth of `middle / sharpness`.
    pub fn new(middle: f32, sharpness: f32, rate: u32) -> Self {
        let turn = TAU * middle / rate as f32;
        let alpha = turn.sin() / (2.0 * sharpness);
        let scale = 1.0 + alpha;
        Self {
            inward: alpha / scale,
            back: [-2.0 * turn.cos() / scale, (1.0 - alpha) / scale],
            inputs: [0.0; 2],
            outputs: [0.0; 2],
        }
    }

    /// Filters the next sample.
    pub fn next(&mut self, sample: f32) -> f32 {
        let [one, two] = self.outputs;
        let out = self.inward * (sample - self.inputs[1]) - self.back[0] * one - self.back[1] * two;
        self.inputs = [sample, self.inputs[0]];
        self.outputs = [out, one];
        out
    }
}

/// The cutoff of the DC filter in Hz: below it nothing is audible, and loudspeakers only waste
/// power.
const FLOOR: f32 = 35.0;
/// Seconds of the fade-out.
const FADE: f32 = 0.02;

/// Removes DC offset and rumble, fades out the end, and scales to this momentary loudness in LUFS.
pub(super) fn finish(mut sound: Vec<f32>, loudness: f32) -> Vec<f32> {
    let mut rumble = LowPass::new(FLOOR, RATE);
    for sample in &mut sound {
        *sample -= rumble.next(*sample);
    }
    let fade = ((FADE * RATE as f32) as usize).min(sound.len() / 2);
    // A fade-in of eight samples: no sound starts with a jump.
    for (index, sample) in sound.iter_mut().take(8).enumerate() {
        *sample *= index as f32 / 8.0;
    }
    for (index, sample) in sound.iter_mut().rev().take(fade).enumerate() {
        *sample *= 0.5 - 0.5 * (PI * index as f32 / fade as f32).cos();
    }
    let gain = 10.0_f32.powf((loudness - loudness::momentary(&sound, RATE)) / 20.0);
    for sample in &mut sound {
        *sample = limit(*sample * gain);
    }
    sound
}

/// The peak that no sound exceeds.
const CEILING: f32 = 0.5;

/// Rounds off peaks: nothing changes below two thirds of the ceiling, which is never exceeded.
fn limit(sample: f32) -> f32 {
    let knee = CEILING * 2.0 / 3.0;
    let over = sample.abs() - knee;
    if over <= 0.0 {
        return sample;
    }
    let room = CEILING - knee;
    (knee + room * (over / room).tanh()).copysign(sample)
}
