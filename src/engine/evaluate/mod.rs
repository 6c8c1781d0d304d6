//! What a quiet position is worth: a weighed sum of counts, its weights tuned on self-play.

mod features;
mod weights;

pub use features::{Counts, Feature, counts};
pub use weights::Weights;

use super::score::Value;
use crate::rules::{Position, Ruleset};

/// How full the board is, 0 (empty) to [`FULL`] (as at the start).
pub fn fullness(rules: &Ruleset, position: &Position) -> i32 {
    let at_start = rules.start.iter().map(|stones| stones.len()).sum::<usize>().max(1);
    let now = position.own().len() + position.enemy().len();
    (now.min(at_start) * FULL as usize / at_start) as i32
}

/// The fullness of the board at the start.
pub const FULL: i32 = 64;

/// The value of a position for the side to move, in hundredths of a stone, the end of the game
/// left out of account.
pub(super) fn evaluate(rules: &Ruleset, weights: &Weights, position: &Position) -> Value {
    let counts = counts(rules, position);
    let full = fullness(rules, position);
    let sum: i32 = counts
        .iter()
        .zip(weights.early.iter().zip(&weights.late))
        .map(|(count, (early, late))| count * (early * full + late * (FULL - full)))
        .sum();
    let value = sum / (FULL * Weights::SCALE);
    let Some(limit) = rules.switches.quiet_limit else { return value };
    // A lead that makes no progress fades as the draw by quiet turns comes near.
    let (limit, quiet) = (i32::from(limit.max(1)), i32::from(position.quiet()));
    let left = (limit - quiet).max(0);
    if 2 * left < limit { value * 2 * left / limit } else { value }
}
