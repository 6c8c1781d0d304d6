//! Plucked strings by the Karplus-Strong algorithm: noise circulates in a delay line as long as the
//! period and loses a little of its high frequencies each time.
//!
//! The strings are those of a valiha, Madagascar's tube zither: steel over bamboo, plucked near the
//! end with the nails, ringing long; the tube resonates softly at its own low frequencies.

use super::filter::{Band, LowPass};
use super::noise::Noise;

/// One plucked string.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Pluck {
    /// Its frequency in Hz.
    pub frequency: f32,
    /// Seconds until it is 60 dB down.
    pub ring: f32,
    /// From 0, plucked softly with the finger, to 1, sharply with the nail.
    pub bright: f32,
}

/// The plucking position as a fraction of the string's length.
const PLACE: f32 = 0.14;
/// Seconds of the attack.
const ATTACK: f32 = 0.0018;

impl Pluck {
    /// Renders this many samples of the string, with a peak of about 1.
    pub fn render(self, samples: usize, rate: u32, noise: &mut Noise) -> Vec<f32> {
        let period = rate as f32 / self.frequency;
        // The loop filter averages a sample with the one before it, which delays by a fraction of a
        // sample.
        let blend = 0.5 - 0.32 * self.bright.clamp(0.0, 1.0);
        let whole = (period - blend - 0.3).floor().max(2.0);
        let rest = period - blend - whole;
        // An all-pass filter provides the fractional part of the period.
        let tune = (1.0 - rest) / (1.0 + rest);
        let keep = 0.001_f32.powf(period / (self.ring * rate as f32));
        let mut line = self.excite(whole as usize, rate, noise);
        let mut at = 0;
        let (mut last, mut input, mut output) = (0.0, 0.0, 0.0);
        let mut body = [(185.0, 3.0, 0.5), (410.0, 4.0, 0.45), (760.0, 5.0, 0.3)]
            .map(|(middle, sharp, level)| (Band::new(middle, sharp, rate), level));
        let attack = ATTACK * rate as f32;
        (0..samples)
            .map(|index| {
                let now = line[at];
                let soft = keep * ((1.0 - blend) * now + blend * last);
                last = now;
                output = tune * (soft - output) + input;
                input = soft;
                line[at] = output;
                at = (at + 1) % line.len();
                let tube: f32 = body.iter_mut().map(|(band, level)| band.next(now) * *level).sum();
                (now * 0.7 + tube) * (index as f32 / attack).min(1.0)
            })
            .collect()
    }

    /// The excitation: noise without the harmonics that have a node at the plucking position.
    fn excite(self, length: usize, rate: u32, noise: &mut Noise) -> Vec<f32> {
        let corner = 900.0 + 5200.0 * self.bright;
        let (mut dull, mut duller) = (LowPass::new(corner, rate), LowPass::new(corner * 1.5, rate));
        let burst: Vec<f32> = (0..length).map(|_| duller.next(dull.next(noise.sample()))).collect();
        let apart = ((length as f32 * PLACE) as usize).clamp(1, length);
        let mut line: Vec<f32> = (0..length)
            .map(|index| burst[index] - burst[(index + length - apart) % length])
            .collect();
        let mean = line.iter().sum::<f32>() / length as f32;
        let highest = line.iter().fold(1e-6_f32, |most, sample| most.max((sample - mean).abs()));
        for sample in &mut line {
            *sample = (*sample - mean) / highest;
        }
        line
    }
}
