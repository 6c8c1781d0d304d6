//! The static evaluation of quiet positions: learned patterns where the rule set has them, else a weighted sum
//! of features.

mod board_features;
mod features;
#[cfg(not(feature = "tuning"))]
pub(crate) mod patterns;
#[cfg(feature = "tuning")]
pub mod patterns;
mod weights;

pub use features::{Counts, Feature};
pub use patterns::{PatternError, PatternOrigin, Patterns};
pub use weights::Weights;

use super::score::Value;
use board_features::BoardFeatures;
use fanorona_rules::{Point, Position, Ruleset, Side};
use features::counts;
use std::sync::Arc;

/// With fewer stones the features are used: nearly all positions learned from were decided then, so the learned
/// weights tell nothing about the way to the end.
const LEAST_LEARNED: usize = 7;

/// The game phase with at least half of the starting stones on the board.
pub const FULL: i32 = 64;

/// Evaluates positions of one rule set.
///
/// ```
/// use fanorona_engine::evaluate::{Evaluator, Weights};
/// use fanorona_rules::notation::read_position;
/// use fanorona_rules::variant::shipped;
///
/// let rules = &shipped::variant("tsivy").unwrap().rules;
/// let evaluator = Evaluator::new(rules, Weights::default());
/// let ahead = read_position(rules, "4B4/9/9/9/W1W1W1W2 w 0 20").unwrap();
/// assert!(evaluator.evaluate(&ahead) > 100, "four stones against one");
/// ```
#[derive(Clone, Debug)]
pub struct Evaluator {
    board: BoardFeatures,
    /// The weights by the number of stones on the board, times [`FULL`].
    by_stones: Box<[Counts]>,
    /// The weights by the burden of a handicap, times [`FULL`].
    by_burden: Box<[Counts]>,
    half: i32,
    /// The stones of a handicapped side at the start and at the end of the handicap.
    handicap_stones: Option<(i32, i32)>,
    quiet_limit: Option<i32>,
    patterns: Option<Arc<Patterns>>,
}

impl Evaluator {
    /// An evaluator with these weights.
    pub fn new(rules: &Ruleset, weights: Weights) -> Self {
        let at_start = rules.start.iter().map(|stones| stones.len()).sum::<usize>().max(1);
        let half = (at_start as i32 / 2).max(1);
        let Weights { early, late, giving } = weights;
        let by_stones = |stones| interpolated([&early, &late], fullness(stones, half));
        let by_burden = |burden| interpolated([&giving[0], &giving[1]], burden);
        Self {
            board: BoardFeatures::new(&rules.board),
            by_stones: (0..=Point::MAX as i32).map(by_stones).collect(),
            by_burden: (0..=FULL).map(by_burden).collect(),
            half,
            handicap_stones: rules.switches.handicap.map(|handicap| {
                let stones = rules.start[handicap.side as usize].len() as i32;
                (stones, i32::from(handicap.until))
            }),
            quiet_limit: rules.switches.quiet_limit.map(|limit| i32::from(limit.max(1))),
            patterns: None,
        }
    }

    /// The same with learned weights, the first of these that are for this rule set, if any are.
    #[must_use]
    pub fn with_patterns(self, rules: &Ruleset, among: &[Arc<Patterns>]) -> Self {
        let patterns = among.iter().find(|patterns| patterns.fits(rules)).cloned();
        Self { patterns, ..self }
    }

    /// The feature counts for the side to move.
    pub fn counts(&self, position: &Position) -> Counts {
        counts(&self.board, position, position.side())
    }

    /// The game phase, 0 (empty board) to [`FULL`] (at least half of the starting stones; quiet
    /// positions are rare before that).
    #[inline]
    pub fn fullness(&self, position: &Position) -> i32 {
        let now = position.stone_count() as i32;
        fullness(now, self.half)
    }

    /// The feature counts of a position with a handicap, always for the handicapped side: only that
    /// side has to give stones, whichever side is to move.
    pub fn counts_of_giver(&self, position: &Position, giver: Side) -> Counts {
        counts(&self.board, position, giver)
    }

    /// A checksum of all weights. It differs if the weights do.
    pub fn checksum(&self) -> u32 {
        let mut sum = crc32fast::Hasher::new();
        for weight in self.by_stones.iter().chain(&self.by_burden).flatten() {
            sum.update(&weight.to_le_bytes());
        }
        if let Some(patterns) = &self.patterns {
            sum.update(&patterns.checksum().to_le_bytes());
        }
        sum.finalize()
    }

    /// How much of the handicap remains, 0 (no more stones to give) to [`FULL`] (all of them).
    pub fn burden(&self, position: &Position, giver: Side) -> i32 {
        let (start, until) = self.handicap_stones.unwrap_or_default();
        let left = position.stones(giver).len() as i32 - until;
        (left * FULL / (start - until).max(1)).clamp(0, FULL)
    }

    /// The static value for the side to move, in hundredths of a stone: the learned one if there is one and
    /// there are at least seven stones. The end of the game is not considered. `pending` says whether the side to move can capture.
    #[inline]
    pub fn value(&self, position: &Position, pending: bool) -> Value {
        match &self.patterns {
            Some(patterns) if (position.own() | position.enemy()).len() >= LEAST_LEARNED => {
                let (own, enemy) = (position.own().0, position.enemy().0);
                self.faded(position, patterns.evaluate(own, enemy, pending))
            }
            _ => self.evaluate(position),
        }
    }

    /// The static value by the features for the side to move, in hundredths of a stone. The end of the game is
    /// not considered.
    ///
    /// ```
    /// use fanorona_engine::evaluate::{Evaluator, Weights};
    /// use fanorona_rules::{notation::read_position, variant::shipped};
    ///
    /// let rules = &shipped::variant("tsivy").unwrap().rules;
    /// let evaluator = Evaluator::new(rules, Weights::default());
    /// let value = |text| evaluator.evaluate(&read_position(rules, text).unwrap());
    /// let ahead = value("4B4/9/9/9/W1W1W1W2 w 0 20");
    /// let near_draw = value("4B4/9/9/9/W1W1W1W2 w 90 70");
    /// assert!(0 < near_draw && near_draw < ahead);
    /// ```
    pub fn evaluate(&self, position: &Position) -> Value {
        let value = match position.handicapped() {
            None => {
                let counts = counts(&self.board, position, position.side());
                let stones = position.stone_count();
                weighted_sum(&counts, &self.by_stones[stones])
            }
            Some(giver) => {
                let counts = counts(&self.board, position, giver);
                let burden = self.burden(position, giver) as usize;
                let value = weighted_sum(&counts, &self.by_burden[burden]);
                if giver == position.side() { value } else { -value }
            }
        };
        self.faded(position, value)
    }

    /// The value as the draw by quiet turns comes near.
    #[inline]
    fn faded(&self, position: &Position, value: Value) -> Value {
        let Some(limit) = self.quiet_limit else { return value };
        // A lead without progress counts less as the draw by quiet turns comes near.
        let left = (limit - i32::from(position.quiet())).max(0);
        if 2 * left < limit { value * 2 * left / limit } else { value }
    }
}

/// See [`Evaluator::fullness`].
#[inline]
fn fullness(stones: i32, half: i32) -> i32 {
    stones.min(half) * FULL / half
}

/// The weights between early and late ones by the phase, 0 to [`FULL`], times [`FULL`].
fn interpolated([early, late]: [&Counts; 2], full: i32) -> Counts {
    std::array::from_fn(|i| early[i] * full + late[i] * (FULL - full))
}

/// The weighted sum of the counts, in hundredths of a stone.
#[inline]
fn weighted_sum(counts: &Counts, weights: &Counts) -> Value {
    let mut sum = 0;
    for i in 0..Feature::COUNT {
        sum += counts[i] * weights[i];
    }
    sum / (FULL * Weights::SCALE)
}
