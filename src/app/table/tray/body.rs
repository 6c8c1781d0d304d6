//! The meshes of the trays: a trough of wood at each long side of the board, and the cloth in it.

use super::rows::{EDGE_TO_CLOTH, WALL};
use crate::app::table::shape::{CLOTH, MAT, Shape, TABLE};
use crate::app::table::sweep::{Profile, sweep};
use bevy::asset::RenderAssetUsages;
use bevy::math::Vec2;
use bevy::mesh::{Indices, PrimitiveTopology};
use bevy::prelude::*;

/// The height of the walls' tops above the cloth: a third of a marble, so that all stones are seen.
const HIGH: f32 = 0.13;
/// Threads of the cloth per unit.
const THREADS: f32 = 34.0;
/// Across a tray and along it, from its edge: the distance, how far the cloth is above its middle, and
/// how much light it gets.
const RISE: [(f32, f32, f32); 5] = [
    (0.0, 0.1, 0.5),
    (0.06, 0.055, 0.7),
    (0.14, 0.02, 0.88),
    (0.23, 0.004, 0.97),
    (0.32, 0.0, 1.0),
];
/// The dye of the cloth under Black's stones, at White's side, and of that under White's: light under
/// dark stones, and dark under light ones. Linear factors on the weave, which is half as bright.
pub(crate) const DYES: [Vec3; 2] = [Vec3::new(1.08, 0.88, 0.58), Vec3::new(0.055, 0.088, 0.2)];

/// The middle of a tray's cloth, from the board's middle, and half the size of the cloth.
fn place(shape: &Shape) -> (f32, Vec2) {
    let half = Vec2::new(shape.rows.reach, shape.rows.width() / 2.0);
    (shape.outer.y + EDGE_TO_CLOTH + half.y, half)
}

/// The walls of both trays. `map` gives the texture coordinates, as for the board's flanks.
pub(crate) fn walls(shape: &Shape, map: fn(&Shape, Vec3, f32, f32) -> Vec2) -> Mesh {
    let (middle, half) = place(shape);
    let top = CLOTH + HIGH;
    let mut profile = Profile::default();
    profile.face([(0.0, CLOTH), (0.012, top - 0.025)]);
    profile.curve((0.012, top - 0.025), (0.018, top), (0.04, top), 3);
    profile.face([(0.04, top), (WALL - 0.035, top)]);
    profile.curve((WALL - 0.035, top), (WALL, top), (WALL, top - 0.035), 3);
    profile.face([(WALL, top - 0.035), (WALL, TABLE + MAT)]);
    let tray = Shape { field: half, ..*shape };
    let mut both = sweep(&tray, &profile, None, map).translated_by(Vec3::Z * middle);
    let far = sweep(&tray, &profile, None, map).translated_by(Vec3::NEG_Z * middle);
    // Meshes with the same attributes can be merged.
    let _ = both.merge(&far);
    both
}

/// The cloth of both trays. The dye is in the colours of its vertices; the texture is a weave with 16
/// threads along each side.
pub(crate) fn cloth(shape: &Shape) -> Mesh {
    let (middle, half) = place(shape);
    let (columns, rows) = (stops(half.x), stops(half.y));
    let (mut places, mut colours, mut mapped, mut indices) = (vec![], vec![], vec![], vec![]);
    for (side, dye) in [1.0, -1.0].into_iter().zip(DYES) {
        let first = places.len() as u32;
        for &(z, up, open) in &rows {
            for &(x, end, lit) in &columns {
                let at = Vec3::new(x, CLOTH + up.max(end), middle * side + z);
                places.push(at);
                colours.push((dye * open.min(lit)).extend(1.0).to_array());
                mapped.push(Vec2::new(at.x, at.z) * (THREADS / 16.0));
            }
        }
        let count = columns.len() as u32;
        for row in 0..rows.len() as u32 - 1 {
            for column in 0..count - 1 {
                let at = first + row * count + column;
                let below = at + count;
                indices.extend([at, below, below + 1, at, below + 1, at + 1]);
            }
        }
    }
    let count = places.len();
    Mesh::new(PrimitiveTopology::TriangleList, RenderAssetUsages::RENDER_WORLD)
        .with_inserted_attribute(Mesh::ATTRIBUTE_POSITION, places)
        .with_inserted_attribute(Mesh::ATTRIBUTE_NORMAL, vec![Vec3::Y; count])
        .with_inserted_attribute(Mesh::ATTRIBUTE_UV_0, mapped)
        .with_inserted_attribute(Mesh::ATTRIBUTE_COLOR, colours)
        .with_inserted_attribute(Mesh::ATTRIBUTE_TANGENT, vec![[1.0, 0.0, 0.0, 1.0]; count])
        .with_inserted_indices(Indices::U32(indices))
}

/// Where the cloth bends, from one edge to the other: place, height and light.
fn stops(half: f32) -> Vec<(f32, f32, f32)> {
    let one = RISE.map(|(in_by, up, lit)| (in_by - half, up, lit));
    let other = RISE.into_iter().rev().map(|(in_by, up, lit)| (half - in_by, up, lit));
    one.into_iter().chain(other).collect()
}
