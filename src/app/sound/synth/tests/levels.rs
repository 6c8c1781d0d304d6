//! Level, length, offset, ends and loudness of every sound.

use super::super::loudness::momentary;
use super::super::{RATE, Sound};
use super::measure::{decibels, offset, peak, rms, true_peak};
use super::{every, variants_of};

/// The shortest and the longest duration of a sound, in seconds.
fn length(sound: Sound) -> [f32; 2] {
    match sound {
        Sound::Tick => [0.03, 0.08],
        Sound::LowTime => [0.08, 0.2],
        Sound::Slide | Sound::Refusal => [0.25, 0.35],
        Sound::SetDown | Sound::Chain(_) => [0.18, 0.4],
        Sound::Capture(_) => [0.2, 0.6],
        Sound::Claim => [0.6, 1.0],
        Sound::Offer => [0.8, 1.3],
        Sound::Win | Sound::Loss | Sound::Draw => [1.5, 2.6],
    }
}

#[test]
fn every_sound_has_length_and_no_offset() {
    for (sound, variant, samples) in every() {
        let name = format!("{sound:?} {variant}");
        assert!(samples.iter().all(|sample| sample.is_finite()), "{name}");
        assert!(offset(&samples).abs() < 1e-3, "{name}: offset");
        let seconds = samples.len() as f32 / RATE as f32;
        let [from, to] = length(sound);
        assert!((from..=to).contains(&seconds), "{name}: {seconds} s");
    }
}

#[test]
fn no_sound_clicks_at_its_ends() {
    for (sound, variant, samples) in every() {
        let name = format!("{sound:?} {variant}");
        assert!(samples[0].abs() < 1e-3, "{name}: begins with a jump");
        let tail = &samples[samples.len() - RATE as usize / 500..];
        let level = decibels(peak(tail));
        assert!(level < -60.0, "{name}: {level} dB at the end");
        // The fade cuts nothing off that is still loud; a slide swells and fades by itself.
        if sound == Sound::Slide {
            continue;
        }
        let before = &samples[samples.len() * 9 / 10..];
        assert!(decibels(peak(before) / peak(&samples)) < -30.0, "{name}");
    }
}

#[test]
fn one_sound_leaves_room_for_others() {
    for (sound, variant, samples) in every() {
        let highest = true_peak(&samples);
        assert!((-26.0..=-5.5).contains(&highest), "{sound:?} {variant}: {highest} dBTP");
    }
}

#[test]
fn events_of_equal_weight_are_equally_loud() {
    const MIDDLE: f32 = -28.0;
    for (sound, variant, samples) in every() {
        let apart = momentary(&samples, RATE) - MIDDLE;
        let limits = match sound {
            // Quieter on purpose.
            Sound::Slide => -9.0..=-7.0,
            Sound::Tick => -12.0..=-10.0,
            _ => -1.5..=1.5,
        };
        assert!(limits.contains(&apart), "{sound:?} {variant}: {apart} LU");
    }
}

#[test]
fn more_stones_are_louder_by_a_little() {
    let mean = |stones| {
        let all = variants_of(Sound::Capture(stones));
        all.iter().map(|it| momentary(it, RATE)).sum::<f32>() / all.len() as f32
    };
    for stones in 1..Sound::CAPTURE {
        assert!((0.1..0.6).contains(&(mean(stones + 1) - mean(stones))), "{stones}");
        let lengths = [stones, stones + 1].map(|it| Sound::Capture(it).render(0).len());
        assert!(lengths[1] > lengths[0], "{stones}");
    }
    assert!(Sound::Capture(Sound::CAPTURE).render(0) == Sound::Capture(40).render(0));
}

#[test]
fn variants_are_reproducible_and_differ() {
    for sound in Sound::all() {
        let (one, again) = (variants_of(sound), variants_of(sound));
        assert!(one == again, "{sound:?}");
        assert!(one.len() >= 2, "{sound:?}");
        for (index, version) in one.iter().enumerate() {
            for other in &one[..index] {
                let apart: Vec<f32> = version.iter().zip(other).map(|(a, b)| a - b).collect();
                let share = rms(&apart) / rms(version);
                assert!(share > 0.03, "{sound:?} {index}: only {share} differs");
            }
        }
    }
}

#[test]
fn the_effects_need_little_memory() {
    // The player keeps every sample as two numbers of four bytes.
    let bytes = every().map(|(_, _, samples)| samples.len() * 8).sum::<usize>();
    assert!(bytes < 15_000_000, "{bytes}");
}
