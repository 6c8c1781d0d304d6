//! The arguments of commands that analyse a position.

use super::PositionArgs;
use super::numbers::{board, count, memory, positive, stones_or_none, threads};
use clap::{ArgGroup, Args};

/// `fanorona best`.
#[derive(Debug, Args)]
#[command(group(ArgGroup::new("limit").required(true)))]
pub(in crate::cli) struct BestArgs {
    #[command(flatten)]
    pub place: PositionArgs,
    /// The search depth in turns.
    #[arg(long, group = "limit", value_name = "TURNS",
        value_parser = clap::value_parser!(u32).range(1..=100))]
    pub depth: Option<u32>,
    /// The most positions to visit.
    #[arg(long, group = "limit", value_name = "POSITIONS", value_parser = positive())]
    pub nodes: Option<u64>,
    /// The approximate time in milliseconds.
    #[arg(long, group = "limit", value_name = "MS", value_parser = positive())]
    pub movetime: Option<u64>,
    /// Plays as this computer opponent, which has limits and resources of its own.
    #[arg(long, group = "limit", value_name = "NAME")]
    pub character: Option<String>,
    /// The seed of a character's random choices; the same seed gives the same turn.
    #[arg(long, default_value_t = 0, value_name = "NUMBER",
        conflicts_with_all = ["depth", "nodes", "movetime"])]
    pub seed: u64,
    /// Searches even where the computer opponent would play a turn from its opening book.
    #[arg(long, conflicts_with_all = ["depth", "nodes", "movetime"])]
    pub no_book: bool,
    /// The number of best lines to print.
    #[arg(long, default_value_t = 1, value_name = "LINES", value_parser = count(1, 1_000),
        conflicts_with = "character")]
    pub lines: usize,
    /// The number of search threads. The result is only repeatable with one thread.
    #[arg(long, default_value_t = 1, value_name = "THREADS", value_parser = threads,
        conflicts_with = "character")]
    pub threads: usize,
    /// The size of the transposition table in MiB [default: chosen by the limits].
    #[arg(long, value_name = "MIB", value_parser = memory, conflicts_with = "character")]
    pub memory: Option<usize>,
}

/// `fanorona explain`.
#[derive(Debug, Args)]
pub(in crate::cli) struct ExplainArgs {
    /// The turn to explain, such as `f2-e3A` [default: the best turn].
    #[arg(value_name = "TURN")]
    pub turn: Option<String>,
    #[command(flatten)]
    pub place: PositionArgs,
    /// The most positions to visit.
    #[arg(long, default_value_t = 100_000, value_name = "POSITIONS", value_parser = positive())]
    pub nodes: u64,
}

/// `fanorona solve`.
#[derive(Debug, Args)]
pub(in crate::cli) struct SolveArgs {
    #[command(flatten)]
    pub limits: SolveLimits,
    /// Solves the position after each turn instead, and prints a line for each: the turn, its value
    /// for the side that plays it, the positions visited and the seconds.
    #[arg(long)]
    pub each: bool,
    /// Uses endgame tables of up to this many stones of both sides together, and first builds those
    /// that were not stored by `fanorona endgame` [default: what takes about a second].
    #[arg(long, value_name = "STONES", value_parser = stones_or_none)]
    pub stones: Option<usize>,
}

/// A position to solve, and what that may cost.
#[derive(Debug, Args)]
#[command(group(ArgGroup::new("time")))]
pub struct SolveLimits {
    /// The variant and the position.
    #[command(flatten)]
    pub place: PositionArgs,
    /// Plays the variant on another board, columns and rows, with the usual start.
    #[arg(long, value_name = "COLUMNSxROWS", value_parser = board)]
    pub board: Option<(usize, usize)>,
    /// The number of threads. With two, both sides' wins are examined at the same time.
    #[arg(long, default_value_t = 1, value_name = "THREADS", value_parser = threads)]
    pub threads: usize,
    /// The size of the transposition table in MiB.
    #[arg(long, default_value_t = 256, value_name = "MIB", value_parser = memory)]
    pub memory: usize,
    /// The most positions to visit.
    #[arg(long, value_name = "POSITIONS", value_parser = positive())]
    pub nodes: Option<u64>,
    /// The approximate time in milliseconds.
    #[arg(long, group = "time", value_name = "MS", value_parser = positive())]
    pub movetime: Option<u64>,
    /// The approximate time in seconds.
    #[arg(long, group = "time", value_name = "SECONDS", value_parser = positive())]
    pub seconds: Option<u64>,
}
