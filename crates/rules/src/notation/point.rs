//! The names of points, `a1` to `i9`: the column's letter and the row's number.

use std::fmt;
use std::str::FromStr;

/// The name of a point, independent of any board: `d4` is column 3 and row 3.
///
/// A [`Point`](crate::Point) is only a number, and which column and row it means depends on the width of the
/// board. Convert between the two with [`PointName::from_point`] and [`PointName::to_point`].
///
/// ```
/// use fanorona_rules::Board;
/// use fanorona_rules::notation::PointName;
///
/// let name: PointName = "d4".parse()?;
/// assert_eq!((name.column(), name.row()), (3, 3));
/// assert_eq!(name.to_string(), "d4");
///
/// let board = Board::new(9, 5).unwrap();
/// let point = name.to_point(&board).unwrap();
/// assert_eq!(PointName::from_point(&board, point), name);
/// assert_eq!("d9".parse::<PointName>()?.to_point(&board), None); // only five rows
/// # Ok::<(), fanorona_rules::notation::ParsePointNameError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct PointName {
    column: u8,
    row: u8,
}

/// The error returned when a text is not the name of a point.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("a point is a letter from a to i and a digit from 1 to 9")]
pub struct ParsePointNameError;

impl PointName {
    /// The name of the point in this column and row.
    pub(crate) const fn new(column: usize, row: usize) -> Self {
        Self { column: column as u8, row: row as u8 }
    }

    /// The column, 0 to 8 from the left.
    pub const fn column(self) -> usize {
        self.column as usize
    }

    /// The row, 0 to 8 from White's side.
    pub const fn row(self) -> usize {
        self.row as usize
    }
}

/// Accepts a capital letter as well.
impl FromStr for PointName {
    type Err = ParsePointNameError;

    fn from_str(text: &str) -> Result<Self, ParsePointNameError> {
        let [column, row @ b'1'..=b'9'] = text.as_bytes() else { return Err(ParsePointNameError) };
        match column.to_ascii_lowercase() {
            column @ b'a'..=b'i' => Ok(Self { column: column - b'a', row: row - b'1' }),
            _ => Err(ParsePointNameError),
        }
    }
}

impl fmt::Display for PointName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", char::from(b'a' + self.column), self.row + 1)
    }
}
