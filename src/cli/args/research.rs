//! What the commands are told that measure the computer player and make it stronger.

use super::numbers::{count, stones, threads};
use clap::Args;
use std::path::PathBuf;

/// `fanorona tune`.
#[derive(Debug, Args)]
pub(in crate::cli) struct TuneArgs {
    /// The variant: a key or a RON file [default: tsivy].
    #[arg(long, value_name = "KEY")]
    pub variant: Option<String>,
    /// How many games to play.
    #[arg(long, default_value_t = 2_000, value_name = "NUMBER",
        value_parser = clap::value_parser!(u64).range(1..))]
    pub games: u64,
    /// How many positions to look at for a turn.
    #[arg(long, default_value_t = 4_000, value_name = "POSITIONS",
        value_parser = clap::value_parser!(u64).range(1..))]
    pub nodes: u64,
    /// Where the chance of openings begins.
    #[arg(long, default_value_t = 1, value_name = "NUMBER")]
    pub seed: u64,
    /// Rounds of gradient descent.
    #[arg(long, default_value_t = 400, value_name = "NUMBER")]
    pub rounds: usize,
    /// Games played at the same time.
    #[arg(long, default_value_t = 1, value_name = "NUMBER")]
    pub threads: usize,
}

/// `fanorona bench`.
#[derive(Debug, Args)]
pub(in crate::cli) struct BenchArgs {
    /// Looks this many turns ahead.
    #[arg(long, default_value_t = 10, value_name = "TURNS",
        value_parser = clap::value_parser!(u32).range(1..=100))]
    pub depth: u32,
    /// Threads that search together; only with one is the sum the same each time.
    #[arg(long, default_value = "1", value_name = "NUMBER", value_parser = count(1, 256))]
    pub threads: usize,
}

/// `fanorona match`.
#[derive(Debug, Args)]
pub(in crate::cli) struct MatchArgs {
    /// The first player.
    #[arg(value_name = "A")]
    pub first: String,
    /// The second player.
    #[arg(value_name = "B")]
    pub second: String,
    /// How many games at most, an even number: each opening is played twice.
    #[arg(long, value_name = "NUMBER", value_parser = count(2, 1_000_000))]
    pub games: usize,
    /// The variant: a key or a RON file [default: tsivy].
    #[arg(long, value_name = "KEY")]
    pub variant: Option<String>,
    /// Random turns before each game, as 6 or 4-8, or a file of positions [default: 4-8].
    #[arg(long, value_name = "TURNS|FILE")]
    pub openings: Option<String>,
    /// A search looks this many turns ahead, where it has no limit of its own.
    #[arg(long, value_name = "TURNS", value_parser = clap::value_parser!(u32).range(1..=100))]
    pub depth: Option<u32>,
    /// A search looks at this many positions at most, where it has no limit of its own.
    #[arg(long, value_name = "POSITIONS", value_parser = clap::value_parser!(u64).range(1..))]
    pub nodes: Option<u64>,
    /// A search thinks for about this many milliseconds, where it has no limit of its own.
    #[arg(long, value_name = "MS", value_parser = clap::value_parser!(u64).range(1..))]
    pub movetime: Option<u64>,
    /// The chance of openings and players: the same number gives the same match.
    #[arg(long, default_value_t = 0, value_name = "NUMBER")]
    pub seed: u64,
    /// How many games run at a time.
    #[arg(long, default_value = "1", value_name = "NUMBER", value_parser = count(1, 256))]
    pub concurrency: usize,
    /// Stops as soon as one of two differences in Elo is shown, both errors being 5 percent.
    #[arg(long, num_args = 2, value_names = ["ELO0", "ELO1"], allow_negative_numbers = true)]
    pub sprt: Vec<f64>,
    /// Writes the games to a new file (FGN).
    #[arg(long, value_name = "FILE")]
    pub output: Option<PathBuf>,
}

/// `fanorona endgame`.
#[derive(Debug, Args)]
pub(in crate::cli) struct EndgameArgs {
    /// The variant: a key or a RON file [default: tsivy].
    #[arg(long, value_name = "KEY")]
    pub variant: Option<String>,
    /// Up to how many stones of both sides together.
    #[arg(long, value_name = "NUMBER", value_parser = stones)]
    pub stones: usize,
    /// How many threads work; as many as the machine has when left out.
    #[arg(long, value_name = "NUMBER", value_parser = threads)]
    pub threads: Option<usize>,
    /// Checks so many positions of each table (20000 when left out), or all, against the positions
    /// that their turns lead to.
    #[arg(long, value_name = "NUMBER|all", num_args = 0..=1, default_missing_value = "20000",
        value_parser = sample)]
    pub check: Option<Sample>,
}

/// How many positions to check.
#[derive(Clone, Copy, Debug)]
pub(in crate::cli) struct Sample(pub u64);

fn sample(text: &str) -> Result<Sample, String> {
    if text == "all" {
        return Ok(Sample(u64::MAX));
    }
    let number = text.parse().ok().filter(|&number| number > 0);
    number.map(Sample).ok_or_else(|| "a number from 1, or all".to_owned())
}
