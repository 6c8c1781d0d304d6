//! Tests that measure the sounds: levels, lengths, pitch, brightness.

use super::measure::{centroid, decibels, energy, loudest_at, offset, peak, rms, strongest};
use super::noise::Noise;
use super::pluck::Pluck;
use super::{RATE, Sound, music};

/// Every variant of a sound.
fn variants_of(sound: Sound) -> Vec<Vec<f32>> {
    (0..sound.variants()).map(|variant| sound.render(variant)).collect()
}

fn every() -> impl Iterator<Item = (Sound, u32, Vec<f32>)> {
    Sound::all().into_iter().flat_map(|sound| {
        (0..sound.variants()).map(move |variant| (sound, variant, sound.render(variant)))
    })
}

/// The shortest and the longest duration of a sound, in seconds.
fn length(sound: Sound) -> [f32; 2] {
    match sound {
        Sound::Tick => [0.03, 0.08],
        Sound::LowTime => [0.08, 0.2],
        Sound::Slide | Sound::Refusal => [0.25, 0.35],
        Sound::SetDown | Sound::Chain(_) => [0.25, 0.45],
        Sound::Capture(_) => [0.3, 0.7],
        Sound::Claim => [0.6, 1.0],
        Sound::Offer => [0.8, 1.3],
        Sound::Win | Sound::Loss | Sound::Draw => [1.5, 2.6],
    }
}

#[test]
fn every_sound_has_level_length_and_no_offset() {
    for (sound, variant, samples) in every() {
        let name = format!("{sound:?} {variant}");
        assert!(samples.iter().all(|sample| sample.is_finite()), "{name}");
        let peak = decibels(peak(&samples));
        assert!((-20.0..=-1.0).contains(&peak), "{name}: peak at {peak} dB");
        assert!(offset(&samples).abs() < 1e-3, "{name}: offset");
        assert!(samples[0].abs() < 1e-3, "{name}: begins with a jump");
        let seconds = samples.len() as f32 / RATE as f32;
        let [from, to] = length(sound);
        assert!((from..=to).contains(&seconds), "{name}: {seconds} s");
    }
}

#[test]
fn every_sound_ends_silent() {
    for (sound, variant, samples) in every() {
        let tail = &samples[samples.len() - RATE as usize / 500..];
        let level = decibels(tail.iter().fold(0.0_f32, |most, sample| most.max(sample.abs())));
        assert!(level < -60.0, "{sound:?} {variant}: {level} dB");
    }
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
fn struck_bodies_are_loudest_at_once_and_decay_fast() {
    for sound in [Sound::SetDown, Sound::Tick, Sound::LowTime, Sound::Chain(4)] {
        for samples in variants_of(sound) {
            assert!(loudest_at(&samples, RATE) < 0.015, "{sound:?}");
            // A stone on wood decays by 40 dB within a fifth to a quarter of a second.
            let late = &samples[(samples.len() * 3) / 5..];
            assert!(decibels(peak(late) / peak(&samples)) < -35.0, "{sound:?}");
        }
    }
}

#[test]
fn stone_is_brighter_than_a_refusal_and_no_beep() {
    for samples in variants_of(Sound::SetDown) {
        let bright = centroid(&samples[..RATE as usize / 50], RATE);
        assert!((400.0..3000.0).contains(&bright), "{bright} Hz");
        let dull =
            variants_of(Sound::Refusal).iter().map(|it| centroid(it, RATE)).fold(0.0, f32::max);
        assert!(bright > 1.5 * dull, "{bright} Hz over {dull} Hz");
        // Unlike a beep, no single tone dominates: a tenth of the energy is above 700 Hz.
        let high = above(&samples, 700.0);
        assert!(high > 0.08, "{high}");
    }
}

/// The fraction of the energy above a frequency, by a simple filter.
fn above(samples: &[f32], frequency: f32) -> f32 {
    let mut low = super::filter::LowPass::new(frequency, RATE);
    let high: Vec<f32> = samples.iter().map(|&sample| sample - low.next(sample)).collect();
    energy(&high) / energy(samples)
}

#[test]
fn more_stones_sound_longer_and_louder() {
    let mean = |stones| {
        let all = variants_of(Sound::Capture(stones));
        all.iter().map(|it| energy(it)).sum::<f32>() / all.len() as f32
    };
    for stones in 1..Sound::CAPTURE {
        assert!(mean(stones + 1) > mean(stones), "{stones}");
        let lengths = [stones, stones + 1].map(|it| Sound::Capture(it).render(0).len());
        assert!(lengths[1] > lengths[0], "{stones}");
    }
    assert!(Sound::Capture(Sound::CAPTURE).render(0) == Sound::Capture(40).render(0));
}

#[test]
fn every_captured_stone_is_one_click() {
    for stones in 1..=Sound::CAPTURE {
        let samples = Sound::Capture(stones).render(1);
        // Above the thud, loudness rises once for every stone.
        let mut low = super::filter::LowPass::new(3000.0, RATE);
        let high: Vec<f32> = samples.iter().map(|&sample| sample - low.next(sample)).collect();
        let window = RATE as usize / 100;
        let levels: Vec<f32> = high.chunks(window).map(energy).collect();
        let most = levels.iter().copied().fold(0.0, f32::max);
        let rises: Vec<bool> = levels.windows(2).map(|pair| pair[1] > 4.0 * pair[0]).collect();
        // A click that starts at the very end of a window rises twice.
        let clicks = (0..rises.len()).filter(|&at| rises[at] && (at == 0 || !rises[at - 1]));
        let first = usize::from(levels[0] > most * 0.02);
        assert_eq!(clicks.count() + first, usize::from(stones), "{levels:?}");
    }
}

#[test]
fn every_step_of_a_chain_is_higher() {
    let mut last = 0.0;
    for step in 1..=Sound::CHAIN {
        for samples in variants_of(Sound::Chain(step)) {
            let pitch = strongest(&samples, RATE, 380.0, 1500.0);
            assert!(pitch > last * 1.05, "step {step}: {pitch} Hz after {last} Hz");
        }
        last = strongest(&Sound::Chain(step).render(0), RATE, 380.0, 1500.0);
    }
}

#[test]
fn strings_are_in_tune() {
    for frequency in [98.0, 196.0, 392.0, 587.3, 1174.7] {
        let mut noise = Noise::new(1);
        let pluck = Pluck { frequency, ring: 2.0, bright: 0.5 };
        let samples = pluck.render(65_536, RATE, &mut noise);
        let heard = strongest(&samples, RATE, frequency * 0.94, frequency * 1.06);
        let cents = 1200.0 * (heard / frequency).log2();
        assert!(cents.abs() < 9.0, "{frequency} Hz is off by {cents} cents");
    }
}

#[test]
fn a_win_ends_higher_than_a_loss() {
    let lowest_end = |sound: Sound| {
        let samples = sound.render(0);
        centroid(&samples[samples.len() / 3..samples.len() / 2], RATE)
    };
    assert!(lowest_end(Sound::Win) > lowest_end(Sound::Loss));
}

fn piece() -> Vec<music::Stereo> {
    let mut renderer = music::MusicRenderer::new(1);
    while renderer.work() {}
    renderer.finish()
}

#[test]
fn the_music_is_long_and_quiet() {
    let piece = piece();
    let seconds = piece.len() as f32 / music::RATE as f32;
    assert!((60.0..=120.0).contains(&seconds), "{seconds} s");
    for ear in 0..2 {
        let samples: Vec<f32> = piece.iter().map(|stereo| stereo[ear]).collect();
        assert!(samples.iter().all(|sample| sample.is_finite()));
        assert!(peak(&samples) < 0.31);
        let level = decibels(rms(&samples));
        assert!((-36.0..-24.0).contains(&level), "{level} dB");
        assert!(offset(&samples).abs() < 1e-3);
        // It is never silent and never swells: every three seconds are alike.
        for part in samples.chunks_exact(3 * music::RATE as usize) {
            assert!((decibels(rms(part)) - level).abs() < 7.0);
        }
    }
}

#[test]
fn the_music_loops_without_a_click() {
    let piece = piece();
    let last = piece.len() - 1;
    for ear in 0..2 {
        let at = |index: usize| piece[index % piece.len()][ear];
        // First and second differences in the 10 ms around the loop point.
        let step = |index: usize| (at(index + 1) - at(index)).abs();
        let bend = |index: usize| (at(index + 2) - 2.0 * at(index + 1) + at(index)).abs();
        let around: Vec<usize> = (last - 320..last + 320).collect();
        let most = |measure: &dyn Fn(usize) -> f32| {
            let apart = around.iter().filter(|&&index| index + 3 < last || index > last + 1);
            apart.map(|&index| measure(index)).fold(0.0, f32::max)
        };
        assert!(step(last) <= most(&step), "{} over {}", step(last), most(&step));
        for index in last - 1..=last {
            assert!(bend(index) <= most(&bend), "{} over {}", bend(index), most(&bend));
        }
        let ring: Vec<f32> = piece[..640].iter().map(|stereo| stereo[ear]).collect();
        assert!(rms(&ring) > 1e-4, "what rang at the end rings on");
    }
}

#[test]
fn the_music_depends_on_its_seed_only() {
    let play = |seed| {
        let mut renderer = music::MusicRenderer::new(seed);
        for _ in 0..40 {
            renderer.work();
        }
        renderer.finish()
    };
    assert!(play(1) == play(1));
    assert!(play(1) != play(2));
}
