//! The features of a position: counts for one side minus those for the other.

use super::board_features::BoardFeatures;
use fanorona_rules::{Position, Side};

/// A feature of the evaluation, in the order of [`super::Weights`].
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

/// The differences of point numbers on the boards that are played most. The compiler makes code of
/// its own for each, with shifts by constants.
const NINE: [u32; 4] = BoardFeatures::shifts(9);
const FIVE: [u32; 4] = BoardFeatures::shifts(5);

/// The counts of a position for `side` as if it were to move.
#[inline]
pub(super) fn counts(board: &BoardFeatures, position: &Position, side: Side) -> Counts {
    let (own, enemy) = (position.stones(side).0, position.stones(side.opponent()).0);
    match board.shifts {
        NINE => counts_along(board, own, enemy, NINE),
        FIVE => counts_along(board, own, enemy, FIVE),
        shifts => counts_along(board, own, enemy, shifts),
    }
}

/// The counts for stones on a board with these differences of point numbers.
#[inline(always)]
fn counts_along(board: &BoardFeatures, own: u64, enemy: u64, shifts: [u32; 4]) -> Counts {
    let count = |set: u64| set.count_ones() as i32;
    let (stones, others) = (count(own), count(enemy));
    let (mut steps, mut pairs, mut danger, mut targets) = (0, 0, 0, 0);
    for (i, shift) in shifts.into_iter().enumerate() {
        let axis = board.axes[i];
        // The points with a neighbour of either side ahead and behind. Point p's neighbour ahead
        // is p + shift.
        let own_ahead = own >> shift & axis.forward;
        let own_behind = own << shift & axis.back;
        let enemy_ahead = enemy >> shift & axis.forward;
        let enemy_behind = enemy << shift & axis.back;
        // The points with an empty neighbour.
        let free_ahead = axis.forward & !(own_ahead | enemy_ahead);
        let free_behind = axis.back & !(own_behind | enemy_behind);
        // The enemy's stones that can step forward and back.
        let (up, down) = (enemy & free_ahead, enemy & free_behind);
        steps += count(own & free_ahead) + count(own & free_behind) - count(up) - count(down);
        pairs += count(own & own_ahead) - count(enemy & enemy_ahead);
        // Those of them that would capture, by approach and by withdrawal.
        let (up_to, up_from) = (up & own_ahead >> shift, up & own_behind);
        let (down_to, down_from) = (down & own_behind << shift, down & own_ahead);
        danger += count(up_to | up_from) + count(down_to | down_from);
        // The first captured stone is two points ahead, or one point behind.
        targets |= up_to << (2 * shift) | up_from >> shift;
        targets |= down_to >> (2 * shift) | down_from << shift;
    }
    let mut counts = [0; Feature::COUNT];
    counts[Feature::Stones as usize] = stones - others;
    counts[Feature::Lead as usize] = (stones - others) * 64 / (stones + others + 4);
    counts[Feature::Steps as usize] = steps;
    counts[Feature::Pairs as usize] = pairs;
    counts[Feature::Danger as usize] = -danger;
    counts[Feature::Targets as usize] = -count(targets);
    counts[Feature::Tempo as usize] = 1;
    for (kind, &points) in board.kinds.iter().enumerate() {
        counts[Feature::EdgeStrong as usize + kind] =
            count(own & points.0) - count(enemy & points.0);
    }
    counts
}
