//! Writes games into one file.

use super::entry::Entry;
use crate::catalogue::file::write_whole;
use crate::rules::notation::{Game, write_game};
use std::path::PathBuf;
use std::sync::Arc;

/// A game to be written.
#[derive(Clone, Debug)]
pub enum Piece {
    /// One of the library.
    Saved(Arc<Entry>),
    /// Another one.
    Game(Box<Game>),
}

/// What came of writing games.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Exported {
    /// The file.
    pub path: PathBuf,
    /// How many games it holds.
    pub count: usize,
    /// Why they could not be written.
    pub error: Option<ExportError>,
}

/// Why a file cannot be written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ExportError {
    /// It is there already.
    Exists,
    /// Anything else, in the words of the system.
    System(String),
}

/// All games as one text, a blank line between them.
pub(super) fn text(games: &[Piece]) -> String {
    let texts: Vec<String> = games
        .iter()
        .map(|piece| match piece {
            Piece::Saved(entry) => write_game(&entry.kept.game),
            Piece::Game(game) => write_game(game),
        })
        .collect();
    texts.join("\n")
}

pub(super) fn write(games: &[Piece], path: PathBuf, replace: bool) -> Exported {
    let error = if !replace && path.exists() {
        Some(ExportError::Exists)
    } else {
        let written = write_whole(&path, &text(games));
        written.err().map(|error| ExportError::System(error.to_string()))
    };
    Exported { path, count: games.len(), error }
}
