//! What a turn comes to.

use super::Generator;
use crate::rules::Ruleset;
use crate::rules::points::{Point, PointSet};
use crate::rules::position::Position;

/// What a turn comes to: where its stone starts and ends, and what it takes. Chains with the
/// same effect lead to the same position.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Effect {
    /// Where the stone starts.
    pub from: Point,
    /// Where it ends.
    pub to: Point,
    /// All stones taken.
    pub captured: PointSet,
}

/// The effects of all legal turns, each once, sorted by start, end and captured stones. Whoever
/// asks often keeps a [`Generator`] instead.
pub fn effects(rules: &Ruleset, position: &Position, into: &mut Vec<Effect>) {
    into.clear();
    Generator::new(rules).append(rules, position, into);
    into.sort_unstable();
}
