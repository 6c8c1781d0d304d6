//! What the evaluation looks at, as plain counts: one side's less the other's.

use super::board_features::BoardFeatures;
use crate::rules::{PointSet, Position, Side};

/// What is counted, in the order of [`super::Weights`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Feature {
    /// Stones on the board.
    Stones,
    /// The lead in stones as a share of all stones: the fewer are left, the more a lead is worth.
    Lead,
    /// Steps that stones could take. Freedom is what the Russian sheet ranks above stones.
    Steps,
    /// Pairs of neighbouring stones along a line, which fall together.
    Pairs,
    /// Ways in which the other side could capture if it were its turn, each stone and direction
    /// once, counted against the side to move. In a quiet position that side has none itself.
    Danger,
    /// Stones that would fall first in those captures, counted in the same way.
    Targets,
    /// The right to move next: always 1.
    Tempo,
    /// Stones on strong points at the edge.
    EdgeStrong,
    /// Stones on weak points at the edge.
    EdgeWeak,
    /// Stones on strong points next to the edge.
    RingStrong,
    /// Stones on weak points next to the edge.
    RingWeak,
    /// Stones on strong points of the middle.
    MiddleStrong,
}

impl Feature {
    /// How many there are.
    pub const COUNT: usize = 7 + BoardFeatures::KINDS;
}

/// The counts of a position, seen from the side to move.
pub type Counts = [i32; Feature::COUNT];

/// Counts a position.
#[inline]
pub fn counts(ground: &BoardFeatures, position: &Position) -> Counts {
    counts_for(ground, position, position.side())
}

/// Counts a position as this side would see it if it were to move.
#[inline]
pub fn counts_for(ground: &BoardFeatures, position: &Position, side: Side) -> Counts {
    let (own, enemy) = (position.stones(side), position.stones(side.opponent()));
    let occupied = own | enemy;
    let (stones, others) = (own.len() as i32, enemy.len() as i32);
    let (mut steps, mut pairs, mut danger) = (0, 0, 0);
    let mut targets = PointSet::EMPTY;
    for way in 0..8 {
        let (open, _) = ground.ways[way];
        let back = (way + 4) % 8;
        // Those who could step that way: the next point is there and empty.
        let free = open - ground.leading_to(occupied, way);
        let hostile = enemy & free;
        steps += (own & free).len() as i32 - hostile.len() as i32;
        let beside_own = ground.leading_to(own, way);
        pairs +=
            (own & beside_own).len() as i32 - (enemy & ground.leading_to(enemy, way)).len() as i32;
        let towards = hostile & ground.leading_to(beside_own - occupied, way);
        let away = hostile & ground.leading_to(own, back);
        danger += (towards | away).len() as i32;
        // The first to fall: one point behind an `away`, two points before a `towards`.
        targets |= own & ground.leading_to(away, way);
        targets |= own & ground.leading_to(ground.leading_to(towards, back), back);
    }
    let mut counts = [0; Feature::COUNT];
    counts[Feature::Stones as usize] = stones - others;
    counts[Feature::Lead as usize] = (stones - others) * 64 / (stones + others + 4);
    counts[Feature::Steps as usize] = steps;
    counts[Feature::Pairs as usize] = pairs / 2;
    counts[Feature::Danger as usize] = -danger;
    counts[Feature::Targets as usize] = -(targets.len() as i32);
    counts[Feature::Tempo as usize] = 1;
    for (kind, &points) in ground.kinds.iter().enumerate() {
        counts[Feature::EdgeStrong as usize + kind] =
            (own & points).len() as i32 - (enemy & points).len() as i32;
    }
    counts
}
