//! The arguments of `fanorona games`.

use clap::{Args, Subcommand};
use std::path::PathBuf;

/// `fanorona games`.
#[derive(Debug, Args)]
#[command(args_conflicts_with_subcommands = true)]
pub(in crate::cli) struct GamesArgs {
    #[command(flatten)]
    pub wanted: Wanted,
    /// Lists the deleted games instead.
    #[arg(long, conflicts_with = "statistics")]
    pub trash: bool,
    /// Prints statistics instead: a line for each player, opponent and variant with games, wins,
    /// draws, losses, current streak (negative for losses), longest winning streak, most steps in a
    /// chain, most stones captured in a turn, and games with a coach, which count in nothing else.
    /// Includes human players, or those that match --player.
    #[arg(long)]
    pub statistics: bool,
    /// Prints strengths instead: a line for each player and variant with the estimated Elo, its
    /// standard error, and the number of games that count: those against computer opponents, over,
    /// and without coach, hints and turns taken back. A random mover has 0 Elo.
    #[arg(long, conflicts_with_all = ["statistics", "trash"])]
    pub strength: bool,
    #[command(subcommand)]
    pub command: Option<GamesCommand>,
}

/// The criteria for games.
#[derive(Debug, Default, Args)]
pub(in crate::cli) struct Wanted {
    /// Only games of this variant.
    #[arg(long, value_name = "KEY")]
    pub variant: Option<String>,
    /// Only games with a player whose name contains this text; capitals and blanks do not matter.
    #[arg(long, value_name = "NAME")]
    pub player: Option<String>,
    /// Only games since this day, month or year: 2026-11-21, 2026-11 or 2026.
    #[arg(long, value_name = "DATE", value_parser = day)]
    pub since: Option<String>,
    /// Only games until this day, month or year, inclusive.
    #[arg(long, value_name = "DATE", value_parser = day)]
    pub until: Option<String>,
    /// Only games with this result.
    #[arg(long, value_name = "RESULT", value_parser = ["1-0", "0-1", "1/2-1/2", "*"])]
    pub result: Option<String>,
}

/// The subcommands of `fanorona games`.
#[derive(Debug, Subcommand)]
pub(in crate::cli) enum GamesCommand {
    /// Imports games from records (FGN) and links, and prints their ids.
    Import {
        /// Record files with one or more games, or links; `-` reads standard input.
        #[arg(required = true, value_name = "FILE")]
        files: Vec<PathBuf>,
    },
    /// Prints games as records (FGN): those with the given ids, or all that match the criteria, the oldest first.
    Export {
        /// The ids of the games.
        #[arg(value_name = "ID",
            conflicts_with_all = ["variant", "player", "since", "until", "result"])]
        ids: Vec<String>,
        /// Writes the records to a new file instead, which must not exist.
        #[arg(long, value_name = "FILE")]
        output: Option<PathBuf>,
        #[command(flatten)]
        wanted: Wanted,
    },
    /// Deletes games; `fanorona games restore` brings them back.
    Delete {
        /// The ids of the games.
        #[arg(required = true, value_name = "ID")]
        ids: Vec<String>,
    },
    /// Restores deleted games.
    Restore {
        /// The ids of the games.
        #[arg(required = true, value_name = "ID")]
        ids: Vec<String>,
    },
    /// Names a game.
    Name {
        /// The id of the game.
        #[arg(value_name = "ID")]
        id: String,
        /// The name; an empty text removes it.
        #[arg(value_name = "NAME")]
        name: String,
    },
}

/// Parses a day, a month or a year.
fn day(text: &str) -> Result<String, String> {
    let lengths = [4, 2, 2];
    let parts: Vec<&str> = text.split('-').collect();
    let fits = parts.len() <= 3
        && parts.iter().zip(lengths).all(|(part, length)| {
            part.len() == length && part.bytes().all(|byte| byte.is_ascii_digit())
        });
    if !fits {
        return Err("expected a date such as 2026-11-21, 2026-11 or 2026".to_owned());
    }
    let first = ["", "01", "01"];
    let whole = parts.iter().chain(&first[parts.len()..]).copied().collect::<Vec<_>>().join("-");
    match whole.parse::<jiff::civil::Date>() {
        Ok(_) => Ok(text.to_owned()),
        Err(_) => Err("there is no such date".to_owned()),
    }
}
