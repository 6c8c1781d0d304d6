//! Plucked strings, partial by partial: a stiff string's frequencies, the levels of its plucking
//! position, and the decay of each.
//!
//! The strings are those of a valiha, Madagascar's tube zither: steel over bamboo, plucked near the
//! end with the nails, ringing long; the tube resonates softly at its own low frequencies.

use super::filter::{Band, LowPass};
use super::noise::Noise;
use std::f32::consts::{PI, TAU};

/// One plucked string.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Pluck {
    /// Its frequency in Hz.
    pub frequency: f32,
    /// Seconds until its lowest partial is about 60 dB down.
    pub ring: f32,
    /// From 0, plucked softly with the finger, to 1, sharply with the nail.
    pub bright: f32,
}

/// The plucking position as a fraction of the string's length.
const PLACE: f32 = 0.14;
/// The stiffness of a string: partial `k` is sharp by the factor `sqrt(1 + STIFF * k * k)`. For a
/// steel wire of 0.35 mm, 60 cm long at 196 Hz.
const STIFF: f32 = 1.0e-4;
/// The fraction of energy that steel loses per cycle. What the tube takes is in [`Pluck::ring`].
const LOSS: f32 = 0.000_7;
/// No partial is higher, in Hz.
const HIGHEST: f32 = 11_000.0;
/// The string also moves along the tube's surface: partials that are sharp by this factor, of this
/// level, and that ring longer by this factor, so that a tone beats slowly and decays in two stages.
const ALONG: (f32, f32, f32) = (1.000_3, 0.4, 1.7);
/// How many partials are heard twice in this way.
const DOUBLED: usize = 10;
/// The resonances of the tube: Hz, sharpness, level.
const TUBE: [(f32, f32, f32); 3] = [(185.0, 3.0, 0.5), (410.0, 4.0, 0.45), (760.0, 5.0, 0.3)];
/// Below this frequency in Hz the tube, which is thin, radiates little.
const THIN: f32 = 400.0;
/// The level of the nail on the string, and the seconds until it has decayed to 1/e.
const NAIL: (f32, f32) = (0.12, 0.002);

/// An exponentially decaying sine wave.
#[derive(Clone, Copy, Debug)]
struct Partial {
    frequency: f32,
    /// Seconds until it is 60 dB down.
    ring: f32,
    level: f32,
}

/// The number of partials that are computed side by side, which is several times faster.
const LANES: usize = 8;

impl Pluck {
    /// Renders this many samples of the string, with a peak of 1.
    pub fn render(self, samples: usize, rate: u32, noise: &mut Noise) -> Vec<f32> {
        let mut sound = vec![0.0; samples];
        for group in self.partials(rate, noise).chunks(LANES) {
            add(&mut sound, group, rate);
        }
        let mut body = TUBE.map(|(middle, sharp, level)| {
            (Band::new(middle * noise.vary(0.02), sharp, rate), level)
        });
        let fall = (-1.0 / (NAIL.1 * rate as f32)).exp();
        let mut dull = LowPass::new(2000.0 + 4000.0 * self.bright, rate);
        let mut nail = NAIL.0 * self.bright;
        let mut highest = 1e-6_f32;
        for sample in &mut sound {
            let now = *sample + dull.next(noise.sample()) * nail;
            nail *= fall;
            let tube: f32 = body.iter_mut().map(|(band, level)| band.next(now) * *level).sum();
            *sample = now * 0.7 + tube;
            highest = highest.max(sample.abs());
        }
        for sample in &mut sound {
            *sample /= highest;
        }
        sound
    }

    /// The partials of one pluck, from low to high, those of both directions together.
    fn partials(self, rate: u32, noise: &mut Noise) -> Vec<Partial> {
        let place = PLACE * noise.vary(0.12);
        let width = 2000.0 + 7000.0 * self.bright;
        let along = 1.0 + (ALONG.0 - 1.0) * noise.vary(0.5);
        let highest = HIGHEST.min(0.45 * rate as f32);
        let mut partials = Vec::new();
        for number in 1.. {
            let order = number as f32;
            let frequency = self.frequency * order * (1.0 + STIFF * order * order).sqrt();
            if frequency > highest {
                break;
            }
            let thin = frequency / (frequency + THIN);
            let nail = 1.0 / (1.0 + (frequency / width).powi(2));
            let level = (order * PI * place).sin() / order * thin * nail * noise.vary(0.1);
            let ring = |longer: f32| 1.0 / (1.0 / (self.ring * longer) + frequency * LOSS / 2.2);
            partials.push(Partial { frequency, ring: ring(1.0), level });
            if number <= DOUBLED {
                let (frequency, level) = (frequency * along, level * ALONG.1);
                partials.push(Partial { frequency, ring: ring(ALONG.2), level });
            }
        }
        partials
    }
}

/// Adds up to [`LANES`] partials: two-pole resonators that were excited just before the start.
fn add(sound: &mut [f32], partials: &[Partial], rate: u32) {
    let (mut one, mut two) = ([0.0_f32; LANES], [0.0_f32; LANES]);
    let (mut last, mut before) = ([0.0_f32; LANES], [0.0_f32; LANES]);
    let mut until = 0.0_f32;
    for (lane, partial) in partials.iter().enumerate() {
        let turn = TAU * partial.frequency / rate as f32;
        let keep = 0.001_f32.powf(1.0 / (partial.ring * rate as f32));
        (one[lane], two[lane]) = (2.0 * keep * turn.cos(), -keep * keep);
        before[lane] = -partial.level * turn.sin() / keep;
        // 80 dB down: nothing is heard of it any more.
        until = until.max(partial.ring * rate as f32 * 80.0 / 60.0);
    }
    for sample in sound.iter_mut().take(until as usize) {
        let now: [f32; LANES] =
            std::array::from_fn(|lane| one[lane] * last[lane] + two[lane] * before[lane]);
        // Added in pairs: each addition would have to wait for the one before.
        let half: [f32; LANES / 2] =
            std::array::from_fn(|lane| last[lane] + last[lane + LANES / 2]);
        *sample += (half[0] + half[2]) + (half[1] + half[3]);
        (before, last) = (last, now);
    }
}
