//! Several sounds at once: whatever happens in a chain, the sum does not clip.

#![expect(clippy::unwrap_used, reason = "a test may stop at once")]

use super::super::loudness::momentary;
use super::super::music;
use super::super::{RATE, Sound};
use super::measure::true_peak;
use super::{ear, piece, variants_of};

/// The highest gain of a cue.
const GAIN: f32 = 1.1;
/// The gain of the music while stones sound.
const DUCKED: f32 = 0.4;

/// The variant of a sound with the highest peak.
fn worst(sound: Sound) -> Vec<f32> {
    let all = variants_of(sound).into_iter();
    all.max_by(|one, other| true_peak(one).total_cmp(&true_peak(other))).unwrap()
}

fn add(mix: &mut [f32], at: f32, sound: &[f32], gain: f32) {
    let start = (at * RATE as f32) as usize;
    for (mix, sample) in mix[start..].iter_mut().zip(sound) {
        *mix += sample * gain;
    }
}

/// The loudest ear of ten seconds of music, at the sample rate of the effects.
fn loud_music() -> Vec<f32> {
    let samples = ear(&piece(1), 0);
    let step = music::RATE as f32 / RATE as f32;
    (0..10 * RATE as usize)
        .map(|index| {
            let (at, part) = ((index as f32 * step) as usize, (index as f32 * step).fract());
            samples[at] * (1.0 - part) + samples[at + 1] * part
        })
        .collect()
}

#[test]
fn a_chain_of_captures_with_music_stays_below_full_scale() {
    let (slide, clicks) = (worst(Sound::Slide), worst(Sound::Capture(Sound::CAPTURE)));
    let landings: Vec<Vec<f32>> =
        std::iter::once(Sound::SetDown).chain((1..8).map(Sound::Chain)).map(worst).collect();
    let music = loud_music();
    // Steps follow each other in 0.8 s, and in 0.25 s at the highest speed.
    for apart in [0.8, 0.5, 0.25] {
        for with_music in [true, false] {
            let mut mix = vec![0.0; 10 * RATE as usize];
            for (step, landing) in landings.iter().enumerate() {
                let at = 0.1 + step as f32 * apart;
                add(&mut mix, at, &slide, GAIN);
                add(&mut mix, at + 0.2, landing, GAIN);
                add(&mut mix, at + 0.2, &clicks, GAIN);
            }
            if with_music {
                add(&mut mix, 0.0, &music, DUCKED);
            }
            let highest = true_peak(&mix);
            assert!(highest < -1.0, "every {apart} s: {highest} dBTP");
        }
    }
}

#[test]
fn a_signal_over_stones_and_music_stays_below_full_scale() {
    let (tick, stone, music) = (worst(Sound::Tick), worst(Sound::SetDown), loud_music());
    for signal in [Sound::Refusal, Sound::Claim, Sound::Offer, Sound::LowTime, Sound::Win] {
        let mut mix = vec![0.0; 10 * RATE as usize];
        add(&mut mix, 0.0, &worst(signal), GAIN);
        add(&mut mix, 0.0, &tick, GAIN);
        add(&mut mix, 0.05, &stone, GAIN);
        // A signal comes without a slide before it, so the music is not low yet.
        add(&mut mix, 0.0, &music, 1.0);
        let highest = true_peak(&mix);
        assert!(highest < -1.0, "{signal:?}: {highest} dBTP");
    }
}

#[test]
fn a_stone_stands_out_of_the_ducked_music() {
    let music: Vec<f32> = loud_music().iter().map(|sample| sample * DUCKED).collect();
    // At equal sliders, as a momentary loudness; by default the music is 8 dB lower still.
    let above = momentary(&Sound::SetDown.render(0), RATE) - momentary(&music, RATE);
    assert!(above > 5.0, "{above} LU");
}
