//! The cloth in the grooves of the racks, and over the ribs between the stones.

use super::facing;
use super::rows::{OPEN, Pocket, RADIUS, StonePacking, TrayRows};
use crate::app::table::shape::{CLOTH, Shape};
use crate::app::table::vertices::{MeshBuilder, cells};
use crate::rules::Side;
use bevy::math::Vec2;
use bevy::prelude::*;
use std::f32::consts::PI;

/// Threads of the cloth per unit.
const THREADS: f32 = 34.0;
/// The pieces of the arc across a groove.
const PIECES: usize = 8;
/// The distance from a pocket's end within which the cloth is darker, and its brightness there.
const DIM: (f32, f32) = (0.1, 0.6);
/// How much light the floor of a groove gets.
const LOW: f32 = 0.8;
/// The height of the ribs above the floor, and the part of it that is missing at their ends.
const RIB: f32 = 0.08;
const FASTENED: f32 = 0.6;
/// The thickness of most stones, and half the thickness of a rib as a share of the gap between two stones.
const STONE: f32 = 0.27;
const HALF: f32 = 0.3;
/// The strips around a rib.
const ROUNDING: usize = 6;
/// How much light the foot of a rib gets.
const FOOT: f32 = 0.45;
/// The dye of the cloth under Black's stones, at White's side, and of that under White's: lighter than
/// the dark stones but not than the board, and darker than the light ones. Linear factors on the weave,
/// which is half as bright.
pub(crate) const DYES: [Vec3; 2] = [Vec3::new(0.66, 0.53, 0.34), Vec3::new(0.05, 0.075, 0.15)];

/// The arc across a groove, from the board outwards: the distance from the groove's middle, the height
/// above its floor, and the normal.
pub(super) fn arc() -> [(f32, f32, Vec2); PIECES + 1] {
    let most = (OPEN / RADIUS).asin();
    std::array::from_fn(|at| {
        let angle = most * (at as f32 / PIECES as f32 * 2.0 - 1.0);
        let (sin, cos) = angle.sin_cos();
        (RADIUS * sin, RADIUS * (1.0 - cos), Vec2::new(-sin, cos))
    })
}

/// The cloth of both racks. The dye is in the colours of its vertices; the texture is a weave with 16
/// threads along each side.
pub(crate) fn lining(shape: &Shape, held: StonePacking) -> Mesh {
    let mut cloth = Cloth::default();
    for (captured, dye) in [Side::Black, Side::White].into_iter().zip(DYES) {
        for row in 0..shape.rows.rows {
            let axis = shape.rack_edge() + shape.rows.axis(row);
            for pocket in shape.rows.pockets(held, row) {
                let seen = facing(shape, captured);
                cloth.pocket(&pocket, axis, seen, dye);
                if held == StonePacking::OnEdge {
                    cloth.ribs(&shape.rows, &pocket, axis, seen, dye);
                }
            }
        }
    }
    cloth.0.mesh()
}

#[derive(Default)]
struct Cloth(MeshBuilder);

impl Cloth {
    fn pocket(&mut self, pocket: &Pocket, axis: f32, seen: Quat, dye: Vec3) {
        let first = self.0.positions.len() as u32;
        let (dim, least) = DIM;
        let stops = [
            (pocket.from, least),
            (pocket.from + dim, 1.0),
            (pocket.to - dim, 1.0),
            (pocket.to, least),
        ];
        for (out, up, normal) in arc() {
            let low = LOW + (1.0 - LOW) * out.abs() / OPEN;
            for (x, end) in stops {
                self.vertex(
                    seen * Vec3::new(x, CLOTH + up, axis + out),
                    seen * Vec3::new(0.0, normal.y, normal.x),
                    seen * Vec3::X,
                    Vec2::new(x, axis + out),
                    dye * low.min(end),
                );
            }
        }
        for (at, below) in cells(stops.len() - 1, PIECES) {
            self.0.join([at, below, below + 1, at + 1].map(|corner| first + corner));
        }
    }

    /// The ribs that keep the stones of a pocket apart: rolls below the cloth, across the groove.
    fn ribs(&mut self, rows: &TrayRows, pocket: &Pocket, axis: f32, seen: Quat, dye: Vec3) {
        let half = HALF * (rows.pitch - STONE);
        for rib in 1..pocket.stones {
            let middle = pocket.from + rows.pitch * rib as f32;
            let first = self.0.positions.len() as u32;
            for step in 0..=ROUNDING {
                let angle = PI * (step as f32 / ROUNDING as f32);
                let (aside, height) = (-half * angle.cos(), RIB * angle.sin());
                let light = FOOT + (1.0 - FOOT) * angle.sin();
                for (out, up, floor) in arc() {
                    // Lower towards the wood, as cloth is where it is fastened.
                    let height = height * (1.0 - FASTENED * (out / OPEN).powi(2));
                    let place = Vec3::new(
                        middle + aside,
                        CLOTH + up + floor.y * height,
                        axis + out + floor.x * height,
                    );
                    let normal = Vec3::new(
                        -angle.cos() * RIB,
                        angle.sin() * half * floor.y,
                        angle.sin() * half * floor.x,
                    );
                    // The cloth is drawn over the rib, so that its threads are as wide on the sides.
                    let drawn = middle + (half + RIB) * (angle / PI - 0.5);
                    self.vertex(
                        seen * place,
                        seen * normal.normalize(),
                        seen * Vec3::Z,
                        Vec2::new(drawn, axis + out),
                        dye * light,
                    );
                }
            }
            for (at, next) in cells(PIECES, ROUNDING) {
                self.0.join([at, at + 1, next + 1, next].map(|corner| first + corner));
            }
        }
    }

    /// Adds a vertex; `at` is its place in the weave, and `light` its colour.
    fn vertex(&mut self, position: Vec3, normal: Vec3, tangent: Vec3, at: Vec2, light: Vec3) {
        self.0.positions.push(position);
        self.0.normals.push(normal);
        self.0.tangents.push(tangent.extend(1.0).to_array());
        self.0.mapped.push(at * (THREADS / 16.0));
        self.0.colours.push(light.extend(1.0).to_array());
    }
}
