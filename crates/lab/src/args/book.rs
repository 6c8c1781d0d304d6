//! The arguments of `fanorona-lab book`.

use clap::{Args, Subcommand};
use fanorona::cli::args::PositionArgs;
use fanorona::cli::args::numbers::{count, threads};
use std::path::PathBuf;

/// `fanorona-lab book`.
#[derive(Debug, Args)]
pub struct BookArgs {
    #[command(subcommand)]
    pub command: BookCommand,
}

/// The subcommands of `fanorona-lab book`.
#[derive(Debug, Subcommand)]
pub enum BookCommand {
    /// Grows a book from the start of a variant, and writes it.
    ///
    /// The same arguments give the same file, whatever the number of threads.
    Make(MakeBookArgs),
    /// Extends a book by further positions, or searches its positions again.
    Extend(ExtendBookArgs),
    /// Checks books: every position is reached by legal turns, every value follows from the values after
    /// the book turns, and writing the book gives the same file.
    ///
    /// Prints a line for each: variant, positions, positions with book turns, turns, bytes, nodes, cost of a
    /// turn, value of the start for White.
    Check(CheckBookArgs),
    /// Lists the book turns of a position, the best first: turn, its value for the side to move, and the
    /// number of book turns after it.
    ///
    /// The first line is the value of the position. Exits with 1 if the position is not in the book.
    List(ListBookArgs),
}

/// `fanorona-lab book make`.
#[derive(Debug, Args)]
pub struct MakeBookArgs {
    /// The variant: a key or a RON file [default: tsivy].
    #[arg(long, value_name = "KEY")]
    pub variant: Option<String>,
    /// The file to write; an existing one is replaced. It is rewritten at intervals while the book grows.
    #[arg(long, value_name = "FILE")]
    pub out: PathBuf,
    /// The number of positions; a few more are added at the end.
    #[arg(long, value_name = "NUMBER", value_parser = count(1, 10_000_000))]
    pub positions: usize,
    /// The number of positions that the search of a book position visits. There are two searches for each.
    #[arg(long, default_value_t = 20_000, value_name = "POSITIONS",
        value_parser = clap::value_parser!(u64).range(100..=1_000_000_000))]
    pub nodes: u64,
    /// What each turn of the way to a position costs when the next one is chosen, in hundredths of a stone.
    #[arg(long, default_value_t = 20, value_name = "HUNDREDTHS",
        value_parser = clap::value_parser!(u32).range(1..=1_000))]
    pub turn_cost: u32,
    /// The number of positions that are searched at the same time.
    #[arg(long, default_value_t = 1, value_name = "NUMBER", value_parser = threads)]
    pub threads: usize,
}

/// `fanorona-lab book extend`.
#[derive(Debug, Args)]
pub struct ExtendBookArgs {
    /// The book, which is replaced.
    #[arg(value_name = "FILE")]
    pub file: PathBuf,
    /// The variant of the file, if it is not one of the known ones: a key or a RON file [default: the one that the file
    /// names].
    #[arg(long, value_name = "KEY")]
    pub variant: Option<String>,
    /// The number of positions [default: as many as there are].
    #[arg(long, value_name = "NUMBER", value_parser = count(1, 10_000_000))]
    pub positions: Option<usize>,
    /// The number of positions that a search visits [default: as in the book].
    #[arg(long, value_name = "POSITIONS",
        value_parser = clap::value_parser!(u64).range(100..=1_000_000_000))]
    pub nodes: Option<u64>,
    /// First searches all positions again, with today's search and its number of nodes.
    #[arg(long)]
    pub reevaluate: bool,
    /// Continues an interrupted --reevaluate after this number of positions: the last number that it
    /// printed.
    #[arg(long, default_value_t = 0, value_name = "NUMBER", requires = "reevaluate")]
    pub from: usize,
    /// The number of positions that are searched at the same time.
    #[arg(long, default_value_t = 1, value_name = "NUMBER", value_parser = threads)]
    pub threads: usize,
}

/// `fanorona-lab book check`.
#[derive(Debug, Args)]
pub struct CheckBookArgs {
    /// The books [default: the shipped ones].
    #[arg(value_name = "FILE")]
    pub files: Vec<PathBuf>,
    /// The variant of the files, if it is not one of the known ones: a key or a RON file [default: the one that each file
    /// names].
    #[arg(long, value_name = "KEY")]
    pub variant: Option<String>,
}

/// `fanorona-lab book list`.
#[derive(Debug, Args)]
pub struct ListBookArgs {
    /// Turns played from the position, such as `f2-e3A d4-e4A`.
    #[arg(value_name = "TURN")]
    pub turns: Vec<String>,
    #[command(flatten)]
    pub place: PositionArgs,
    /// The book [default: the shipped one of the variant].
    #[arg(long, value_name = "FILE")]
    pub file: Option<PathBuf>,
}
