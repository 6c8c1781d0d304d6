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

/// The attack in seconds: the time in which the envelope, over 0.3 ms, rises from 10 to 90 % of its
/// maximum.
pub(crate) fn attack(sound: &[f32], rate: u32) -> f32 {
    let window = (0.000_3 * rate as f32) as usize;
    let envelope: Vec<f32> = sound.windows(window).map(rms).collect();
    let most = envelope.iter().copied().fold(0.0, f32::max);
    let end = envelope.iter().position(|&now| now >= 0.9 * most).unwrap_or(0);
    let start = envelope[..end].iter().rposition(|&now| now < 0.1 * most).unwrap_or(0);
    (end - start) as f32 / rate as f32
}

/// The reverberation time T60 in seconds by T20: three times the time in which the energy that is
/// still to come falls from 5 to 25 dB below all of it (ISO 3382).
pub(crate) fn decay(sound: &[f32], rate: u32) -> f32 {
    let mut left: f32 = energy(sound);
    let all = left;
    let (mut from, mut to) = (None, None);
    for (index, sample) in sound.iter().enumerate() {
        left -= sample * sample;
        let level = 10.0 * (left / all).max(1e-9).log10();
        if level <= -5.0 {
            from = from.or(Some(index));
        }
        if level <= -25.0 {
            to = to.or(Some(index));
        }
    }
    3.0 * (to.unwrap_or(0) - from.unwrap_or(0)) as f32 / rate as f32
}

/// The true peak in dBTP: the highest of four times as many samples (ITU-R BS.1770, annex 2).
pub(crate) fn true_peak(sound: &[f32]) -> f32 {
    const REACH: usize = 12;
    let between = |part: f32| -> Vec<f32> {
        (0..2 * REACH)
            .map(|tap| {
                let far = tap as f32 - (REACH as f32 - 1.0) - part;
                let window = 0.5 + 0.5 * (PI * far / REACH as f32).cos();
                if far == 0.0 { 1.0 } else { (PI * far).sin() / (PI * far) * window }
            })
            .collect()
    };
    let mut highest = peak(sound);
    for part in [0.25, 0.5, 0.75] {
        let taps = between(part);
        for around in sound.windows(2 * REACH) {
            let sample: f32 = around.iter().zip(&taps).map(|(sample, tap)| sample * tap).sum();
            highest = highest.max(sample.abs());
        }
    }
    decibels(highest)
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

/// The spectral centroid in Hz, weighted by power: where the middle of the energy is.
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
fn a_decaying_tone_is_measured_correctly() {
    let rate = 44_100;
    let tone = |n: usize| {
        let seconds = n as f32 / rate as f32;
        (TAU * 1000.0 * seconds).sin() * 0.001_f32.powf(seconds / 0.2)
    };
    let sound: Vec<f32> = (0..rate as usize / 2).map(tone).collect();
    assert!((decay(&sound, rate) - 0.2).abs() < 0.005, "{}", decay(&sound, rate));
    let rising: Vec<f32> = (0..4410).map(|n| tone(0).abs() + n as f32 / 4410.0).collect();
    assert!((attack(&rising, rate) - 0.08).abs() < 0.002, "{}", attack(&rising, rate));
}

#[test]
fn the_true_peak_is_between_the_samples() {
    // At a quarter of the sample rate, 45 degrees off: every sample is 3 dB below the peak.
    let sine: Vec<f32> = (0..400).map(|n| (TAU * 0.25 * n as f32 + TAU / 8.0).sin()).collect();
    assert!((decibels(peak(&sine)) + 3.01).abs() < 0.01);
    assert!(true_peak(&sine).abs() < 0.2, "{}", true_peak(&sine));
}

#[test]
fn a_sine_wave_of_1_khz_has_the_loudness_of_the_standard() {
    // BS.1770: 0 dBFS at 997 Hz in one channel has -3.01 LUFS, so in both -0.0.
    for rate in [32_000, 44_100, 48_000] {
        let sine: Vec<f32> =
            (0..rate).map(|n| 0.1 * (TAU * 997.0 * n as f32 / rate as f32).sin()).collect();
        let loudness = super::super::loudness::momentary(&sine, rate);
        assert!((loudness + 20.0).abs() < 0.1, "{loudness} at {rate}");
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
