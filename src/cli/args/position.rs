//! The arguments of commands that take a position or a record.

use super::numbers::{count, positive, threads};
use crate::game::analysis::AnalysisResources;
use clap::Args;
use std::path::PathBuf;

/// A variant and a position.
#[derive(Debug, Args)]
pub struct PositionArgs {
    /// The variant: a key or a RON file [default: tsivy].
    #[arg(long, value_name = "KEY")]
    pub variant: Option<String>,
    /// The position, such as `9/9/9/9/W7B w 0 1` [default: the start of the variant].
    #[arg(long, value_name = "POSITION")]
    pub position: Option<String>,
}

/// `fanorona turns`.
#[derive(Debug, Args)]
pub(in crate::cli) struct TurnsArgs {
    #[command(flatten)]
    pub place: PositionArgs,
    /// Prints only one of several turns with the same start, end and captured stones.
    #[arg(long)]
    pub results: bool,
    /// The greatest number of turns to list; a list that is cut off says so.
    #[arg(long, default_value_t = 1_000_000, value_name = "NUMBER", value_parser = count(1, u64::MAX))]
    pub most: usize,
}

/// `fanorona perft`.
#[derive(Debug, Args)]
pub(in crate::cli) struct PerftArgs {
    #[command(flatten)]
    pub place: PositionArgs,
    /// The depth in turns of either side.
    #[arg(long, value_name = "TURNS", value_parser = clap::value_parser!(u32).range(1..=100))]
    pub depth: u32,
    /// Counts only one of several turns with the same start, end and captured stones.
    #[arg(long)]
    pub results: bool,
    /// First prints the count of each first turn at the greatest depth.
    #[arg(long)]
    pub divide: bool,
}

/// `fanorona replay`.
#[derive(Debug, Args)]
pub(in crate::cli) struct ReplayArgs {
    /// A file with one or more game records (FGN), the key of a shipped record, or a link; `-`
    /// reads standard input.
    #[arg(required_unless_present = "shipped")]
    pub file: Option<PathBuf>,
    /// Lists the shipped records instead: key, title.
    #[arg(long, conflicts_with_all = ["file", "variant"])]
    pub shipped: bool,
    /// Exits with 1 if anything is odd about a record: it looks cut off, because its tag names a result that its turns
    /// do not reach; it goes on after a draw by the rules; or it has signs that are read as others.
    #[arg(long, conflicts_with = "shipped")]
    pub strict: bool,
    /// Checks the records under this variant, whatever they name.
    #[arg(long, value_name = "KEY")]
    pub variant: Option<String>,
}

/// `fanorona analyse`.
#[derive(Debug, Args)]
pub(in crate::cli) struct AnalyseArgs {
    /// A file with one or more game records (FGN), the key of a shipped record, or a link; `-`
    /// reads standard input.
    pub file: PathBuf,
    /// The positions that a search visits for a turn. A turn takes two or three searches.
    #[arg(long, default_value_t = AnalysisResources::NODES, value_name = "POSITIONS",
        value_parser = positive())]
    pub nodes: u64,
    /// The number of turns that are analysed at the same time [default: the number of cores]. The
    /// analysis does not depend on it.
    #[arg(long, value_name = "NUMBER", value_parser = threads)]
    pub threads: Option<usize>,
    /// Exits with 1 if anything is odd about a record: it looks cut off, because its tag names a result that its turns
    /// do not reach; it goes on after a draw by the rules; or it has signs that are read as others.
    #[arg(long)]
    pub strict: bool,
    /// Reads the records under this variant, whatever they name.
    #[arg(long, value_name = "KEY")]
    pub variant: Option<String>,
}

/// `fanorona link`.
#[derive(Debug, Args)]
pub(in crate::cli) struct LinkArgs {
    /// The game: a record (FGN), the key of a shipped record, or a link; `-` reads standard input.
    pub file: PathBuf,
    /// Reads the record under this variant, whatever it names.
    #[arg(long, value_name = "KEY")]
    pub variant: Option<String>,
}
