//! Signals played by strings: the end of a game, a claim, an offer.

use super::RATE;
use super::filter::finish;
use super::level;
use super::noise::Noise;
use super::pluck::Pluck;
use super::stone::set_down;

/// G, the reference pitch of all tones, in Hz.
const ROOT: f32 = 392.0;

/// A tone: its time in seconds, semitones above the reference, and level.
type StringTone = (f32, f32, f32);

/// Tones on strings that ring for so many seconds and are plucked so sharply.
fn phrase(seed: u64, seconds: f32, (ring, bright): (f32, f32), tones: &[StringTone]) -> Vec<f32> {
    let noise = &mut Noise::new(seed);
    let mut sound = vec![0.0; (seconds * RATE as f32) as usize];
    for &(at, half_tones, level) in tones {
        let start = ((at * RATE as f32) as usize).min(sound.len());
        let frequency = ROOT * (half_tones / 12.0).exp2();
        let pluck = Pluck { frequency, ring, bright };
        let heard = pluck.render(sound.len() - start, RATE, noise);
        for (sample, tone) in sound[start..].iter_mut().zip(heard) {
            *sample += tone * level;
        }
    }
    // The last third fades, as if the strings were damped by hand.
    let (from, length) = (sound.len() * 2 / 3, sound.len() as f32 / 3.0);
    for (index, sample) in sound[from..].iter_mut().enumerate() {
        *sample *= (1.0 - index as f32 / length).powi(2);
    }
    sound
}

/// A win: up the pentatonic scale in parallel thirds, to a chord.
pub(super) fn win(variant: u32) -> Vec<f32> {
    let run = [
        (0.0, 0.0, 0.7),
        (0.0, -12.0, 0.5),
        (0.13, 4.0, 0.7),
        (0.26, 7.0, 0.75),
        (0.39, 9.0, 0.75),
        (0.39, 5.0, 0.4),
        (0.65, 12.0, 0.9),
        (0.65, 16.0, 0.8),
        (0.67, 7.0, 0.6),
        (0.69, 0.0, 0.6),
        (0.91, 19.0, 0.5),
    ];
    finish(phrase(1000 + u64::from(variant), 2.4, (2.4, 0.75), &run), level::END)
}

/// A loss: down the scale, softly.
pub(super) fn loss(variant: u32) -> Vec<f32> {
    let run = [
        (0.0, 9.0, 0.6),
        (0.0, 5.0, 0.35),
        (0.22, 7.0, 0.6),
        (0.22, 4.0, 0.35),
        (0.44, 4.0, 0.6),
        (0.66, 2.0, 0.55),
        (0.98, 0.0, 0.6),
        (0.98, -12.0, 0.6),
        (1.0, -5.0, 0.35),
    ];
    finish(phrase(1100 + u64::from(variant), 2.4, (2.2, 0.35), &run), level::END)
}

/// A draw: up and back to an open end.
pub(super) fn draw(variant: u32) -> Vec<f32> {
    let run = [
        (0.0, 0.0, 0.6),
        (0.18, 7.0, 0.6),
        (0.36, 4.0, 0.6),
        (0.54, 7.0, 0.6),
        (0.81, 2.0, 0.6),
        (0.81, -5.0, 0.5),
        (0.83, 7.0, 0.4),
    ];
    finish(phrase(1200 + u64::from(variant), 2.1, (2.2, 0.5), &run), level::END)
}

/// A claim of an omitted capture: a knock on the board, and two tones.
pub(super) fn claim(variant: u32) -> Vec<f32> {
    let run = [(0.12, 7.0, 0.6), (0.24, 12.0, 0.7)];
    let mut sound = phrase(1300 + u64::from(variant), 0.9, (0.9, 0.8), &run);
    // A variant of the stone that is not used otherwise.
    for (sample, knock) in sound.iter_mut().zip(set_down(20 + variant)) {
        *sample += knock;
    }
    finish(sound, level::SIGNALS)
}

/// An offer of a draw: three tones with a rising end.
pub(super) fn offer(variant: u32) -> Vec<f32> {
    let run = [(0.0, 4.0, 0.6), (0.16, 2.0, 0.5), (0.32, 7.0, 0.65), (0.32, 4.0, 0.4)];
    finish(phrase(1400 + u64::from(variant), 1.2, (1.4, 0.5), &run), level::SIGNALS)
}
