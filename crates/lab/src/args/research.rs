//! The arguments of commands that measure and improve the computer player.

use clap::Args;
use fanorona::cli::args::numbers::{count, threads};
use std::path::PathBuf;

/// `fanorona-lab tune`.
#[derive(Debug, Args)]
pub struct TuneArgs {
    /// The variant: a key or a RON file [default: tsivy].
    #[arg(long, value_name = "KEY")]
    pub variant: Option<String>,
    /// The number of games.
    #[arg(long, default_value_t = 2_000, value_name = "NUMBER",
        value_parser = clap::value_parser!(u64).range(1..))]
    pub games: u64,
    /// The number of positions to visit for each turn.
    #[arg(long, default_value_t = 4_000, value_name = "POSITIONS",
        value_parser = clap::value_parser!(u64).range(1..))]
    pub nodes: u64,
    /// The seed of the random openings.
    #[arg(long, default_value_t = 1, value_name = "NUMBER")]
    pub seed: u64,
    /// The number of rounds of gradient descent.
    #[arg(long, default_value_t = 400, value_name = "NUMBER")]
    pub rounds: usize,
    /// The number of games played at the same time.
    #[arg(long, default_value_t = 1, value_name = "NUMBER", value_parser = threads)]
    pub threads: usize,
}

/// `fanorona-lab chances`.
#[derive(Debug, Args)]
pub struct ChancesArgs {
    /// The variant: a key or a RON file [default: tsivy].
    #[arg(long, value_name = "KEY")]
    pub variant: Option<String>,
    /// The number of games.
    #[arg(long, default_value_t = 2_000, value_name = "NUMBER",
        value_parser = clap::value_parser!(u64).range(1..))]
    pub games: u64,
    /// The seed of random openings and players.
    #[arg(long, default_value_t = 1, value_name = "NUMBER")]
    pub seed: u64,
    /// The most positions of each game that are scored.
    #[arg(long, default_value_t = 3, value_name = "NUMBER", value_parser = count(1, 1_000))]
    pub positions: usize,
    /// The number of positions that the search visits for a score.
    #[arg(long, default_value_t = 10_000, value_name = "POSITIONS",
        value_parser = clap::value_parser!(u64).range(1..))]
    pub nodes: u64,
    /// Adds each game that was played to this file, and plays only those that are not in it. If the file
    /// exists, the other options must be those that it was begun with, except --games and --threads, and the
    /// computer must evaluate positions as it did then.
    #[arg(long, value_name = "FILE")]
    pub keep: Option<PathBuf>,
    /// The number of games played at the same time.
    #[arg(long, default_value_t = 1, value_name = "NUMBER", value_parser = threads)]
    pub threads: usize,
}

/// `fanorona-lab bench`.
#[derive(Debug, Args)]
pub struct BenchArgs {
    /// The search depth in turns.
    #[arg(long, default_value_t = 10, value_name = "TURNS",
        value_parser = clap::value_parser!(u32).range(1..=100))]
    pub depth: u32,
    /// The number of search threads. The checksum is only repeatable with one thread.
    #[arg(long, default_value = "1", value_name = "NUMBER", value_parser = threads)]
    pub threads: usize,
}

/// `fanorona-lab match`.
#[derive(Debug, Args)]
pub struct MatchArgs {
    /// The first player.
    #[arg(value_name = "A")]
    pub first: String,
    /// The second player.
    #[arg(value_name = "B")]
    pub second: String,
    /// The number of games, at most; must be even, as each opening is played twice.
    #[arg(long, value_name = "NUMBER", value_parser = count(2, 1_000_000))]
    pub games: usize,
    /// The variant: a key or a RON file [default: tsivy].
    #[arg(long, value_name = "KEY")]
    pub variant: Option<String>,
    /// The number of random turns before each game, such as 6 or 4-8, or a file of positions
    /// [default: 4-8].
    #[arg(long, value_name = "TURNS|FILE")]
    pub openings: Option<String>,
    /// The advantage of one side after the random turns in stones, as a shallow search sees it, such as 1.5-3, at most
    /// 20. Players that draw nearly all games from balanced openings are better compared with an
    /// edge [default: 0-1].
    #[arg(long, value_name = "STONES")]
    pub edge: Option<String>,
    /// The search depth in turns of players without limits of their own.
    #[arg(long, value_name = "TURNS", value_parser = clap::value_parser!(u32).range(1..=100))]
    pub depth: Option<u32>,
    /// The most positions per turn of players without limits of their own.
    #[arg(long, value_name = "POSITIONS", value_parser = clap::value_parser!(u64).range(1..))]
    pub nodes: Option<u64>,
    /// The approximate time per turn in milliseconds of players without limits of their own.
    #[arg(long, value_name = "MS", value_parser = clap::value_parser!(u64).range(1..))]
    pub movetime: Option<u64>,
    /// Clocks: seconds for a game and, after a plus sign, for every turn, such as 1+0.05. A player whose
    /// clock runs out loses.
    #[arg(long, value_name = "SECONDS[+SECONDS]")]
    pub clock: Option<String>,
    /// The seed of random openings and players; without clocks the same seed gives the same match.
    #[arg(long, default_value_t = 0, value_name = "NUMBER")]
    pub seed: u64,
    /// The number of games played at the same time.
    #[arg(long, default_value = "1", value_name = "NUMBER", value_parser = threads)]
    pub concurrency: usize,
    /// Stops as soon as a sequential test decides between two differences in Elo, with error
    /// probabilities of 5 percent.
    #[arg(long, num_args = 2, value_names = ["ELO0", "ELO1"], allow_negative_numbers = true)]
    pub sprt: Vec<f64>,
    /// The opening book of players that use one, of the variant that is played [default: the shipped one].
    #[arg(long, value_name = "FILE")]
    pub book: Option<PathBuf>,
    /// Writes the games to a new file (FGN), which must not exist.
    #[arg(long, value_name = "FILE")]
    pub output: Option<PathBuf>,
}
