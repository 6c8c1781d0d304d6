//! `fanorona tune`: self-play games, and evaluation weights fitted to their results.

use super::args::TuneArgs;
use super::console::{CommandResult, Console, ExitStatus};
use super::input;
use crate::engine::evaluate::Weights;
use crate::engine::tuning::{Fit, TrainingSample, fit_weights, play_training_game};
use crate::engine::{Engine, Options};
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};
use std::thread;

/// Prints the fitted weights in the form of the source code.
pub(super) fn run(console: &mut Console, args: &TuneArgs) -> CommandResult {
    let variant = input::variant(console, args.variant.as_deref())?;
    let samples = Mutex::new(Vec::<(u64, Vec<TrainingSample>)>::new());
    let next = AtomicU64::new(0);
    let play = || {
        let mut engine = Engine::new(Options { table_mib: 4, ..Options::default() });
        loop {
            let number = next.fetch_add(1, Ordering::Relaxed);
            if number >= args.games {
                break;
            }
            let seed = args.seed.wrapping_add(number);
            let found =
                play_training_game(&variant.rules, &mut engine, args.nodes, seed, &mut || false);
            if let Ok(mut samples) = samples.lock() {
                samples.push((number, found));
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
    // Sorted by game, so that the result does not depend on the number of threads.
    let mut samples = samples.into_inner().unwrap_or_default();
    samples.sort_by_key(|&(number, _)| number);
    let all = samples.into_iter().flat_map(|(_, found)| found);
    let (giving, samples): (Vec<TrainingSample>, Vec<TrainingSample>) =
        all.partition(|sample| sample.giving);
    let weights = Weights::default();
    let fitted = fit_weights(&samples, &weights, None, args.rounds);
    print(console, ["positions", "early", "late"], &samples, &fitted)?;
    if !giving.is_empty() {
        let [early, late] = weights.giving;
        let odds = fitted.odds;
        let fitted =
            fit_weights(&giving, &Weights { early, late, ..weights }, Some(odds), args.rounds);
        print(console, ["giving", "giving-early", "giving-late"], &giving, &fitted)?;
    }
    Ok(ExitStatus::Good)
}

fn print(
    console: &mut Console,
    names: [&str; 3],
    samples: &[TrainingSample],
    fit: &Fit,
) -> std::io::Result<()> {
    let [positions, early, late] = names;
    writeln!(console.out, "{positions}\t{}", samples.len())?;
    writeln!(console.out, "odds\t{:.0}", fit.odds)?;
    writeln!(console.out, "error\t{:.5}\t{:.5}", fit.errors.0, fit.errors.1)?;
    writeln!(console.out, "{early}\t{:?}", fit.weights.early)?;
    writeln!(console.out, "{late}\t{:?}", fit.weights.late)
}
