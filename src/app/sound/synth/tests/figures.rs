//! Prints the figures of docs/sound.md.

use super::super::loudness::momentary;
use super::super::measure::{attack, centroid, decay, decibels, peak, rms, true_peak};
use super::super::{RATE, Sound};
use super::variants_of;

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
