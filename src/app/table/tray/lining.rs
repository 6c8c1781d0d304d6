//! The cloth in the grooves of the racks, and over the ribs between the stones.

use super::facing;
use super::rows::{OPEN, Pocket, RADIUS, StonePacking, TrayRows};
use crate::app::table::shape::{CLOTH, Shape};
use crate::rules::Side;
use bevy::asset::RenderAssetUsages;
use bevy::math::Vec2;
use bevy::mesh::{Indices, PrimitiveTopology};
use bevy::prelude::*;

/// Threads of the cloth per unit.
const THREADS: f32 = 34.0;
/// The pieces of the arc across a groove.
const PIECES: usize = 8;
/// How far from a pocket's end the cloth gets less light, and how much it gets there.
const DIM: (f32, f32) = (0.1, 0.6);
/// How much light the floor of a groove gets.
const LOW: f32 = 0.8;
/// The height of the ribs above the floor.
const RIB: f32 = 0.115;
/// The thickness of most stones, and half the thickness of a rib as a part of the room between two: at
/// the foot, below the top and at the top.
const STONE: f32 = 0.27;
const THICK: [f32; 3] = [0.3, 0.2, 0.08];
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
    Mesh::new(PrimitiveTopology::TriangleList, RenderAssetUsages::RENDER_WORLD)
        .with_inserted_attribute(Mesh::ATTRIBUTE_POSITION, cloth.places)
        .with_inserted_attribute(Mesh::ATTRIBUTE_NORMAL, cloth.normals)
        .with_inserted_attribute(Mesh::ATTRIBUTE_UV_0, cloth.mapped)
        .with_inserted_attribute(Mesh::ATTRIBUTE_COLOR, cloth.colours)
        .with_inserted_attribute(Mesh::ATTRIBUTE_TANGENT, cloth.tangents)
        .with_inserted_indices(Indices::U32(cloth.indices))
}

#[derive(Default)]
struct Cloth {
    places: Vec<Vec3>,
    normals: Vec<Vec3>,
    tangents: Vec<[f32; 4]>,
    mapped: Vec<Vec2>,
    colours: Vec<[f32; 4]>,
    indices: Vec<u32>,
}

impl Cloth {
    fn pocket(&mut self, pocket: &Pocket, axis: f32, seen: Quat, dye: Vec3) {
        let first = self.places.len() as u32;
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
                self.places.push(seen * Vec3::new(x, CLOTH + up, axis + out));
                self.normals.push(seen * Vec3::new(0.0, normal.y, normal.x));
                self.tangents.push((seen * Vec3::X).extend(1.0).to_array());
                self.mapped.push(Vec2::new(x, axis + out) * (THREADS / 16.0));
                self.colours.push((dye * low.min(end)).extend(1.0).to_array());
            }
        }
        let columns = stops.len() as u32;
        for row in 0..PIECES as u32 {
            for column in 0..columns - 1 {
                let at = first + row * columns + column;
                let below = at + columns;
                self.indices.extend([at, below, below + 1, at, below + 1, at + 1]);
            }
        }
    }

    /// The ribs that keep the stones of a pocket apart, each a strip across the groove.
    fn ribs(&mut self, rows: &TrayRows, pocket: &Pocket, axis: f32, seen: Quat, dye: Vec3) {
        // The ends of a rib are in the arc of the groove.
        let out = (RADIUS * RADIUS - (RADIUS - RIB).powi(2)).sqrt();
        let [foot, shoulder, top] = THICK.map(|part| part * (rows.pitch - STONE));
        let section = [
            (-foot, 0.0, Vec2::new(-1.0, 0.4)),
            (-shoulder, RIB - 0.025, Vec2::new(-0.9, 0.5)),
            (-top, RIB, Vec2::new(-0.2, 1.0)),
            (top, RIB, Vec2::new(0.2, 1.0)),
            (shoulder, RIB - 0.025, Vec2::new(0.9, 0.5)),
            (foot, 0.0, Vec2::new(1.0, 0.4)),
        ];
        for rib in 1..pocket.stones {
            let middle = pocket.from + rows.pitch * rib as f32;
            let first = self.places.len() as u32;
            for (aside, up, normal) in section {
                let light = FOOT + (1.0 - FOOT) * up / RIB;
                for end in [-out, out] {
                    self.places.push(seen * Vec3::new(middle + aside, CLOTH + up, axis + end));
                    self.normals.push(seen * Vec3::new(normal.x, normal.y, 0.0).normalize());
                    self.tangents.push((seen * Vec3::Z).extend(1.0).to_array());
                    // The cloth is drawn over the rib, so that its threads are as wide on the sides.
                    let drawn = middle + aside + aside.signum() * (RIB - up);
                    self.mapped.push(Vec2::new(drawn, axis + end) * (THREADS / 16.0));
                    self.colours.push((dye * light).extend(1.0).to_array());
                }
            }
            for strip in 0..section.len() as u32 - 1 {
                let at = first + strip * 2;
                self.indices.extend([at, at + 1, at + 3, at, at + 3, at + 2]);
            }
        }
    }
}
