//! The second implementation of the rules, without the comparison of whole games.

#[path = "../../crates/rules/tests/naive/board.rs"]
pub mod board;
#[path = "../../crates/rules/tests/naive/play.rs"]
pub mod play;
#[path = "../../crates/rules/tests/naive/sheet.rs"]
pub mod sheet;

use fanorona::rules::notation::write_position;
use fanorona::rules::{Position, Ruleset};
use play::{PlainPosition, PlainTurn};
use sheet::Sheet;

/// The most turns of a position that are listed.
const MOST: usize = 20_000;

/// A position in the second implementation.
pub fn position(rules: &Ruleset, position: &Position) -> PlainPosition {
    PlainPosition::read(&write_position(rules, position))
}

/// The legal turns of a position.
pub fn turns(sheet: &Sheet, position: &PlainPosition) -> Vec<PlainTurn> {
    position.turns(sheet, MOST).expect("not too many turns")
}

/// The stones that the side to move can take at most.
pub fn most_taken(sheet: &Sheet, position: &PlainPosition) -> usize {
    if position.ended(sheet).is_some() {
        return 0;
    }
    let enemy = play::other(position.side);
    let before = position.stones.count(enemy);
    turns(sheet, position).iter().map(|turn| before - turn.stones.count(enemy)).max().unwrap_or(0)
}
