//! `fanorona perft`: counts the turns up to a depth.

use super::args::PerftArgs;
use super::console::{CommandResult, Console, ExitStatus};
use super::{input, turns};
use crate::rules::Position;
use crate::rules::perft::{Counting, perft_within};

/// The most first turns whose counts are printed.
const MOST_DIVIDED: usize = 1_000_000;

/// Prints the count of each depth, after the counts of each first turn at the greatest depth if
/// they are requested.
pub(super) fn run(console: &mut Console, args: &PerftArgs) -> CommandResult {
    let (variant, position) = input::position(console, &args.place)?;
    let rules = &variant.rules;
    let counting = if args.results { Counting::Results } else { Counting::Sequences };
    let count =
        |position: &Position, depth| perft_within(rules, position, depth, counting, &mut || false);
    let (mut exact, mut all) = (true, true);
    if args.divide {
        let out = &mut console.out;
        all = turns::for_each_written(rules, &position, counting, MOST_DIVIDED, |text, turn| {
            let next = position.play_unchecked(rules, &turn);
            let count = count(&next, args.depth - 1);
            exact &= count.exact;
            writeln!(out, "{text}\t{count}")?;
            out.flush()
        })?;
    }
    for depth in 1..=args.depth {
        let count = count(&position, depth);
        exact &= count.exact;
        writeln!(console.out, "{depth}\t{count}")?;
        // Deep counts take long, so print each one at once.
        console.out.flush()?;
    }
    if !all {
        console.warn("turns-cut", &[])?;
    }
    if !exact {
        console.warn("perft-not-exact", &[])?;
    }
    Ok(ExitStatus::Good)
}
