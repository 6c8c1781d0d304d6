//! `fanorona puzzles check`.

use super::{packs, parallel, spread, tables, write};
use crate::cli::args::CheckArgs;
use crate::cli::console::{CommandResult, Console, ExitStatus, Failure};
use crate::cli::output;
use crate::puzzles::make::{Checker, MakeOptions};
use crate::texts::say;
use std::collections::BTreeSet;

/// Prints for each pack how many puzzles hold, and removes the others if that is asked for. A puzzle that does not hold is
/// a negative answer.
pub(super) fn run(console: &mut Console, args: &CheckArgs) -> CommandResult {
    for file in args.files.iter().filter(|_| args.remove) {
        output::check(console, file)?;
    }
    let mut all_hold = true;
    for (nth, mut pack) in packs(console, &args.files)?.into_iter().enumerate() {
        let variant = pack.variant().clone();
        all_hold &= pack.errors().is_empty();
        let length = pack.entries().len();
        let indices: Vec<usize> = spread(length, args.sample.unwrap_or(length)).collect();
        let puzzles = indices.iter().map(|&index| pack.puzzle(index));
        let puzzles: Result<Vec<_>, _> = puzzles.collect();
        let puzzles = puzzles.map_err(|error| {
            Failure::input(say::pack_error(&console.texts, &variant.key, &error))
        })?;
        let nodes = pack.made.map_or(MakeOptions::default().nodes, |made| made.nodes);
        let tables = tables(&variant.rules, args.threads);
        let checker = Checker::new(&variant, tables, nodes);
        let errors = parallel::each(args.threads, puzzles.len(), |number| {
            checker.check(&puzzles[number]).err()
        });
        let hold = errors.iter().filter(|error| error.is_none()).count();
        writeln!(console.out, "{}\t{hold}\t{}", variant.key, puzzles.len())?;
        for (puzzle, error) in puzzles.iter().zip(&errors) {
            if let Some(error) = error {
                all_hold = false;
                writeln!(console.out, "{}\t{error}", puzzle.id)?;
            }
        }
        console.out.flush()?;
        if let Some(file) = args.files.get(nth).filter(|_| args.remove) {
            let failed = puzzles.iter().zip(&errors).filter(|(_, error)| error.is_some());
            let failed: BTreeSet<_> = failed.map(|(puzzle, _)| puzzle.id.clone()).collect();
            pack.retain(|entry| !failed.contains(&entry.id));
            write(console, file, &pack)?;
        }
    }
    Ok(if all_hold { ExitStatus::Good } else { ExitStatus::Negative })
}
