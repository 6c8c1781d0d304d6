//! The lines of a board as masks, laid out once: what the fast generator reads instead of walking
//! from point to point.
//!
//! A direction has a *code* here, 0 to 8, its place in the block of three by three points around
//! a stone: 0 to 2 are the stone's own row from the left (1 is the stone itself), 3 to 5 the row
//! below, 6 to 8 the row above. The free points around a stone are then nine bits, cut out of the
//! board by three shifts.

use crate::rules::board::Board;
use crate::rules::points::{Direction, Point};

/// The points a step can take, on either side of it along its line.
///
/// It does not matter here which of the two is the approach: that depends on the direction's
/// sign, see [`is_forward`].
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Sides {
    /// The points on the side of the higher numbers.
    pub above: u64,
    /// The points on the side of the lower numbers.
    pub below: u64,
}

impl Sides {
    /// The enemy stones on the higher side, up to the first gap, own stone or edge.
    #[inline]
    pub const fn run_above(self, enemy: u64) -> u64 {
        // Taking 1 away turns the bits below the first gap on; without a gap, all.
        let gaps = self.above & !enemy;
        self.above & enemy & gaps.wrapping_sub(1)
    }

    /// The enemy stones on the lower side, up to the first gap, own stone or edge.
    #[inline]
    pub const fn run_below(self, enemy: u64) -> u64 {
        // A place higher, so that "no gap" has a bit of its own. Point 63 is below no other.
        let gaps = (self.below & !enemy) << 1 | 1;
        self.below & enemy & (u64::MAX << (63 - gaps.leading_zeros()))
    }
}

/// A pair of opposite directions, for questions about all stones at once.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Axis {
    /// The difference of point numbers along the forward direction, above 0.
    pub shift: u32,
    /// The points with a line leading forward.
    pub forward: u64,
    /// The points with a line leading back.
    pub back: u64,
}

/// Is this code's direction one of growing point numbers?
#[inline]
pub(crate) const fn is_forward(code: u32) -> bool {
    code >= 6 || code == 2
}

/// The lines of one board.
#[derive(Clone)]
pub(crate) struct Rays {
    columns: u32,
    /// The points of the board.
    all: u64,
    /// The difference of point numbers by code.
    deltas: [i8; 16],
    /// For every point, the codes of the directions with a line.
    open: [u32; Point::MAX],
    /// For every point, the points next to it and two steps away along its lines: where no enemy
    /// stone lies there, no step from it captures.
    reach: [u64; Point::MAX],
    /// For every point and code, what a step takes; 16 places a point.
    sides: [Sides; Point::MAX * 16],
    /// The four axes.
    axes: [Axis; 4],
}

impl Rays {
    /// The lines of a board.
    pub fn new(board: &Board) -> Self {
        let mut rays =
            Self { columns: board.columns() as u32, all: board.all().0, ..Self::default() };
        for direction in Direction::ALL {
            rays.deltas[code(direction)] = board.shift(direction);
        }
        let forward =
            [Direction::East, Direction::NorthWest, Direction::North, Direction::NorthEast];
        for (axis, direction) in rays.axes.iter_mut().zip(forward) {
            *axis = Axis {
                shift: board.shift(direction) as u32,
                forward: board.open(direction).0,
                back: board.open(direction.opposite()).0,
            };
        }
        for point in board.points() {
            for direction in Direction::ALL {
                let Some(to) = board.neighbour(point, direction) else { continue };
                let code = code(direction);
                rays.open[point.index()] |= 1 << code;
                let ahead = ray(board, to, direction);
                let behind = ray(board, point, direction.opposite());
                rays.sides[point.index() * 16 + code] = if is_forward(code as u32) {
                    Sides { above: ahead, below: behind }
                } else {
                    Sides { above: behind, below: ahead }
                };
                rays.reach[point.index()] |= to.set().0;
                if let Some(beyond) = board.neighbour(to, direction) {
                    rays.reach[point.index()] |= beyond.set().0;
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

    /// The codes of the directions in which a line leads from `at` to a point of `free`.
    #[inline]
    pub const fn steps(&self, at: usize, free: u64) -> u32 {
        // The row below comes to lie at bits 3 to 5. What wraps round the edges has no line.
        let block = free.rotate_right((at as u32).wrapping_sub(self.columns + 4)) as u32;
        let around = block & 0o70
            | block >> (self.columns + 3) & 0o7
            | block >> (2 * self.columns - 3) & 0o700;
        around & self.open[at & 63]
    }

    /// What a step from `at` in the direction of this code can take.
    #[inline]
    pub const fn sides(&self, at: usize, code: u32) -> Sides {
        self.sides[(at << 4 | code as usize) & 1023]
    }

    /// Where that step ends.
    #[inline]
    pub const fn to(&self, at: usize, code: u32) -> usize {
        at.wrapping_add_signed(self.deltas[code as usize & 15] as isize) & 63
    }

    /// The points whose enemy stones a step from `at` may take first.
    #[inline]
    pub const fn reach(&self, at: usize) -> u64 {
        self.reach[at & 63]
    }
}

impl Default for Rays {
    /// The lines of no board, to be filled in.
    fn default() -> Self {
        Self {
            columns: 0,
            all: 0,
            deltas: [0; 16],
            open: [0; Point::MAX],
            reach: [0; Point::MAX],
            sides: [Sides::default(); Point::MAX * 16],
            axes: [Axis::default(); 4],
        }
    }
}

impl PartialEq for Rays {
    /// All follows from the board's size.
    fn eq(&self, other: &Self) -> bool {
        self.columns == other.columns && self.all == other.all
    }
}

impl Eq for Rays {}

impl std::fmt::Debug for Rays {
    fn fmt(&self, out: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        out.debug_struct("Rays").field("columns", &self.columns).finish_non_exhaustive()
    }
}

/// A direction's place in the block around a stone.
const fn code(direction: Direction) -> usize {
    let (right, up) = direction.delta();
    let row = match up {
        0 => 1,
        -1 => 4,
        _ => 7,
    };
    (row + right) as usize
}

/// The points beyond one, along a line to the edge.
fn ray(board: &Board, from: Point, direction: Direction) -> u64 {
    let mut points = 0;
    let mut at = from;
    while let Some(next) = board.neighbour(at, direction) {
        points |= next.set().0;
        at = next;
    }
    points
}
