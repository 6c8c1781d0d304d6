//! The kinds of points of a board, worked out once.

use crate::rules::{Board, Direction, PointSet};

/// What the evaluation wants to know of a board.
#[derive(Clone, Debug)]
pub struct BoardFeatures {
    /// The points with a line leading each way, and what a step that way adds to a point's number.
    pub(super) ways: [(PointSet, i8); 8],
    /// Edge strong, edge weak, next to the edge strong, next to the edge weak, middle strong.
    pub(super) kinds: [PointSet; BoardFeatures::KINDS],
}

impl BoardFeatures {
    /// How many kinds of points are told apart, the weak points of the middle left over.
    pub const KINDS: usize = 5;

    /// The ground of a board.
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
            ways: Direction::ALL.map(|way| (board.open(way), board.shift(way))),
            kinds: [edge & strong, edge - strong, ring & strong, ring - strong, middle & strong],
        }
    }

    /// The points from which one step that way ends in `set`.
    #[inline]
    pub(super) fn leading_to(&self, set: PointSet, way: usize) -> PointSet {
        let (open, shift) = self.ways[way];
        set.shifted_back(shift) & open
    }
}
