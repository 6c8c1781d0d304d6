//! The features of a position: counts for one side minus those for the other.

use super::board_features::BoardFeatures;
use crate::rules::{PointSet, Position, Side};

/// A feature of the evaluation, in the order of [`super::Weights`].
///
/// ```
/// use fanorona::engine::evaluate::{Evaluator, Feature, Weights};
/// use fanorona::rules::{Position, variant::shipped};
///
/// let rules = &shipped::variant("tsivy").unwrap().rules;
/// let counts = Evaluator::new(rules, Weights::default()).counts(&Position::start(rules));
/// assert_eq!(counts[Feature::Stones as usize], 0);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Feature {
    /// Stones on the board.
    Stones,
    /// The lead in stones relative to all stones: the fewer stones are left, the more a lead
    /// counts.
    Lead,
    /// Possible steps (mobility), which the Russian rule sheet ranks above stones.
    Steps,
    /// Pairs of neighbouring stones along a line, which can be captured together.
    Pairs,
    /// The captures the other side could make if it were to move, counted once for each stone and
    /// direction, against the side to move. In a quiet position the side to move has none itself.
    Danger,
    /// The stones that would be captured first in those captures.
    Targets,
    /// The right to move: always 1.
    Tempo,
    /// Stones on strong points at the edge.
    EdgeStrong,
    /// Stones on weak points at the edge.
    EdgeWeak,
    /// Stones on strong points next to the edge.
    RingStrong,
    /// Stones on weak points next to the edge.
    RingWeak,
    /// Stones on strong central points.
    MiddleStrong,
}

impl Feature {
    /// The number of features.
    pub const COUNT: usize = 7 + BoardFeatures::KINDS;
}

/// The counts of all features, from the perspective of one side.
pub type Counts = [i32; Feature::COUNT];

/// The counts of a position for the side to move.
#[inline]
pub(super) fn counts(board: &BoardFeatures, position: &Position) -> Counts {
    counts_for(board, position, position.side())
}

/// The counts of a position for `side` as if it were to move.
#[inline]
pub(super) fn counts_for(board: &BoardFeatures, position: &Position, side: Side) -> Counts {
    let (own, enemy) = (position.stones(side), position.stones(side.opponent()));
    let occupied = own | enemy;
    let (stones, others) = (own.len() as i32, enemy.len() as i32);
    let (mut steps, mut pairs, mut danger) = (0, 0, 0);
    let mut targets = PointSet::EMPTY;
    for way in 0..8 {
        let (open, _) = board.ways[way];
        let back = (way + 4) % 8;
        // The points with an empty neighbour that way.
        let free = open - board.leading_to(occupied, way);
        let hostile = enemy & free;
        steps += (own & free).len() as i32 - hostile.len() as i32;
        let beside_own = board.leading_to(own, way);
        pairs +=
            (own & beside_own).len() as i32 - (enemy & board.leading_to(enemy, way)).len() as i32;
        let towards = hostile & board.leading_to(beside_own - occupied, way);
        let away = hostile & board.leading_to(own, back);
        danger += (towards | away).len() as i32;
        // The first captured stone: one point behind for `away`, two points ahead for `towards`.
        targets |= own & board.leading_to(away, way);
        targets |= own & board.leading_to(board.leading_to(towards, back), back);
    }
    let mut counts = [0; Feature::COUNT];
    counts[Feature::Stones as usize] = stones - others;
    counts[Feature::Lead as usize] = (stones - others) * 64 / (stones + others + 4);
    counts[Feature::Steps as usize] = steps;
    counts[Feature::Pairs as usize] = pairs / 2;
    counts[Feature::Danger as usize] = -danger;
    counts[Feature::Targets as usize] = -(targets.len() as i32);
    counts[Feature::Tempo as usize] = 1;
    for (kind, &points) in board.kinds.iter().enumerate() {
        counts[Feature::EdgeStrong as usize + kind] =
            (own & points).len() as i32 - (enemy & points).len() as i32;
    }
    counts
}
