//! The dimensions of the board: playing field, raised frame, body.
//!
//! Units are those of [`Layout`]; everything is centred on the origin and its top is y = 0.

use super::Layout;
use super::tray::rows::TrayRows;
use bevy::prelude::*;

/// The distance from the outermost points to the frame.
pub(crate) const MARGIN: f32 = 0.6;
/// The width of the frame.
pub const FRAME: f32 = 0.86;
/// The height of the frame above the field.
pub(crate) const RIM: f32 = 0.085;
/// The depth of the body below the field.
pub const DEPTH: f32 = 0.5;
/// The height of the table's top.
pub const TABLE: f32 = -DEPTH - 0.03;
/// The thickness of the mat.
pub(crate) const MAT: f32 = 0.025;
/// The height of the space for captured stones above the table.
const CAPTURED: f32 = 0.65;

/// The outline of a board, as half sizes along x and z.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Shape {
    /// The playing field inside the frame.
    pub field: Vec2,
    /// The whole board.
    pub outer: Vec2,
    /// How far the trays of captured stones reach beyond the board's near and far edges.
    pub tray_depth: f32,
}

impl Shape {
    /// The shape of the board with this layout.
    pub fn of(layout: &Layout) -> Self {
        let field = layout.half_size() + MARGIN;
        let outer = field + FRAME;
        Self { field, outer, tray_depth: TrayRows::beside(layout, 2.0 * outer.x).depth() }
    }

    /// The corners of the bounding box of the board.
    pub fn corners(&self) -> [Vec3; 8] {
        std::array::from_fn(|at| {
            let sign = |bit: usize| if at & bit == 0 { -1.0 } else { 1.0 };
            let y = if at & 4 == 0 { -DEPTH } else { RIM };
            Vec3::new(sign(1) * self.outer.x, y, sign(2) * self.outer.y)
        })
    }

    /// The corners of everything that must be in view: the board and the captured stones beside it.
    pub(crate) fn in_view(&self) -> [Vec3; 16] {
        let board = self.corners();
        std::array::from_fn(|at| {
            board.get(at).copied().unwrap_or_else(|| {
                let sign = |bit: usize| if at & bit == 0 { -1.0 } else { 1.0 };
                let beside = self.outer + Vec2::new(-0.3, self.tray_depth);
                let y = if at & 4 == 0 { TABLE } else { TABLE + CAPTURED };
                Vec3::new(sign(1) * beside.x, y, sign(2) * beside.y)
            })
        })
    }

    /// How far a position is outside the field, measured straight from its nearest side; negative
    /// inside. Lines of equal distance are rectangles, so that the frame's sides meet in mitres.
    pub(crate) fn beyond_field(&self, x: f32, z: f32) -> f32 {
        (x.abs() - self.field.x).max(z.abs() - self.field.y)
    }
}
