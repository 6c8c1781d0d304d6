//! The endgame tables: correct by an independent computation, invariant under mirroring and swapped
//! colours, and independent of threads and interruptions.

#![expect(clippy::unwrap_used, reason = "a test may stop at once")]

mod brute;
mod building;
mod cache;
mod checking;
mod common;
mod searched;
mod values;

use common::{rules, tables};
use fanorona_rules::{Board, Ruleset, Switches};

/// Rules on a board of this size; the starting position does not matter for endgames.
fn rules_on(columns: usize, rows: usize, switches: Switches) -> Ruleset {
    let board = Board::new(columns, rows).unwrap();
    Ruleset { board, switches, ..rules("telo") }
}
