//! Loudness after ITU-R BS.1770: the K-weighting of a signal, and its momentary loudness.

use std::f64::consts::PI;

/// The length of the window of momentary loudness in seconds (EBU Tech 3341).
const WINDOW: f32 = 0.4;
/// The loudness of silence, in LUFS: the absolute gate of the standard.
const SILENCE: f32 = -70.0;

/// A filter of second order, with its state.
#[derive(Clone, Copy, Debug)]
struct Biquad {
    inputs: [f64; 3],
    outputs: [f64; 2],
    state: [f64; 2],
}

impl Biquad {
    fn next(&mut self, sample: f64) -> f64 {
        let out = self.inputs[0] * sample + self.state[0];
        self.state[0] = self.inputs[1] * sample - self.outputs[0] * out + self.state[1];
        self.state[1] = self.inputs[2] * sample - self.outputs[1] * out;
        out
    }

    /// The first stage: a shelf of 4 dB above 1.7 kHz, for the head.
    fn head(rate: u32) -> Self {
        let turn = (PI * 1_681.974_450_955_533 / f64::from(rate)).tan();
        let (high, sharpness) = (10.0_f64.powf(3.999_843_853_973_347 / 20.0), 0.707_175_236_955_42);
        let middle = high.powf(0.499_666_774_154_541_6);
        let scale = 1.0 + turn / sharpness + turn * turn;
        Self {
            inputs: [
                (high + middle * turn / sharpness + turn * turn) / scale,
                2.0 * (turn * turn - high) / scale,
                (high - middle * turn / sharpness + turn * turn) / scale,
            ],
            outputs: [
                2.0 * (turn * turn - 1.0) / scale,
                (1.0 - turn / sharpness + turn * turn) / scale,
            ],
            state: [0.0; 2],
        }
    }

    /// The second stage: a high-pass filter at 38 Hz.
    fn low_cut(rate: u32) -> Self {
        let turn = (PI * 38.135_470_876_024_44 / f64::from(rate)).tan();
        let sharpness = 0.500_327_037_323_877_3;
        let scale = 1.0 + turn / sharpness + turn * turn;
        Self {
            inputs: [1.0, -2.0, 1.0],
            outputs: [
                2.0 * (turn * turn - 1.0) / scale,
                (1.0 - turn / sharpness + turn * turn) / scale,
            ],
            state: [0.0; 2],
        }
    }
}

/// The K-weighted power of every sample.
pub(crate) fn weighted_power(sound: impl Iterator<Item = f32>, rate: u32) -> Vec<f64> {
    let (mut head, mut low_cut) = (Biquad::head(rate), Biquad::low_cut(rate));
    sound.map(|sample| low_cut.next(head.next(f64::from(sample))).powi(2)).collect()
}

/// The highest momentary loudness in LUFS of a mono sound that both loudspeakers play: that of the
/// loudest 0.4 s. A shorter sound is followed by silence.
pub(crate) fn momentary(sound: &[f32], rate: u32) -> f32 {
    let power = weighted_power(sound.iter().copied(), rate);
    let window = (WINDOW * rate as f32) as usize;
    let (mut sum, mut most) = (0.0_f64, 0.0_f64);
    for (index, entering) in power.iter().enumerate() {
        sum += entering - if index >= window { power[index - window] } else { 0.0 };
        most = most.max(sum);
    }
    lufs(2.0 * most / window as f64)
}

/// A mean K-weighted power in LUFS.
pub(crate) fn lufs(power: f64) -> f32 {
    ((-0.691 + 10.0 * power.max(1e-12).log10()) as f32).max(SILENCE)
}
