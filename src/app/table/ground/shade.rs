//! The soft shade around what stands on the table: of the board on the mat, and of the mat on the table.

use crate::app::table::layout::Racks;
use crate::app::table::shape::{MAT, Shape, TABLE};
use crate::app::table::vertices::MeshBuilder;
use bevy::math::Vec2;
use bevy::prelude::*;

/// Vertices of a rounded corner.
const TURNS: usize = 5;
/// The board's shade: the distance from its edge, and the opacity.
const BOARD: [(f32, f32); 6] =
    [(-0.16, 0.86), (0.0, 0.72), (0.10, 0.46), (0.26, 0.21), (0.5, 0.06), (0.8, 0.0)];
/// The mat's.
const MATS: [(f32, f32); 4] = [(-0.04, 0.8), (0.03, 0.5), (0.1, 0.2), (0.26, 0.0)];

/// The shades of a board, with half the size of the mat.
pub(super) fn shades(shape: &Shape, mat: Vec2) -> Mesh {
    let mut mesh = MeshBuilder::default();
    around(&mut mesh, mat, TABLE + 0.004, &MATS);
    for half in outlines(shape) {
        around(&mut mesh, half, TABLE + MAT + 0.002, &BOARD);
    }
    mesh.unlit_mesh()
}

/// Half the sizes of the rectangles that board and racks consist of: one, or two that cross if the racks are shorter than
/// the board. Each rectangle hides the part of the other one's shade that is inside it.
fn outlines(shape: &Shape) -> Vec<Vec2> {
    let (whole, long) = (shape.with_racks(), shape.rows.half);
    let racks = match shape.racks {
        Racks::NearAndFar => Vec2::new(long, whole.y),
        Racks::RightAndLeft => Vec2::new(whole.x, long),
    };
    if racks == whole { vec![whole] } else { vec![shape.outer, racks] }
}

/// Adds the shade around a rectangle of this half size, in steps from its edge outwards.
fn around(mesh: &mut MeshBuilder, half: Vec2, y: f32, steps: &[(f32, f32)]) {
    let corners = [(-1.0, -1.0), (-1.0, 1.0), (1.0, 1.0), (1.0, -1.0)];
    let count = 4 * TURNS as u32;
    let mut before: Option<u32> = None;
    for &(out, dark) in steps {
        let mut first = None;
        for (corner, (x, z)) in corners.into_iter().enumerate() {
            // Several vertices per corner, so that it is round.
            for turn in 0..TURNS {
                let angle = turn as f32 / (TURNS - 1) as f32 * std::f32::consts::FRAC_PI_2;
                let (sin, cos) = angle.sin_cos();
                let (dx, dz) = if corner % 2 == 0 { (cos, sin) } else { (sin, cos) };
                let (far, base) = (out.max(0.0), half + out.min(0.0));
                let place = Vec3::new(x * (base.x + dx * far), y, z * (base.y + dz * far));
                let at = mesh.vertex(place, [0.004, 0.002, 0.001, dark]);
                first.get_or_insert(at);
            }
        }
        if let (Some(before), Some(first)) = (before, first) {
            for here in 0..count {
                let next = (here + 1) % count;
                mesh.join([before + here, first + here, first + next, before + next]);
            }
        }
        before = first;
    }
}
