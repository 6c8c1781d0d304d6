//! The background music: pieces of forty seconds, each from a seed of its own, rendered
//! in small steps.

mod score;

use super::noise::Noise;
use super::pluck::Pluck;
use score::{BARS, BEATS, MusicNote};
use std::collections::BTreeMap;

/// The sample rate of the music in Hz. It is lower than that of the effects: strings need no more,
/// and the music is long.
pub const RATE: u32 = 32_000;
/// Seconds of an eighth note, and how far a piece is faster or slower.
const EIGHTH: (f32, f32) = (0.205, 0.06);
/// Seconds for which a tone is rendered.
const FOLLOWED: f32 = 2.6;
/// The time of the first tone in seconds.
const PICKUP: f32 = 0.05;
/// How many times a string is rendered, so that no tone is like the last one of the same pitch.
const VERSIONS: usize = 3;
/// The gain by which a piece has an integrated loudness of -30 LUFS at full volume: below the
/// stones, also because its slider is lower by default.
const GAIN: f32 = 0.152;

/// A stereo sample: left and right.
pub type Stereo = [f32; 2];

/// A renderer of one piece. Call [`MusicRenderer::work`] until it returns `false`.
#[derive(Clone, Debug)]
pub struct MusicRenderer {
    notes: Vec<MusicNote>,
    next: usize,
    eighth: f32,
    /// Every tone with its room reflections, by scale degree and version.
    tones: BTreeMap<(i32, usize), Vec<Stereo>>,
    mix: Vec<Stereo>,
}

impl MusicRenderer {
    /// A renderer of the piece with this seed.
    pub fn new(seed: u64) -> Self {
        let eighth = EIGHTH.0 * Noise::new(seed + 7000).vary(EIGHTH.1);
        let seconds = PICKUP + (BARS * BEATS) as f32 * eighth + FOLLOWED;
        Self {
            notes: score::write(seed),
            next: 0,
            eighth,
            tones: BTreeMap::new(),
            mix: vec![[0.0; 2]; (seconds * RATE as f32) as usize],
        }
    }

    /// Renders one tone, in a few milliseconds. Returns whether there are more.
    pub fn work(&mut self) -> bool {
        let Some(&note) = self.notes.get(self.next) else { return false };
        let version = self.next % VERSIONS;
        self.next += 1;
        let tone = self
            .tones
            .entry((note.degree, version))
            .or_insert_with(|| in_the_room(note.degree, version));
        let start = ((PICKUP + note.beat * self.eighth) * RATE as f32) as usize;
        let start = start.min(self.mix.len());
        for (mix, tone) in self.mix[start..].iter_mut().zip(tone) {
            mix[0] += tone[0] * note.level * GAIN;
            mix[1] += tone[1] * note.level * GAIN;
        }
        self.next < self.notes.len()
    }

    /// What is rendered so far.
    pub fn finish(self) -> Vec<Stereo> {
        self.mix
    }
}

/// A string in a small room: low strings to the left, high ones to the right, with early
/// reflections.
fn in_the_room(degree: i32, version: usize) -> Vec<Stereo> {
    let mut noise = Noise::new(5000 + (VERSIONS as i32 * (degree + 50)) as u64 + version as u64);
    let frequency = score::frequency(degree);
    let ring = (2.4 * (196.0 / frequency).powf(0.3)).clamp(1.2, 2.8);
    let pluck = Pluck { frequency, ring, bright: 0.26 + 0.08 * version as f32 };
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
