//! `fanorona-lab puzzles make`.

use super::maker::{Funnel, MakeOptions, Maker, Pool};
use super::{pack_errors, read_quietly, tables, write};
use crate::args::MakeArgs;
use fanorona::cli::console::{CommandResult, Console, ExitStatus, Failure};
use fanorona::cli::{input, output, parallel};
use fanorona::formats::FileHeadError;
use fanorona::texts::say;
use fanorona_game::puzzles::{PackHeader, PuzzlePack};

/// The number of games between two looks at what the pool has room for, whatever the number of threads,
/// so that the pack does not depend on it.
const BATCH: usize = 16;

/// The number of games without a new puzzle after which there are probably no more.
const MOST_IN_VAIN: u64 = 5_000;

/// Makes puzzles until there are enough. Prints the numbers of puzzles and of games, and what became of
/// the errors.
pub(super) fn run(console: &mut Console, args: &MakeArgs) -> CommandResult {
    let variant = input::variant(console, args.variant.as_deref())?;
    let new = PackHeader { seed: args.seed, nodes: args.nodes, games: 0 };
    let old = if args.out.exists() {
        let old = read_quietly(console, &args.out, args.variant.as_deref())?;
        if !old.errors().is_empty() {
            // They would be missing from the file that is written.
            let name = args.out.display().to_string();
            return Err(Failure::Input(pack_errors(console, &name, &old)));
        }
        old
    } else {
        PuzzlePack::new(variant.clone())
    };
    if old.variant().key != variant.key {
        let reason = FileHeadError::OtherVariant(old.variant().key.clone()).into();
        let error = fanorona_game::puzzles::PackError { line: 1, reason };
        let name = args.out.display().to_string();
        return Err(Failure::input(say::pack_error(&console.texts, &name, &error)));
    }
    let mut made = old.made.unwrap_or(new);
    let pool = Pool::from_pack(&old, args.count);
    let mut pool = pool.map_err(|error| {
        let name = args.out.display().to_string();
        Failure::input(say::pack_error(&console.texts, &name, &error))
    })?;
    output::check(console, &args.out)?;
    let tables = tables(&variant.rules, args.threads);
    let options = MakeOptions { seed: made.seed, nodes: made.nodes, tries: args.tries };
    let maker = Maker::new(variant.clone(), tables, options);
    let last = args.games.map_or(u64::MAX, |games| made.games.saturating_add(games));
    let mut total = Funnel::default();
    // The number of games before the last new puzzle.
    let mut fruitful = made.games;
    while pool.pack().entries().len() < args.count && made.games < last {
        let count = (last - made.games).min(BATCH as u64) as usize;
        let (from, before) = (made.games, pool.pack().entries().len());
        let results =
            parallel::each(args.threads, count, |number| maker.game(from + number as u64, &pool));
        for (puzzles, funnel) in results {
            total.add(&funnel);
            for puzzle in puzzles {
                if pool.pack().entries().len() < args.count {
                    pool.add(&puzzle);
                }
            }
        }
        made.games += count as u64;
        pool.pack_mut().made = Some(made);
        write(console, &args.out, pool.pack())?;
        writeln!(console.err, "{}\t{}", made.games, pool.pack().entries().len())?;
        if pool.pack().entries().len() > before {
            fruitful = made.games;
        } else if args.games.is_none() && made.games - fruitful >= MOST_IN_VAIN {
            let arguments =
                [("games", MOST_IN_VAIN.into()), ("found", pool.pack().entries().len().into())];
            return Err(console.invalid("--count", "puzzles-in-vain", &arguments));
        }
    }
    writeln!(console.out, "puzzles\t{}", pool.pack().entries().len())?;
    let Funnel { games, errors, found, wanted, verified } = total;
    for (name, number) in [
        ("games", games),
        ("errors", errors),
        ("found", found),
        ("wanted", wanted),
        ("verified", verified),
    ] {
        writeln!(console.out, "{name}\t{number}")?;
    }
    Ok(ExitStatus::Good)
}
