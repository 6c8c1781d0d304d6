//! `fanorona turns`: every legal turn of a position.

use super::args::TurnsArgs;
use super::console::{Answer, Console, Done};
use super::input;
use crate::rules::generate::{self, Effect};
use crate::rules::notation::write_turn;
use crate::rules::{Position, Ruleset, Turn};
use crate::texts::say;
use std::collections::BTreeMap;
use std::collections::HashSet;

/// Prints the turns in their written form, sorted by byte.
pub(super) fn run(console: &mut Console, args: &TurnsArgs) -> Done {
    let (variant, position) = input::position(console, &args.place)?;
    for text in written(&variant.rules, &position, args.results).into_keys() {
        writeln!(console.out, "{text}")?;
    }
    if let Some(outcome) = position.outcome(&variant.rules) {
        console.out.flush()?;
        writeln!(console.err, "{}", say::outcome(&console.texts, outcome))?;
    }
    Ok(Answer::Good)
}

/// The legal turns by their written form, which no two share. With `results`, of those that come
/// to the same only the first.
pub(super) fn written(
    rules: &Ruleset,
    position: &Position,
    results: bool,
) -> BTreeMap<String, Turn> {
    let turns = generate::turns(rules, position).into_iter();
    let mut all: BTreeMap<_, _> =
        turns.map(|turn| (write_turn(&rules.board, &turn), turn)).collect();
    if results {
        let mut seen = HashSet::new();
        all.retain(|_, turn| {
            seen.insert(Effect { from: turn.from, to: turn.to(), captured: turn.captured })
        });
    }
    all
}
