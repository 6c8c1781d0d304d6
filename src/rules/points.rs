//! Points of the board, sets of points, and the eight directions of its lines.

use serde::{Deserialize, Serialize};
use std::fmt;

/// A point of the board: row by row from White's side, each row from the left.
///
/// A point's number means a place only together with a [`Board`](super::Board).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct Point(u8);

/// The error returned when a number is not a point's: it is 64 or more.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PointOutOfRange(pub u8);

impl fmt::Display for PointOutOfRange {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "point number {} is not below {}", self.0, Point::MAX)
    }
}

impl std::error::Error for PointOutOfRange {}

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
    /// The most points a board may have: a set of them fills one machine word.
    pub const MAX: usize = 64;

    /// The point with this number.
    ///
    /// # Panics
    /// When `index` is 64 or more.
    #[inline]
    pub const fn new(index: usize) -> Self {
        assert!(index < Self::MAX, "a board has at most 64 points");
        Self(index as u8)
    }

    /// The number of this point, 0 to 63.
    #[inline]
    pub const fn index(self) -> usize {
        // Always below 64 already; the mask tells the compiler, which then need not check.
        (self.0 & 63) as usize
    }

    /// The set of just this point.
    #[inline]
    pub const fn set(self) -> PointSet {
        PointSet(1 << self.0)
    }
}

/// A set of points, one bit each.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize,
)]
#[serde(transparent)]
pub struct PointSet(pub u64);

impl PointSet {
    /// No point at all.
    pub const EMPTY: Self = Self(0);

    /// Is this point in the set?
    #[inline]
    pub const fn contains(self, point: Point) -> bool {
        self.0 >> point.0 & 1 != 0
    }

    /// Is the set empty?
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many points the set has, 0 to 64.
    #[inline]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// This set and one more point.
    #[inline]
    #[must_use]
    pub const fn with(self, point: Point) -> Self {
        Self(self.0 | 1 << point.0)
    }

    /// This set less one point.
    #[inline]
    #[must_use]
    pub const fn without(self, point: Point) -> Self {
        Self(self.0 & !(1 << point.0))
    }

    /// The point with the lowest number, if there is one.
    #[inline]
    pub const fn first(self) -> Option<Point> {
        if self.0 == 0 { None } else { Some(Point(self.0.trailing_zeros() as u8)) }
    }

    /// Every point `p` for which `p + shift` is in the set; bits pushed off the word are lost.
    ///
    /// Rows wrap into each other: mask the result with the points that have a line that way.
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

/// The points of a set, lowest number first.
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

/// One of the eight directions a line can take, as White sees the board.
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

    /// Columns and rows gained by one step this way, each -1, 0 or 1.
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

    /// The way back.
    #[inline]
    #[must_use]
    pub const fn opposite(self) -> Self {
        Self::ALL[(self as usize + 4) % 8]
    }

    /// Does this direction run along a diagonal?
    #[inline]
    pub const fn is_diagonal(self) -> bool {
        self as usize % 2 == 1
    }
}
