//! What a position is called in the tables: mirrored boards and swapped colours share one name.

use crate::rules::{Board, Position, Ruleset, Side};

/// The name of a position in an attack.
///
/// On boards of up to 32 points two positions share a name only when they are worth the same. On
/// larger boards the stones are mixed into 64 bits, and two names could fall together by chance.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) struct Key {
    /// The stones of the side to move and of the other.
    pub stones: u64,
    /// Everything else, in five bits: see [`Keys::of`].
    pub state: u8,
}

impl Key {
    /// Spreads the name over 64 bits.
    pub const fn mixed(self) -> u64 {
        mix(self.stones ^ (self.state as u64).wrapping_mul(0x9E37_79B9_7F4A_7C15))
    }
}

/// Spreads bits: the last step of the splitmix64 generator (Steele, Lea and Flood 2014).
pub(super) const fn mix(mut z: u64) -> u64 {
    z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
    z ^ (z >> 31)
}

/// Names positions of one board.
pub(super) struct Keys {
    /// For every symmetry but the identity, where each byte of a set of points goes.
    symmetries: Vec<Vec<[u64; 256]>>,
    small: bool,
}

impl Keys {
    /// The names of a board's positions.
    pub fn new(board: &Board) -> Self {
        let symmetries = symmetries(board).iter().map(|places| bytes(places)).collect();
        Self { symmetries, small: board.len() <= 32 }
    }

    /// The name of a position in which `attacker` tries to win.
    pub fn of(&self, rules: &Ruleset, position: &Position, attacker: Side) -> Key {
        let mut own = position.own().0;
        let mut enemy = position.enemy().0;
        let (first, second) = (own, enemy);
        for symmetry in &self.symmetries {
            let other = moved(symmetry, first);
            if other > own {
                continue;
            }
            let other_enemy = moved(symmetry, second);
            if (other, other_enemy) < (own, enemy) {
                (own, enemy) = (other, other_enemy);
            }
        }
        let stones =
            if self.small { own | enemy << 32 } else { mix(own).rotate_left(23) ^ mix(!enemy) };
        let mut state = u8::from(position.side() == attacker);
        state |= match position.handicapped() {
            None => 0,
            Some(side) if side == position.side() => 2,
            Some(_) => 4,
        };
        if position.first_turn_is_bound(rules) {
            state |= if position.side() == Side::White { 8 } else { 16 };
        }
        Key { stones, state }
    }
}

/// Where each point goes under every symmetry of the board but the identity.
fn symmetries(board: &Board) -> Vec<Vec<u8>> {
    let (columns, rows) = (board.columns(), board.rows());
    let mut all: Vec<Vec<u8>> = Vec::new();
    for turned in 0..8 {
        let (mirror, flip, swap) = (turned & 1 != 0, turned & 2 != 0, turned & 4 != 0);
        if turned == 0 || swap && columns != rows {
            continue;
        }
        let place = |column: usize, row: usize| {
            let (column, row) = if swap { (row, column) } else { (column, row) };
            let column = if mirror { columns - 1 - column } else { column };
            let row = if flip { rows - 1 - row } else { row };
            board.point(column, row)
        };
        let mut places = Vec::with_capacity(board.len());
        for point in board.points() {
            let image = place(board.column(point), board.row(point));
            // A board of even sides has its diagonals elsewhere in some mirrors.
            match image {
                Some(image) if board.is_strong(image) == board.is_strong(point) => {
                    places.push(image.index() as u8);
                }
                _ => break,
            }
        }
        if places.len() == board.len() {
            all.push(places);
        }
    }
    all
}

fn bytes(places: &[u8]) -> Vec<[u64; 256]> {
    let byte = |points: &[u8]| {
        let mut table = [0; 256];
        for (set, image) in table.iter_mut().enumerate() {
            for (bit, &place) in points.iter().enumerate() {
                if set >> bit & 1 != 0 {
                    *image |= 1 << place;
                }
            }
        }
        table
    };
    places.chunks(8).map(byte).collect()
}

fn moved(symmetry: &[[u64; 256]], set: u64) -> u64 {
    symmetry
        .iter()
        .enumerate()
        .fold(0, |image, (index, table)| image | table[(set >> (8 * index) & 255) as usize])
}

#[cfg(test)]
mod tests {
    use super::*;

    fn count(columns: usize, rows: usize) -> Option<usize> {
        Some(symmetries(&Board::new(columns, rows)?).len() + 1)
    }

    #[test]
    fn boards_have_the_symmetries_of_their_lines() {
        assert_eq!(count(5, 5), Some(8));
        assert_eq!(count(9, 5), Some(4));
        // Half a turn alone keeps the diagonals; a square also swaps across them.
        assert_eq!(count(6, 4), Some(2));
        assert_eq!(count(4, 4), Some(4));
        assert_eq!(count(9, 4), Some(2));
    }

    #[test]
    fn a_symmetry_keeps_every_line() {
        for (columns, rows) in [(5, 5), (4, 4), (9, 4), (9, 5), (2, 3)] {
            let Some(board) = Board::new(columns, rows) else { continue };
            for places in symmetries(&board) {
                let table = bytes(&places);
                for (a, b) in board.lines() {
                    let both = a.set() | b.set();
                    let image = crate::rules::PointSet(moved(&table, both.0));
                    let ends: Vec<_> = image.into_iter().collect();
                    assert!(board.direction(ends[0], ends[1]).is_some(), "{columns}x{rows}");
                }
            }
        }
    }
}
