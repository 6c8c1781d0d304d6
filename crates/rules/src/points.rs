//! Points of the board, sets of points, and the eight directions of its lines.

use serde::{Deserialize, Serialize};

/// A point of the board, numbered row by row from White's side, each row from the left.
///
/// Which column and row a number means depends on the width of the [`Board`](super::Board).
///
/// ```
/// use fanorona_rules::{Board, Point};
///
/// let point = Point::new(12);
/// assert_eq!(Board::new(9, 5).unwrap().name(point), "d2");
/// assert_eq!(Board::new(5, 5).unwrap().name(point), "c3");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct Point(u8);

/// The error returned when a number is not a point's: it is 64 or more.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("point number {0} is not below {most}", most = Point::MAX)]
pub struct PointOutOfRange(pub u8);

impl TryFrom<u8> for Point {
    type Error = PointOutOfRange;

    fn try_from(index: u8) -> Result<Self, PointOutOfRange> {
        if usize::from(index) < Self::MAX { Ok(Self(index)) } else { Err(PointOutOfRange(index)) }
    }
}

impl From<Point> for u8 {
    fn from(point: Point) -> Self {
        point.0
    }
}

impl Point {
    /// The maximum number of points of a board, so that a [`PointSet`] fits into a machine word.
    pub const MAX: usize = 64;

    /// The point with this number.
    ///
    /// # Panics
    /// If `index` is 64 or more.
    #[inline]
    pub const fn new(index: usize) -> Self {
        assert!(index < Self::MAX, "a board has at most 64 points");
        Self(index as u8)
    }

    /// The number of this point, 0 to 63.
    #[inline]
    pub const fn index(self) -> usize {
        // Always below 64; the mask lets the compiler omit bounds checks.
        (self.0 & 63) as usize
    }

    /// The set of this one point.
    #[inline]
    pub const fn set(self) -> PointSet {
        PointSet(1 << self.0)
    }
}

/// A set of points: bit `i` stands for the point with number `i`.
///
/// ```
/// use fanorona_rules::{Point, PointSet};
///
/// let set: PointSet = [3, 5].into_iter().map(Point::new).collect();
/// assert!(set.contains(Point::new(3)) && !set.contains(Point::new(4)));
/// assert_eq!((set | Point::new(4).set()).len(), 3);
/// assert_eq!(set.into_iter().map(Point::index).collect::<Vec<_>>(), [3, 5]);
/// ```
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize,
)]
#[serde(transparent)]
pub struct PointSet(pub u64);

impl PointSet {
    /// The empty set.
    pub const EMPTY: Self = Self(0);

    /// Whether the set contains this point.
    #[inline]
    pub const fn contains(self, point: Point) -> bool {
        self.0 >> point.0 & 1 != 0
    }

    /// Whether the set is empty.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The number of points in the set, 0 to 64.
    #[inline]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// This set with this point added.
    #[inline]
    #[must_use]
    pub const fn with(self, point: Point) -> Self {
        Self(self.0 | 1 << point.0)
    }

    /// This set without this point.
    #[inline]
    #[must_use]
    pub const fn without(self, point: Point) -> Self {
        Self(self.0 & !(1 << point.0))
    }

    /// The point with the lowest number, or `None` if the set is empty.
    #[inline]
    pub const fn first(self) -> Option<Point> {
        if self.0 == 0 { None } else { Some(Point(self.0.trailing_zeros() as u8)) }
    }

    /// The points `p` for which `p + shift` is in the set; bits shifted out of the word are lost.
    ///
    /// Rows wrap into each other: mask the result with the points that have a line in that
    /// direction, as [`Board::leading_to`](super::Board::leading_to) does.
    #[inline]
    #[must_use]
    pub const fn shifted_back(self, shift: i8) -> Self {
        if shift >= 0 { Self(self.0 >> shift) } else { Self(self.0 << -shift) }
    }
}

impl std::ops::BitOr for PointSet {
    type Output = Self;
    #[inline]
    fn bitor(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }
}

impl std::ops::BitAnd for PointSet {
    type Output = Self;
    #[inline]
    fn bitand(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }
}

impl std::ops::Not for PointSet {
    type Output = Self;
    #[inline]
    fn not(self) -> Self {
        Self(!self.0)
    }
}

impl std::ops::Sub for PointSet {
    type Output = Self;
    #[inline]
    fn sub(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }
}

impl std::ops::BitOrAssign for PointSet {
    #[inline]
    fn bitor_assign(&mut self, other: Self) {
        self.0 |= other.0;
    }
}

impl FromIterator<Point> for PointSet {
    #[inline]
    fn from_iter<I: IntoIterator<Item = Point>>(points: I) -> Self {
        points.into_iter().fold(Self::EMPTY, Self::with)
    }
}

impl IntoIterator for PointSet {
    type Item = Point;
    type IntoIter = Points;
    #[inline]
    fn into_iter(self) -> Points {
        Points(self.0)
    }
}

/// The iterator over the points of a set, lowest number first.
#[derive(Clone, Debug)]
pub struct Points(u64);

impl Iterator for Points {
    type Item = Point;
    #[inline]
    fn next(&mut self) -> Option<Point> {
        let point = PointSet(self.0).first()?;
        self.0 &= self.0 - 1;
        Some(point)
    }
    #[inline]
    fn size_hint(&self) -> (usize, Option<usize>) {
        let left = self.0.count_ones() as usize;
        (left, Some(left))
    }
}

impl ExactSizeIterator for Points {}

/// One of the eight directions of lines, as White sees the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Direction {
    /// Towards Black's side.
    North,
    /// Diagonally right and away from White.
    NorthEast,
    /// To the right.
    East,
    /// Diagonally right and towards White.
    SouthEast,
    /// Towards White's side.
    South,
    /// Diagonally left and towards White.
    SouthWest,
    /// To the left.
    West,
    /// Diagonally left and away from White.
    NorthWest,
}

impl Direction {
    /// All eight, clockwise from north.
    pub const ALL: [Self; 8] = [
        Self::North,
        Self::NorthEast,
        Self::East,
        Self::SouthEast,
        Self::South,
        Self::SouthWest,
        Self::West,
        Self::NorthWest,
    ];

    /// The change of column and row by one step in this direction, each -1, 0 or 1.
    #[inline]
    pub const fn delta(self) -> (i8, i8) {
        match self {
            Self::North => (0, 1),
            Self::NorthEast => (1, 1),
            Self::East => (1, 0),
            Self::SouthEast => (1, -1),
            Self::South => (0, -1),
            Self::SouthWest => (-1, -1),
            Self::West => (-1, 0),
            Self::NorthWest => (-1, 1),
        }
    }

    /// The opposite direction.
    #[inline]
    #[must_use]
    pub const fn opposite(self) -> Self {
        Self::ALL[(self as usize + 4) % 8]
    }

    /// Whether this is a diagonal direction.
    #[inline]
    pub const fn is_diagonal(self) -> bool {
        self as usize % 2 == 1
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sets_are_combined_point_by_point() {
        let [set, other] = [0b0011, 0b0101].map(PointSet);
        assert_eq!(
            (set | other, set & other, set - other),
            (PointSet(7), PointSet(1), PointSet(2))
        );
        assert_eq!((!set).0, u64::MAX - 3);
        let mut both = set;
        both |= other;
        assert_eq!(both, set | other);
        let [inside, outside] = [1, 2].map(Point::new);
        assert_eq!((set.with(inside), set.with(outside)), (set, PointSet(7)));
        assert_eq!((set.without(inside), set.without(outside)), (PointSet(1), set));
    }

    #[test]
    fn the_points_of_a_set_are_counted_while_they_are_taken() {
        let mut points = PointSet(0b1_0110).into_iter();
        for left in (0..=3).rev() {
            assert_eq!((points.size_hint(), points.len()), ((left, Some(left)), left));
            points.next();
        }
    }
}
/// A pair of opposite directions, for set-wise computations.
#[derive(Clone, Copy, Debug, Default)]
pub struct Axis {
    /// The difference of point numbers along the forward direction, above 0.
    pub shift: u32,
    /// The points with a line leading forward, to a higher number.
    pub forward: u64,
    /// The points with a line leading back.
    pub back: u64,
}
