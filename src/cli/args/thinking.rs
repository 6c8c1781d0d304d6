//! What the commands are told that think about one position.

use super::Place;
use super::numbers::{count, memory, stones_or_none, threads};
use clap::{ArgGroup, Args};

/// `fanorona best`.
#[derive(Debug, Args)]
#[command(group(ArgGroup::new("limit").required(true)))]
pub(in crate::cli) struct BestArgs {
    #[command(flatten)]
    pub place: Place,
    /// Looks this many turns ahead.
    #[arg(long, group = "limit", value_name = "TURNS",
        value_parser = clap::value_parser!(u32).range(1..=100))]
    pub depth: Option<u32>,
    /// Looks at this many positions at most.
    #[arg(long, group = "limit", value_name = "POSITIONS",
        value_parser = clap::value_parser!(u64).range(1..))]
    pub nodes: Option<u64>,
    /// Looks for about this many milliseconds.
    #[arg(long, group = "limit", value_name = "MS",
        value_parser = clap::value_parser!(u64).range(1..))]
    pub movetime: Option<u64>,
    /// Plays as this computer opponent would.
    #[arg(long, group = "limit", value_name = "NAME")]
    pub character: Option<String>,
    /// The chance of a character's slips: the same number gives the same turn.
    #[arg(long, default_value_t = 0, value_name = "NUMBER")]
    pub seed: u64,
    /// Shows so many best lines.
    #[arg(long, default_value_t = 1, value_name = "LINES", value_parser = count(1, 1_000))]
    pub lines: usize,
    /// Searches with so many threads; only with one is the answer always the same.
    #[arg(long, default_value_t = 1, value_name = "THREADS", value_parser = threads)]
    pub threads: usize,
    /// The memory for positions seen, in MiB [default: what suits the limits].
    #[arg(long, value_name = "MIB", value_parser = memory)]
    pub memory: Option<usize>,
}

/// `fanorona solve`.
#[derive(Debug, Args)]
#[command(group(ArgGroup::new("time")))]
pub(in crate::cli) struct SolveArgs {
    #[command(flatten)]
    pub place: Place,
    /// With 2, asks at the same time whether the one side wins and whether the other does.
    #[arg(long, default_value_t = 1, value_name = "THREADS", value_parser = threads)]
    pub threads: usize,
    /// Looks up endings of so many stones of both sides together, and first works out those that
    /// were not kept by `fanorona endgame` [default: what takes about a second].
    #[arg(long, value_name = "STONES", value_parser = stones_or_none)]
    pub stones: Option<usize>,
    /// The memory for positions seen, in MiB.
    #[arg(long, default_value_t = 256, value_name = "MIB", value_parser = memory)]
    pub memory: usize,
    /// Visits this many positions at most.
    #[arg(long, value_name = "POSITIONS", value_parser = clap::value_parser!(u64).range(1..))]
    pub nodes: Option<u64>,
    /// Tries for about this many milliseconds.
    #[arg(long, group = "time", value_name = "MS",
        value_parser = clap::value_parser!(u64).range(1..))]
    pub movetime: Option<u64>,
    /// Tries for about this many seconds.
    #[arg(long, group = "time", value_name = "SECONDS",
        value_parser = clap::value_parser!(u64).range(1..))]
    pub seconds: Option<u64>,
}
