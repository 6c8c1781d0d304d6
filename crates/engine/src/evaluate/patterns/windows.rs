//! The windows of three by three points around strong points, and the patterns of stones in them.

use fanorona_rules::Board;
use std::ops::RangeInclusive;

/// The number of patterns of nine points, each empty, with an own stone or with one of the other side.
const PATTERNS: usize = 19_683;
/// The place for the patterns of one table, a power of two.
const STRIDE: usize = 1 << 15;
/// The greatest number of tables.
const MOST_TABLES: usize = 8;
/// All places of patterns, with some that are none.
pub const PLACES: usize = MOST_TABLES * STRIDE;
/// The greatest number of windows in a row.
const LANES: usize = 8;
/// The numbers of columns and rows.
const SIZES: RangeInclusive<usize> = 5..=MOST_ROWS;
const MOST_ROWS: usize = 9;

/// A number for each window of a row.
type Lanes = [u16; LANES];

/// Finds the patterns in the windows of one board. Every line of three points is part of a window, except every
/// second one along the edge.
///
/// Windows in the right half of the board are read from right to left, and those in the far half from far
/// to near. So mirrored windows give the same patterns, and share a table.
#[derive(Clone, Debug)]
pub struct Windows {
    columns: usize,
    rows: usize,
    /// For every set of points of a row, their numbers in each window: 1, 3 and 9.
    of_row: Box<[Lanes]>,
    /// For each window, where its table begins.
    begins: [[u32; LANES]; MOST_ROWS - 2],
    /// For each table, the columns and rows before its window.
    tables: Vec<[usize; 2]>,
}

impl Windows {
    /// The windows of a board; `None` if its halves are not mirror images, or it is too small or too large.
    pub fn new(board: &Board) -> Option<Self> {
        let (columns, rows) = (board.columns(), board.rows());
        let odd = columns % 2 == 1 && rows % 2 == 1;
        if !odd || !SIZES.contains(&columns) || !SIZES.contains(&rows) {
            return None;
        }
        let of_row = (0..1_usize << columns).map(|set| {
            std::array::from_fn(|x| {
                let has = |point: usize| (set >> (x + point) & 1) as u16;
                let [first, last] = if x > (columns - 3) / 2 { [2, 0] } else { [0, 2] };
                if x + 2 < columns { has(first) + 3 * has(1) + 9 * has(last) } else { 0 }
            })
        });
        let of_row = of_row.collect();
        let mut begins = [[0; LANES]; MOST_ROWS - 2];
        let mut tables = Vec::new();
        for (y, begins) in begins.iter_mut().enumerate().take(rows - 2) {
            for x in (y % 2..columns - 2).step_by(2) {
                let place = [x.min(columns - 3 - x), y.min(rows - 3 - y)];
                let table = tables.iter().position(|&table| table == place).unwrap_or_else(|| {
                    tables.push(place);
                    tables.len() - 1
                });
                begins[x] = (table * STRIDE) as u32;
            }
        }
        (tables.len() <= MOST_TABLES).then_some(Self { columns, rows, of_row, begins, tables })
    }

    /// The number of windows.
    pub fn number(&self) -> usize {
        let mut number = 0;
        self.each(0, 0, |_| number += 1);
        number
    }

    /// Calls `each` with the place of the pattern in each window, below [`PLACES`].
    #[inline(always)]
    pub fn each(&self, own: u64, enemy: u64, each: impl FnMut(usize)) {
        match (self.columns, self.rows) {
            // The compiler makes code of its own for the boards that are played most.
            (9, 5) => self.each_of(9, 5, own, enemy, each),
            (5, 5) => self.each_of(5, 5, own, enemy, each),
            (columns, rows) => self.each_of(columns, rows, own, enemy, each),
        }
    }

    #[inline(always)]
    fn each_of(
        &self,
        columns: usize,
        rows: usize,
        own: u64,
        enemy: u64,
        mut each: impl FnMut(usize),
    ) {
        let mut of_rows = [[0; LANES]; MOST_ROWS];
        let all = (1 << columns) - 1;
        for (row, codes) in of_rows.iter_mut().enumerate().take(rows) {
            let points = |set: u64| &self.of_row[(set >> (row * columns)) as usize & all];
            let (own, enemy) = (points(own), points(enemy));
            // Loops, because the closures of `array::from_fn` are not always inlined.
            for i in 0..LANES {
                codes[i] = own[i] + 2 * enemy[i];
            }
        }
        for y in 0..rows - 2 {
            let far = y > (rows - 3) / 2;
            let (first, last) = if far { (y + 2, y) } else { (y, y + 2) };
            let mut patterns: Lanes = [0; LANES];
            for i in 0..LANES {
                patterns[i] = of_rows[first][i] + 27 * of_rows[y + 1][i] + 729 * of_rows[last][i];
            }
            for x in (y % 2..columns - 2).step_by(2) {
                each((self.begins[y][x] + u32::from(patterns[x])) as usize);
            }
        }
    }

    /// The place of the image of a pattern in the table with this number, if the board has this symmetry of the
    /// table: bit 0 of `way` swaps left and right, bit 1 near and far, bit 2 columns and rows.
    fn image(&self, table: usize, pattern: usize, way: usize) -> Option<usize> {
        let [x, y] = self.tables[table];
        // Other windows are read backward, so that mirrored ones are the same.
        if way & 1 != 0 && 2 * x != self.columns - 3
            || way & 2 != 0 && 2 * y != self.rows - 3
            || way & 4 != 0 && self.columns != self.rows
        {
            return None;
        }
        let place = if way & 4 != 0 { [y, x] } else { [x, y] };
        let table = self.tables.iter().position(|&table| table == place)?;
        let mut image = 0;
        for point in 0..9 {
            let digit = pattern / 3_usize.pow(point as u32) % 3;
            let (mut column, mut row) = (point % 3, point / 3);
            if way & 1 != 0 {
                column = 2 - column;
            }
            if way & 2 != 0 {
                row = 2 - row;
            }
            if way & 4 != 0 {
                (column, row) = (row, column);
            }
            image += digit * 3_usize.pow((3 * row + column) as u32);
        }
        Some(table * STRIDE + image)
    }
}

/// The places of patterns, in groups that share a weight: the images of a pattern by the symmetries of the board.
#[derive(Clone, Debug)]
pub struct SharedPlaces {
    /// For each place, the number of its group; [`SharedPlaces::NONE`] if it is no pattern.
    pub group: Box<[u32]>,
    /// The number of groups.
    pub count: usize,
}

impl SharedPlaces {
    /// No group.
    pub const NONE: u32 = u32::MAX;

    /// The groups of a board, numbered by their least places.
    pub fn new(windows: &Windows) -> Self {
        let mut group = vec![Self::NONE; PLACES];
        let mut count = 0;
        for table in 0..windows.tables.len() {
            for pattern in 0..PATTERNS {
                let images = (0..8).filter_map(|way| windows.image(table, pattern, way));
                let least = images.min().unwrap_or_default();
                let place = table * STRIDE + pattern;
                if least == place {
                    group[place] = count as u32;
                    count += 1;
                } else {
                    group[place] = group[least];
                }
            }
        }
        Self { group: group.into(), count }
    }
}

#[cfg(test)]
#[expect(clippy::unwrap_used, reason = "a test may stop at once")]
mod tests {
    use super::*;
    use fanorona_rules::Point;
    use rand::rngs::Xoshiro256PlusPlus;
    use rand::{RngExt, SeedableRng};

    /// The places in the windows of a position, point by point.
    fn slow(board: &Board, own: u64, enemy: u64) -> Vec<usize> {
        let digit = |column: usize, row: usize| {
            let point = row * board.columns() + column;
            (own >> point & 1) as usize + 2 * (enemy >> point & 1) as usize
        };
        let mut tables = Vec::new();
        let mut found = Vec::new();
        for y in 0..board.rows() - 2 {
            for x in 0..board.columns() - 2 {
                let middle = Point::new((y + 1) * board.columns() + x + 1);
                if !board.is_strong(middle) {
                    continue;
                }
                let (right, far) = (board.columns() - 3 - x, board.rows() - 3 - y);
                let table = (x.min(right), y.min(far));
                if !tables.contains(&table) {
                    tables.push(table);
                }
                let mut place = tables.iter().position(|&it| it == table).unwrap() * STRIDE;
                for point in 0..9 {
                    let column = if x > right { 2 - point % 3 } else { point % 3 };
                    let row = if y > far { 2 - point / 3 } else { point / 3 };
                    place += digit(x + column, y + row) * 3_usize.pow(point as u32);
                }
                found.push(place);
            }
        }
        found
    }

    #[test]
    fn windows_are_read_as_point_by_point() {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(4);
        for (columns, rows, windows) in [(9, 5, 11), (5, 5, 5), (7, 5, 8), (5, 9, 11), (9, 7, 18)] {
            let board = Board::new(columns, rows).unwrap();
            let all = board.all().0;
            let fast = Windows::new(&board).unwrap();
            for _ in 0..2_000 {
                let set: u64 = rng.random::<u64>() & rng.random::<u64>() & all;
                let enemy = rng.random::<u64>() & all & !set;
                let mut found = Vec::new();
                fast.each(set, enemy, |place| found.push(place));
                assert_eq!(found, slow(&board, set, enemy), "{columns}x{rows}");
                assert_eq!(found.len(), windows);
            }
        }
    }

    #[test]
    fn boards_without_mirror_images_have_no_windows() {
        for (columns, rows) in [(3, 3), (3, 5), (6, 5), (5, 6), (4, 4)] {
            assert!(Windows::new(&Board::new(columns, rows).unwrap()).is_none());
        }
    }
}
