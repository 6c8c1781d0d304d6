//! Where captured stones lie: in rows beside the board, on their captor's side, to be counted.

use crate::app::table::Layout;
use crate::rules::Side;
use bevy::prelude::*;

/// From the outermost row of points to the first row of the tray.
const AWAY: f32 = 1.55;
/// From stone to stone.
const PITCH: f32 = 0.78;
/// Additional room after every fifth stone, so that fives can be counted at a glance.
const GAP: f32 = 0.2;
/// How far the tray may reach beyond the outermost columns, at both ends together.
const BEYOND: f32 = 0.6;

/// The place of the `index`th captured stone of this side, counted from 0. The captor sees them
/// from the left.
pub fn place(layout: &Layout, captured: Side, index: usize) -> Vec3 {
    let across = across(layout);
    let width = offset(across - 1);
    let right = offset(index % across) - width / 2.0;
    let away = layout.half_size().y + AWAY + (index / across) as f32 * PITCH;
    match captured {
        Side::Black => Vec3::new(right, 0.0, away),
        Side::White => Vec3::new(-right, 0.0, -away),
    }
}

/// How many stones a row of the tray holds, at least one.
pub fn across(layout: &Layout) -> usize {
    let room = 2.0 * layout.half_size().x + BEYOND;
    (1..).take_while(|&count| offset(count) <= room).last().map_or(1, |last| last + 1)
}

/// From the first stone of a row to this one.
fn offset(index: usize) -> f32 {
    index as f32 * PITCH + (index / 5) as f32 * GAP
}

#[cfg(test)]
#[expect(clippy::unwrap_used, reason = "a test may stop at once")]
mod tests {
    use super::*;
    use crate::rules::Board;

    #[test]
    fn captured_stones_lie_apart_and_off_the_board() {
        for (columns, rows) in [(3, 3), (5, 5), (9, 5), (7, 9), (8, 8), (2, 2)] {
            let layout = Layout::new(Board::new(columns, rows).unwrap());
            let count = columns * rows / 2;
            let places: Vec<Vec3> = Side::BOTH
                .into_iter()
                .flat_map(|side| (0..count).map(move |index| (side, index)))
                .map(|(side, index)| place(&layout, side, index))
                .collect();
            for (at, one) in places.iter().enumerate() {
                assert!(one.z.abs() > layout.half_size().y + 1.0);
                assert!(one.x.abs() < layout.half_size().x + 0.5);
                for other in &places[at + 1..] {
                    assert!(one.distance(*other) >= PITCH - 1e-4, "{one} and {other}");
                }
            }
        }
    }

    #[test]
    fn white_gathers_on_the_near_side() {
        let layout = Layout::new(Board::new(9, 5).unwrap());
        assert_eq!(across(&layout), 11);
        assert!(place(&layout, Side::Black, 0).z > 0.0);
        assert!(place(&layout, Side::White, 0).z < 0.0);
    }
}
