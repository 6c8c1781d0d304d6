//! The effect of a turn.

use super::{GenerationLimit, Generator};
use crate::Ruleset;
use crate::points::{Point, PointSet};
use crate::position::Position;
use crate::turn::Turn;
use serde::{Deserialize, Serialize};

/// The effect of a turn: where its stone starts and ends, and what it takes. Turns with the same
/// effect lead to the same position.
///
/// ```
/// use fanorona_rules::generate::{effects, turn_with};
/// use fanorona_rules::variant::shipped;
/// use fanorona_rules::Position;
///
/// let rules = &shipped::variant("tsivy").unwrap().rules;
/// let start = Position::start(rules);
/// let mut all = Vec::new();
/// effects(rules, &start, &mut all);
/// assert_eq!(all.len(), 5);
/// let turn = turn_with(rules, &start, all[0]).unwrap();
/// assert_eq!((turn.from, turn.to(), turn.captured), (all[0].from, all[0].to, all[0].captured));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub struct Effect {
    /// The point where the stone starts.
    pub from: Point,
    /// The point where it ends.
    pub to: Point,
    /// All captured stones.
    pub captured: PointSet,
}

impl Effect {
    /// The effect of a turn.
    pub fn of(turn: &Turn) -> Self {
        Self { from: turn.from, to: turn.to(), captured: turn.captured }
    }
}

/// Replaces the content of `into` by the effects of all legal turns, each once, sorted by start,
/// end and captured stones. Returns whether these are all; they are not if there are more than
/// [`GenerationLimit::ROOT`] allows. For many positions, use a [`Generator`] instead.
///
/// ```
/// use fanorona_rules::variant::shipped;
/// use fanorona_rules::{Position, generate};
///
/// let rules = &shipped::variant("telo").unwrap().rules;
/// let mut effects = Vec::new();
/// assert!(generate::effects(rules, &Position::start(rules), &mut effects));
/// assert!(effects.len() == 4 && effects.is_sorted());
/// ```
pub fn effects(rules: &Ruleset, position: &Position, into: &mut Vec<Effect>) -> bool {
    effects_within(rules, position, GenerationLimit::ROOT, &mut || false, into)
}

/// As [`effects`], within other bounds; see [`Generator::append_within`].
pub fn effects_within(
    rules: &Ruleset,
    position: &Position,
    limit: GenerationLimit,
    stop: &mut dyn FnMut() -> bool,
    into: &mut Vec<Effect>,
) -> bool {
    into.clear();
    let all = Generator::new(rules).append_within(rules, position, limit, stop, into);
    into.sort_unstable();
    all
}
