//! `fanorona turns`: the legal turns of a position.

use super::args::TurnsArgs;
use super::console::{CommandResult, Console, ExitStatus};
use super::input;
use crate::rules::generate::{self, GenerationLimit};
use crate::rules::notation::write_turn;
use crate::rules::{PointSet, Position, Ruleset, Step, Turn};
use crate::texts::say;
use std::ops::ControlFlow::{self, Break, Continue};

/// The number of states that are followed to list one turn of each effect.
const MOST_STATES: usize = 1 << 20;

/// Prints the turns in notation, sorted by byte, as they are found.
pub(super) fn run(console: &mut Console, args: &TurnsArgs) -> CommandResult {
    let (variant, position) = input::position(console, &args.place)?;
    let rules = &variant.rules;
    let out = &mut console.out;
    let all = for_each_written(rules, &position, args.results, args.most, |text, _| {
        writeln!(out, "{text}")
    })?;
    if !all {
        console.out.flush()?;
        writeln!(console.err, "{}", console.texts.get("turns-cut"))?;
    }
    if let Some(outcome) = position.outcome(rules) {
        console.out.flush()?;
        writeln!(console.err, "{}", say::outcome(&console.texts, outcome))?;
    }
    Ok(ExitStatus::Good)
}

/// Calls `found` with the notation of at most `most` legal turns, in its order, and with the turns.
/// With `results`, only with the first of several turns with the same effect. Returns whether these
/// are all.
///
/// # Errors
/// The first error that `found` returns.
pub(super) fn for_each_written<E>(
    rules: &Ruleset,
    position: &Position,
    results: bool,
    most: usize,
    mut found: impl FnMut(String, Turn) -> Result<(), E>,
) -> Result<bool, E> {
    let mut count = 0;
    let next = |steps: &[Step], _: PointSet| -> ControlFlow<Result<(), E>> {
        if count == most {
            return Break(Ok(()));
        }
        count += 1;
        let Some(turn) = Turn::new(steps.to_vec()) else { return Continue(()) };
        match found(write_turn(&rules.board, &turn), turn) {
            Ok(()) => Continue(()),
            Err(error) => Break(Err(error)),
        }
    };
    let done = if results {
        let limit = GenerationLimit { states: MOST_STATES, effects: usize::MAX };
        generate::try_for_each_result(rules, position, limit, next)
    } else {
        generate::try_for_each_turn(rules, position, next).map_continue(|()| true)
    };
    match done {
        Continue(all) => Ok(all),
        Break(Ok(())) => Ok(false),
        Break(Err(error)) => Err(error),
    }
}

/// The notation of at most `most` legal turns, sorted, and whether these are all.
pub(super) fn written(rules: &Ruleset, position: &Position, most: usize) -> (Vec<String>, bool) {
    let mut turns = Vec::new();
    let all = for_each_written(rules, position, false, most, |text, _| {
        turns.push(text);
        Ok::<(), std::convert::Infallible>(())
    });
    let Ok(all) = all;
    (turns, all)
}
