//! The board as a text drawing, or in words.

use crate::rules::{Board, PointSet, Side};
use crate::texts::Texts;
use std::fmt::Write as _;

/// The board with its lines, row numbers and column letters: `W`, `B` and `.` for empty points.
pub(in crate::cli) fn drawn(board: &Board, [white, black]: [PointSet; 2]) -> String {
    let mut text = String::new();
    for row in (0..board.rows()).rev() {
        let points = (0..board.columns()).filter_map(|column| board.point(column, row));
        let symbols: Vec<&str> = points
            .map(|point| match (white.contains(point), black.contains(point)) {
                (true, _) => "W",
                (_, true) => "B",
                _ => ".",
            })
            .collect();
        let _ = writeln!(text, "  {}  {}", row + 1, symbols.join("---"));
        if row > 0 {
            let _ = writeln!(text, "     {}", lines_below(board, row));
        }
    }
    let letters: Vec<String> =
        (0..board.columns()).map(|column| ((b'a' + column as u8) as char).to_string()).collect();
    let _ = writeln!(text, "     {}", letters.join("   "));
    text
}

/// The lines between a row and the one below it.
fn lines_below(board: &Board, row: usize) -> String {
    let mut text = String::from("|");
    for column in 1..board.columns() {
        let left = board.point(column - 1, row);
        let is_strong = left.is_some_and(|point| board.is_strong(point));
        text.push_str(if is_strong { r" \ |" } else { " / |" });
    }
    text
}

/// A description of the board, one sentence per row.
pub(super) fn in_words(texts: &Texts, board: &Board, stones: [PointSet; 2]) -> String {
    let mut text = String::new();
    for row in (0..board.rows()).rev() {
        let points: PointSet =
            (0..board.columns()).filter_map(|column| board.point(column, row)).collect();
        let columns = |set: PointSet| {
            let names: Vec<String> =
                (set & points).into_iter().map(|point| board.name(point)).collect();
            if names.is_empty() { texts.get("text-none") } else { names.join(" ") }
        };
        let [white, black] = stones;
        let sentence = texts.with(
            "text-row",
            &[
                ("row", (row + 1).into()),
                ("white", columns(white).into()),
                ("black", columns(black).into()),
                ("empty", columns(board.all() - (white | black)).into()),
            ],
        );
        let _ = writeln!(text, "{sentence}");
    }
    text
}

/// The number of stones of each side, as a sentence.
pub(super) fn counted(texts: &Texts, stones: [PointSet; 2]) -> String {
    let count = |side: Side| stones[side as usize].len().into();
    texts.with("text-counts", &[("white", count(Side::White)), ("black", count(Side::Black))])
}
