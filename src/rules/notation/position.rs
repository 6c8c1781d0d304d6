//! Positions as text: rows top first, digits for empty runs, side to move, counters, handicap.
//!
//! `BBBBBBBBB/BBBBBBBBB/BWBW1BWBW/WWWWWWWWW/WWWWWWWWW w 0 1`, and a fifth field `w` or `b` where
//! a side is handicapped.

use crate::rules::{Board, Point, PointSet, Position, PositionError, Ruleset, Side};
use std::fmt::Write as _;

/// Why a text is no position. Columns count characters of the text from 1.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ParsePositionError {
    /// There are too few or too many rows.
    Rows {
        /// Rows of the board.
        expected: usize,
        /// Rows in the text.
        found: usize,
    },
    /// A row is too short or too long.
    Columns {
        /// The row's number on the board, from White's side.
        row: usize,
        /// Columns of the board.
        expected: usize,
        /// Points in the row's text.
        found: usize,
    },
    /// A character that is neither `W`, `B` nor a digit from 1 to 9.
    Letter {
        /// Where it stands.
        column: usize,
        /// What it is.
        letter: char,
    },
    /// The side to move is missing or neither `w` nor `b`.
    Side,
    /// The turns since the last capture are not a number from 0 to 65535.
    Quiet,
    /// The turn's number is not one from 1 to 4294967295.
    Number,
    /// The handicapped side is neither `w`, `b` nor `-`.
    Handicap,
    /// There are more than five fields.
    Extra,
    /// The parts make no position.
    Position(PositionError),
}

/// Reads stones: rows top first, White's and Black's points.
///
/// # Errors
/// The first fault found.
pub fn read_stones(board: &Board, text: &str) -> Result<[PointSet; 2], ParsePositionError> {
    let rows: Vec<&str> = text.split('/').collect();
    // A letter that cannot be is the likelier slip, so it is looked for first.
    for (i, letter) in text.chars().enumerate() {
        if !matches!(letter, 'W' | 'B' | 'w' | 'b' | '1'..='9' | '/') {
            return Err(ParsePositionError::Letter { column: i + 1, letter });
        }
    }
    if rows.len() != board.rows() {
        return Err(ParsePositionError::Rows { expected: board.rows(), found: rows.len() });
    }
    let mut stones = [PointSet::EMPTY; 2];
    for (down, text) in rows.iter().enumerate() {
        let row = board.rows() - 1 - down;
        let mut column = 0;
        for letter in text.chars() {
            let side = match letter {
                'W' | 'w' => Side::White,
                'B' | 'b' => Side::Black,
                digit => {
                    column += digit.to_digit(10).map_or(0, |run| run as usize);
                    continue;
                }
            };
            if let Some(point) = board.point(column, row) {
                stones[side as usize] = stones[side as usize].with(point);
            }
            column += 1;
        }
        if column != board.columns() {
            return Err(ParsePositionError::Columns {
                row: row + 1,
                expected: board.columns(),
                found: column,
            });
        }
    }
    Ok(stones)
}

/// Writes stones as [`read_stones`] reads them.
pub fn write_stones(board: &Board, stones: [PointSet; 2]) -> String {
    let mut text = String::with_capacity(board.len() + board.rows());
    for row in (0..board.rows()).rev() {
        let mut run = 0;
        for point in (0..board.columns()).filter_map(|column| board.point(column, row)) {
            match letter(stones, point) {
                None => run += 1,
                Some(letter) => {
                    push_run(&mut text, &mut run);
                    text.push(letter);
                }
            }
        }
        push_run(&mut text, &mut run);
        if row > 0 {
            text.push('/');
        }
    }
    text
}

fn letter([white, black]: [PointSet; 2], point: Point) -> Option<char> {
    if white.contains(point) {
        Some('W')
    } else if black.contains(point) {
        Some('B')
    } else {
        None
    }
}

fn push_run(text: &mut String, run: &mut usize) {
    if *run > 0 {
        text.push_str(&run.to_string());
        *run = 0;
    }
}

/// Reads a position of a rule set. The counters may be left out: no turn is then taken to be
/// quiet, and the turn to be a first one only while the side to move can have captured nothing.
///
/// # Errors
/// The first fault found.
pub fn read_position(rules: &Ruleset, text: &str) -> Result<Position, ParsePositionError> {
    let mut fields = text.split_ascii_whitespace();
    let stones = read_stones(&rules.board, fields.next().unwrap_or_default())?;
    let side = fields.next().and_then(side_named).ok_or(ParsePositionError::Side)?;
    let quiet = match fields.next() {
        None => 0,
        Some(text) => text.parse().map_err(|_| ParsePositionError::Quiet)?,
    };
    let number = match fields.next() {
        None => {
            let enemy = side.opponent() as usize;
            if stones[enemy].len() == rules.start[enemy].len() { 1 } else { 2 }
        }
        Some(text) => text
            .parse()
            .ok()
            .filter(|&number: &u32| number > 0)
            .ok_or(ParsePositionError::Number)?,
    };
    let handicapped = match fields.next() {
        None | Some("-") => None,
        Some(text) => Some(side_named(text).ok_or(ParsePositionError::Handicap)?),
    };
    if fields.next().is_some() {
        return Err(ParsePositionError::Extra);
    }
    Position::new(rules, stones, side, quiet, number, handicapped)
        .map_err(ParsePositionError::Position)
}

fn side_named(text: &str) -> Option<Side> {
    match text {
        "w" | "W" | "White" | "white" | "Blancs" | "blancs" => Some(Side::White),
        "b" | "B" | "Black" | "black" | "Noirs" | "noirs" => Some(Side::Black),
        _ => None,
    }
}

/// Writes a position with all its fields; the fifth only where a side is handicapped.
pub fn write_position(rules: &Ruleset, position: &Position) -> String {
    let stones = Side::BOTH.map(|side| position.stones(side));
    let mut text = format!(
        "{} {} {} {}",
        write_stones(&rules.board, stones),
        side_letter(position.side()),
        position.quiet(),
        position.number()
    );
    if let Some(side) = position.handicapped() {
        let _ = write!(text, " {}", side_letter(side));
    }
    text
}

const fn side_letter(side: Side) -> char {
    match side {
        Side::White => 'w',
        Side::Black => 'b',
    }
}
