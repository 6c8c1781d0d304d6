//! Properties of a board's points for the evaluation, computed once.

use crate::rules::{Board, Direction, PointSet};

/// The properties of a board that the evaluation needs.
#[derive(Clone, Debug)]
pub(super) struct BoardFeatures {
    /// For each direction, the points with a line leading that way and the difference of point
    /// numbers.
    pub(super) ways: [(PointSet, i8); 8],
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
