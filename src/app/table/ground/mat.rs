//! The mat under the board: woven raffia with dyed stripes at its ends, a fringe, and some loose straws.

use super::lit;
use crate::app::table::shape::{MAT, Shape, TABLE};
use crate::app::table::texture::light;
use crate::app::table::vertices::MeshBuilder;
use crate::app::table::wood::{hash, noise};
use bevy::math::Vec2;
use bevy::prelude::*;

/// How far the mat reaches beyond the board's left and right edges, and beyond the racks.
const BEYOND: Vec2 = Vec2::new(0.46, 0.2);
/// Strands of the weave per unit.
const STRANDS: f32 = 15.0;
/// The stripes at the mat's ends from the edge inwards: width and colour of the dye.
const STRIPES: [(f32, [f32; 3]); 6] = [
    (0.05, NATURAL),
    (0.07, INDIGO),
    (0.03, NATURAL),
    (0.09, MADDER),
    (0.03, NATURAL),
    (0.05, INDIGO),
];
const NATURAL: [f32; 3] = [0.64, 0.55, 0.39];
const INDIGO: [f32; 3] = [0.13, 0.14, 0.24];
const MADDER: [f32; 3] = [0.46, 0.14, 0.09];
/// The length of the fringe, how much of it differs from strand to strand, and strands a unit.
const FRINGE: (f32, f32, f32) = (0.13, 0.035, 17.0);
/// Straws that have come loose.
const LOOSE: u32 = 5;

/// Half the size of the mat of a board.
pub(super) fn half_size(shape: &Shape) -> Vec2 {
    shape.with_racks() + BEYOND
}

/// The mat of a board.
pub(super) fn mesh(shape: &Shape) -> MeshBuilder {
    let half = half_size(shape);
    let mut mesh = MeshBuilder::default();
    let tinted = |dye: [f32; 3]| {
        let dye = light(dye[0], dye[1], dye[2]);
        move |x: f32, z: f32| dye * uneven(x, z) * lit(shape, x, z)
    };
    let y = TABLE + MAT;
    let mut edge = half.x;
    for (width, dye) in STRIPES {
        for side in [-1.0, 1.0] {
            let (one, other) = (side * edge, side * (edge - width));
            let low = Vec2::new(one.min(other), -half.y);
            mesh.grid(low, Vec2::new(one.max(other), half.y), y, 0.3, tinted(dye));
        }
        edge -= width;
    }
    // There is no mat under the board, where it is never seen.
    let hidden = shape.outer - 0.2;
    mesh.ring(Vec2::new(edge, half.y), hidden, y, 0.3, tinted(NATURAL));
    side(&mut mesh, half, tinted(NATURAL.map(|part| part * 0.5)));
    fringe(&mut mesh, half, tinted(NATURAL));
    straws(&mut mesh, half, tinted(NATURAL));
    mesh.map_flat(Vec2::splat(STRANDS / 16.0))
}

/// Strands differ in tone along the whole mat, so that the texture's repeats are not seen.
fn uneven(x: f32, z: f32) -> f32 {
    let across = noise(Vec3::new(x * 3.1, 0.0, z * 0.3), 111);
    let along = noise(Vec3::new(x * 0.3, 2.0, z * 3.1), 113);
    let worn = noise(Vec3::new(x * 0.9, 5.0, z * 0.9), 115);
    0.72 + 0.24 * across + 0.24 * along + 0.14 * worn
}

/// The mat's edge, as thick as it is.
fn side(mesh: &mut MeshBuilder, half: Vec2, tint: impl Fn(f32, f32) -> Vec3) {
    let corners = [(-1.0, -1.0), (-1.0, 1.0), (1.0, 1.0), (1.0, -1.0)];
    for (at, (x, z)) in corners.into_iter().enumerate() {
        let (next_x, next_z) = corners[(at + 1) % 4];
        let mut corner = |x: f32, z: f32, y: f32| {
            let place = Vec3::new(x * half.x, y, z * half.y);
            mesh.vertex(place, tint(place.x, place.z).extend(1.0).to_array())
        };
        let (low, high) = (TABLE, TABLE + MAT);
        let quad = [
            corner(x, z, high),
            corner(x, z, low),
            corner(next_x, next_z, low),
            corner(next_x, next_z, high),
        ];
        mesh.join(quad);
    }
}

/// The ends of the strands at the left and at the right.
fn fringe(mesh: &mut MeshBuilder, half: Vec2, tint: impl Fn(f32, f32) -> Vec3) {
    let (long, differing, dense) = FRINGE;
    let count = (2.0 * half.y * dense) as u32;
    for (side, at) in [0, 1].into_iter().flat_map(|side| (0..count).map(move |at| (side, at))) {
        let chance = |kind: u32| hash(at, side, kind, 117);
        let out = if side == 0 { -1.0 } else { 1.0 };
        let z = -half.y + (at as f32 + 0.5 + (chance(1) - 0.5) * 0.6) / dense;
        let from = Vec3::new(out * (half.x - 0.01), TABLE + MAT * 0.8, z);
        let length = long + (chance(2) - 0.5) * 2.0 * differing;
        let bend = (chance(3) - 0.5) * 0.07;
        let middle = from + Vec3::new(out * length * 0.5, -MAT * 0.4, bend * 0.4);
        let to = from + Vec3::new(out * length, -MAT * 0.5, bend + (chance(4) - 0.5) * 0.05);
        strand(mesh, [from, middle, to], 0.017 + 0.012 * chance(5), 0.6 + 0.6 * chance(6), &tint);
    }
}

/// Straws on the mat's ends and beside it.
fn straws(mesh: &mut MeshBuilder, half: Vec2, tint: impl Fn(f32, f32) -> Vec3) {
    for at in 0..LOOSE {
        let chance = |kind: u32| hash(at, 7, kind, 119);
        let out = if at % 2 == 0 { -1.0 } else { 1.0 };
        let z = (chance(1) * 2.0 - 1.0) * half.y;
        let from = Vec3::new(out * (half.x - 0.15 + 0.3 * chance(2)), TABLE + MAT + 0.006, z);
        let way = Vec2::from_angle((chance(3) - 0.5) * 2.4) * (0.22 + 0.2 * chance(4)) * out;
        let to = from + Vec3::new(way.x, -0.012, way.y);
        let middle = from.lerp(to, 0.5) + Vec3::new(0.0, 0.008, 0.05 * (chance(5) - 0.5));
        strand(mesh, [from, middle, to], 0.014, 0.9 + 0.4 * chance(6), &tint);
    }
}

/// A flat strand through three places.
fn strand(
    mesh: &mut MeshBuilder,
    way: [Vec3; 3],
    width: f32,
    tone: f32,
    tint: &impl Fn(f32, f32) -> Vec3,
) {
    let aside = (way[2] - way[0]).cross(Vec3::Y).normalize_or_zero() * width / 2.0;
    let pairs = way.map(|place| {
        let colour = (tint(place.x, place.z) * tone).extend(1.0).to_array();
        [mesh.vertex(place - aside, colour), mesh.vertex(place + aside, colour)]
    });
    for pair in pairs.windows(2) {
        mesh.join([pair[0][0], pair[0][1], pair[1][1], pair[1][0]]);
    }
}
