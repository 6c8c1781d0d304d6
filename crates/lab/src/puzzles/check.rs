//! `fanorona-lab puzzles check`.

use super::maker::{Checker, MakeOptions};
use super::{packs, spread, tables, write};
use crate::args::CheckArgs;
use fanorona::cli::console::{CommandResult, Console, ExitStatus};
use fanorona::cli::{output, parallel};
use fanorona_game::puzzles::PuzzleId;
use std::collections::BTreeSet;

/// Prints for each pack how many puzzles hold, and removes the others if that is asked for. A puzzle that does not hold is
/// a negative answer.
pub(super) fn run(console: &mut Console, args: &CheckArgs) -> CommandResult {
    for file in args.files.iter().filter(|_| args.remove) {
        output::check(console, file)?;
    }
    let mut all_hold = true;
    let packs = packs(console, &args.files, args.variant.as_deref())?;
    for (nth, (_, mut pack)) in packs.into_iter().enumerate() {
        let variant = pack.variant().clone();
        all_hold &= pack.errors().is_empty();
        let length = pack.entries().len();
        let indices: Vec<usize> = spread(length, args.sample.unwrap_or(length)).collect();
        let ids: Vec<PuzzleId> =
            indices.iter().map(|&index| pack.entries()[index].id.clone()).collect();
        let puzzles: Vec<_> = indices.iter().map(|&index| pack.puzzle(index)).collect();
        let nodes = pack.made.map_or(MakeOptions::default().nodes, |made| made.nodes);
        let tables = tables(&variant.rules, args.threads);
        let checker = Checker::new(&variant, tables, nodes);
        let errors = parallel::each(args.threads, puzzles.len(), |number| match &puzzles[number] {
            Ok(puzzle) => checker.check(puzzle).err().map(|error| error.to_string()),
            Err(illegal) => Some(illegal.reason.to_string()),
        });
        let hold = errors.iter().filter(|error| error.is_none()).count();
        writeln!(console.out, "{}\t{hold}\t{}", variant.key, puzzles.len())?;
        for (id, error) in ids.iter().zip(&errors) {
            if let Some(error) = error {
                all_hold = false;
                writeln!(console.out, "{id}\t{error}")?;
            }
        }
        console.out.flush()?;
        if let Some(file) = args.files.get(nth).filter(|_| args.remove) {
            let failed = ids.iter().zip(&errors).filter(|(_, error)| error.is_some());
            let failed: BTreeSet<_> = failed.map(|(id, _)| id).collect();
            pack.retain(|entry| !failed.contains(&entry.id));
            write(console, file, &pack)?;
        }
    }
    Ok(if all_hold { ExitStatus::Good } else { ExitStatus::Negative })
}
