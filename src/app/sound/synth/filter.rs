//! Simple filters, and the last touch every sound gets: no offset, silent ends, its own level.

use super::RATE;
use std::f32::consts::{PI, TAU};

/// Lets low tones through: 6 dB less per octave above its corner.
#[derive(Clone, Copy, Debug)]
pub(super) struct LowPass {
    share: f32,
    state: f32,
}

impl LowPass {
    /// With its corner at this frequency in Hz.
    pub fn new(corner: f32, rate: u32) -> Self {
        Self { share: 1.0 - (-TAU * corner / rate as f32).exp(), state: 0.0 }
    }

    /// The next sample.
    pub fn next(&mut self, sample: f32) -> f32 {
        self.state += self.share * (sample - self.state);
        self.state
    }
}

/// A resonance: lets a band around one frequency through, with gain 1 in its middle.
#[derive(Clone, Copy, Debug)]
pub(super) struct Band {
    inward: f32,
    back: [f32; 2],
    inputs: [f32; 2],
    outputs: [f32; 2],
}

impl Band {
    /// Around `middle` Hz, as wide as `middle / sharpness`.
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

    /// The next sample.
    pub fn next(&mut self, sample: f32) -> f32 {
        let [one, two] = self.outputs;
        let out = self.inward * (sample - self.inputs[1]) - self.back[0] * one - self.back[1] * two;
        self.inputs = [sample, self.inputs[0]];
        self.outputs = [out, one];
        out
    }
}

/// Below this nobody hears it, and loudspeakers only waste strength on it, in Hz.
const FLOOR: f32 = 35.0;
/// Seconds over which the end fades.
const FADE: f32 = 0.02;

/// Takes away offset and rumble, lets the end fade to nothing, and sets the highest sample to
/// `peak`.
pub(super) fn finish(mut sound: Vec<f32>, peak: f32) -> Vec<f32> {
    let mut rumble = LowPass::new(FLOOR, RATE);
    for sample in &mut sound {
        *sample -= rumble.next(*sample);
    }
    let fade = ((FADE * RATE as f32) as usize).min(sound.len() / 2);
    // The first samples too, in far less than a millisecond: no sound begins with a jump.
    for (index, sample) in sound.iter_mut().take(8).enumerate() {
        *sample *= index as f32 / 8.0;
    }
    for (index, sample) in sound.iter_mut().rev().take(fade).enumerate() {
        *sample *= 0.5 - 0.5 * (PI * index as f32 / fade as f32).cos();
    }
    let highest = sound.iter().fold(0.0_f32, |most, sample| most.max(sample.abs()));
    if highest > 0.0 {
        for sample in &mut sound {
            *sample *= peak / highest;
        }
    }
    sound
}
