//! Stones on wood: attack, centre of energy, decay, the number of clicks, the scale of a chain.

use super::super::filter::LowPass;
use super::super::{RATE, Sound};
use super::measure::{attack, centroid, decay, energy, strongest};
use super::variants_of;

#[test]
fn the_attack_of_an_impact_is_short() {
    let struck = [Sound::SetDown, Sound::Capture(1), Sound::Refusal, Sound::Tick, Sound::LowTime];
    for sound in struck.into_iter().chain((1..=Sound::CHAIN).map(Sound::Chain)) {
        for (variant, samples) in variants_of(sound).iter().enumerate() {
            let seconds = attack(samples, RATE);
            assert!(seconds < 0.005, "{sound:?} {variant}: {seconds} s");
        }
    }
}

#[test]
fn the_energy_of_stone_on_wood_is_between_1_and_3_khz() {
    for sound in [Sound::SetDown, Sound::Capture(1), Sound::Capture(3)] {
        for (variant, samples) in variants_of(sound).iter().enumerate() {
            let middle = centroid(samples, RATE);
            assert!((1000.0..3000.0).contains(&middle), "{sound:?} {variant}: {middle} Hz");
        }
    }
}

#[test]
fn stone_on_wood_decays_within_a_tenth_of_a_second_or_two() {
    for sound in [Sound::SetDown, Sound::Capture(1)] {
        for (variant, samples) in variants_of(sound).iter().enumerate() {
            let seconds = decay(samples, RATE);
            assert!((0.05..0.2).contains(&seconds), "{sound:?} {variant}: {seconds} s");
        }
    }
    // The bar that sounds in a chain rings longer, and shorter the higher it is.
    let bars: Vec<f32> = [1, 5, 10].map(|step| decay(&Sound::Chain(step).render(0), RATE)).into();
    assert!(bars[0] > bars[1] && bars[1] > bars[2], "{bars:?}");
    assert!((0.3..0.7).contains(&bars[0]), "{bars:?}");
}

#[test]
fn high_modes_decay_first() {
    for samples in variants_of(Sound::SetDown) {
        let [early, late] = [&samples[..RATE as usize / 50], &samples[RATE as usize / 20..]]
            .map(|part| centroid(part, RATE));
        assert!(late < 0.8 * early, "{early} Hz, then {late} Hz");
    }
}

#[test]
fn stone_is_brighter_than_a_refusal_and_no_beep() {
    let refusals = variants_of(Sound::Refusal);
    let dull = refusals.iter().map(|it| centroid(it, RATE)).fold(0.0, f32::max);
    for samples in variants_of(Sound::SetDown) {
        let bright = centroid(&samples, RATE);
        assert!(bright > 3.0 * dull, "{bright} Hz over {dull} Hz");
        // Unlike a beep, no single tone dominates.
        let mut low = LowPass::new(700.0, RATE);
        let high: Vec<f32> = samples.iter().map(|&sample| sample - low.next(sample)).collect();
        assert!(energy(&high) > 0.08 * energy(&samples));
    }
}

#[test]
fn every_captured_stone_is_one_click() {
    for stones in 1..=Sound::CAPTURE {
        for samples in variants_of(Sound::Capture(stones)) {
            let mut low = LowPass::new(3000.0, RATE);
            let high: Vec<f32> = samples.iter().map(|&sample| sample - low.next(sample)).collect();
            let window = RATE as usize / 100;
            let levels: Vec<f32> = high.chunks(window).map(energy).collect();
            let most = levels.iter().copied().fold(0.0, f32::max);
            let rises: Vec<bool> = levels
                .windows(2)
                .map(|pair| pair[1] > 4.0 * pair[0] && pair[1] > 0.02 * most)
                .collect();
            // A click that starts at the very end of a window rises twice.
            let clicks = (0..rises.len()).filter(|&at| rises[at] && (at == 0 || !rises[at - 1]));
            assert_eq!(clicks.count(), usize::from(stones), "{levels:?}");
        }
    }
}

#[test]
fn every_step_of_a_chain_is_higher() {
    let mut last = 0.0;
    for step in 1..=Sound::CHAIN {
        let pitches: Vec<f32> = variants_of(Sound::Chain(step))
            .iter()
            // After the impact, the bar is heard alone.
            .map(|samples| strongest(&samples[RATE as usize / 25..], RATE, 360.0, 1500.0))
            .collect();
        for &pitch in &pitches {
            assert!(pitch > last * 1.05, "step {step}: {pitch} Hz after {last} Hz");
        }
        last = pitches.into_iter().fold(0.0, f32::max);
    }
}
