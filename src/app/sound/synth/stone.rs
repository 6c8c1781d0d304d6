//! Stones and the wooden board: set down, slid, captured, refused.
//!
//! A board responds to an impact with the modes of a thick plank, about one every 300 Hz, which
//! wood and the cloth below damp within a tenth of a second. The stone itself is too small and too
//! stiff to ring audibly: what is heard of it is the short pulse as it is stopped, and the noise of
//! the surfaces. A stone that is set down rocks once, so a fainter second impact follows.

use super::RATE;
use super::filter::{Band, LowPass, finish};
use super::level;
use super::modal::{Impact, Mode, strike};
use super::noise::Noise;
use std::f32::consts::PI;

/// The lowest modes of a plank, as frequency ratios to the first.
const LOWEST: [f32; 5] = [1.0, 1.52, 2.31, 3.18, 4.1];
/// The distance of the modes above them, as a ratio to the first: the modal density of a plate does
/// not depend on frequency.
const SPACING: f32 = 0.95;
/// The highest mode in Hz: the contact excites none above it.
const HIGHEST: f32 = 9000.0;
/// The fraction of energy that the wood of the board loses per cycle.
const LOSS: f32 = 0.026;
/// The frequency in Hz at which the cloth below the board doubles this loss.
const CLOTH: f32 = 420.0;
/// How much better high modes radiate: the exponent of the frequency.
const TILT: f32 = 0.6;

/// Seconds between two stones captured together, as they leave the board.
pub(super) const STAGGER: f32 = 0.06;
/// Seconds before the first of them, so that it is heard after the stone that captures.
const LEAD: f32 = 0.03;

/// The pitches of a chain's steps in semitones above the first: a pentatonic scale.
const SCALE: [f32; 10] = [0.0, 2.0, 4.0, 7.0, 9.0, 12.0, 14.0, 16.0, 19.0, 21.0];
/// The pitch of the first in Hz.
const CHAIN: f32 = 392.0;
/// The fraction of energy that the sounding bar of a chain loses per cycle: hard wood along the
/// grain, and its supports.
const BAR_LOSS: f32 = 0.011;

fn silence(seconds: f32) -> Vec<f32> {
    vec![0.0; (seconds * RATE as f32) as usize]
}

/// The modes of the board at a random place.
fn plank(base: f32, noise: &mut Noise) -> Vec<Mode> {
    let highest = (HIGHEST / base - LOWEST[4]) / SPACING;
    let above = (1..=highest as usize).map(|nth| LOWEST[4] + SPACING * nth as f32);
    LOWEST
        .into_iter()
        .chain(above)
        .map(|ratio| {
            let frequency = base * (ratio + 0.3 * SPACING * noise.sample());
            // The place decides how strongly a mode is excited, and in which phase it is heard.
            let way = if noise.below(3) == 0 { -1.0 } else { 1.0 };
            let level = way * noise.vary(0.5) * (frequency / 1000.0).powf(TILT);
            // The cloth below damps the slow movement of the whole board most.
            let cloth = 1.0 + (CLOTH / frequency).powi(2);
            Mode::damped(frequency, LOSS * cloth * noise.vary(0.2), level)
        })
        .collect()
}

/// Reflections from the table and what stands on it: milliseconds, and levels.
const TABLE: [(f32, f32); 6] =
    [(0.9, 0.36), (2.3, -0.3), (3.7, 0.26), (6.1, -0.2), (9.4, 0.15), (14.0, 0.1)];

/// Adds the early reflections, which differ from place to place.
fn on_the_table(mut sound: Vec<f32>, noise: &mut Noise) -> Vec<f32> {
    let dry = sound.clone();
    for (milliseconds, level) in TABLE {
        let late = (milliseconds * noise.vary(0.25) * RATE as f32 / 1000.0) as usize;
        let level = level * noise.vary(0.3);
        let mut dull = LowPass::new(5000.0, RATE);
        for (sample, &echo) in sound[late..].iter_mut().zip(&dry) {
            *sample += dull.next(echo) * level;
        }
    }
    sound
}

/// A stone meets the board: one impact, and a second from the rocking.
fn touch(sound: &mut [f32], at: f32, base: f32, strength: f32, noise: &mut Noise) {
    let modes = plank(base, noise);
    let contact = 0.000_3 * noise.vary(0.2) / strength.max(0.3).powf(0.2);
    strike(sound, Impact { at, strength, contact, pulse: 0.3, grit: 0.1 }, &modes, noise);
    let (rock, fainter) = (0.026 * noise.vary(0.25), 0.2 * noise.vary(0.4));
    let again = Impact {
        at: at + rock,
        strength: strength * fainter,
        contact: contact * 1.2,
        pulse: 0.3,
        grit: 0.05,
    };
    strike(sound, again, &modes, noise);
}

/// A stone is set down on its point.
pub(super) fn set_down(variant: u32) -> Vec<f32> {
    let mut noise = Noise::new(100 + u64::from(variant));
    let mut sound = silence(0.2);
    let base = 310.0 * noise.vary(0.1);
    touch(&mut sound, 0.001, base, 1.0, &mut noise);
    finish(on_the_table(sound, &mut noise), level::STONES)
}

/// The `step`th further step of a chain, from 1: the same impact with a tone that rises with each
/// step.
pub(super) fn chain(step: u8, variant: u32) -> Vec<f32> {
    let mut noise = Noise::new(200 + 10 * u64::from(step) + u64::from(variant));
    let place = usize::from(step.max(1) - 1).min(SCALE.len() - 1);
    let higher = (SCALE[place] / 12.0).exp2();
    let tone = CHAIN * higher;
    let mut sound = silence(0.16 + 0.22 / higher);
    touch(&mut sound, 0.001, 310.0 * noise.vary(0.08), 0.6, &mut noise);
    // A free bar has overtones at about 2.76 and 5.4 times the lowest frequency.
    let bar = [(1.0, 1.5), (2.76, 0.5), (5.4, 0.3)]
        .map(|(ratio, level)| Mode::damped(tone * ratio, BAR_LOSS, level * noise.vary(0.15)));
    let impact = Impact { at: 0.001, strength: 1.0, contact: 0.0006, pulse: 0.0, grit: 0.0 };
    strike(&mut sound, impact, &bar, &mut noise);
    finish(on_the_table(sound, &mut noise), level::STONES)
}

/// Stones are captured: one click each, the later ones fainter, over a low thud.
pub(super) fn capture(stones: u8, variant: u32) -> Vec<f32> {
    let mut noise = Noise::new(400 + 10 * u64::from(stones) + u64::from(variant));
    let stones = stones.max(1);
    let mut sound = silence(LEAD + 0.2 + STAGGER * f32::from(stones - 1));
    let weight = 0.5 + 0.1 * f32::from(stones);
    let thud: Vec<Mode> = [(148.0, 0.8), (211.0, 0.7), (296.0, 0.5)]
        .map(|(frequency, level)| Mode::damped(frequency * noise.vary(0.05), 0.075, level * weight))
        .into();
    let soft = Impact { at: LEAD - 0.001, strength: 1.0, contact: 0.002, pulse: 0.0, grit: 0.0 };
    strike(&mut sound, soft, &thud, &mut noise);
    for stone in 0..stones {
        let late = if stone == 0 { 1.0 } else { noise.vary(0.1) };
        let at = LEAD + STAGGER * f32::from(stone) * late;
        let modes = plank(390.0 * noise.vary(0.12), &mut noise);
        let strength = 0.9 * 0.9_f32.powi(i32::from(stone)) * noise.vary(0.12);
        // Stones that touch each other are in contact for a shorter time than stone and wood.
        let contact = 0.000_2 * noise.vary(0.2);
        let impact = Impact { at, strength, contact, pulse: 0.45, grit: 0.14 };
        strike(&mut sound, impact, &modes, &mut noise);
    }
    let sound = on_the_table(sound, &mut noise);
    finish(sound, level::CAPTURE + level::PER_STONE * f32::from(stones.min(6) - 1))
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
    finish(sound, level::SLIDE)
}

/// A refusal: two dull knocks, as with a knuckle on the frame.
pub(super) fn refusal(variant: u32) -> Vec<f32> {
    let mut noise = Noise::new(700 + u64::from(variant));
    let mut sound = silence(0.28);
    let base = 245.0 * noise.vary(0.06);
    for (at, strength) in [(0.001, 1.0), (0.105 * noise.vary(0.06), 0.7)] {
        let modes: Vec<Mode> = [(1.0, 1.0), (1.6, 0.9), (2.4, 0.8), (3.7, 0.6), (5.2, 0.4)]
            .map(|(ratio, level)| Mode::damped(base * ratio * noise.vary(0.02), 0.06, level))
            .into();
        let impact = Impact { at, strength, contact: 0.0009, pulse: 0.1, grit: 0.02 };
        strike(&mut sound, impact, &modes, &mut noise);
    }
    finish(sound, level::SIGNALS)
}

/// A button of the interface: a fingernail on wood.
pub(super) fn tick(variant: u32) -> Vec<f32> {
    let mut noise = Noise::new(800 + u64::from(variant));
    let mut sound = silence(0.06);
    let modes = [(1150.0, 0.005, 0.8), (2080.0, 0.003, 0.6), (3300.0, 0.0015, 0.3)].map(
        |(frequency, decay, level)| Mode { frequency: frequency * noise.vary(0.05), decay, level },
    );
    let impact = Impact { at: 0.0005, strength: 1.0, contact: 0.0005, pulse: 0.2, grit: 0.02 };
    strike(&mut sound, impact, &modes, &mut noise);
    finish(sound, level::TICK)
}

/// A low clock: a small hollow wood block, alternately low and high.
pub(super) fn low_time(variant: u32) -> Vec<f32> {
    let mut noise = Noise::new(900 + u64::from(variant));
    let mut sound = silence(0.14);
    let tone = if variant.is_multiple_of(2) { 940.0 } else { 790.0 } * noise.vary(0.01);
    let modes = [(1.0, 0.016, 1.0), (2.4, 0.006, 0.4), (4.1, 0.003, 0.2)]
        .map(|(ratio, decay, level)| Mode { frequency: tone * ratio, decay, level });
    let impact = Impact { at: 0.0005, strength: 1.0, contact: 0.0004, pulse: 0.1, grit: 0.015 };
    strike(&mut sound, impact, &modes, &mut noise);
    finish(sound, level::SIGNALS)
}
