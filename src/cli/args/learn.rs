//! The arguments of `fanorona learn`.

use clap::Args;

/// `fanorona learn`.
#[derive(Debug, Default, Args)]
pub(in crate::cli) struct LearnArgs {
    /// The lesson or the exercise to begin with. `--list` lists the lessons; an exercise that
    /// does not exist, such as board/?, is answered with the exercises of its lesson.
    #[arg(value_name = "LESSON[/EXERCISE]")]
    pub place: Option<String>,
    /// Lists the lessons instead: key, solved/exercises, stars/most stars, name.
    #[arg(long, conflicts_with_all = ["place", "words"])]
    pub list: bool,
    /// Describes the board in words instead of drawing it.
    #[arg(long)]
    pub words: bool,
}
