//! The endgame tables: correct by an independent computation, invariant under mirroring and swapped
//! colours, and independent of threads and interruptions.

#![expect(clippy::unwrap_used, reason = "a test may stop at once")]

mod brute;
mod building;
mod cache;
mod checking;
mod files;
mod searched;
mod values;

use fanorona::engine::endgame::{EndgameTables, build};
use fanorona::rules::variant::shipped;
use fanorona::rules::{Board, Ruleset, Switches};

/// The rules of a shipped variant.
fn rules(variant: &str) -> Ruleset {
    shipped::variant(variant).unwrap().rules.as_ref().clone()
}

/// Rules on a board of this size; the starting position does not matter for endgames.
fn rules_on(columns: usize, rows: usize, switches: Switches) -> Ruleset {
    let board = Board::new(columns, rows).unwrap();
    Ruleset { board, switches, ..rules("telo") }
}

/// All tables of up to this many stones.
fn tables(rules: &Ruleset, stones: usize) -> EndgameTables {
    let mut tables = EndgameTables::empty(rules);
    assert!(build::extend(&mut tables, rules, stones, 2, &|_| true).unwrap());
    assert_eq!(tables.most_stones(), stones);
    tables
}
