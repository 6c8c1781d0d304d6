//! The frame's outer faces and the racks, unrolled into one texture. Every texel is a cut through the
//! solid wood where the face is, so that grain runs on over the edges, and ends show the ends of rings.

use super::board_top::frame_wood;
use crate::app::table::shape::Shape;
use bevy::math::{Vec2, Vec3};

/// The height of the strip for a face of the frame.
const FLANK: f32 = 0.7;
/// The height of the rack's front, and of its ends, that is kept.
const FRONT: f32 = 0.3;
/// The distance between the strips, so that they do not mix in small mip levels.
const APART: f32 = 0.06;
/// The greatest side of a piece of inlay.
pub(crate) const INLAY: f32 = 0.2;
/// From where in the tree racks are cut: near its middle, where rings are bent.
const RACK: f32 = 2.2;

/// A face in the texture.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum TextureFace {
    /// The outside of the frame: White's side, the right, Black's side, the left.
    Flank(usize),
    /// The top of a rack, from the board outwards, and its front below.
    Rack,
    /// The end of a rack: the right one as seen from its front, or the left one.
    End(bool),
    /// A piece of inlay, at most [`INLAY`] long and wide: the same for all chips of the racks.
    Inlay,
}

/// The faces of a board.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Faces {
    outer: Vec2,
    /// Half the length of a rack, and how far it reaches beyond the board.
    rack: f32,
    depth: f32,
}

impl Faces {
    /// The faces of a board of this shape.
    pub fn of(shape: &Shape) -> Self {
        Self { outer: shape.outer, rack: shape.rows.half, depth: shape.rows.depth() }
    }

    /// The size of the texture in units.
    pub fn size(&self) -> Vec2 {
        Vec2::new(2.0 * self.half(), self.ends() + FRONT + APART)
    }

    /// The texture coordinates of a place on a face: along it from its middle, or from the board if it
    /// is an end; and down it.
    pub fn map(&self, face: TextureFace, along: f32, down: f32) -> Vec2 {
        let at = match face {
            TextureFace::Flank(side) => Vec2::new(along + self.half(), Self::strip(side) + down),
            TextureFace::Rack => Vec2::new(along + self.half(), Self::strip(4) + down),
            // From left to right as seen from outside, like all faces.
            TextureFace::End(true) => {
                Vec2::new(self.end(true) + self.depth - along, self.ends() + down)
            }
            TextureFace::End(false) => Vec2::new(self.end(false) + along, self.ends() + down),
            TextureFace::Inlay => Vec2::new(self.inlay() + along, self.ends() + down),
        };
        at / self.size()
    }

    /// Whether a place in the texture, in units, is on the piece of inlay.
    pub(crate) fn is_inlay(&self, at: Vec2) -> bool {
        at.y >= self.ends() - APART / 2.0 && at.x >= self.inlay() - APART / 2.0
    }

    /// The position in the frame's solid wood of a place in the texture, in units.
    pub(super) fn solid(&self, at: Vec2) -> Vec3 {
        let along = at.x - self.half();
        if at.y >= self.ends() - APART / 2.0 {
            let right = at.x >= self.end(true) - APART / 2.0;
            let along = at.x - self.end(right);
            let (x, out) =
                if right { (self.rack, self.depth - along) } else { (-self.rack, along) };
            return Vec3::new(x, self.ends() - at.y, out + RACK);
        }
        if at.y >= Self::strip(4) - APART / 2.0 {
            let down = at.y - Self::strip(4);
            return Vec3::new(along, (self.depth - down).min(0.0), down.min(self.depth) + RACK);
        }
        let side = ((at.y + APART / 2.0) / (FLANK + APART)) as usize;
        let below = at.y - Self::strip(side);
        let outer = self.outer;
        // Each side runs from left to right as seen from outside.
        match side {
            0 => frame_wood(along, below, outer.y, false),
            1 => frame_wood(-along, below, outer.x, true),
            2 => frame_wood(-along, below, -outer.y, false),
            _ => frame_wood(along, below, -outer.x, true),
        }
    }

    fn half(&self) -> f32 {
        self.outer.max_element() + APART
    }

    /// Where a strip begins: the four sides of the frame, then the rack.
    fn strip(number: usize) -> f32 {
        (FLANK + APART) * number as f32
    }

    /// Where the ends of the rack begin, down the texture and along it.
    fn ends(&self) -> f32 {
        Self::strip(4) + self.depth + FRONT + APART
    }

    fn end(&self, right: bool) -> f32 {
        if right { self.depth + 2.0 * APART } else { APART }
    }

    /// Where the inlay begins along the texture: after the ends of the rack.
    fn inlay(&self) -> f32 {
        self.end(true) + self.depth + APART
    }
}

#[cfg(test)]
#[expect(clippy::unwrap_used, reason = "a test may stop at once")]
mod tests {
    use super::*;
    use crate::app::table::Layout;
    use crate::app::table::layout::Racks;
    use crate::rules::Board;

    #[test]
    fn grain_runs_on_over_every_edge() {
        for (columns, rows) in [(3, 3), (9, 5), (2, 9), (8, 8)] {
            let shape = Shape::of(&Layout::new(Board::new(columns, rows).unwrap()));
            let faces = Faces::of(&shape);
            let solid =
                |face, along, down| faces.solid(faces.map(face, along, down) * faces.size());
            let near =
                |one: Vec3, other: Vec3| assert!(one.distance(other) < 1e-3, "{one} {other}");
            let Vec2 { x, y } = shape.outer;
            let a = 0.7;
            near(solid(TextureFace::Flank(0), a, 0.0), frame_wood(a, 0.0, y, false));
            near(solid(TextureFace::Flank(1), a, 0.0), frame_wood(-a, 0.0, x, true));
            near(solid(TextureFace::Flank(2), a, 0.0), frame_wood(-a, 0.0, -y, false));
            near(solid(TextureFace::Flank(3), a, 0.0), frame_wood(a, 0.0, -x, true));
            for across in [0.02, faces.depth] {
                near(
                    solid(TextureFace::Rack, faces.rack, across),
                    solid(TextureFace::End(true), across, 0.0),
                );
                near(
                    solid(TextureFace::Rack, -faces.rack, across),
                    solid(TextureFace::End(false), across, 0.0),
                );
            }
            let front = solid(TextureFace::Rack, faces.rack, faces.depth + 0.1);
            near(front, solid(TextureFace::End(true), faces.depth, 0.1));
        }
    }

    #[test]
    fn the_inlay_has_a_place_of_its_own_in_the_texture_of_every_board() {
        for (columns, rows) in [(2, 2), (3, 3), (9, 5), (2, 9), (9, 2), (8, 8)] {
            for racks in [Racks::NearAndFar, Racks::RightAndLeft] {
                let layout = Layout::new(Board::new(columns, rows).unwrap()).with_racks(racks);
                let faces = Faces::of(&Shape::of(&layout));
                let at = |face, along, down| faces.map(face, along, down) * faces.size();
                for (along, down) in [(0.0, 0.0), (INLAY, INLAY)] {
                    let inlay = at(TextureFace::Inlay, along, down);
                    assert!(faces.is_inlay(inlay), "{columns}x{rows}");
                    assert!(inlay.cmple(faces.size()).all(), "{columns}x{rows}: {inlay}");
                }
                for end in [true, false] {
                    for along in [0.0, faces.depth] {
                        assert!(!faces.is_inlay(at(TextureFace::End(end), along, FRONT)));
                    }
                }
                assert!(!faces.is_inlay(at(TextureFace::Rack, faces.rack, faces.depth)));
            }
        }
    }
}
