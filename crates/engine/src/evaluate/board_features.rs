//! Properties of a board's points for the evaluation, computed once.

use fanorona_rules::points::Axis;
use fanorona_rules::{Board, Direction, PointSet};

/// The properties of a board that the evaluation needs.
#[derive(Clone, Debug)]
pub(super) struct BoardFeatures {
    pub(super) axes: [Axis; 4],
    /// The differences of point numbers along the axes.
    pub(super) shifts: [u32; 4],
    /// Strong and weak points at the edge, strong and weak points next to the edge, strong central
    /// points.
    pub(super) kinds: [PointSet; BoardFeatures::KINDS],
}

impl BoardFeatures {
    /// The number of kinds of points that are distinguished. Weak central points have no kind.
    pub const KINDS: usize = 5;

    /// The properties of a board.
    pub fn new(board: &Board) -> Self {
        let across = [Direction::North, Direction::East, Direction::South, Direction::West];
        let surrounded = |set: PointSet| {
            across.into_iter().fold(set, |set, way| set & board.leading_to(set, way))
        };
        let inside = across.into_iter().fold(board.all(), |set, way| set & board.open(way));
        let middle = surrounded(inside);
        let strong: PointSet = board.points().filter(|&point| board.is_strong(point)).collect();
        let (edge, ring) = (board.all() - inside, inside - middle);
        Self {
            axes: *board.axes(),
            shifts: board.axes().map(|axis| axis.shift),
            kinds: [edge & strong, edge - strong, ring & strong, ring - strong, middle & strong],
        }
    }

    /// The differences of point numbers along the axes of a board with this number of columns.
    pub const fn shifts(columns: u32) -> [u32; 4] {
        [1, columns - 1, columns, columns + 1]
    }
}
