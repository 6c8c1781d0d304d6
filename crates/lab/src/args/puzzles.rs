//! The arguments of `fanorona-lab puzzles`.

use clap::{Args, Subcommand};
use fanorona::cli::args::numbers::{count, threads};
use std::path::PathBuf;

/// `fanorona-lab puzzles`.
#[derive(Debug, Args)]
pub struct PuzzlesArgs {
    #[command(subcommand)]
    pub command: PuzzlesCommand,
}

/// The subcommands of `fanorona-lab puzzles`.
#[derive(Debug, Subcommand)]
pub enum PuzzlesCommand {
    /// Makes puzzles from errors in games of the computer opponents.
    ///
    /// If the file exists, puzzles are added to its pack. The pack is written after every few games, so
    /// an interrupted run loses little.
    Make(MakeArgs),
    /// Searches the solutions of packs again, ten times deeper than they were found.
    ///
    /// Prints for each pack: variant, puzzles that hold, puzzles checked; and a line for each puzzle
    /// that does not hold.
    Check(CheckArgs),
    /// Lists packs: variant, puzzles, bytes; then for each theme the puzzles listed under it, those
    /// that have it, and the lowest, median and highest rating.
    List(ListArgs),
    /// Writes a pack in which no theme has more than a fifth of the puzzles.
    Balance(BalanceArgs),
    /// Measures the difficulty of puzzles again, with other characters and other seeds.
    ///
    /// Prints for each character how many tries solved a puzzle, by the rating of the puzzles; then
    /// how often a difficulty measured by half of the characters orders two puzzles as the other half
    /// does.
    Rate(RateArgs),
}

/// `fanorona-lab puzzles make`.
#[derive(Debug, Args)]
pub struct MakeArgs {
    /// The variant: a key or a RON file [default: tsivy].
    #[arg(long, value_name = "KEY")]
    pub variant: Option<String>,
    /// The number of puzzles of the finished pack.
    #[arg(long, value_name = "NUMBER", value_parser = count(5, 100_000))]
    pub count: usize,
    /// The pack to write.
    #[arg(long, value_name = "FILE")]
    pub out: PathBuf,
    /// The seed of the games; an existing pack has its own.
    #[arg(long, default_value_t = 1, value_name = "NUMBER")]
    pub seed: u64,
    /// The number of positions that the search visits for each of three questions to find a puzzle; a
    /// tenth of those that it visits to verify it.
    #[arg(long, default_value_t = 10_000, value_name = "POSITIONS",
        value_parser = clap::value_parser!(u64).range(100..=100_000_000))]
    pub nodes: u64,
    /// How often each computer opponent tries a puzzle.
    #[arg(long, default_value_t = 4, value_name = "NUMBER",
        value_parser = clap::value_parser!(u32).range(1..=1_000))]
    pub tries: u32,
    /// The number of games to play now, at most.
    #[arg(long, value_name = "NUMBER")]
    pub games: Option<u64>,
    /// The number of threads.
    #[arg(long, default_value_t = 1, value_name = "NUMBER", value_parser = threads)]
    pub threads: usize,
}

/// `fanorona-lab puzzles check`.
#[derive(Debug, Args)]
pub struct CheckArgs {
    /// The packs; without any, those that come with the program.
    #[arg(value_name = "FILE")]
    pub files: Vec<PathBuf>,
    /// The variant of the files, if it is not one of the known ones: a key or a RON file [default: the one that each file
    /// names].
    #[arg(long, value_name = "KEY")]
    pub variant: Option<String>,
    /// The number of puzzles of each pack to check, evenly spread [default: all].
    #[arg(long, value_name = "NUMBER", value_parser = count(1, 1_000_000))]
    pub sample: Option<usize>,
    /// Removes from the files the puzzles that do not hold, and damaged lines. `puzzles make` can then find others.
    #[arg(long, requires = "files")]
    pub remove: bool,
    /// The number of threads.
    #[arg(long, default_value_t = 1, value_name = "NUMBER", value_parser = threads)]
    pub threads: usize,
}

/// `fanorona-lab puzzles list`.
#[derive(Debug, Args)]
pub struct ListArgs {
    /// The packs; without any, those that come with the program.
    #[arg(value_name = "FILE")]
    pub files: Vec<PathBuf>,
    /// The variant of the files, if it is not one of the known ones: a key or a RON file [default: the one that each file
    /// names].
    #[arg(long, value_name = "KEY")]
    pub variant: Option<String>,
}

/// `fanorona-lab puzzles balance`.
#[derive(Debug, Args)]
pub struct BalanceArgs {
    /// The pack.
    #[arg(value_name = "FILE")]
    pub file: PathBuf,
    /// The variant of the file, if it is not one of the known ones: a key or a RON file [default: the one that the file
    /// names].
    #[arg(long, value_name = "KEY")]
    pub variant: Option<String>,
    /// The greatest number of puzzles.
    #[arg(long, value_name = "NUMBER", value_parser = count(5, 100_000))]
    pub count: usize,
    /// The pack to write; an existing one is replaced.
    #[arg(long, value_name = "FILE")]
    pub out: PathBuf,
    /// Measures the difficulty again: how often each computer opponent tries each puzzle.
    #[arg(long, value_name = "NUMBER", value_parser = clap::value_parser!(u32).range(1..=1_000))]
    pub tries: Option<u32>,
    /// The number of threads.
    #[arg(long, default_value_t = 1, value_name = "NUMBER", value_parser = threads)]
    pub threads: usize,
}

/// `fanorona-lab puzzles rate`.
#[derive(Debug, Args)]
pub struct RateArgs {
    /// The packs; without any, those that come with the program.
    #[arg(value_name = "FILE")]
    pub files: Vec<PathBuf>,
    /// The variant of the files, if it is not one of the known ones: a key or a RON file [default: the one that each file
    /// names].
    #[arg(long, value_name = "KEY")]
    pub variant: Option<String>,
    /// The number of puzzles of each pack, evenly spread.
    #[arg(long, default_value = "100", value_name = "NUMBER", value_parser = count(2, 1_000_000))]
    pub sample: usize,
    /// How often each computer opponent tries a puzzle.
    #[arg(long, default_value_t = 4, value_name = "NUMBER",
        value_parser = clap::value_parser!(u32).range(1..=1_000))]
    pub tries: u32,
    /// The number of threads.
    #[arg(long, default_value_t = 1, value_name = "NUMBER", value_parser = threads)]
    pub threads: usize,
}
