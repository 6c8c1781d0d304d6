//! The effect of a turn.

use super::{Generator, Turns};
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
/// let all = effects(rules, &start).list;
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
    #[inline]
    pub fn of(turn: &Turn) -> Self {
        Self { from: turn.from, to: turn.to(), captured: turn.captured }
    }
}

/// The effects of all legal turns, each once, sorted by start, end and captured stones. For many
/// positions, use a [`Generator`] instead.
///
/// ```
/// use fanorona_rules::variant::shipped;
/// use fanorona_rules::{Position, generate};
///
/// let rules = &shipped::variant("telo").unwrap().rules;
/// let effects = generate::effects(rules, &Position::start(rules));
/// assert!(effects.whole && effects.list.len() == 4 && effects.list.is_sorted());
/// ```
pub fn effects(rules: &Ruleset, position: &Position) -> Turns<Effect> {
    let mut list = Vec::new();
    let whole = Generator::new(rules).append(rules, position, &mut list);
    list.sort_unstable();
    Turns { list, whole }
}
