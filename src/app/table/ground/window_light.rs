//! The window's light on the table: panes of evening sun that fall past the board, with soft edges. A curtain keeps it
//! from mat and board.

use crate::app::table::shape::TABLE;
use crate::app::table::vertices::MeshBuilder;
use crate::app::table::wood::{noise, ramp};
use bevy::math::Vec2;
use bevy::prelude::*;

/// The direction in which the light falls, x and z.
const FALLS: Vec2 = Vec2::new(0.86, 0.51);
/// The panes along the light and across it, and the size of one with its bar.
const PANES: [usize; 2] = [3, 2];
const PANE: Vec2 = Vec2::new(2.1, 1.25);
/// The width of a bar's shade, and of the soft edge of a pane's light.
const BAR: f32 = 0.14;
const SOFT: f32 = 0.16;
/// The offset from the mat's far left corner to the middle of the light, x and z.
const MIDDLE: Vec2 = Vec2::new(1.5, -1.35);
/// The width of the soft edge beside the mat.
const CURTAIN: f32 = 0.6;
/// How much brighter the table is there, as linear light, and how opaque the light on it is.
const LIGHT: Vec3 = Vec3::new(6.2, 5.0, 3.7);
const MOST: f32 = 0.92;
/// The size of the cells in which it is drawn, and its height above the table.
const CELL: f32 = 0.1;
const ABOVE: f32 = 0.002;

/// The light beside a board whose mat has this half size. The texture is mapped as that of the table.
pub(super) fn mesh(mat: Vec2, map: Vec2) -> Mesh {
    let across = FALLS.perp();
    let middle = MIDDLE - mat;
    let half = PANE * Vec2::new(PANES[0] as f32, PANES[1] as f32) / 2.0;
    let count = (2.0 * half / CELL).ceil();
    let mut mesh = MeshBuilder::default();
    mesh.field(count.as_uvec2(), |part| {
        let at = (part * 2.0 - 1.0) * half;
        let place = middle + FALLS * at.x + across * at.y;
        let uneven = 0.85 + 0.3 * noise(Vec3::new(place.x * 0.6, 3.0, place.y * 0.6), 131);
        let beside = (place.abs() - mat).max(Vec2::ZERO).length();
        let part = lit(at, half) * ramp(0.0, CURTAIN, beside);
        let colour = (LIGHT * uneven).extend(MOST * part).to_array();
        (Vec3::new(place.x, TABLE + ABOVE, place.y), colour)
    });
    mesh.map_flat(map).mesh()
}

/// How much of the window's light reaches a place, from 0 to 1. The place is given relative to the middle, along the
/// light and across it.
fn lit(at: Vec2, half: Vec2) -> f32 {
    let within = |along: f32, pane: f32, half: f32| {
        let from_bar = ((along + half) / pane).fract().mul_add(-2.0, 1.0).abs();
        ramp(0.0, SOFT, pane / 2.0 * (1.0 - from_bar) - BAR / 2.0)
    };
    // The light is fainter the farther it falls.
    let far = 1.0 - 0.45 * (at.x / half.x * 0.5 + 0.5);
    within(at.x, PANE.x, half.x) * within(at.y, PANE.y, half.y) * far
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_pane_is_bright_in_its_middle_and_dark_at_its_edges() {
        let half = PANE * Vec2::new(PANES[0] as f32, PANES[1] as f32) / 2.0;
        for (column, row) in [(0, 0), (1, 0), (2, 1)] {
            let corner = PANE * Vec2::new(column as f32, row as f32) - half;
            assert!(lit(corner + PANE / 2.0, half) > 0.5);
            assert!(lit(corner, half) < 1e-3 && lit(corner + PANE * Vec2::X / 2.0, half) < 1e-3);
        }
    }
}
