//! The board as rows of characters: `W`, `B` and `.`, the lowest row first.

use super::sheet::Sheet;

/// Columns and rows from a1, counted from 0.
pub type At = (i32, i32);

/// The most columns and rows.
const SIZE: usize = 9;

/// The stones, in an array, because very many boards are copied; with spaces off the board.
#[derive(Clone, PartialEq, Eq)]
pub struct Stones([[char; SIZE]; SIZE]);

impl Stones {
    /// Reads the rows of a position's text.
    pub fn read(text: &str) -> Self {
        let mut rows = [[' '; SIZE]; SIZE];
        for (row, text) in rows.iter_mut().zip(text.split('/').rev()) {
            let mut points = row.iter_mut();
            for letter in text.chars() {
                let (run, letter) = letter.to_digit(10).map_or((1, letter), |run| (run, '.'));
                points.by_ref().take(run as usize).for_each(|point| *point = letter);
            }
        }
        Self(rows)
    }

    /// The rows in the form of a position's text.
    pub fn text(&self) -> String {
        let mut text = String::new();
        for (i, row) in self.0.iter().filter(|row| row[0] != ' ').rev().enumerate() {
            if i > 0 {
                text.push('/');
            }
            let mut row = row.iter().filter(|&&letter| letter != ' ').peekable();
            while let Some(&letter) = row.next() {
                if letter != '.' {
                    text.push(letter);
                    continue;
                }
                let mut run = 1;
                while row.next_if(|&&letter| letter == '.').is_some() {
                    run += 1;
                }
                text.push_str(&run.to_string());
            }
        }
        text
    }

    /// The character of a point; a space if it is off the board.
    pub fn on(&self, (column, row): At) -> char {
        if column < 0 || row < 0 {
            return ' ';
        }
        let row = self.0.get(row as usize);
        row.and_then(|row| row.get(column as usize)).copied().unwrap_or(' ')
    }

    /// Sets the character of a point; `.` removes a stone.
    pub fn put(&mut self, (column, row): At, letter: char) {
        self.0[row as usize][column as usize] = letter;
    }

    /// The number of points with this character.
    pub fn count(&self, letter: char) -> usize {
        self.0.iter().flatten().filter(|&&other| other == letter).count()
    }
}

/// Every point of the board.
pub fn points(sheet: &Sheet) -> Vec<At> {
    (0..sheet.rows).flat_map(|row| (0..sheet.columns).map(move |column| (column, row))).collect()
}

/// The directions in which lines leave a point: along rows and columns everywhere, and along
/// diagonals from strong points, where column and row have an even sum.
pub fn directions((column, row): At) -> Vec<At> {
    let mut directions = Vec::new();
    for up in [-1, 0, 1] {
        for right in [-1, 0, 1] {
            let diagonal = up != 0 && right != 0;
            if (up, right) != (0, 0) && (!diagonal || (column + row) % 2 == 0) {
                directions.push((right, up));
            }
        }
    }
    directions
}

/// A point's name.
pub fn name((column, row): At) -> String {
    format!("{}{}", (b'a' + column as u8) as char, row + 1)
}
