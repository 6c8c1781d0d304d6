//! Stones and the wooden board: set down, slid, captured, refused.
//!
//! A board responds to an impact with a few low modes that wood damps within a twentieth of a
//! second; the stone adds a short click far above them, and the surfaces add some noise. A stone
//! that is set down rocks once, so a fainter second impact follows.

use super::RATE;
use super::filter::{Band, LowPass, finish};
use super::modal::{Impact, Mode, strike};
use super::noise::Noise;
use std::f32::consts::PI;

/// The modes of a plank: frequency ratios to the lowest, and levels.
const PLANK: [(f32, f32); 9] = [
    (1.0, 0.8),
    (1.52, 0.65),
    (2.31, 0.9),
    (3.18, 0.75),
    (4.37, 0.75),
    (5.9, 0.6),
    (7.6, 0.5),
    (9.7, 0.4),
    (12.3, 0.3),
];
/// The fraction of energy that wood loses per cycle.
const LOSS: f32 = 0.034;

/// Seconds between two stones captured together, as they leave the board.
pub(super) const STAGGER: f32 = 0.06;

/// The pitches of a chain's steps in semitones above the first: a pentatonic scale.
const SCALE: [f32; 10] = [0.0, 2.0, 4.0, 7.0, 9.0, 12.0, 14.0, 16.0, 19.0, 21.0];
/// The pitch of the first in Hz.
const CHAIN: f32 = 392.0;

fn silence(seconds: f32) -> Vec<f32> {
    vec![0.0; (seconds * RATE as f32) as usize]
}

/// The modes of the board at a random place, each slightly varied.
fn plank(base: f32, noise: &mut Noise) -> Vec<Mode> {
    PLANK
        .iter()
        .map(|&(ratio, level)| {
            let frequency = base * ratio * noise.vary(0.03);
            // The phase of a mode differs from place to place.
            let way = if noise.below(2) == 0 { 1.0 } else { -1.0 };
            Mode::damped(frequency, LOSS, way * level * noise.vary(0.35))
        })
        .collect()
}

/// The modes of the stone itself.
fn click(noise: &mut Noise, level: f32) -> [Mode; 3] {
    [(2450.0, 0.0042, 0.8), (3650.0, 0.003, 0.7), (5600.0, 0.0018, 0.4)].map(
        |(frequency, decay, share)| Mode {
            frequency: frequency * noise.vary(0.06),
            decay,
            level: level * share,
        },
    )
}

/// A stone meets the board: one impact, and a second from the rocking.
fn touch(sound: &mut [f32], at: f32, base: f32, strength: f32, noise: &mut Noise) {
    let mut modes = plank(base, noise);
    modes.extend(click(noise, 0.9));
    let contact = 0.000_3 * noise.vary(0.15) / strength.max(0.3).sqrt();
    strike(sound, Impact { at, strength, contact, grit: 0.12 }, &modes, noise);
    let (rock, fainter) = (0.026 * noise.vary(0.25), 0.2 * noise.vary(0.4));
    let again =
        Impact { at: at + rock, strength: strength * fainter, contact: contact * 0.8, grit: 0.05 };
    strike(sound, again, &modes, noise);
}

/// A stone is set down on its point.
pub(super) fn set_down(variant: u32) -> Vec<f32> {
    let mut noise = Noise::new(100 + u64::from(variant));
    let mut sound = silence(0.32);
    let base = 335.0 * noise.vary(0.06);
    touch(&mut sound, 0.001, base, 1.0, &mut noise);
    finish(sound, 0.5)
}

/// The `step`th further step of a chain, from 1: the same impact with a tone that rises with each
/// step.
pub(super) fn chain(step: u8, variant: u32) -> Vec<f32> {
    let mut noise = Noise::new(200 + 10 * u64::from(step) + u64::from(variant));
    let mut sound = silence(0.42);
    touch(&mut sound, 0.001, 350.0 * noise.vary(0.05), 0.8, &mut noise);
    let place = usize::from(step.max(1) - 1).min(SCALE.len() - 1);
    let tone = CHAIN * (SCALE[place] / 12.0).exp2();
    // A free bar has overtones at about 2.76 and 5.4 times the lowest frequency.
    let bar = [(1.0, 0.058, 1.5), (2.76, 0.02, 0.5), (5.4, 0.007, 0.3)];
    let bar = bar.map(|(ratio, decay, level)| Mode { frequency: tone * ratio, decay, level });
    strike(
        &mut sound,
        Impact { at: 0.001, strength: 1.0, contact: 0.0006, grit: 0.0 },
        &bar,
        &mut noise,
    );
    finish(sound, 0.5)
}

/// Stones are captured: one click each, the later ones fainter, over a low thud.
pub(super) fn capture(stones: u8, variant: u32) -> Vec<f32> {
    let mut noise = Noise::new(400 + 10 * u64::from(stones) + u64::from(variant));
    let stones = stones.max(1);
    let mut sound = silence(0.36 + STAGGER * f32::from(stones - 1));
    let weight = 0.5 + 0.1 * f32::from(stones);
    let thud: Vec<Mode> = [(118.0, 0.8), (171.0, 0.7), (246.0, 0.5)]
        .map(|(frequency, level)| Mode::damped(frequency * noise.vary(0.05), 0.075, level * weight))
        .into();
    let soft = Impact { at: 0.001, strength: 1.0, contact: 0.002, grit: 0.0 };
    strike(&mut sound, soft, &thud, &mut noise);
    for stone in 0..stones {
        let late = if stone == 0 { 1.0 } else { noise.vary(0.1) };
        let at = 0.002 + STAGGER * f32::from(stone) * late;
        let base = 400.0 * noise.vary(0.1);
        let strength = 0.9 * 0.9_f32.powi(i32::from(stone)) * noise.vary(0.12);
        let mut modes = plank(base, &mut noise);
        for mode in &mut modes {
            mode.level *= 0.8;
        }
        modes.extend(click(&mut noise, 1.1));
        let impact = Impact { at, strength, contact: 0.000_25, grit: 0.14 };
        strike(&mut sound, impact, &modes, &mut noise);
    }
    finish(sound, 0.5 + 0.06 * f32::from(stones.min(6)))
}

/// The duration of [`slide`] in seconds; the playback rate adapts it to the stone's movement.
pub(super) const SLIDE: f32 = 0.3;

/// A stone slides over the wood: rough low noise that swells and fades.
pub(super) fn slide(variant: u32) -> Vec<f32> {
    let mut noise = Noise::new(600 + u64::from(variant));
    let mut sound = silence(SLIDE);
    let mut bands = [(260.0, 1.1, 1.0), (520.0, 1.4, 0.8), (880.0, 1.8, 0.35)]
        .map(|(middle, sharp, level)| (Band::new(middle * noise.vary(0.08), sharp, RATE), level));
    // The grain of the wood under the stone modulates the noise.
    let mut grain = LowPass::new(42.0, RATE);
    let length = sound.len() as f32;
    for (index, sample) in sound.iter_mut().enumerate() {
        let part = index as f32 / length;
        let swell = (PI * part.powf(0.8)).sin().max(0.0).powf(1.3);
        let rough = (0.55 + 9.0 * grain.next(noise.sample())).clamp(0.1, 1.5);
        let white = noise.sample();
        let hiss: f32 = bands.iter_mut().map(|(band, level)| band.next(white) * *level).sum();
        *sample = hiss * swell * rough;
    }
    finish(sound, 0.14)
}

/// A refusal: two dull knocks, as with a knuckle on the frame.
pub(super) fn refusal(variant: u32) -> Vec<f32> {
    let mut noise = Noise::new(700 + u64::from(variant));
    let mut sound = silence(0.3);
    let base = 178.0 * noise.vary(0.05);
    for (at, strength) in [(0.001, 1.0), (0.105 * noise.vary(0.06), 0.7)] {
        let modes: Vec<Mode> = [(1.0, 1.0), (1.6, 0.7), (2.4, 0.4), (3.7, 0.2)]
            .map(|(ratio, level)| Mode::damped(base * ratio * noise.vary(0.02), 0.07, level))
            .into();
        let impact = Impact { at, strength, contact: 0.0011, grit: 0.02 };
        strike(&mut sound, impact, &modes, &mut noise);
    }
    finish(sound, 0.4)
}

/// A button of the interface: a fingernail on wood.
pub(super) fn tick(variant: u32) -> Vec<f32> {
    let mut noise = Noise::new(800 + u64::from(variant));
    let mut sound = silence(0.06);
    let modes = [(1150.0, 0.005, 0.8), (2080.0, 0.003, 0.6), (3300.0, 0.0015, 0.3)].map(
        |(frequency, decay, level)| Mode { frequency: frequency * noise.vary(0.05), decay, level },
    );
    strike(
        &mut sound,
        Impact { at: 0.0005, strength: 1.0, contact: 0.0005, grit: 0.02 },
        &modes,
        &mut noise,
    );
    finish(sound, 0.16)
}

/// A low clock: a small hollow wood block, alternately low and high.
pub(super) fn low_time(variant: u32) -> Vec<f32> {
    let mut noise = Noise::new(900 + u64::from(variant));
    let mut sound = silence(0.14);
    let tone = if variant.is_multiple_of(2) { 940.0 } else { 790.0 } * noise.vary(0.01);
    let modes = [(1.0, 0.016, 1.0), (2.4, 0.006, 0.4), (4.1, 0.003, 0.2)]
        .map(|(ratio, decay, level)| Mode { frequency: tone * ratio, decay, level });
    strike(
        &mut sound,
        Impact { at: 0.0005, strength: 1.0, contact: 0.0004, grit: 0.015 },
        &modes,
        &mut noise,
    );
    finish(sound, 0.3)
}
