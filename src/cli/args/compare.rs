//! The arguments of `fanorona compare`.

use super::numbers::{count, positive};
use clap::Args;

/// `fanorona compare`.
#[derive(Debug, Args)]
pub(in crate::cli) struct CompareArgs {
    /// Two or three variants, separated by commas: keys or RON files.
    #[arg(long, value_name = "KEY,KEY")]
    pub variants: String,
    /// A position, such as `9/9/3B5/9/2W1B4 w 0 9`, or a game: a record (FGN), the key of a shipped
    /// record, a link, or `-` for standard input [default: the start of the first variant].
    #[arg(value_name = "POSITION|GAME")]
    pub what: Option<String>,
    /// Reads the game under this variant, whatever it names. The options from --chain on are for positions.
    #[arg(long, value_name = "KEY")]
    pub variant: Option<String>,
    /// Follows a chain step by step, such as c1-d1A-d2A, and says where the variants differ.
    #[arg(long, value_name = "CHAIN",
        conflicts_with_all = ["depth", "results", "all", "nodes"])]
    pub chain: Option<String>,
    /// Prints a table of all switches of the variants.
    #[arg(long, conflicts_with_all = ["what", "variant", "chain", "depth", "seconds", "results", "all",
        "most", "nodes"])]
    pub switches: bool,
    /// Prints only the switches in which the variants differ.
    #[arg(long, requires = "switches")]
    pub differing: bool,
    /// Counts the turn sequences up to this depth.
    #[arg(long, value_name = "TURNS", value_parser = clap::value_parser!(u32).range(1..=20))]
    pub depth: Option<u32>,
    /// The approximate time for counting under each variant; counts that are not finished by then are
    /// marked.
    #[arg(long, default_value_t = 10, value_name = "SECONDS",
        value_parser = clap::value_parser!(u64).range(1..=86_400))]
    pub seconds: u64,
    /// Compares and counts only one of several turns with the same start, end and captured stones.
    #[arg(long)]
    pub results: bool,
    /// Lists the turns that all variants allow too.
    #[arg(long)]
    pub all: bool,
    /// The greatest number of turns to list; how many more there are is printed.
    #[arg(long, default_value_t = 100, value_name = "NUMBER", value_parser = count(1, 20_000))]
    pub most: usize,
    /// Tries to prove who wins under each variant, by visiting at most this number of positions.
    #[arg(long, value_name = "POSITIONS", value_parser = positive())]
    pub nodes: Option<u64>,
}
