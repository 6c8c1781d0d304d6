//! The lines of a board as precomputed masks for the fast generator.
//!
//! A step has a *code*: its direction, 0 to 7, clockwise from north. A capture has a code as well:
//! that of its step if it takes the stones on the side of the higher point numbers, and 8 more if
//! it takes those on the other side. Either may be the approach, depending on whether the
//! direction leads forward, to higher numbers.

use super::magic::{Magic, is_forward};
use crate::points::{Axis, Direction, Point, PointSet};

/// The lines of one board.
#[derive(Clone)]
pub(crate) struct Rays {
    /// The rotation of the board's word that moves the five by five points around the first point
    /// to bit 0.
    turn: u32,
    /// The points of the board.
    all: u64,
    /// The look-up tables for the neighbourhood of a stone.
    magic: Magic,
    /// The differences of point numbers by capture code.
    deltas: [i8; 16],
    /// For every point, the codes of the steps with a line.
    open: [u16; Point::MAX],
    /// For every point, the codes of the captures that reach at least one point.
    takes: [u16; Point::MAX],
    /// For every point and capture, the points it takes at most; 16 entries per point.
    rays: [u64; Point::MAX * 16],
    /// The four axes.
    axes: [Axis; 4],
}

impl Rays {
    /// The lines of a board with these columns and points. For every direction, `open` has the points with a line in
    /// that direction, and `shift` the difference of point numbers along it.
    pub fn new(columns: usize, points: PointSet, open: &[PointSet; 8], shift: &[i8; 8]) -> Self {
        let mut rays = Self {
            turn: 2 * columns as u32 + 2,
            all: points.0,
            magic: Magic::new(columns),
            ..Self::default()
        };
        let forward =
            [Direction::East, Direction::NorthWest, Direction::North, Direction::NorthEast];
        for (axis, direction) in rays.axes.iter_mut().zip(forward) {
            *axis = Axis {
                shift: shift[direction as usize] as u32,
                forward: open[direction as usize].0,
                back: open[direction.opposite() as usize].0,
            };
        }
        for direction in Direction::ALL {
            let code = direction as usize;
            rays.deltas[code] = shift[code];
            rays.deltas[code + 8] = shift[code];
            for point in points {
                let Some(to) = neighbour(open, shift, point, direction) else { continue };
                let at = point.index();
                rays.open[at] |= 1 << code;
                let (ahead, behind) = if is_forward(code as u32) { (0, 8) } else { (8, 0) };
                for (side, from, way) in
                    [(ahead, to, direction), (behind, point, direction.opposite())]
                {
                    let ray = ray(open, shift, from, way);
                    rays.rays[at * 16 + code + side] = ray;
                    rays.takes[at] |= u16::from(ray != 0) << (code + side);
                }
            }
        }
        rays
    }

    /// The points of the board.
    #[inline]
    pub const fn all(&self) -> u64 {
        self.all
    }

    /// The four axes.
    #[inline]
    pub const fn axes(&self) -> &[Axis; 4] {
        &self.axes
    }

    /// The codes of the steps that lead from `at` to a point of `free`.
    #[inline]
    pub const fn steps(&self, at: usize, free: u64) -> u32 {
        self.magic.steps(self.around(at, free)) & self.open[at & 63] as u32
    }

    /// The codes of the captures of a stone at `at` by a step to a point of `free`.
    #[inline]
    pub const fn captures(&self, at: usize, free: u64, enemy: u64) -> u32 {
        self.magic.captures(self.around(at, free), self.around(at, enemy))
            & self.takes[at & 63] as u32
    }

    /// The stones that a capture takes: all up to the first gap, own stone or edge.
    #[inline]
    pub const fn run(&self, at: usize, code: u32, enemy: u64) -> u64 {
        let ray = self.rays[(at << 4 | code as usize) & 1023];
        let gaps = ray & !enemy;
        // Subtracting 1 sets the bits below the first gap; all bits if there is no gap.
        let above = gaps.wrapping_sub(1);
        // Shifted by one, so that "no gap" has a bit of its own. Point 63 is below no other.
        let below = u64::MAX << (63 - (gaps << 1 | 1).leading_zeros());
        // The branch would be unpredictable, so both are computed and a mask selects one.
        let is_below = ((code >> 3 & 1) as u64).wrapping_neg();
        let before_gap = above ^ (above ^ below) & is_below;
        ray & enemy & before_gap
    }

    /// The point where a step or a capture ends.
    #[inline]
    pub const fn to(&self, at: usize, code: u32) -> usize {
        at.wrapping_add_signed(self.deltas[code as usize & 15] as isize) & 63
    }

    /// The points around `at`, rotated to bit 0. Points that wrap around the edges are masked later,
    /// because no line leads there.
    #[inline]
    const fn around(&self, at: usize, points: u64) -> u64 {
        points.rotate_right((at as u32).wrapping_sub(self.turn))
    }
}

impl Default for Rays {
    /// Empty tables, to be filled in.
    fn default() -> Self {
        Self {
            turn: 0,
            all: 0,
            magic: Magic::default(),
            deltas: [0; 16],
            open: [0; Point::MAX],
            takes: [0; Point::MAX],
            rays: [0; Point::MAX * 16],
            axes: [Axis::default(); 4],
        }
    }
}

impl PartialEq for Rays {
    /// The tables follow from the size of the board.
    fn eq(&self, other: &Self) -> bool {
        self.turn == other.turn && self.all == other.all
    }
}

impl Eq for Rays {}

impl std::fmt::Debug for Rays {
    fn fmt(&self, out: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        out.debug_struct("Rays").finish_non_exhaustive()
    }
}

/// The points beyond one, along a line to the edge.
fn ray(open: &[PointSet; 8], shift: &[i8; 8], from: Point, direction: Direction) -> u64 {
    let mut points = 0;
    let mut at = from;
    while let Some(next) = neighbour(open, shift, at, direction) {
        points |= next.set().0;
        at = next;
    }
    points
}

/// The next point along a line.
fn neighbour(
    open: &[PointSet; 8],
    shift: &[i8; 8],
    point: Point,
    direction: Direction,
) -> Option<Point> {
    open[direction as usize].contains(point).then(|| {
        Point::new(point.index().wrapping_add_signed(isize::from(shift[direction as usize])))
    })
}
