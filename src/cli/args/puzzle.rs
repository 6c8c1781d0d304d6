//! The arguments of `fanorona puzzle`.

use clap::Args;

/// `fanorona puzzle`.
#[derive(Debug, Default, Args)]
pub(in crate::cli) struct PuzzleArgs {
    /// The puzzle with this name, such as tsivy-015b1b0.
    #[arg(
        value_name = "ID",
        conflicts_with_all = ["variant", "sheet", "theme", "difficulty", "daily", "again", "timed"]
    )]
    pub id: Option<String>,
    /// Puzzles of this variant: a key from `fanorona variants` [default: tsivy].
    #[arg(long, value_name = "KEY")]
    pub variant: Option<String>,
    /// Puzzles of all variants from this rule sheet; a part of its name is enough.
    #[arg(long, value_name = "TEXT", conflicts_with = "daily")]
    pub sheet: Option<String>,
    /// Puzzles with this theme: long-chain, withdrawal, sacrifice, quiet-turn, stop-early, save-draw,
    /// last-stone, ending.
    #[arg(long, value_name = "THEME", conflicts_with = "daily")]
    pub theme: Option<String>,
    /// Puzzles with a rating in this range: 1200-1600, 1800- or -1000.
    #[arg(long, value_name = "FROM-TO", allow_hyphen_values = true, conflicts_with = "daily")]
    pub difficulty: Option<String>,
    /// The puzzle of the day, the same for everybody; the day changes at midnight UTC.
    #[arg(long, conflicts_with_all = ["again", "timed"])]
    pub daily: bool,
    /// The puzzles that were failed and are due to come again, after 1, 3, 7 and 21 days.
    #[arg(long, conflicts_with = "timed")]
    pub again: bool,
    /// As many puzzles as possible in three minutes; the third mistake ends the run.
    #[arg(long)]
    pub timed: bool,
    /// Describes the board in words instead of drawing it.
    #[arg(long)]
    pub words: bool,
    /// Chooses the same puzzles again: the seed of the choice.
    #[arg(long, value_name = "N")]
    pub seed: Option<u64>,
}
