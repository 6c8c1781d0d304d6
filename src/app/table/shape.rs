//! The dimensions of the board: playing field, raised frame, body, and the racks beside it.
//!
//! Units are those of [`Layout`]; everything is centred on the origin and its top is y = 0.

use super::Layout;
use super::layout::Racks;
use super::tray::rows::TrayRows;
use bevy::prelude::*;

/// The distance from the outermost points to the frame.
pub(crate) const MARGIN: f32 = 0.56;
/// The width for which border and coordinates of a frame are designed. Narrower frames show the same,
/// smaller.
pub(crate) const DESIGNED: f32 = 0.86;
/// The width of the frame of the nine by five board, and of the narrowest and the widest frame.
const FRAME: f32 = 0.7;
const FRAMES: [f32; 2] = [0.36, 0.8];
/// The geometric mean of the sides of the nine by five board's field, and the exponent with which the
/// frame's width follows that of a field: smaller boards are seen from nearer, so it is less than 1.
const USUAL: f32 = 6.83;
const FOLLOWS: f32 = 0.7;
/// The height of a frame of the designed width above the field.
const RIM: f32 = 0.085;
/// The depth of the body below the field.
pub const DEPTH: f32 = 0.5;
/// The height of the table's top.
pub const TABLE: f32 = -DEPTH - 0.03;
/// The thickness of the mat.
pub(crate) const MAT: f32 = 0.04;
/// The height of the cloth in the racks: so low that stones on edge reach little above the frame, and that
/// near ones hide little of it.
pub(crate) const CLOTH: f32 = -0.4;
/// How far outwards from the middle of the outermost groove the highest captured stones must be in view.
const CAPTURED: f32 = 0.2;

/// How much of the mat beyond board and racks must be in view, along x and z.
const SHOWN: Vec2 = Vec2::new(0.4, 0.18);

/// The outline of a board, as half sizes along x and z.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Shape {
    /// The playing field inside the frame.
    pub field: Vec2,
    /// The width of the frame.
    pub frame: f32,
    /// The whole board.
    pub outer: Vec2,
    /// The rows of captured stones.
    pub rows: TrayRows,
    /// Where they are.
    pub racks: Racks,
}

impl Shape {
    /// The shape of the board with this layout.
    pub fn of(layout: &Layout) -> Self {
        let field = layout.half_size() + MARGIN;
        let mean = 2.0 * (field.x * field.y).sqrt();
        let frame = (FRAME * (mean / USUAL).powf(FOLLOWS)).clamp(FRAMES[0], FRAMES[1]);
        let outer = field + frame;
        let racks = layout.racks();
        let edge = match racks {
            Racks::NearAndFar => outer.x,
            Racks::RightAndLeft => outer.y,
        };
        Self { field, frame, outer, rows: TrayRows::beside(layout, 2.0 * edge), racks }
    }

    /// The factor on everything that is carved into the frame.
    pub fn scale(&self) -> f32 {
        self.frame / DESIGNED
    }

    /// The height of the frame above the field.
    pub fn rim(&self) -> f32 {
        RIM * self.scale()
    }

    /// From the board's middle to the edge at which a rack is.
    pub fn rack_edge(&self) -> f32 {
        match self.racks {
            Racks::NearAndFar => self.outer.y,
            Racks::RightAndLeft => self.outer.x,
        }
    }

    /// Half the size of board and racks.
    pub fn with_racks(&self) -> Vec2 {
        self.beyond(self.rows.depth())
    }

    /// The board's half size with `more` at the sides where the racks are.
    fn beyond(&self, more: f32) -> Vec2 {
        self.outer
            + match self.racks {
                Racks::NearAndFar => Vec2::Y * more,
                Racks::RightAndLeft => Vec2::X * more,
            }
    }

    /// How many of the corners in [`Shape::in_view`] are those of the board, which come first.
    pub(crate) const BOARD_CORNERS: usize = 8;

    /// The corners of everything that must be in view: the board, the racks with stones in them that reach
    /// this high above the cloth, and a strip of the mat around them.
    pub(crate) fn in_view(&self, captured: f32) -> [Vec3; 16] {
        let axis = self.rows.axis(self.rows.rows - 1);
        let levels = [
            (self.outer, -DEPTH),
            (self.outer, self.rim()),
            (self.with_racks() + SHOWN, TABLE),
            (self.beyond(axis + CAPTURED), CLOTH + captured),
        ];
        std::array::from_fn(|at| {
            let sign = |bit: usize| if at & bit == 0 { -1.0 } else { 1.0 };
            let (out, y) = levels[at / 4];
            Vec3::new(sign(1) * out.x, y, sign(2) * out.y)
        })
    }

    /// How far a position is outside the field, measured straight from its nearest side; negative
    /// inside. Lines of equal distance are rectangles, so that the frame's sides meet in mitres.
    pub(crate) fn beyond_field(&self, x: f32, z: f32) -> f32 {
        (x.abs() - self.field.x).max(z.abs() - self.field.y)
    }
}
