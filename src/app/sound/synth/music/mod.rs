//! The background music. It is rendered in small steps, and loops seamlessly because notes that
//! ring at its end continue at its beginning.

mod score;

use super::noise::Noise;
use super::pluck::Pluck;
use score::{BARS, BEATS, Note};
use std::collections::BTreeMap;

/// The sample rate of the music in Hz. It is lower than that of the effects: strings need no more,
/// and the music is long.
pub(crate) const RATE: u32 = 32_000;
/// Seconds of an eighth note.
const EIGHTH: f32 = 0.205;
/// Seconds for which a tone is rendered.
const FOLLOWED: f32 = 2.6;
/// The time of the first tone in seconds, so that no tone starts at the loop point.
const PICKUP: f32 = 0.08;
/// The peak of the music.
const PEAK: f32 = 0.3;

/// A stereo sample: left and right.
pub(crate) type Stereo = [f32; 2];

/// A renderer of the music. Call [`MusicRenderer::work`] until it returns `false`.
#[derive(Clone, Debug)]
pub(crate) struct MusicRenderer {
    notes: Vec<Note>,
    next: usize,
    /// Every tone with its room reflections, by scale degree and variant.
    tones: BTreeMap<(i32, u8), Vec<Stereo>>,
    mix: Vec<Stereo>,
}

impl MusicRenderer {
    /// A renderer of the music with this seed.
    pub fn new(seed: u64) -> Self {
        Self {
            notes: score::write(seed),
            next: 0,
            tones: BTreeMap::new(),
            mix: vec![[0.0; 2]; length()],
        }
    }

    /// Renders one tone, in about a millisecond. Returns whether there are more.
    pub fn work(&mut self) -> bool {
        let Some(&note) = self.notes.get(self.next) else { return false };
        let version = (self.next % 2) as u8;
        self.next += 1;
        let tone = self
            .tones
            .entry((note.degree, version))
            .or_insert_with(|| in_the_room(note.degree, version));
        let start = ((PICKUP + note.beat * EIGHTH) * RATE as f32) as usize;
        let length = self.mix.len();
        // What exceeds the end continues at the beginning.
        let (before, after) = tone.split_at(tone.len().min(length.saturating_sub(start)));
        for (mix, tone) in self.mix[start.min(length)..].iter_mut().zip(before) {
            add(mix, *tone, note.level);
        }
        for (mix, tone) in self.mix.iter_mut().zip(after) {
            add(mix, *tone, note.level);
        }
        self.next < self.notes.len()
    }

    /// The music rendered so far, normalised, to be played in a loop.
    pub fn finish(mut self) -> Vec<Stereo> {
        let highest = self.mix.iter().flatten().fold(1e-6_f32, |most, it| most.max(it.abs()));
        for sample in self.mix.iter_mut().flatten() {
            *sample *= PEAK / highest;
        }
        self.mix
    }
}

/// The number of samples of the music.
fn length() -> usize {
    ((BARS * BEATS) as f32 * EIGHTH * RATE as f32) as usize
}

fn add(mix: &mut Stereo, tone: Stereo, level: f32) {
    mix[0] += tone[0] * level;
    mix[1] += tone[1] * level;
}

/// A string in a small room: low strings to the left, high ones to the right, with early
/// reflections.
fn in_the_room(degree: i32, version: u8) -> Vec<Stereo> {
    let mut noise = Noise::new(5000 + 2 * (degree + 50) as u64 + u64::from(version));
    let frequency = score::frequency(degree);
    let ring = (2.4 * (196.0 / frequency).powf(0.3)).clamp(1.2, 2.8);
    let pluck = Pluck { frequency, ring, bright: 0.28 + 0.12 * f32::from(version) };
    let samples = (FOLLOWED * RATE as f32) as usize;
    let mut dry = pluck.render(samples, RATE, &mut noise);
    let fade = samples / 4;
    for (index, sample) in dry.iter_mut().rev().take(fade).enumerate() {
        *sample *= (index as f32 / fade as f32).powi(2);
    }
    let side = ((degree as f32 - 4.0) / 26.0).clamp(-0.35, 0.35);
    let walls = [[0.019, 0.043, 0.071], [0.023, 0.037, 0.083]];
    let heard = |ear: usize, pan: f32| -> Vec<f32> {
        let mut sound: Vec<f32> = dry.iter().map(|sample| sample * pan).collect();
        for (wall, level) in walls[ear].iter().zip([0.16, 0.11, 0.07]) {
            let late = (wall * RATE as f32) as usize;
            for (sample, echo) in sound[late..].iter_mut().zip(&dry) {
                *sample += echo * level;
            }
        }
        // The reflections of a faded tone are louder than its end, so they are faded once more.
        for (index, sample) in sound.iter_mut().rev().take(fade).enumerate() {
            *sample *= (index as f32 / fade as f32).sqrt();
        }
        sound
    };
    let (left, right) = (heard(0, 1.0 - side), heard(1, 1.0 + side));
    left.into_iter().zip(right).map(|(left, right)| [left, right]).collect()
}
