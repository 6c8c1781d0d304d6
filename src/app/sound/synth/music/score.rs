//! The score of the music: bars of six eighth notes in G, broken thirds over a moving bass.
//!
//! It follows the playing of Malagasy valiha players: a major scale, the melody in parallel thirds,
//! a bass that alternately divides the bar into two and into three, a short figure played three
//! times and answered the fourth. The tune is original; a seeded generator fills the figures.

use super::super::noise::Noise;

/// Phrases of four bars.
const PHRASES: usize = 7;
/// The number of bars: the phrases and a closing chord.
pub(super) const BARS: usize = 4 * PHRASES + 1;
/// Eighth notes in a bar.
pub(super) const BEATS: usize = 6;

/// One plucked tone.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct MusicNote {
    /// Its time, in eighth notes from the start.
    pub beat: f32,
    /// Its scale degree, counted from G below middle C.
    pub degree: i32,
    /// Its level, from 0 to 1.
    pub level: f32,
}

/// The chords of a phrase of four bars, by the degree of their root: G, C, D.
const CHORDS: [[i32; 4]; 4] = [[0, 3, 4, 0], [0, 3, 0, 4], [3, 0, 4, 0], [0, 4, 3, 0]];
/// The phrase in which the melody rests at first and only the bass plays.
const REST: usize = 5;
/// The degrees of the chord that closes a piece, from low to high.
const CLOSE: [i32; 5] = [-7, 0, 4, 7, 9];
/// The eighth notes of a bar on which the bass plays: in halves, then in thirds.
const BASS: [[usize; 3]; 2] = [[0, 3, 5], [0, 2, 4]];
/// Rhythms of a bar of melody, in eighth notes; most leave the middle of the bar empty, which
/// swings.
const FIGURES: [&[usize]; 5] =
    [&[0, 1, 2, 4], &[0, 2, 3, 5], &[1, 2, 4, 5], &[0, 2, 4], &[0, 1, 3, 4, 5]];

/// All notes, in order of time.
pub(super) fn write(seed: u64) -> Vec<MusicNote> {
    let mut noise = Noise::new(seed);
    let mut notes = Vec::new();
    let mut at = 7;
    for phrase in 0..PHRASES {
        let chords = CHORDS[noise.below(CHORDS.len())];
        let figure = FIGURES[noise.below(FIGURES.len())];
        let rests = phrase == REST;
        for (bar, &chord) in chords.iter().enumerate() {
            let first = ((phrase * 4 + bar) * BEATS) as f32;
            bass(&mut notes, first, chord, bar % 2, &mut noise);
            if rests && bar < 2 {
                continue;
            }
            let figure = if bar == 3 { FIGURES[3] } else { figure };
            at = melody(&mut notes, first, chord, figure, at, &mut noise);
        }
    }
    let last = (4 * PHRASES * BEATS) as f32;
    for (index, degree) in CLOSE.into_iter().enumerate() {
        notes.push(MusicNote {
            beat: last + 0.14 * index as f32,
            degree,
            level: 0.5 * noise.vary(0.1),
        });
    }
    notes.sort_by(|one, other| one.beat.total_cmp(&other.beat));
    notes
}

fn bass(notes: &mut Vec<MusicNote>, first: f32, chord: i32, way: usize, noise: &mut Noise) {
    for (index, &beat) in BASS[way].iter().enumerate() {
        // Root, fifth, and the octave of the root.
        let degree = chord - 7 + [0, 4, 7][index];
        let level = [0.62, 0.4, 0.44][index] * noise.vary(0.12);
        notes.push(MusicNote { beat: first + beat as f32, degree, level });
    }
}

/// A bar of melody from the degree where the last one ended; returns the degree where this one
/// ends.
fn melody(
    notes: &mut Vec<MusicNote>,
    first: f32,
    chord: i32,
    figure: &[usize],
    mut at: i32,
    noise: &mut Noise,
) -> i32 {
    for (index, &beat) in figure.iter().enumerate() {
        at += [-1, 1, -2, 1, 2, -1][noise.below(6)];
        at = at.clamp(4, 14);
        if index == 0 {
            at = nearest_of_chord(at, chord);
        }
        let level = if beat % 3 == 0 { 0.6 } else { 0.45 } * noise.vary(0.18);
        let beat = first + beat as f32;
        notes.push(MusicNote { beat, degree: at, level });
        // The third below sounds slightly later, as if played by the other hand.
        if noise.below(4) > 0 {
            notes.push(MusicNote { beat: beat + 0.03, degree: at - 2, level: level * 0.6 });
        }
        // Sometimes the tone is repeated at once.
        if noise.below(9) == 0 {
            notes.push(MusicNote { beat: beat + 0.5, degree: at, level: level * 0.55 });
        }
    }
    at
}

/// The degree nearest to `at` that belongs to the chord on this degree.
fn nearest_of_chord(at: i32, chord: i32) -> i32 {
    let belongs = |degree: i32| [0, 2, 4].contains(&(degree - chord).rem_euclid(7));
    (0..4).flat_map(|far| [at - far, at + far]).find(|&degree| belongs(degree)).unwrap_or(at)
}

/// The frequency of a degree of the G major scale, in Hz.
pub(super) fn frequency(degree: i32) -> f32 {
    const SCALE: [i32; 7] = [0, 2, 4, 5, 7, 9, 11];
    let half_tones = SCALE[degree.rem_euclid(7) as usize] + 12 * degree.div_euclid(7);
    196.0 * (half_tones as f32 / 12.0).exp2()
}
