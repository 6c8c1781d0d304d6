//! The arguments of `fanorona-lab openings`.

use clap::{Args, Subcommand};
use fanorona::cli::args::numbers::{count, threads};
use std::path::PathBuf;

/// `fanorona-lab openings`.
#[derive(Debug, Args)]
pub struct OpeningsArgs {
    #[command(subcommand)]
    pub command: OpeningsCommand,
}

/// The subcommands of `fanorona-lab openings`.
#[derive(Debug, Subcommand)]
pub enum OpeningsCommand {
    /// Plays games between computer opponents, and writes their first turns with results and values.
    ///
    /// The same arguments give the same file, whatever the number of threads.
    Make(MakeOpeningsArgs),
    /// Lists files with openings: variant, games, positions, turns, bytes, seed, nodes, depth, least
    /// games.
    List(ListOpeningsArgs),
}

/// `fanorona-lab openings make`.
#[derive(Debug, Args)]
pub struct MakeOpeningsArgs {
    /// The variant: a key or a RON file [default: tsivy].
    #[arg(long, value_name = "KEY")]
    pub variant: Option<String>,
    /// The file to write; an existing one is replaced.
    #[arg(long, value_name = "FILE")]
    pub out: PathBuf,
    /// The number of games.
    #[arg(long, value_name = "NUMBER", value_parser = count(1, 1_000_000))]
    pub games: usize,
    /// The seed of the games.
    #[arg(long, default_value_t = 1, value_name = "NUMBER")]
    pub seed: u64,
    /// The number of positions that a search visits to give a turn its value.
    #[arg(long, default_value_t = 5_000, value_name = "POSITIONS",
        value_parser = clap::value_parser!(u64).range(100..=100_000_000))]
    pub nodes: u64,
    /// The number of turns of both sides that are looked at.
    #[arg(long, default_value_t = 12, value_name = "TURNS",
        value_parser = clap::value_parser!(u32).range(1..=40))]
    pub depth: u32,
    /// The number of games that must have reached a position.
    #[arg(long, default_value_t = 3, value_name = "NUMBER",
        value_parser = clap::value_parser!(u32).range(1..))]
    pub least: u32,
    /// The number of games that are played at the same time.
    #[arg(long, default_value_t = 1, value_name = "NUMBER", value_parser = threads)]
    pub threads: usize,
}

/// `fanorona-lab openings list`.
#[derive(Debug, Args)]
pub struct ListOpeningsArgs {
    /// The files [default: the shipped ones].
    #[arg(value_name = "FILE")]
    pub files: Vec<PathBuf>,
    /// The variant of the files, if it is not one of the known ones: a key or a RON file [default: the one that each file
    /// names].
    #[arg(long, value_name = "KEY")]
    pub variant: Option<String>,
}
