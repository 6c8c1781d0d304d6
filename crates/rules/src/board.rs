//! The board: its points and the lines that join them, as precomputed tables.

use super::generate::rays::Rays;
use super::notation::PointName;
use super::points::{Axis, Direction, Point, PointSet};
use std::sync::Arc;

/// A board of points and lines. Orthogonal lines join all neighbouring points; diagonal lines run
/// through strong points only, whose column and row, counted from 0, have an even sum.
///
/// ```
/// use fanorona_rules::{Board, Direction};
///
/// let board = Board::new(9, 5).unwrap();
/// let e3 = board.point_named("e3").unwrap();
/// assert!(board.is_strong(e3));
/// let d4 = board.neighbour(e3, Direction::NorthWest).unwrap();
/// assert_eq!(board.name(d4), "d4");
/// assert_eq!(board.direction(d4, e3), Some(Direction::SouthEast));
/// assert!(Board::new(9, 9).is_none()); // more than 64 points
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Board {
    columns: u8,
    rows: u8,
    /// For every direction, the points with a line in that direction.
    open: [PointSet; 8],
    /// For every direction, the difference of point numbers along it.
    shift: [i8; 8],
    /// The same lines as masks, shared between clones.
    rays: Arc<Rays>,
}

impl Board {
    /// The minimum and maximum of columns and of rows.
    pub const SIZES: std::ops::RangeInclusive<usize> = 2..=9;

    /// A board of this many columns and rows.
    ///
    /// Returns `None` if either is outside [`Board::SIZES`] or the board would have more than 64
    /// points.
    pub fn new(columns: usize, rows: usize) -> Option<Self> {
        if !Self::SIZES.contains(&columns)
            || !Self::SIZES.contains(&rows)
            || columns * rows > Point::MAX
        {
            return None;
        }
        let mut board = Self {
            columns: columns as u8,
            rows: rows as u8,
            open: [PointSet::EMPTY; 8],
            shift: [0; 8],
            rays: Arc::default(),
        };
        for direction in Direction::ALL {
            let (right, up) = direction.delta();
            board.shift[direction as usize] = right + up * columns as i8;
            board.open[direction as usize] = board
                .points()
                .filter(|&point| {
                    let column = board.column(point) as i8 + right;
                    let row = board.row(point) as i8 + up;
                    (0..columns as i8).contains(&column)
                        && (0..rows as i8).contains(&row)
                        && (!direction.is_diagonal() || board.is_strong(point))
                })
                .collect();
        }
        board.rays = Arc::new(Rays::new(columns, board.all(), &board.open, &board.shift));
        Some(board)
    }

    /// The number of columns, 2 to 9.
    #[inline]
    pub const fn columns(&self) -> usize {
        self.columns as usize
    }

    /// The number of rows, 2 to 9.
    #[inline]
    pub const fn rows(&self) -> usize {
        self.rows as usize
    }

    /// The number of points, 4 to 64.
    #[inline]
    pub const fn len(&self) -> usize {
        self.columns() * self.rows()
    }

    /// Always `false`: the smallest board has four points.
    pub const fn is_empty(&self) -> bool {
        false
    }

    /// All points of the board, row by row from White's side.
    #[inline]
    pub fn points(&self) -> impl Iterator<Item = Point> + use<> {
        (0..self.len()).map(Point::new)
    }

    /// The set of all points of the board.
    #[inline]
    pub const fn all(&self) -> PointSet {
        PointSet(u64::MAX >> (Point::MAX - self.len()))
    }

    /// The point in this column and row, both counted from 0, or `None` if it is off the board.
    #[inline]
    pub fn point(&self, column: usize, row: usize) -> Option<Point> {
        (column < self.columns() && row < self.rows())
            .then(|| Point::new(row * self.columns() + column))
    }

    /// The column of a point, counted from 0 at the left.
    #[inline]
    pub const fn column(&self, point: Point) -> usize {
        point.index() % self.columns()
    }

    /// The row of a point, counted from 0 at White's side.
    #[inline]
    pub const fn row(&self, point: Point) -> usize {
        point.index() / self.columns()
    }

    /// Whether the point has diagonal lines.
    #[inline]
    pub const fn is_strong(&self, point: Point) -> bool {
        (self.column(point) + self.row(point)).is_multiple_of(2)
    }

    /// The neighbouring point in this direction, or `None` if no line leads there.
    #[inline]
    pub fn neighbour(&self, point: Point, direction: Direction) -> Option<Point> {
        self.open(direction)
            .contains(point)
            .then(|| Point::new((point.index() as i8 + self.shift(direction)) as usize))
    }

    /// The direction of the line from one point to its neighbour, or `None` if no line joins them.
    #[inline]
    pub fn direction(&self, from: Point, to: Point) -> Option<Direction> {
        Direction::ALL.into_iter().find(|&d| self.neighbour(from, d) == Some(to))
    }

    /// The points with a line in this direction.
    #[inline]
    pub const fn open(&self, direction: Direction) -> PointSet {
        self.open[direction as usize]
    }

    /// The difference of point numbers along this direction.
    #[inline]
    pub const fn shift(&self, direction: Direction) -> i8 {
        self.shift[direction as usize]
    }

    /// The lines as masks.
    #[inline]
    pub(super) fn rays(&self) -> &Rays {
        &self.rays
    }

    /// East, north-west, north and north-east, each with its opposite direction.
    #[inline]
    pub fn axes(&self) -> &[Axis; 4] {
        self.rays.axes()
    }

    /// The points from which one step in this direction ends in `set`.
    #[inline]
    #[must_use]
    pub fn leading_to(&self, set: PointSet, direction: Direction) -> PointSet {
        set.shifted_back(self.shift(direction)) & self.open(direction)
    }

    /// All lines between two neighbouring points, each once.
    pub fn lines(&self) -> impl Iterator<Item = (Point, Point)> + '_ {
        let forward =
            [Direction::North, Direction::NorthEast, Direction::East, Direction::SouthEast];
        self.points().flat_map(move |from| {
            forward.into_iter().filter_map(move |d| Some((from, self.neighbour(from, d)?)))
        })
    }

    /// The name of a point, such as `d4`; see [`PointName`].
    pub fn name(&self, point: Point) -> String {
        PointName::from_point(self, point).to_string()
    }

    /// The point with this name, or `None` if this board has none.
    ///
    /// ```
    /// use fanorona_rules::Board;
    ///
    /// let board = Board::new(9, 5).unwrap();
    /// assert_eq!(board.point_named("c2"), board.point(2, 1));
    /// assert_eq!(board.point_named("C2"), board.point(2, 1));
    /// assert_eq!((board.point_named("c6"), board.point_named("2c")), (None, None));
    /// ```
    pub fn point_named(&self, name: &str) -> Option<Point> {
        name.parse::<PointName>().ok()?.to_point(self)
    }
}

impl PointName {
    /// The name of a point of this board.
    pub const fn from_point(board: &Board, point: Point) -> Self {
        Self::new(board.column(point), board.row(point))
    }

    /// The point with this name, or `None` if the board has no such point.
    pub fn to_point(self, board: &Board) -> Option<Point> {
        board.point(self.column(), self.row())
    }
}

#[cfg(test)]
#[expect(clippy::unwrap_used, reason = "tests may panic")]
mod tests {
    use super::*;

    #[test]
    fn the_nine_by_five_board_has_its_known_lines() {
        let board = Board::new(9, 5).unwrap();
        assert_eq!((board.len(), board.is_empty()), (45, false));
        // 8 × 5 horizontal, 9 × 4 vertical and one diagonal in each of the 32 squares.
        assert_eq!(board.lines().count(), 40 + 36 + 32);
        let centre = board.point_named("e3").unwrap();
        assert!(board.is_strong(centre));
        assert_eq!(
            Direction::ALL.iter().filter(|&&d| board.neighbour(centre, d).is_some()).count(),
            8
        );
        let weak = board.point_named("e2").unwrap();
        assert_eq!(
            Direction::ALL.iter().filter(|&&d| board.neighbour(weak, d).is_some()).count(),
            4
        );
    }

    #[test]
    fn columns_and_rows_beyond_the_edge_have_no_points() {
        let board = Board::new(9, 5).unwrap();
        assert_eq!(board.point(8, 4), Some(Point::new(44)));
        assert_eq!((board.point(9, 0), board.point(0, 5)), (None, None));
    }

    #[test]
    fn names_round_trip() {
        let board = Board::new(7, 9).unwrap();
        for point in board.points() {
            assert_eq!(board.point_named(&board.name(point)), Some(point));
        }
        for bad in ["", "a", "a0", "h1", "a10", "1a", "é1", "a1b"] {
            assert_eq!(board.point_named(bad), None, "{bad}");
        }
    }

    #[test]
    fn boards_outside_the_size_limits_are_rejected() {
        for (columns, rows) in [(1, 5), (10, 5), (9, 8), (9, 9), (2, 1)] {
            assert!(Board::new(columns, rows).is_none(), "{columns}x{rows}");
        }
        assert!(Board::new(8, 8).is_some() && Board::new(9, 7).is_some());
    }
}
