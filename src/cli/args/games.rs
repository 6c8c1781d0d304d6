//! What `fanorona games` is told.

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
    /// Prints results instead, a line for a player, an opponent and a variant: games, wins, draws,
    /// losses, the present streak (negative when losing), the longest one of wins, the most steps
    /// of a chain, the most stones taken in a turn. Players are those who are no program, or who
    /// fit --player.
    #[arg(long)]
    pub statistics: bool,
    #[command(subcommand)]
    pub command: Option<GamesCommand>,
}

/// Which games.
#[derive(Debug, Default, Args)]
pub(in crate::cli) struct Wanted {
    /// Games of this variant.
    #[arg(long, value_name = "KEY")]
    pub variant: Option<String>,
    /// Games of a player whose name has this in it.
    #[arg(long, value_name = "NAME")]
    pub player: Option<String>,
    /// Games from this day, month or year on: 2026-11-21, 2026-11 or 2026.
    #[arg(long, value_name = "DATE", value_parser = day)]
    pub since: Option<String>,
    /// Games up to this day, month or year.
    #[arg(long, value_name = "DATE", value_parser = day)]
    pub until: Option<String>,
    /// Games with this result.
    #[arg(long, value_name = "RESULT", value_parser = ["1-0", "0-1", "1/2-1/2", "*"])]
    pub result: Option<String>,
}

/// What `fanorona games` can do.
#[derive(Debug, Subcommand)]
pub(in crate::cli) enum GamesCommand {
    /// Keeps the games of records (FGN) and links, and prints their names on the shelf.
    Import {
        /// The records, each with one game or many, or links; `-` reads standard input.
        #[arg(required = true, value_name = "FILE")]
        files: Vec<PathBuf>,
    },
    /// Prints games as records (FGN): those named, or all that fit.
    Export {
        /// Their names on the shelf.
        #[arg(value_name = "ID")]
        ids: Vec<String>,
        /// Writes them to a new file instead.
        #[arg(long, value_name = "FILE")]
        output: Option<PathBuf>,
        #[command(flatten)]
        wanted: Wanted,
    },
    /// Deletes games, so that they can be restored.
    Delete {
        /// Their names on the shelf.
        #[arg(required = true, value_name = "ID")]
        ids: Vec<String>,
    },
    /// Brings deleted games back.
    Restore {
        /// Their names on the shelf.
        #[arg(required = true, value_name = "ID")]
        ids: Vec<String>,
    },
    /// Gives a game a name of one's own.
    Name {
        /// Its name on the shelf.
        #[arg(value_name = "ID")]
        id: String,
        /// The name; an empty one takes it away.
        #[arg(value_name = "NAME")]
        name: String,
    },
}

/// A day, a month or a year.
fn day(text: &str) -> Result<String, String> {
    let lengths = [4, 2, 2];
    let parts: Vec<&str> = text.split('-').collect();
    let fits = parts.len() <= 3
        && parts.iter().zip(lengths).all(|(part, length)| {
            part.len() == length && part.bytes().all(|byte| byte.is_ascii_digit())
        });
    if fits { Ok(text.to_owned()) } else { Err("a date such as 2026-11-21 or 2026".to_owned()) }
}
