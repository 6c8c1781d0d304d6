//! The library of saved games: saves survive damaged files, full disks and concurrent processes.

#![expect(clippy::unwrap_used, reason = "a test may stop at once")]

mod at_once;
mod damage;
mod endgame_tables;
mod explorer;
mod games;
mod stores;
mod strength;
mod today;

#[path = "../../crates/engine/tests/endgame/common.rs"]
mod tables;

use fanorona::catalogue::Catalogue;
use fanorona::rules::notation::{Game, read_game};
use fanorona::rules::variant::shipped;

const TURNS: [&str; 10] = [
    "a1-b2A", "a2-a1", "b2-c3W", "a3-b2A", "b1-c1", "b2-a1W", "c1-b1A", "b3-b2A", "c2-c3", "b2-a1W",
];

fn catalogue() -> Catalogue {
    Catalogue::shipped()
}

/// A game of Telo after this many turns; the tenth ends it.
fn telo(turns: usize) -> Game {
    let text = format!(
        "[White \"Rasoa\"]\n[Black \"Noro\"]\n[Date \"2026.11.{:02}\"]\n[Variant \"telo\"]\n\n{}",
        turns + 1,
        TURNS[..turns].join(" ")
    );
    read_game(&text, |key| shipped::variant(key).map(|variant| variant.rules.clone())).unwrap()
}
