//! Prints the figures of docs/sound.md, and writes the sounds as files to listen to.

#![expect(clippy::unwrap_used, clippy::print_stdout, reason = "run by hand, for what they print")]

use super::super::loudness::momentary;
use super::super::measure::{attack, centroid, decay, decibels, peak, rms, true_peak};
use super::super::music;
use super::super::{RATE, Sound};
use super::{piece, variants_of};
use std::path::Path;

/// The lowest and the highest value over all variants.
fn range(variants: &[Vec<f32>], measure: impl Fn(&[f32]) -> f32, digits: usize) -> String {
    let values: Vec<f32> = variants.iter().map(|samples| measure(samples)).collect();
    let low = values.iter().copied().fold(f32::INFINITY, f32::min);
    let high = values.iter().copied().fold(f32::NEG_INFINITY, f32::max);
    let (low, high) = (format!("{low:.digits$}"), format!("{high:.digits$}"));
    if low == high { low } else { format!("{low} to {high}") }
}

#[test]
#[ignore = "prints figures and checks none"]
fn sound_figures() {
    println!(
        "| sound | variants | s | attack ms | centroid Hz | T60 ms | crest dB | LUFS | dBTP |"
    );
    println!("|---|---|---|---|---|---|---|---|---|");
    let all = Sound::all().into_iter();
    for sound in
        all.filter(|it| !matches!(it, Sound::Chain(2..=4 | 6..=9) | Sound::Capture(2 | 4 | 5)))
    {
        let variants = variants_of(sound);
        println!(
            "| {sound:?} | {} | {} | {} | {} | {} | {} | {} | {} |",
            variants.len(),
            range(&variants, |it| it.len() as f32 / RATE as f32, 2),
            range(&variants, |it| 1000.0 * attack(it, RATE), 1),
            range(&variants, |it| centroid(it, RATE), 0),
            range(&variants, |it| 1000.0 * decay(it, RATE), 0),
            range(&variants, |it| decibels(peak(it) / rms(it)), 0),
            range(&variants, |it| momentary(it, RATE), 1),
            range(&variants, true_peak, 1),
        );
    }
}

/// Writes samples of 16 bits, all channels of a moment together.
fn write_wave(path: &Path, rate: u32, channels: u16, samples: impl Iterator<Item = f32>) {
    let data: Vec<u8> =
        samples.flat_map(|sample| ((sample * 32_767.0) as i16).to_le_bytes()).collect();
    let (frame, length) = (channels * 2, data.len() as u32);
    let mut file = Vec::new();
    file.extend(b"RIFF");
    file.extend((36 + length).to_le_bytes());
    file.extend(b"WAVEfmt ");
    file.extend(16_u32.to_le_bytes());
    file.extend(1_u16.to_le_bytes());
    file.extend(channels.to_le_bytes());
    file.extend(rate.to_le_bytes());
    file.extend((rate * u32::from(frame)).to_le_bytes());
    file.extend(frame.to_le_bytes());
    file.extend(16_u16.to_le_bytes());
    file.extend(b"data");
    file.extend(length.to_le_bytes());
    file.extend(data);
    std::fs::write(path, file).unwrap();
}

#[test]
#[ignore = "writes files and checks none"]
fn sound_files() {
    let folder = Path::new("target/sounds");
    std::fs::create_dir_all(folder).unwrap();
    for sound in Sound::all() {
        let name = format!("{sound:?}").replace(['(', ')'], "");
        for (variant, samples) in variants_of(sound).into_iter().enumerate() {
            let path = folder.join(format!("{name}-{variant}.wav"));
            write_wave(&path, RATE, 1, samples.into_iter());
        }
    }
    for seed in 1..=3 {
        let path = folder.join(format!("music-{seed}.wav"));
        write_wave(&path, music::RATE, 2, piece(seed).into_iter().flatten());
    }
}
