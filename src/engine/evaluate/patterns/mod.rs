//! The learned evaluation: sums of weights of the patterns of stones in windows of three by three points.

mod file;
mod shipped;
mod windows;

pub use file::{PatternError, PatternOrigin};

use super::{FULL, fullness};
use crate::engine::score::Value;
use crate::rules::Ruleset;
use crate::rules::switches::{Extent, Methods, Switches};
pub(in crate::engine) use file::RawWeights;
pub(in crate::engine) use shipped::shipped;
pub(in crate::engine) use windows::{PLACES, SharedPlaces, Windows};

/// The number of weights that do not depend on patterns, for each situation and phase: a stone more, a
/// greater share of the stones, the right to move.
pub(in crate::engine) const COMMON: usize = 3;
/// The situations with weights of their own: nothing can be captured, and the side to move must capture.
pub(in crate::engine) const SITUATIONS: usize = 2;
/// The greatest value; a position with no more than this is not proved.
const MOST: Value = 5_000;
/// The unit of the weights of patterns in hundredths of a stone.
pub(in crate::engine) const UNIT: i32 = 2;
/// The units of common weights in a hundredth of a stone.
pub(in crate::engine) const COMMON_SCALE: i32 = 16;

/// The weights of a learned evaluation of one board.
///
/// A position has a value for early and one for late phases, between which it is interpolated by the number
/// of stones. Each is the sum of the weights of the patterns in all windows of three by three points. Mirror
/// images have equal values, because their patterns share weights.
///
/// ```
/// use fanorona::engine::Options;
/// use fanorona::rules::variant::shipped;
///
/// let rules = &shipped::variant("tsivy").unwrap().rules;
/// let shipped = Options::default().patterns;
/// let patterns = shipped.iter().find(|patterns| patterns.fits(rules)).unwrap();
/// let [few, many] = [0b1, 0b1111 << 40];
/// assert!(patterns.evaluate(many, few, false) > 100);
/// assert_eq!(patterns.origin().variant, "tsivy");
/// ```
#[derive(Clone, Debug)]
pub struct Patterns {
    origin: PatternOrigin,
    windows: Windows,
    half: i32,
    /// For each situation and phase, early first.
    common: [[[i32; COMMON]; 2]; SITUATIONS],
    /// For each situation and place.
    weights: Box<[PatternWeights]>,
}

/// The weights of one place in a situation, early and late, in units of [`UNIT`].
pub(in crate::engine) type PatternWeights = [i8; 2];

impl Patterns {
    /// What the weights were learned from.
    pub const fn origin(&self) -> &PatternOrigin {
        &self.origin
    }

    /// Whether the weights are for this board and this number of stones at the start, whole lines are captured
    /// both by approach and by withdrawal, and no side is ever handicapped.
    pub fn fits(&self, rules: &Ruleset) -> bool {
        let board = (rules.board.columns(), rules.board.rows());
        let Switches { methods, extent, handicap, .. } = rules.switches;
        board == (self.origin.columns, self.origin.rows)
            && half_of(rules) == self.half
            && (methods, extent) == (Methods::Both, Extent::WholeLine)
            && handicap.is_none()
    }

    /// The value for the side to move in hundredths of a stone, if it must capture (`pending`) or cannot.
    #[inline]
    pub fn evaluate(&self, own: u64, enemy: u64, pending: bool) -> Value {
        let situation = usize::from(pending);
        let weights = &self.weights[situation * PLACES..(situation + 1) * PLACES];
        // The length is known here.
        let Ok(weights): Result<&[PatternWeights; PLACES], _> = weights.try_into() else {
            return 0;
        };
        let mut sums = [0; 2];
        self.windows.each(own, enemy, |place| {
            let [early, late] = weights[place & (PLACES - 1)];
            sums[0] += i32::from(early);
            sums[1] += i32::from(late);
        });
        let (inputs, stones) = common_inputs(own, enemy);
        let of_phase = |phase: usize| -> i32 {
            let [more, share, move_right] = self.common[situation][phase];
            more * inputs[0] + share * inputs[1] + move_right * inputs[2]
        };
        let full = fullness(stones, self.half);
        let early = sums[0] * (UNIT * COMMON_SCALE) + of_phase(0);
        let late = sums[1] * (UNIT * COMMON_SCALE) + of_phase(1);
        let value = (early * full + late * (FULL - full)) / (FULL * COMMON_SCALE);
        value.clamp(-MOST, MOST)
    }
}

/// Half of the stones at the start.
pub(in crate::engine) fn half_of(rules: &Ruleset) -> i32 {
    let at_start = rules.start.iter().map(|stones| stones.len()).sum::<usize>();
    (at_start as i32 / 2).max(1)
}

/// The factors of the common weights, and the number of stones.
#[inline]
pub(in crate::engine) fn common_inputs(own: u64, enemy: u64) -> ([i32; COMMON], i32) {
    let (own, enemy) = (own.count_ones() as i32, enemy.count_ones() as i32);
    ([own - enemy, (own - enemy) * 64 / (own + enemy + 4), 1], own + enemy)
}
