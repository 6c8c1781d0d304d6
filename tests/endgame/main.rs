//! The endgame tables: right by a plain second way to the same values, the same for mirrored and
//! colour-swapped positions, for any number of threads and any interruption.

#![expect(clippy::unwrap_used, reason = "a test may stop at once")]

mod brute;
mod building;
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

/// Rules on a board of this size; endings do not care for the start.
fn rules_on(columns: usize, rows: usize, switches: Switches) -> Ruleset {
    let board = Board::new(columns, rows).unwrap();
    Ruleset { board, switches, ..rules("telo") }
}

/// All tables up to so many stones.
fn tables(rules: &Ruleset, stones: usize) -> EndgameTables {
    let mut tables = EndgameTables::empty(rules);
    assert!(build::extend(&mut tables, rules, stones, 2, &|_| true).unwrap());
    assert_eq!(tables.most_stones(), stones);
    tables
}
