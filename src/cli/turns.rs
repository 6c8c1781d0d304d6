//! `fanorona turns`: the legal turns of a position.

use super::args::TurnsArgs;
use super::console::{Answer, Console, Done};
use super::input;
use crate::rules::generate::{self, Effect};
use crate::rules::notation::write_turn;
use crate::rules::{Position, Ruleset, Turn};
use crate::texts::say;
use std::collections::BTreeMap;
use std::collections::HashSet;

/// Prints the turns in notation, sorted by byte.
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

/// The legal turns by their notation. With `results`, only the first of several turns with the same
/// effect.
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
