//! The arguments of `fanorona endgame`.

use super::numbers::{stones, threads};
use clap::Args;

/// `fanorona endgame`.
#[derive(Debug, Args)]
pub(in crate::cli) struct EndgameArgs {
    /// The variant: a key or a RON file [default: tsivy].
    #[arg(long, value_name = "KEY")]
    pub variant: Option<String>,
    /// The most stones of both sides together.
    #[arg(long, value_name = "NUMBER", value_parser = stones)]
    pub stones: usize,
    /// The number of threads [default: the number of cores].
    #[arg(long, value_name = "NUMBER", value_parser = threads)]
    pub threads: Option<usize>,
    /// Checks this many positions of each table, or all, against their successors. Without a
    /// number, checks 20000.
    #[arg(long, value_name = "NUMBER|all", num_args = 0..=1, default_missing_value = "20000",
        value_parser = sample)]
    pub check: Option<Sample>,
}

/// The number of positions to check.
#[derive(Clone, Copy, Debug)]
pub(in crate::cli) struct Sample(pub u64);

fn sample(text: &str) -> Result<Sample, String> {
    if text == "all" {
        return Ok(Sample(u64::MAX));
    }
    let number = text.parse().ok().filter(|&number| number > 0);
    number.map(Sample).ok_or_else(|| "expected a number from 1, or all".to_owned())
}
