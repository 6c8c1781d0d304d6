//! `fanorona-lab tune`: self-play games, and evaluation weights fitted to their results.

use crate::args::TuneArgs;
use crate::tuning::{Fit, TrainingSample, fit_weights, play_training_game};
use fanorona::cli::console::{CommandResult, Console, ExitStatus};
use fanorona::cli::{input, parallel};
use fanorona_engine::evaluate::Weights;
use fanorona_engine::{Engine, Options};

/// Prints the fitted weights in the form of the source code.
pub(super) fn run(console: &mut Console, args: &TuneArgs) -> CommandResult {
    let variant = input::variant(console, args.variant.as_deref())?;
    let engine = || Engine::new(Options { table_mib: 4, ..Options::default() });
    let play = |engine: &mut Engine, number| {
        let seed = args.seed.wrapping_add(number as u64);
        play_training_game(&variant.rules, engine, args.nodes, seed, &mut || false)
    };
    // In the order of the games, so that the result does not depend on the number of threads.
    let games = parallel::each_with(args.threads, args.games as usize, engine, play);
    let (giving, samples): (Vec<TrainingSample>, Vec<TrainingSample>) =
        games.into_iter().flatten().partition(|sample| sample.giving);
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
