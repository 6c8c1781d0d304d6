//! The arguments of commands that learn an evaluation from self-play.

use clap::Args;
use fanorona::cli::args::numbers::threads;
use std::path::PathBuf;

/// `fanorona-lab datagen`.
#[derive(Debug, Args)]
pub struct DatagenArgs {
    /// The file. If it exists, it must have been made with the same options, but for --games and --threads, and
    /// with the same weights of the evaluation; then the missing games are added.
    #[arg(long, value_name = "FILE")]
    pub out: PathBuf,
    /// The variant: a key or a RON file [default: tsivy].
    #[arg(long, value_name = "KEY")]
    pub variant: Option<String>,
    /// The number of games, rounded up to a multiple of 64.
    #[arg(long, default_value_t = 16_384, value_name = "NUMBER",
        value_parser = clap::value_parser!(u64).range(1..=1_000_000_000))]
    pub games: u64,
    /// The number of positions that the search visits for each value.
    #[arg(long, default_value_t = 3_000, value_name = "POSITIONS",
        value_parser = clap::value_parser!(u64).range(1..))]
    pub nodes: u64,
    /// The seed of the random openings.
    #[arg(long, default_value_t = 1, value_name = "NUMBER")]
    pub seed: u64,
    /// Plays without the learned evaluation, as the shipped weights were learned.
    #[arg(long)]
    pub no_patterns: bool,
    /// Plays without endgame tables.
    #[arg(long)]
    pub no_tables: bool,
    /// The number of games played at the same time.
    #[arg(long, default_value_t = 1, value_name = "NUMBER", value_parser = threads)]
    pub threads: usize,
}

/// `fanorona-lab train`.
#[derive(Debug, Args)]
pub struct TrainArgs {
    /// Files of `datagen`, all of the same variant.
    #[arg(required = true, value_name = "FILE")]
    pub data: Vec<PathBuf>,
    /// The file for the weights; an existing one is replaced.
    #[arg(long, value_name = "FILE")]
    pub out: PathBuf,
    /// How often every position is used.
    #[arg(long, default_value_t = 10, value_name = "NUMBER",
        value_parser = clap::value_parser!(u64).range(1..=10_000))]
    pub epochs: u64,
    /// The share of the game's result in what is learned, in percent; the rest is the value of the search.
    #[arg(long, default_value_t = 0, value_name = "PERCENT",
        value_parser = clap::value_parser!(u64).range(..=100))]
    pub results: u64,
    /// Patterns that occur less often have no weight.
    #[arg(long, default_value_t = 8, value_name = "TIMES",
        value_parser = clap::value_parser!(u64).range(1..))]
    pub least: u64,
    /// The seed of the order of the positions.
    #[arg(long, default_value_t = 1, value_name = "NUMBER")]
    pub seed: u64,
}
