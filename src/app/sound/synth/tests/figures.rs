//! The table of docs/sound.md says what is measured.

#![expect(clippy::unwrap_used, reason = "a test may stop at once")]

use super::super::loudness::momentary;
use super::super::{RATE, Sound};
use super::measure::{attack, centroid, decay, decibels, peak, rms, true_peak};
use super::variants_of;
use std::path::Path;

/// The sounds of the table, as it calls them.
const ROWS: [(&str, Sound); 16] = [
    ("a stone is set down", Sound::SetDown),
    ("one stone is captured", Sound::Capture(1)),
    ("three are captured", Sound::Capture(3)),
    ("six are captured", Sound::Capture(6)),
    ("a chain, second step", Sound::Chain(1)),
    ("a chain, sixth step", Sound::Chain(5)),
    ("a chain, eleventh step", Sound::Chain(10)),
    ("a refusal", Sound::Refusal),
    ("a claim", Sound::Claim),
    ("a draw is offered", Sound::Offer),
    ("a clock is low", Sound::LowTime),
    ("a win", Sound::Win),
    ("a loss", Sound::Loss),
    ("a draw", Sound::Draw),
    ("a stone slides", Sound::Slide),
    ("a button", Sound::Tick),
];

/// The lowest and the highest value over all variants.
fn range(variants: &[Vec<f32>], measure: impl Fn(&[f32]) -> f32, digits: usize) -> String {
    let values: Vec<f32> = variants.iter().map(|samples| measure(samples)).collect();
    let low = values.iter().copied().fold(f32::INFINITY, f32::min);
    let high = values.iter().copied().fold(f32::NEG_INFINITY, f32::max);
    let (low, high) = (format!("{low:.digits$}"), format!("{high:.digits$}"));
    if low == high { low } else { format!("{low} to {high}") }
}

/// The row of a sound.
fn row(name: &str, sound: Sound) -> String {
    let variants = variants_of(sound);
    let cells = [
        name.to_owned(),
        variants.len().to_string(),
        range(&variants, |it| it.len() as f32 / RATE as f32, 2),
        range(&variants, |it| 1000.0 * attack(it, RATE), 1),
        range(&variants, |it| centroid(it, RATE), 0),
        range(&variants, |it| 1000.0 * decay(it, RATE), 0),
        range(&variants, |it| decibels(peak(it) / rms(it)), 0),
        range(&variants, |it| momentary(it, RATE), 1),
        range(&variants, true_peak, 1),
    ];
    format!("| {} |", cells.join(" | ").replace('-', "−"))
}

/// The numbers of a text, in units of their last digits.
fn numbers(text: &str) -> Vec<i64> {
    let plain = text.replace('−', "-").replace('.', "");
    plain.split(|it: char| !it.is_ascii_digit() && it != '-').flat_map(str::parse).collect()
}

#[test]
fn sound_figures() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("docs/sound.md");
    let document = std::fs::read_to_string(path).unwrap();
    let mut wrong = Vec::new();
    for (name, sound) in ROWS {
        let measured = row(name, sound);
        let start = format!("| {name} |");
        let printed = document.lines().find(|line| line.starts_with(&start)).unwrap_or_default();
        let (said, is) = (numbers(printed), numbers(&measured));
        // The last digit may differ with the mathematical functions of the system.
        let close = said.iter().zip(&is).all(|(said, is)| said.abs_diff(*is) <= 1);
        if said.len() != is.len() || !close {
            wrong.push(measured);
        }
    }
    assert!(wrong.is_empty(), "docs/sound.md should have these rows:\n{}", wrong.join("\n"));
}
