//! Plucked strings: tuning, stretched partials, decay of each, attack.

use super::super::noise::Noise;
use super::super::pluck::Pluck;
use super::super::{RATE, Sound};
use super::measure::{attack, centroid, decay, decibels, rms, strongest};
use super::variants_of;

fn string(frequency: f32) -> Vec<f32> {
    let pluck = Pluck { frequency, ring: 2.4, bright: 0.5 };
    pluck.render(3 * RATE as usize / 2, RATE, &mut Noise::new(1))
}

fn cents(heard: f32, meant: f32) -> f32 {
    1200.0 * (heard / meant).log2()
}

/// The frequency of the partial near this frequency, and the seconds until it is 60 dB down.
fn partial(samples: &[f32], near: f32) -> (f32, f32) {
    let heard = strongest(samples, RATE, near * 0.99, near * 1.03);
    // The level of the partial in two tenths of a second, by correlation with a sine wave.
    let level = |from: f32| {
        let from = (from * RATE as f32) as usize;
        let part = &samples[from..from + RATE as usize / 5];
        let sums = part.iter().enumerate().fold([0.0_f64; 2], |[re, im], (index, sample)| {
            let turn = std::f64::consts::TAU * f64::from(heard) * index as f64 / f64::from(RATE);
            [re + f64::from(*sample) * turn.cos(), im + f64::from(*sample) * turn.sin()]
        });
        decibels(sums[0].hypot(sums[1]) as f32)
    };
    (heard, 60.0 * 0.4 / (level(0.05) - level(0.45)))
}

#[test]
fn strings_are_in_tune() {
    for frequency in [98.0, 196.0, 392.0, 587.3, 1174.7] {
        let samples = string(frequency);
        let off = cents(strongest(&samples, RATE, frequency * 0.94, frequency * 1.06), frequency);
        assert!(off.abs() < 9.0, "{frequency} Hz is off by {off} cents");
    }
}

#[test]
fn high_partials_are_sharp_as_those_of_a_steel_string() {
    let samples = string(196.0);
    let sharp = |number: f32| cents(partial(&samples, 196.0 * number).0, 196.0 * number);
    assert!(sharp(4.0).abs() < 4.0, "{}", sharp(4.0));
    assert!((12.0..28.0).contains(&sharp(15.0)), "{}", sharp(15.0));
}

#[test]
fn high_partials_decay_sooner() {
    for frequency in [196.0, 392.0] {
        let samples = string(frequency);
        let rings = [1.0, 4.0, 11.0].map(|number| partial(&samples, frequency * number).1);
        assert!(rings[0] > 1.2 * rings[1] && rings[1] > 1.2 * rings[2], "{rings:?}");
        assert!((1.2..4.0).contains(&rings[0]), "{rings:?}");
        assert!((0.3..1.3).contains(&rings[2]), "{rings:?}");
    }
}

#[test]
fn a_plucked_string_is_loudest_at_once() {
    for frequency in [98.0, 392.0, 784.0] {
        let seconds = attack(&string(frequency), RATE);
        assert!(seconds < 0.006, "{frequency} Hz: {seconds} s");
    }
}

#[test]
fn a_tone_decays_faster_at_first() {
    let samples = string(392.0);
    let level = |from: f32| {
        let from = (from * RATE as f32) as usize;
        decibels(rms(&samples[from..from + RATE as usize / 5]))
    };
    let [first, second] = [level(0.0) - level(0.4), level(0.8) - level(1.2)];
    assert!(first > 1.1 * second && second > 3.0, "{first} dB, then {second} dB");
}

#[test]
fn signals_ring_and_end() {
    for sound in [Sound::Win, Sound::Loss, Sound::Draw, Sound::Offer, Sound::Claim] {
        for samples in variants_of(sound) {
            let seconds = decay(&samples, RATE);
            assert!((0.5..2.5).contains(&seconds), "{sound:?}: {seconds} s");
        }
    }
}

#[test]
fn a_win_ends_higher_than_a_loss() {
    let end = |sound: Sound| {
        let samples = sound.render(0);
        centroid(&samples[samples.len() / 3..samples.len() / 2], RATE)
    };
    assert!(end(Sound::Win) > end(Sound::Loss));
}
