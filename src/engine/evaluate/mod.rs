//! What a quiet position is worth: a weighed sum of counts, its weights tuned on self-play.

mod features;
mod ground;
mod weights;

pub use features::{Counts, Feature, counts};
pub use ground::Ground;
pub use weights::Weights;

use super::score::Value;
use crate::rules::{Position, Ruleset};

/// The fullness of a board with at least half the stones of the start.
pub const FULL: i32 = 64;

/// Judges positions of one rule set.
#[derive(Clone, Debug)]
pub struct Judge {
    ground: Ground,
    weights: Weights,
    half: i32,
    quiet_limit: Option<i32>,
}

impl Judge {
    /// A judge with these weights.
    pub fn new(rules: &Ruleset, weights: Weights) -> Self {
        let at_start = rules.start.iter().map(|stones| stones.len()).sum::<usize>().max(1);
        Self {
            ground: Ground::new(&rules.board),
            weights,
            half: (at_start as i32 / 2).max(1),
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

    /// The value of a position for the side to move, in hundredths of a stone, the end of the
    /// game left out of account.
    pub fn evaluate(&self, position: &Position) -> Value {
        let counts = counts(&self.ground, position);
        let full = self.fullness(position);
        let (mut early, mut late) = (0, 0);
        for (i, count) in counts.into_iter().enumerate() {
            early += count * self.weights.early[i];
            late += count * self.weights.late[i];
        }
        let value = (early * full + late * (FULL - full)) / (FULL * Weights::SCALE);
        let Some(limit) = self.quiet_limit else { return value };
        // A lead that makes no progress fades as the draw by quiet turns comes near.
        let left = (limit - i32::from(position.quiet())).max(0);
        if 2 * left < limit { value * 2 * left / limit } else { value }
    }
}
