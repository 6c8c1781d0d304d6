//! Writes games into one file.

use super::entry::LibraryEntry;
use crate::catalogue::file::{write_new, write_whole};
use crate::rules::notation::{Game, write_game};
use std::io::ErrorKind;
use std::path::PathBuf;
use std::sync::Arc;

/// A game to export.
#[derive(Clone, Debug)]
pub enum ExportItem {
    /// A game of the library.
    Entry(Arc<LibraryEntry>),
    /// Any other game.
    Game(Box<Game>),
}

/// The result of an export.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Exported {
    /// The file.
    pub path: PathBuf,
    /// The number of games.
    pub count: usize,
    /// Why the file could not be written; `None` if it was.
    pub error: Option<ExportError>,
}

/// Why a file cannot be written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ExportError {
    /// The file exists already.
    Exists,
    /// Any other reason, in the words of the system.
    System(String),
}

/// All games as one text, separated by blank lines.
pub(super) fn text(games: &[ExportItem]) -> String {
    let texts: Vec<String> = games
        .iter()
        .map(|item| match item {
            ExportItem::Entry(entry) => write_game(&entry.kept.game),
            ExportItem::Game(game) => write_game(game),
        })
        .collect();
    texts.join("\n")
}

/// Writes games into a file. An existing file is an error unless `replace` is set.
pub(super) fn write(games: &[ExportItem], path: PathBuf, replace: bool) -> Exported {
    let text = text(games);
    let written = if replace { write_whole(&path, &text) } else { write_new(&path, &text) };
    let error = written.err().map(|error| match error.kind() {
        ErrorKind::AlreadyExists => ExportError::Exists,
        _ => ExportError::System(error.to_string()),
    });
    Exported { path, count: games.len(), error }
}
