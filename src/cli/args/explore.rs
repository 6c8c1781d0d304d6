//! The arguments of `fanorona explore`.

use super::numbers::count;
use crate::game::explore::{GameResult, Source};
use crate::rules::Side;
use clap::Args;

/// `fanorona explore`.
#[derive(Debug, Args)]
pub(in crate::cli) struct ExploreArgs {
    /// A position, such as `9/9/9/9/W7B w 0 1` [default: the start of the variant].
    #[arg(value_name = "POSITION")]
    pub position: Option<String>,
    /// The variant: a key or a RON file [default: tsivy].
    #[arg(long, value_name = "KEY")]
    pub variant: Option<String>,
    /// Only the player's own games: the same as --source own.
    #[arg(long, conflicts_with = "source")]
    pub own: bool,
    /// Only games of these sources, separated by commas: own, the saved games; shipped, those that
    /// come with the program; engine, games of computer opponents.
    #[arg(long, value_name = "SOURCE", value_delimiter = ',')]
    pub source: Vec<Source>,
    /// Only games in which a person played this side: w or b. Without engine games.
    #[arg(long, value_name = "SIDE")]
    pub side: Option<Side>,
    /// Only games with an opponent whose name contains this text: the player of the other side with
    /// --side, else either. Without engine games.
    #[arg(long, value_name = "NAME")]
    pub opponent: Option<String>,
    /// Only games with this result: 1-0, 1/2-1/2, 0-1 or *.
    #[arg(long, value_name = "RESULT")]
    pub result: Option<GameResult>,
    /// Only turns up to this number of turns of both sides from the start of a game.
    #[arg(long, value_name = "TURNS", value_parser = clap::value_parser!(u32).range(1..))]
    pub depth: Option<u32>,
    /// The greatest number of turns to list.
    #[arg(long, default_value_t = 1_000, value_name = "NUMBER", value_parser = count(1, 100_000))]
    pub most: usize,
}
