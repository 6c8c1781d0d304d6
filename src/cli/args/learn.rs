//! The arguments of `fanorona learn`.

use clap::Args;

/// `fanorona learn`.
#[derive(Debug, Default, Args)]
pub(in crate::cli) struct LearnArgs {
    /// The lesson or the exercise to begin with; `fanorona lessons` lists the lessons.
    #[arg(value_name = "LESSON[/EXERCISE]")]
    pub place: Option<String>,
    /// Lists the lessons instead, as `fanorona lessons` does.
    #[arg(long)]
    pub list: bool,
    /// Describes the board in words instead of drawing it.
    #[arg(long)]
    pub words: bool,
}
