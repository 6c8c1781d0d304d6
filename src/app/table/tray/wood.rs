//! The wood of the racks: rails with pockets, and inlaid chips cut into the wood beside them.

use super::facing;
use super::lining::arc;
use super::rows::{DEEP, OPEN, Pocket, StonePacking, TrayRows};
use crate::app::table::shape::{CLOTH, MAT, Shape, TABLE};
use crate::app::table::sweep::{Profile, sweep};
use crate::app::table::vertices::MeshBuilder;
use crate::app::table::wood::{Faces, INLAY, TextureFace};
use crate::rules::Side;
use bevy::math::Vec2;
use bevy::prelude::*;

/// The height of the racks' top.
const TOP: f32 = CLOTH + DEEP;
/// The radius of its outer edges.
const EDGE: f32 = 0.035;

/// The depth of a chip cut into the top, the wood that is left around chips, and the greatest and the least side of one.
const CHIP: f32 = 0.014;
const LEFT: f32 = 0.03;
const SIDES: [f32; 2] = [INLAY, 0.1];

/// The wood of both racks.
pub(crate) fn wood(shape: &Shape, held: StonePacking, faces: &Faces) -> Mesh {
    let rack = Rack { rows: &shape.rows, faces, held }.mesh();
    let rack = rack.translated_by(Vec3::Z * shape.rack_edge());
    let [mut mesh, far] =
        [Side::Black, Side::White].map(|side| rack.clone().rotated_by(facing(shape, side)));
    // Meshes with the same attributes can be merged.
    let _ = mesh.merge(&far);
    mesh
}

/// A rack at White's side; z is the distance from the board's edge.
struct Rack<'a> {
    rows: &'a TrayRows,
    faces: &'a Faces,
    held: StonePacking,
}

impl Rack<'_> {
    fn mesh(&self) -> Mesh {
        let middle = self.rows.depth() / 2.0;
        let mut profile = Profile::default();
        profile.curve((-EDGE, TOP), (0.0, TOP), (0.0, TOP - EDGE), 3);
        profile.face([(0.0, TOP - EDGE), (0.0, TABLE + MAT)]);
        let size = Vec2::new(self.rows.half, middle);
        let map = |side, place: Vec3, along: f32, down: f32| match side {
            1 | 3 => self.faces.map(TextureFace::End(side == 1), place.z + middle, down - EDGE),
            _ => self.faces.map(TextureFace::Rack, along, self.rows.depth() - EDGE + down),
        };
        let mut mesh = sweep(size, &profile, None, map);
        mesh.positions.iter_mut().for_each(|place| place.z += middle);
        let chips = self.chips();
        self.top(&mut mesh, &chips);
        for chip in &chips {
            self.cut(&mut mesh, chip);
        }
        for row in 0..self.rows.rows {
            for pocket in self.rows.pockets(self.held, row) {
                self.ends(&mut mesh, row, &pocket);
            }
        }
        mesh.mesh()
    }

    /// Where chips are cut into the top: three in a row wherever there is room beside a pocket, along x and z.
    fn chips(&self) -> Vec<Rect> {
        let mut chips = Vec::new();
        for row in 0..self.rows.rows {
            let mut from = -self.rows.half + EDGE;
            let pockets = self.rows.pockets(self.held, row);
            let ends = pockets.iter().map(|pocket| (pocket.from, pocket.to));
            for (to, next) in ends.chain([(self.rows.half - EDGE, 0.0)]) {
                let side = (to - from - 2.0 * LEFT).min(SIDES[0]);
                if side > SIDES[1] {
                    let middle = Vec2::new((from + to) / 2.0, self.rows.axis(row));
                    chips.extend([-1.0, 0.0, 1.0].map(|nth| {
                        let aside = Vec2::Y * nth * (side + LEFT / 2.0);
                        Rect::from_center_size(middle + aside, Vec2::splat(side))
                    }));
                }
                from = next;
            }
        }
        chips
    }

    /// A chip: four facets that meet in the deepest place. Two that face each other are inlaid, as triangles of the
    /// frame's border are, so that the chip is seen in shade too.
    fn cut(&self, mesh: &mut MeshBuilder, chip: &Rect) {
        let middle = chip.center();
        let deepest = Vec3::new(middle.x, TOP - CHIP, middle.y);
        let edge = |x: f32, z: f32| Vec3::new(x, TOP, z);
        let corners = [
            edge(chip.min.x, chip.min.y),
            edge(chip.min.x, chip.max.y),
            edge(chip.max.x, chip.max.y),
            edge(chip.max.x, chip.min.y),
        ];
        for (at, &one) in corners.iter().enumerate() {
            let other = corners[(at + 1) % 4];
            let normal = (other - one).cross(deepest - one).normalize();
            let places = [one, other, deepest, deepest];
            let mapped = places.map(|place| match at % 2 {
                0 => self.faces.map(TextureFace::Rack, place.x, place.z),
                _ => {
                    let Vec2 { x, y } = Vec2::new(place.x, place.z) - chip.min;
                    self.faces.map(TextureFace::Inlay, x, y)
                }
            });
            mesh.quad(places, [normal; 4], mapped, Vec3::X);
        }
    }

    /// The top around pockets and chips, in quads that share their corners.
    fn top(&self, mesh: &mut MeshBuilder, chips: &[Rect]) {
        let (half, depth) = (self.rows.half - EDGE, self.rows.depth() - EDGE);
        let (mut columns, mut stops) = (vec![-half, half], vec![EDGE, depth]);
        let mut holes = chips.to_vec();
        for chip in chips {
            columns.extend([chip.min.x, chip.max.x]);
            stops.extend([chip.min.y, chip.max.y]);
        }
        for row in 0..self.rows.rows {
            let axis = self.rows.axis(row);
            stops.extend([axis - OPEN, axis + OPEN]);
            for pocket in self.rows.pockets(self.held, row) {
                columns.extend([pocket.from, pocket.to]);
                holes.push(Rect::new(pocket.from, axis - OPEN, pocket.to, axis + OPEN));
            }
        }
        for stops in [&mut columns, &mut stops] {
            stops.sort_by(f32::total_cmp);
            stops.dedup();
        }
        for x in columns.windows(2) {
            for z in stops.windows(2) {
                let middle = Vec2::new(x[0] + x[1], z[0] + z[1]) / 2.0;
                if holes.iter().any(|hole| hole.contains(middle)) {
                    continue;
                }
                let corners = [(x[0], z[0]), (x[0], z[1]), (x[1], z[1]), (x[1], z[0])];
                mesh.quad(
                    corners.map(|(x, z)| Vec3::new(x, TOP, z)),
                    [Vec3::Y; 4],
                    corners.map(|(x, z)| self.faces.map(TextureFace::Rack, x, z)),
                    Vec3::X,
                );
            }
        }
    }

    /// The walls of a pocket towards its neighbours, where the end of the grain is seen.
    fn ends(&self, mesh: &mut MeshBuilder, row: usize, pocket: &Pocket) {
        let axis = self.rows.axis(row);
        for (x, way, right) in [(pocket.from, Vec3::X, true), (pocket.to, Vec3::NEG_X, false)] {
            for pair in arc().windows(2) {
                let [(one, low, _), (other, lower, _)] = [pair[0], pair[1]];
                let mut corners = [(one, DEEP), (one, low), (other, lower), (other, DEEP)];
                if right {
                    corners.reverse();
                }
                mesh.quad(
                    corners.map(|(out, up)| Vec3::new(x, CLOTH + up, axis + out)),
                    [way; 4],
                    corners.map(|(out, up)| {
                        self.faces.map(TextureFace::End(right), axis + out, DEEP - up)
                    }),
                    if right { Vec3::NEG_Z } else { Vec3::Z },
                );
            }
        }
    }
}
