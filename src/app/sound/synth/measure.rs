//! Measurements of sounds, for tests.

use std::f32::consts::{PI, TAU};

/// The peak amplitude.
pub(crate) fn peak(sound: &[f32]) -> f32 {
    sound.iter().fold(0.0_f32, |most, sample| most.max(sample.abs()))
}

/// The DC offset.
pub fn offset(sound: &[f32]) -> f32 {
    sound.iter().sum::<f32>() / sound.len() as f32
}

/// The energy: the sum of squares.
pub(crate) fn energy(sound: &[f32]) -> f32 {
    sound.iter().map(|sample| sample * sample).sum()
}

/// The root mean square.
pub(crate) fn rms(sound: &[f32]) -> f32 {
    (energy(sound) / sound.len() as f32).sqrt()
}

/// An amplitude in decibels relative to full scale.
pub(crate) fn decibels(amplitude: f32) -> f32 {
    20.0 * amplitude.max(1e-9).log10()
}

/// The time of the loudest millisecond, in seconds.
pub(crate) fn loudest_at(sound: &[f32], rate: u32) -> f32 {
    let window = (rate / 1000) as usize;
    let levels = sound.chunks(window).map(energy);
    let best = levels.enumerate().max_by(|(_, one), (_, other)| one.total_cmp(other));
    best.map_or(0.0, |(index, _)| index as f32 / 1000.0)
}

/// The power spectrum: bands of `rate / length` Hz, with the length padded to a power of two.
fn spectrum(sound: &[f32]) -> Vec<f32> {
    let length = sound.len().next_power_of_two();
    let mut real = sound.to_vec();
    real.resize(length, 0.0);
    let mut imaginary = vec![0.0; length];
    fourier(&mut real, &mut imaginary);
    real.iter().zip(&imaginary).take(length / 2).map(|(re, im)| re * re + im * im).collect()
}

/// The spectral centroid in Hz, a measure of brightness.
pub(crate) fn centroid(sound: &[f32], rate: u32) -> f32 {
    let powers = spectrum(sound);
    let band = rate as f32 / (2 * powers.len()) as f32;
    let weighed: f32 =
        powers.iter().enumerate().map(|(index, power)| index as f32 * band * power).sum();
    weighed / powers.iter().sum::<f32>()
}

/// The frequency with the most power between two frequencies, in Hz.
pub fn strongest(sound: &[f32], rate: u32, from: f32, to: f32) -> f32 {
    let powers = spectrum(sound);
    let band = rate as f32 / (2 * powers.len()) as f32;
    let within = (from / band) as usize..((to / band) as usize).min(powers.len());
    within.max_by(|&one, &other| powers[one].total_cmp(&powers[other])).unwrap_or(0) as f32 * band
}

/// The fast Fourier transform in place, for lengths that are powers of two.
fn fourier(real: &mut [f32], imaginary: &mut [f32]) {
    let length = real.len();
    let bits = length.trailing_zeros();
    for index in 1..length {
        let other = index.reverse_bits() >> (usize::BITS - bits);
        if index < other {
            real.swap(index, other);
            imaginary.swap(index, other);
        }
    }
    let mut half = 1;
    while half < length {
        let turns: Vec<(f32, f32)> =
            (0..half).map(|k| (-PI * k as f32 / half as f32).sin_cos()).collect();
        for start in (0..length).step_by(2 * half) {
            for (k, (sine, cosine)) in turns.iter().enumerate() {
                let (one, two) = (start + k, start + k + half);
                let re = real[two] * cosine - imaginary[two] * sine;
                let im = real[two] * sine + imaginary[two] * cosine;
                (real[two], imaginary[two]) = (real[one] - re, imaginary[one] - im);
                (real[one], imaginary[one]) = (real[one] + re, imaginary[one] + im);
            }
        }
        half *= 2;
    }
}

#[test]
fn a_sine_wave_is_measured_correctly() {
    let rate = 8192;
    let sine: Vec<f32> =
        (0..8192).map(|n| 0.5 * (TAU * 440.0 * n as f32 / rate as f32).sin()).collect();
    assert!((centroid(&sine, rate) - 440.0).abs() < 2.0);
    assert!((strongest(&sine, rate, 100.0, 4000.0) - 440.0).abs() < 2.0);
    assert!((peak(&sine) - 0.5).abs() < 1e-3 && offset(&sine).abs() < 1e-4);
    assert!((decibels(rms(&sine)) + 9.03).abs() < 0.05);
}
