//! What a quiet position is worth: a weighed sum of counts, its weights tuned on self-play.

mod board_features;
mod features;
mod weights;

pub use board_features::BoardFeatures;
pub use features::{Counts, Feature, counts, counts_for};
pub use weights::Weights;

use super::score::Value;
use crate::rules::{Position, Ruleset, Side};

/// The fullness of a board with at least half the stones of the start.
pub const FULL: i32 = 64;

/// Judges positions of one rule set.
#[derive(Clone, Debug)]
pub struct Evaluator {
    ground: BoardFeatures,
    weights: Weights,
    half: i32,
    /// The stones that a handicapped side gives, those at the start and those at the end.
    gifts: Option<(i32, i32)>,
    quiet_limit: Option<i32>,
}

impl Evaluator {
    /// A judge with these weights.
    pub fn new(rules: &Ruleset, weights: Weights) -> Self {
        let at_start = rules.start.iter().map(|stones| stones.len()).sum::<usize>().max(1);
        Self {
            ground: BoardFeatures::new(&rules.board),
            weights,
            half: (at_start as i32 / 2).max(1),
            gifts: rules.switches.handicap.map(|handicap| {
                let stones = rules.start[handicap.side as usize].len() as i32;
                (stones, i32::from(handicap.until))
            }),
            quiet_limit: rules.switches.quiet_limit.map(|limit| i32::from(limit.max(1))),
        }
    }

    /// What is counted in a position.
    pub fn counts(&self, position: &Position) -> Counts {
        counts(&self.ground, position)
    }

    /// How full the board is, 0 (empty) to [`FULL`] (half the stones of the start, or more: quiet
    /// positions are rare before that).
    #[inline]
    pub fn fullness(&self, position: &Position) -> i32 {
        let now = (position.own().len() + position.enemy().len()) as i32;
        now.min(self.half) * FULL / self.half
    }

    /// What is counted in a position where a side is handicapped: always as that side sees it,
    /// for it alone gives, whoever is to move.
    pub fn counts_of_giver(&self, position: &Position, giver: Side) -> Counts {
        counts_for(&self.ground, position, giver)
    }

    /// How much of its burden a handicapped side still bears, 0 (it has no stone to give any more)
    /// to [`FULL`] (all of them).
    pub fn burden(&self, position: &Position, giver: Side) -> i32 {
        let (start, until) = self.gifts.unwrap_or_default();
        let left = position.stones(giver).len() as i32 - until;
        (left * FULL / (start - until).max(1)).clamp(0, FULL)
    }

    /// The value of a position for the side to move, in hundredths of a stone, the end of the
    /// game left out of account.
    pub fn evaluate(&self, position: &Position) -> Value {
        let value = match position.handicapped() {
            None => {
                let counts = counts(&self.ground, position);
                let full = self.fullness(position);
                weighed(&counts, [&self.weights.early, &self.weights.late], full)
            }
            Some(giver) => {
                let [early, late] = &self.weights.giving;
                let counts = self.counts_of_giver(position, giver);
                let value = weighed(&counts, [early, late], self.burden(position, giver));
                if giver == position.side() { value } else { -value }
            }
        };
        let Some(limit) = self.quiet_limit else { return value };
        // A lead that makes no progress fades as the draw by quiet turns comes near.
        let left = (limit - i32::from(position.quiet())).max(0);
        if 2 * left < limit { value * 2 * left / limit } else { value }
    }
}

/// The sum of counts, each weighed between its early and its late weight by how early it is, 0 to
/// [`FULL`].
#[inline]
fn weighed(counts: &Counts, [early, late]: [&Counts; 2], full: i32) -> Value {
    let (mut before, mut after) = (0, 0);
    for (i, count) in counts.iter().enumerate() {
        before += count * early[i];
        after += count * late[i];
    }
    (before * full + after * (FULL - full)) / (FULL * Weights::SCALE)
}
