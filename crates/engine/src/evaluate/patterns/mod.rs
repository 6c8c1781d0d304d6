//! The learned evaluation: a small network over the patterns of stones in windows of three by three points.

mod file;
mod shipped;
mod windows;

pub use file::{PatternError, PatternOrigin};

use super::{FULL, fullness};
use crate::score::Value;
use fanorona_rules::Ruleset;
use fanorona_rules::switches::{Extent, Methods, Switches};
pub use file::RawWeights;
pub(crate) use shipped::shipped;
pub use windows::{PLACES, SharedPlaces, Windows};

/// The number of weights that do not depend on patterns, for each situation and phase: a stone more, a
/// greater share of the stones, the right to move.
pub const COMMON: usize = 3;
/// The situations with weights of their own: nothing can be captured, and the side to move must capture.
pub const SITUATIONS: usize = 2;
/// The greatest value; a position with no more than this is not proved.
const MOST: Value = 5_000;
/// The phases with weights of their own, early and late.
pub const PHASES: usize = 2;
/// The hidden units.
pub const HIDDEN: usize = 6;
/// The sums over patterns: the value in each phase, then the hidden units.
pub const SUMS: usize = PHASES + HIDDEN;
/// The unit of the weights of patterns for a phase, in hundredths of a stone.
pub const UNIT: i32 = 2;
/// The units of a common weight, and of a value, in a hundredth of a stone.
pub const COMMON_SCALE: i32 = 16;
/// A hidden unit is between 0 and this.
pub const ACTIVE: i32 = 64;

/// The weights of a learned evaluation of one board.
///
/// The pattern in each window of three by three points has a weight for the value in an early and in a late
/// phase, and for each hidden unit. The sums for hidden units, limited to `0..=ACTIVE`, count for the values
/// with weights of their own. The number of stones says how far the phase is early or late. Mirror images
/// have equal values, because their patterns share weights.
///
/// ```
/// use fanorona_engine::Options;
/// use fanorona_rules::variant::shipped;
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
    /// For each situation and each fullness of the board.
    common: Box<[[Blend; FULL as usize + 1]; SITUATIONS]>,
    /// For each situation and place, in lanes of a byte.
    weights: Box<[u64]>,
}

/// The common weights between two phases, in shares of [`FULL`].
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Blend {
    inputs: [i32; COMMON],
    begin: [i32; SUMS],
    sums: [i32; SUMS],
}

/// The weights of one place in a situation: of the phases in units of [`UNIT`], then of the hidden units.
pub type PatternWeights = [i8; SUMS];

/// The weights of a situation that do not depend on patterns.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct CommonWeights {
    /// For each phase: a stone more, a greater share of the stones, the right to move.
    pub inputs: [[i32; COMMON]; PHASES],
    /// What the sum of each hidden unit begins with.
    pub begin: [i16; HIDDEN],
    /// For each phase, what each hidden unit is worth.
    pub hidden: [[i16; HIDDEN]; PHASES],
}

impl Patterns {
    /// What the weights were learned from.
    pub const fn origin(&self) -> &PatternOrigin {
        &self.origin
    }

    /// A checksum of the weights, whatever they were learned from.
    pub fn checksum(&self) -> u32 {
        let mut sum = crc32fast::Hasher::new();
        for Blend { inputs, begin, sums } in self.common.as_flattened() {
            for weight in inputs.iter().chain(begin).chain(sums) {
                sum.update(&weight.to_le_bytes());
            }
        }
        for lanes in &self.weights {
            sum.update(&lanes.to_le_bytes());
        }
        sum.finalize()
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

    /// The evaluation with these weights, of each group of places in a situation.
    fn new(
        origin: PatternOrigin,
        windows: Windows,
        raw: &RawWeights,
        shared: &SharedPlaces,
    ) -> Self {
        let number = windows.number() as i32;
        let common = raw
            .common
            .map(|weights| std::array::from_fn(|full| weights.blend(full as i32, number)));
        let mut weights = vec![lanes([0; SUMS]); SITUATIONS * PLACES];
        for (places, patterns) in weights.chunks_exact_mut(PLACES).zip(&raw.patterns) {
            for (place, &group) in places.iter_mut().zip(&shared.group) {
                *place = lanes(patterns.get(group as usize).copied().unwrap_or_default());
            }
        }
        let half = origin.half;
        Self { origin, windows, half, common: Box::new(common), weights: weights.into() }
    }

    /// The value for the side to move in hundredths of a stone, if it must capture (`pending`) or cannot.
    #[inline]
    pub fn evaluate(&self, own: u64, enemy: u64, pending: bool) -> Value {
        let situation = usize::from(pending);
        let weights = &self.weights[situation * PLACES..(situation + 1) * PLACES];
        // The length is known here.
        let Ok(weights): Result<&[u64; PLACES], _> = weights.try_into() else {
            return 0;
        };
        // Four sums of two bytes in each: of the bytes with even and with odd numbers.
        let (mut even, mut odd) = (0, 0);
        self.windows.each(own, enemy, |place| {
            let lanes = weights[place & (PLACES - 1)];
            even += lanes & EVEN;
            odd += lanes >> 8 & EVEN;
        });
        let (inputs, stones) = common_inputs(own, enemy);
        let full = fullness(stones, self.half);
        let blend = &self.common[situation][full as usize];
        let ([more, share, move_right], [lead, leading_share, one]) = (blend.inputs, inputs);
        let mut value = more * lead + share * leading_share + move_right * one;
        // A loop over numbers, because iterators over two arrays are not always inlined.
        for i in 0..SUMS {
            let sum = if i % 2 == 0 { even } else { odd } >> (i / 2 * 16) & 0xFFFF;
            let sum = sum as i32 + blend.begin[i];
            value += blend.sums[i] * if i < PHASES { sum } else { sum.clamp(0, ACTIVE) };
        }
        let value = value / (FULL * COMMON_SCALE);
        value.clamp(-MOST, MOST)
    }
}

/// The even ones of eight bytes.
const EVEN: u64 = 0x00FF_00FF_00FF_00FF;
/// What is added to each weight in a lane, so that none is negative.
const BIAS: i32 = 128;

/// Weights as bytes of a number, each with [`BIAS`] added.
fn lanes(weights: PatternWeights) -> u64 {
    u64::from_le_bytes(weights.map(|weight| (i32::from(weight) + BIAS) as u8))
}

impl CommonWeights {
    /// The weights where `full` of [`FULL`] parts are early, with this number of windows.
    fn blend(&self, full: i32, windows: i32) -> Blend {
        let share = [full, FULL - full];
        let between = |[early, late]: [i32; PHASES]| early * share[0] + late * share[1];
        let mut blend = Blend {
            inputs: std::array::from_fn(|i| between(self.inputs.map(|weights| weights[i]))),
            begin: [-BIAS * windows; SUMS],
            sums: [0; SUMS],
        };
        for (sum, share) in blend.sums.iter_mut().zip(share) {
            *sum = share * UNIT * COMMON_SCALE;
        }
        for i in 0..HIDDEN {
            blend.begin[PHASES + i] += i32::from(self.begin[i]);
            blend.sums[PHASES + i] = between(self.hidden.map(|weights| i32::from(weights[i])));
        }
        blend
    }
}

/// Half of the stones at the start.
pub fn half_of(rules: &Ruleset) -> i32 {
    let at_start = rules.start.iter().map(|stones| stones.len()).sum::<usize>();
    (at_start as i32 / 2).max(1)
}

/// The factors of the common weights, and the number of stones.
#[inline]
pub fn common_inputs(own: u64, enemy: u64) -> ([i32; COMMON], i32) {
    let (own, enemy) = (own.count_ones() as i32, enemy.count_ones() as i32);
    ([own - enemy, (own - enemy) * 64 / (own + enemy + 4), 1], own + enemy)
}

#[cfg(test)]
#[expect(clippy::unwrap_used, reason = "a test may stop at once")]
mod tests {
    use super::*;
    use fanorona_rules::Board;
    use rand::rngs::Xoshiro256PlusPlus;
    use rand::{RngExt, SeedableRng};

    /// The value as the documentation of [`Patterns`] says, without lanes and blends.
    fn slow(
        raw: &RawWeights,
        windows: &Windows,
        shared: &SharedPlaces,
        [own, enemy]: [u64; 2],
        situation: usize,
        half: i32,
    ) -> Value {
        let common = &raw.common[situation];
        let mut sums = [0_i32; SUMS];
        for i in 0..HIDDEN {
            sums[PHASES + i] = common.begin[i].into();
        }
        windows.each(own, enemy, |place| {
            let weights = raw.patterns[situation][shared.group[place] as usize];
            for i in 0..SUMS {
                sums[i] += i32::from(weights[i]);
            }
        });
        let (inputs, stones) = common_inputs(own, enemy);
        let of_phase = |phase: usize| -> i32 {
            let inputs: i32 = (0..COMMON).map(|i| common.inputs[phase][i] * inputs[i]).sum();
            let hidden: i32 = (0..HIDDEN)
                .map(|i| i32::from(common.hidden[phase][i]) * sums[PHASES + i].clamp(0, ACTIVE))
                .sum();
            sums[phase] * UNIT * COMMON_SCALE + inputs + hidden
        };
        let full = fullness(stones, half);
        let value = of_phase(0) * full + of_phase(1) * (FULL - full);
        (value / (FULL * COMMON_SCALE)).clamp(-MOST, MOST)
    }

    #[test]
    fn values_are_those_of_the_weights() {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(9);
        for (columns, rows, half) in [(9, 5, 22), (5, 5, 12), (7, 5, 17)] {
            let board = Board::new(columns, rows).unwrap();
            let windows = Windows::new(&board).unwrap();
            let shared = SharedPlaces::new(&windows);
            let mut random = |most: i32| rng.random_range(-most..=most);
            let common = [(); SITUATIONS].map(|()| CommonWeights {
                inputs: [(); PHASES].map(|()| [(); COMMON].map(|()| random(900))),
                begin: [(); HIDDEN].map(|()| random(80) as i16),
                hidden: [(); PHASES].map(|()| [(); HIDDEN].map(|()| random(120) as i16)),
            });
            let patterns = [(); SITUATIONS].map(|()| {
                (0..shared.count).map(|_| [(); SUMS].map(|()| random(30) as i8)).collect()
            });
            let raw = RawWeights { common, patterns };
            let origin = PatternOrigin {
                variant: String::new(),
                columns,
                rows,
                half,
                data: Vec::new(),
                positions: 0,
                sum: 0,
                training: [0; 3],
            };
            let patterns = Patterns::new(origin, windows.clone(), &raw, &shared);
            let mut values = Vec::new();
            for _ in 0..500 {
                let own: u64 = rng.random::<u64>() & rng.random::<u64>() & board.all().0;
                let enemy = rng.random::<u64>() & rng.random::<u64>() & board.all().0 & !own;
                for situation in 0..SITUATIONS {
                    let value = patterns.evaluate(own, enemy, situation > 0);
                    let stones = [own, enemy];
                    let expected = slow(&raw, &windows, &shared, stones, situation, half);
                    assert_eq!(value, expected, "{columns}x{rows}");
                    values.push(value);
                }
            }
            values.sort_unstable();
            values.dedup();
            assert!(values.len() > 300, "{}", values.len());
        }
    }
}
