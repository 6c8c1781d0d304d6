//! `fanorona perft`: counts the turns up to a depth.

use super::args::PerftArgs;
use super::console::{Answer, Console, Done};
use super::{input, turns};
use crate::rules::perft::{Counting, perft};

/// Prints the count of each depth, after the counts of each first turn at the greatest depth if
/// they are requested.
pub(super) fn run(console: &mut Console, args: &PerftArgs) -> Done {
    let (variant, position) = input::position(console, &args.place)?;
    let rules = &variant.rules;
    let counting = if args.results { Counting::Results } else { Counting::Sequences };
    if args.divide {
        for (text, turn) in turns::written(rules, &position, args.results) {
            let next = position.play_unchecked(rules, &turn);
            writeln!(console.out, "{text}\t{}", perft(rules, &next, args.depth - 1, counting))?;
            console.out.flush()?;
        }
    }
    for depth in 1..=args.depth {
        writeln!(console.out, "{depth}\t{}", perft(rules, &position, depth, counting))?;
        // Deep counts take long, so print each one at once.
        console.out.flush()?;
    }
    Ok(Answer::Good)
}
