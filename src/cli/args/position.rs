//! What the commands about one position or one record are told.

use clap::Args;
use std::path::PathBuf;

/// Which position a command is about.
#[derive(Debug, Args)]
pub(in crate::cli) struct Place {
    /// The variant: a key or a RON file [default: tsivy].
    #[arg(long, value_name = "KEY")]
    pub variant: Option<String>,
    /// The position, as `9/9/9/9/W7B w 0 1`; the variant's start when left out.
    #[arg(long, value_name = "POSITION")]
    pub position: Option<String>,
}

/// `fanorona turns`.
#[derive(Debug, Args)]
pub(in crate::cli) struct TurnsArgs {
    #[command(flatten)]
    pub place: Place,
    /// Prints turns with the same start, end and captured stones once.
    #[arg(long)]
    pub results: bool,
}

/// `fanorona perft`.
#[derive(Debug, Args)]
pub(in crate::cli) struct PerftArgs {
    #[command(flatten)]
    pub place: Place,
    /// How many turns of both sides together to look ahead.
    #[arg(long, value_name = "TURNS", value_parser = clap::value_parser!(u32).range(1..=100))]
    pub depth: u32,
    /// Counts turns with the same start, end and captured stones once.
    #[arg(long)]
    pub results: bool,
    /// Prints first how the count of the greatest depth is made up, turn by turn.
    #[arg(long)]
    pub divide: bool,
}

/// `fanorona replay`.
#[derive(Debug, Args)]
pub(in crate::cli) struct ReplayArgs {
    /// The game records (FGN), one or many, the name of a shipped one, or a link; `-` reads standard input.
    #[arg(required_unless_present = "shipped")]
    pub file: Option<PathBuf>,
    /// Lists the shipped records instead: name, title.
    #[arg(long, conflicts_with_all = ["file", "variant"])]
    pub shipped: bool,
    /// The variant to check it by, whatever the record names.
    #[arg(long, value_name = "KEY")]
    pub variant: Option<String>,
}

/// `fanorona link`.
#[derive(Debug, Args)]
pub(in crate::cli) struct LinkArgs {
    /// The game record (FGN); `-` reads standard input.
    pub file: PathBuf,
    /// The variant to read it by, whatever the record names.
    #[arg(long, value_name = "KEY")]
    pub variant: Option<String>,
}
