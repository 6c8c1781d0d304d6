//! The reflections and rotations of a board that preserve its lines.

use fanorona_rules::Board;

/// A symmetry of a board: the image of each point.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Symmetry([u8; 64]);

impl Symmetry {
    /// All symmetries of a board, at most eight. The identity comes first.
    pub fn all(board: &Board) -> Vec<Self> {
        let square = board.columns() == board.rows();
        let mut found: Vec<Self> = Vec::new();
        for way in 0..if square { 8 } else { 4 } {
            let symmetry = Self::candidate(board, way);
            if symmetry.keeps_lines(board) && !found.contains(&symmetry) {
                found.push(symmetry);
            }
        }
        found
    }

    /// A candidate: bit 0 swaps left and right, bit 1 near and far, bit 2 columns and rows.
    fn candidate(board: &Board, way: u8) -> Self {
        let mut to = [0; 64];
        for point in board.points() {
            let (mut column, mut row) = (board.column(point), board.row(point));
            if way & 1 != 0 {
                column = board.columns() - 1 - column;
            }
            if way & 2 != 0 {
                row = board.rows() - 1 - row;
            }
            if way & 4 != 0 {
                (column, row) = (row, column);
            }
            to[point.index()] = (row * board.columns() + column) as u8;
        }
        Self(to)
    }

    fn keeps_lines(&self, board: &Board) -> bool {
        let joined = |(from, to)| board.direction(from, to).is_some();
        let image = |point: fanorona_rules::Point| {
            fanorona_rules::Point::new(usize::from(self.0[point.index()]))
        };
        board.lines().all(|(from, to)| joined((image(from), image(to))))
    }

    /// The image of a set of points.
    #[inline]
    pub fn apply(&self, mut set: u64) -> u64 {
        let mut image = 0;
        while set != 0 {
            image |= 1 << self.0[set.trailing_zeros() as usize & 63];
            set &= set - 1;
        }
        image
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn count(columns: usize, rows: usize) -> Option<usize> {
        Some(Symmetry::all(&Board::new(columns, rows)?).len())
    }

    #[test]
    fn boards_have_the_symmetries_of_their_lines() {
        assert_eq!(count(5, 5), Some(8));
        assert_eq!(count(9, 5), Some(4));
        // Only the rotation by 180 degrees preserves the diagonals; a square also has diagonal
        // reflections.
        assert_eq!(count(6, 4), Some(2));
        assert_eq!(count(4, 4), Some(4));
        assert_eq!(count(9, 4), Some(2));
    }

    #[test]
    fn symmetries_preserve_every_line() {
        for (columns, rows) in [(5, 5), (4, 4), (9, 4), (9, 5), (2, 3)] {
            let Some(board) = Board::new(columns, rows) else { continue };
            for symmetry in Symmetry::all(&board) {
                for (a, b) in board.lines() {
                    let both = a.set() | b.set();
                    let image = fanorona_rules::PointSet(symmetry.apply(both.0));
                    let ends: Vec<_> = image.into_iter().collect();
                    assert!(board.direction(ends[0], ends[1]).is_some(), "{columns}x{rows}");
                }
            }
        }
    }
}
