//! The numbers and turns as printed in the booklet, including its errors.

/// An opening as printed.
#[derive(Clone, Copy, Debug)]
pub(super) struct PrintedOpening {
    /// The letter.
    pub letter: char,
    /// The turn.
    pub turn: &'static str,
    /// The number of stones it takes.
    pub taken: u32,
    /// The number of Black's replies.
    pub replies: u32,
}

/// A line of case D as printed.
#[derive(Clone, Copy, Debug)]
pub(super) struct PrintedLine {
    /// The numeral.
    pub numeral: &'static str,
    /// The turn. The booklet prints letters only to distinguish lines I and II.
    pub turn: &'static str,
    /// The number of stones it takes.
    pub taken: u32,
}

const fn opening(letter: char, turn: &'static str, taken: u32, replies: u32) -> PrintedOpening {
    PrintedOpening { letter, turn, taken, replies }
}

/// White's openings.
pub(super) const OPENINGS: [PrintedOpening; 5] = [
    opening('A', "d2-e3", 2, 5),
    opening('B', "d3-e3A", 1, 4),
    opening('C', "d3-e3W", 1, 4),
    opening('D', "e2-e3", 2, 1),
    opening('E', "f2-e3", 2, 3),
];

/// The number of arrangements after Black's second turn in case D.
pub(super) const CASE_D_SECOND: u32 = 120;
/// The number of arrangements after Black's second turn in all cases: "about 1,500".
pub(super) const SECOND_TURNS: u32 = 1_500;
/// The first turns of case D.
pub(super) const CASE_D: [&str; 2] = ["e2-e3", "f4-e5"];

const fn line(numeral: &'static str, turn: &'static str, taken: u32) -> PrintedLine {
    PrintedLine { numeral, turn, taken }
}

/// White's second turns in case D.
pub(super) const LINES: [PrintedLine; 8] = [
    line("I", "e3-e4-f4W-e3-d4-e5", 8),
    line("II", "e3-e4-f4A-e3", 5),
    line("III", "e3-e4-f4-e4", 8),
    line("IV", "e3-f4-e4-f4-g3-h3", 10),
    line("V", "e3-f4-g3", 2),
    line("VI", "f2-g3-f4-e4-f4", 8),
    line("VII", "g2-g3-f4-e4", 7),
    line("VIII", "h1-h2", 3),
];

/// Table 1: the number of stones that White has taken after its second turn, and the number of turns
/// in openings A to E.
const TABLE_1: [(u32, [u32; 5]); 11] = [
    (2, [0, 7, 1, 0, 0]),
    (3, [6, 9, 4, 0, 6]),
    (4, [9, 4, 2, 1, 5]),
    (5, [5, 8, 2, 1, 3]),
    (6, [2, 4, 4, 0, 5]),
    (7, [3, 0, 1, 1, 0]),
    (8, [0, 0, 0, 0, 0]),
    (9, [0, 0, 0, 1, 0]),
    (10, [2, 0, 0, 3, 0]),
    (11, [0, 0, 0, 0, 0]),
    (12, [0, 0, 0, 1, 0]),
];
const TABLE_1_TURNS: [u32; 5] = [27, 32, 14, 8, 19];
const TABLE_1_MEANS: [u32; 5] = [49, 38, 45, 84, 44];

/// Table 2: the number of stones that Black has taken after its second turn in case D, and the number
/// of turns after White's lines I to VIII.
const TABLE_2: [(u32, [u32; 8]); 15] = [
    (4, [5, 1, 2, 0, 1, 2, 1, 1]),
    (5, [4, 0, 3, 4, 2, 5, 4, 0]),
    (6, [1, 1, 1, 1, 1, 1, 3, 1]),
    (7, [0, 1, 3, 1, 2, 2, 3, 1]),
    (8, [3, 1, 2, 2, 3, 1, 5, 1]),
    (9, [4, 2, 0, 0, 0, 1, 0, 2]),
    (10, [0, 0, 2, 2, 0, 2, 1, 0]),
    (11, [3, 0, 1, 2, 2, 1, 0, 0]),
    (12, [1, 0, 0, 3, 1, 1, 0, 0]),
    (13, [0, 0, 1, 1, 0, 1, 0, 0]),
    (14, [0, 0, 0, 1, 1, 2, 0, 0]),
    (15, [0, 0, 0, 0, 0, 0, 0, 0]),
    (16, [0, 0, 0, 1, 0, 1, 0, 0]),
    (17, [0, 0, 1, 0, 0, 0, 0, 0]),
    (18, [0, 0, 0, 0, 0, 1, 0, 0]),
];
const TABLE_2_TURNS: [u32; 8] = [23, 6, 16, 18, 13, 21, 17, 6];
const TABLE_2_MEANS: [u32; 8] = [74, 72, 79, 94, 82, 94, 66, 72];

/// A column of a table: the number of turns by stones taken, 0 if nothing is printed; their sum as
/// printed; and the mean number of stones taken, in tenths.
pub(super) type Figures = (Vec<(u32, u32)>, u32, u32);

/// The column of table 1 for an opening; A is 0.
pub(super) fn table_1(column: usize) -> Figures {
    let rows = TABLE_1.iter().map(|(taken, turns)| (*taken, turns[column])).collect();
    (rows, TABLE_1_TURNS[column], TABLE_1_MEANS[column])
}

/// The column of table 2 for a line; I is 0.
pub(super) fn table_2(column: usize) -> Figures {
    let rows = TABLE_2.iter().map(|(taken, turns)| (*taken, turns[column])).collect();
    (rows, TABLE_2_TURNS[column], TABLE_2_MEANS[column])
}
