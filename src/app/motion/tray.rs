//! Where captured stones lie: beside the board, on their captor's side, in one row of piles that
//! can be counted.

use crate::app::table::Layout;
use crate::app::table::shape::{ASIDE, Shape, TABLE};
use crate::rules::Side;
use bevy::prelude::*;

/// From the board's edge to the middle of the row.
const AWAY: f32 = ASIDE - 0.4;
/// How high the mat under the row is above the table.
const MAT: f32 = 0.025;
/// From pile to pile.
const PITCH: f32 = 0.78;
/// Additional room after every fifth pile, so that fives can be counted at a glance.
const GAP: f32 = 0.22;
/// How much of the board's length is left free at its ends, together.
const ENDS: f32 = 0.7;

/// The place of the `index`th captured stone of this side, counted from 0, when a stone is `height`
/// high. The captor sees them from the left, each pile filled before the next is begun.
pub fn place(layout: &Layout, captured: Side, index: usize, height: f32) -> Vec3 {
    let [piles, high] = piles(layout);
    let (pile, level) = (index / high, index % high);
    let right = offset(pile) - offset(piles - 1) / 2.0;
    let away = Shape::of(layout).outer.y + AWAY;
    let up = TABLE + MAT + height * level as f32;
    match captured {
        Side::Black => Vec3::new(right, up, away),
        Side::White => Vec3::new(-right, up, -away),
    }
}

/// How many piles a row has, and how many stones a pile: enough for all stones of a side.
fn piles(layout: &Layout) -> [usize; 2] {
    let room = 2.0 * Shape::of(layout).outer.x - ENDS;
    let most = (1..).take_while(|&pile| offset(pile) <= room).last().map_or(1, |last| last + 1);
    let stones = (layout.board().len() / 2).max(1);
    let high = stones.div_ceil(most);
    [stones.div_ceil(high), high]
}

/// From the first pile of the row to this one.
fn offset(pile: usize) -> f32 {
    pile as f32 * PITCH + (pile / 5) as f32 * GAP
}

#[cfg(test)]
#[expect(clippy::unwrap_used, reason = "a test may stop at once")]
mod tests {
    use super::*;
    use crate::rules::Board;

    #[test]
    fn captured_stones_lie_apart_and_beside_the_board() {
        for (columns, rows) in [(3, 3), (5, 5), (9, 5), (7, 9), (8, 8), (2, 2), (2, 9)] {
            let layout = Layout::new(Board::new(columns, rows).unwrap());
            let outer = Shape::of(&layout).outer;
            let count = columns * rows / 2;
            let places: Vec<Vec3> = Side::BOTH
                .into_iter()
                .flat_map(|side| (0..count).map(move |index| (side, index)))
                .map(|(side, index)| place(&layout, side, index, 0.25))
                .collect();
            for (at, one) in places.iter().enumerate() {
                assert!(one.z.abs() > outer.y + 0.4 && one.x.abs() < outer.x - 0.3, "{one}");
                assert!(one.y < 1.0, "{one}");
                for other in &places[at + 1..] {
                    assert!(one.distance(*other) > 0.249, "{one} and {other}");
                }
            }
        }
    }

    #[test]
    fn white_gathers_on_the_near_side_in_eleven_pairs() {
        let layout = Layout::new(Board::new(9, 5).unwrap());
        assert_eq!(piles(&layout), [11, 2]);
        assert!(place(&layout, Side::Black, 0, 0.25).z > 0.0);
        assert!(place(&layout, Side::White, 0, 0.25).z < 0.0);
    }
}
