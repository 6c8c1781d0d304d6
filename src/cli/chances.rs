//! `fanorona chances`: games of characters, and the curve of chances fitted to their results.

use super::args::ChancesArgs;
use super::console::{Answer, Console, Done};
use super::input;
use crate::analysis::fit::{ScoredPosition, cross_checked, fit_curve, play_game};
use crate::engine::{Engine, Options};
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};
use std::thread;

/// Prints the fitted curve, its error, and a table of predicted against actual results.
pub(super) fn run(console: &mut Console, args: &ChancesArgs) -> Done {
    let variant = input::playable_variant(console, args.variant.as_deref())?;
    let found = Mutex::new(Vec::<ScoredPosition>::new());
    let next = AtomicU64::new(0);
    let play = || {
        let mut engine = Engine::new(Options { table_mib: 1, ..Options::default() });
        loop {
            let number = next.fetch_add(1, Ordering::Relaxed);
            if number >= args.games {
                break;
            }
            let rules = &variant.rules;
            let positions =
                play_game(rules, &mut engine, args.seed, number, args.nodes, args.positions);
            if let Ok(mut found) = found.lock() {
                found.extend(positions);
            }
        }
    };
    thread::scope(|scope| {
        for _ in 1..args.threads {
            // The others play on if the system starts no more threads.
            if thread::Builder::new().spawn_scoped(scope, play).is_err() {
                break;
            }
        }
        play();
    });
    // Everything below depends on counts only, so not on the order.
    let positions = found.into_inner().unwrap_or_default();
    let curve = fit_curve(&positions);
    let check = cross_checked(&positions);
    writeln!(console.out, "games\t{}", args.games)?;
    writeln!(console.out, "positions\t{}", positions.len())?;
    writeln!(console.out, "scale\t{:.1}", curve.scale)?;
    writeln!(console.out, "draw\t{:.1}", curve.draw)?;
    writeln!(console.out, "error\t{:.4}", check.error)?;
    writeln!(console.out, "surprise\t{:.4}\t{:.4}", check.surprise, check.without)?;
    for bin in check.bins {
        let [predicted, actual] = bin.expected;
        let [predicted_draws, draws] = bin.draws;
        writeln!(
            console.out,
            "bin\t{}\t{predicted:.4}\t{actual:.4}\t{predicted_draws:.4}\t{draws:.4}",
            bin.positions
        )?;
    }
    Ok(Answer::Good)
}
