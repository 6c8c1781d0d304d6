//! The music: length, loudness, ends, and that pieces differ.

use super::super::loudness::{lufs, weighted_power};
use super::super::music::{MusicRenderer, RATE, Stereo};
use super::measure::{decibels, offset, peak, rms, true_peak};
use super::{ear, piece};

/// The integrated loudness of a piece in LUFS. It has no pauses, so there is no gate.
fn loudness(piece: &[Stereo]) -> f32 {
    let power = |side| -> f64 { weighted_power(ear(piece, side).into_iter(), RATE).iter().sum() };
    lufs((power(0) + power(1)) / piece.len() as f64)
}

#[test]
fn pieces_are_long_and_equally_quiet() {
    for seed in 1..=3 {
        let piece = piece(seed);
        let seconds = piece.len() as f32 / RATE as f32;
        assert!((30.0..=50.0).contains(&seconds), "{seed}: {seconds} s");
        let loudness = loudness(&piece);
        assert!((-31.0..=-29.0).contains(&loudness), "{seed}: {loudness} LUFS");
        for side in 0..2 {
            let samples = ear(&piece, side);
            assert!(samples.iter().all(|sample| sample.is_finite()));
            assert!(true_peak(&samples) < -10.0, "{seed}: {} dBTP", true_peak(&samples));
            assert!(offset(&samples).abs() < 1e-3);
        }
    }
}

#[test]
fn a_piece_is_never_silent_and_never_swells() {
    for side in 0..2 {
        let samples = ear(&piece(1), side);
        let level = decibels(rms(&samples));
        // The closing chord rings out after that.
        for part in samples[..34 * RATE as usize].chunks_exact(3 * RATE as usize) {
            assert!((decibels(rms(part)) - level).abs() < 7.0);
        }
    }
}

#[test]
fn a_piece_begins_and_ends_in_silence() {
    for seed in 1..=2 {
        for side in 0..2 {
            let samples = ear(&piece(seed), side);
            assert_eq!(peak(&samples[..RATE as usize / 50]), 0.0);
            let end = &samples[samples.len() - RATE as usize / 100..];
            assert!(decibels(peak(end)) < -75.0, "{seed}: {} dB", decibels(peak(end)));
        }
    }
}

#[test]
fn a_piece_depends_on_its_seed_only() {
    let play = |seed| {
        let mut renderer = MusicRenderer::new(seed);
        for _ in 0..40 {
            renderer.work();
        }
        renderer.finish()
    };
    assert!(play(1) == play(1));
    let pieces: Vec<_> = (1..=6).map(play).collect();
    for (index, piece) in pieces.iter().enumerate() {
        assert!(pieces[..index].iter().all(|other| other != piece), "{index}");
    }
}
