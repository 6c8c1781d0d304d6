//! The arguments of the command that tunes the constants of the search.

use clap::Args;
use fanorona::cli::args::numbers::{count, threads};
use fanorona_engine::{SearchConstant, SearchConstants};
use std::path::PathBuf;

/// `fanorona-lab spsa`.
#[derive(Debug, Args)]
pub struct SpsaArgs {
    // Its help lists the constants, so it is no documentation comment.
    #[arg(required = true, value_name = "CONSTANT", help = constants_help())]
    pub constants: Vec<String>,
    /// The file of the state, written after each iteration. If it exists, it is continued; then the
    /// other options must be those that it was begun with, except --iterations and --threads.
    #[arg(long, value_name = "FILE")]
    pub state: PathBuf,
    /// The variant: a key or a RON file [default: tsivy].
    #[arg(long, value_name = "KEY")]
    pub variant: Option<String>,
    /// The number of iterations, those before a continuation included.
    #[arg(long, default_value_t = 200, value_name = "NUMBER",
        value_parser = clap::value_parser!(u64).range(1..=1_000_000))]
    pub iterations: u64,
    /// The pairs of games of each iteration: each opening is played twice, with colours swapped.
    #[arg(long, default_value = "8", value_name = "NUMBER", value_parser = count(1, 100_000))]
    pub pairs: usize,
    /// The number of positions to visit for each turn.
    #[arg(long, default_value_t = 4_000, value_name = "POSITIONS",
        value_parser = clap::value_parser!(u64).range(1..))]
    pub nodes: u64,
    /// The seed of the perturbations and the openings; the same seed gives the same result on any number
    /// of threads.
    #[arg(long, default_value_t = 1, value_name = "NUMBER")]
    pub seed: u64,
    /// The number of games played at the same time.
    #[arg(long, default_value_t = 1, value_name = "NUMBER", value_parser = threads)]
    pub threads: usize,
    /// The numerator of the gains a / (A + k)^0.602 of iteration k [default: such that the first gain is 2].
    #[arg(long, value_name = "NUMBER", value_parser = above_zero)]
    pub a: Option<f64>,
    /// The first perturbation in steps; in iteration k it is c / k^0.101 [default: 1].
    #[arg(long, value_name = "NUMBER", value_parser = above_zero)]
    pub c: Option<f64>,
    /// The stability constant A of the gains [default: a tenth of the iterations].
    #[arg(long, value_name = "NUMBER", value_parser = from_zero)]
    pub stability: Option<f64>,
}

fn constants_help() -> String {
    let defaults = SearchConstants::default();
    let known = SearchConstant::ALL.map(|constant| {
        let SearchConstant { name, least, most, step, .. } = constant;
        format!("{name} ({}:{step}, {least} to {most})", constant.of(&defaults))
    });
    format!(
        "The constants to tune, such as razoring-margin, razoring-margin=180 or razoring-margin=180:40: \
         the value to begin with and the step, which is the unit of perturbations and gains. \
         Known constants, with the defaults of both and the range: {}",
        known.join(", ")
    )
}

fn above_zero(text: &str) -> Result<f64, String> {
    let number = text.parse().ok().filter(|&number: &f64| number > 0.0 && number <= 1e6);
    number.ok_or_else(|| "expected a number above 0, at most 1000000".to_owned())
}

fn from_zero(text: &str) -> Result<f64, String> {
    let number = text.parse().ok().filter(|number: &f64| (0.0..=1e6).contains(number));
    number.ok_or_else(|| "expected a number from 0 to 1000000".to_owned())
}
