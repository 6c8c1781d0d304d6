//! `fanorona turns`: the legal turns of a position.

use super::args::TurnsArgs;
use super::console::{CommandResult, Console, ExitStatus};
use super::input;
use crate::rules::generate::{self, Counting, Turns};
use crate::rules::notation::write_turn;
use crate::rules::{Board, Position, Ruleset, Turn};
use crate::texts::say;
use std::ops::ControlFlow::{Break, Continue};

/// Prints the turns in notation, sorted by byte, as they are found.
pub(super) fn run(console: &mut Console, args: &TurnsArgs) -> CommandResult {
    let (variant, position) = input::position(console, &args.place)?;
    let rules = &variant.rules;
    let out = &mut console.out;
    let counting = if args.results { Counting::Results } else { Counting::Sequences };
    let all =
        for_each_written(rules, &position, counting, args.most, |text, _| writeln!(out, "{text}"))?;
    if !all {
        console.warn("turns-cut", &[])?;
    }
    if let Some(outcome) = position.outcome(rules) {
        console.tell([say::outcome(&console.texts, outcome)])?;
    }
    Ok(ExitStatus::Good)
}

/// Calls `found` with the notation of at most `most` legal turns, in its order, and with the turns.
/// Returns whether these are all.
///
/// # Errors
/// The first error that `found` returns.
pub(super) fn for_each_written<E>(
    rules: &Ruleset,
    position: &Position,
    counting: Counting,
    most: usize,
    mut found: impl FnMut(String, Turn) -> Result<(), E>,
) -> Result<bool, E> {
    let mut count = 0;
    let done = generate::try_for_each_turn(rules, position, counting, |steps, _| {
        if count == most {
            return Break(Ok(()));
        }
        count += 1;
        let Some(turn) = Turn::new(steps.to_vec()) else { return Continue(()) };
        match found(write_turn(&rules.board, &turn), turn) {
            Ok(()) => Continue(()),
            Err(error) => Break(Err(error)),
        }
    });
    match done {
        Continue(all) => Ok(all),
        Break(Ok(())) => Ok(false),
        Break(Err(error)) => Err(error),
    }
}

/// A line of turns in notation.
pub(super) fn line(board: &Board, turns: &[Turn]) -> String {
    turns.iter().map(|turn| write_turn(board, turn)).collect::<Vec<_>>().join(" ")
}

/// The notation of at most `most` legal turns, sorted.
pub(super) fn written(rules: &Ruleset, position: &Position, most: usize) -> Turns<String> {
    let mut list = Vec::new();
    let all = for_each_written(rules, position, Counting::Sequences, most, |text, _| {
        list.push(text);
        Ok::<(), std::convert::Infallible>(())
    });
    let Ok(whole) = all;
    Turns { list, whole }
}
