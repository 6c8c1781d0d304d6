//! Importing games from records and links, and exporting games as records.

use super::super::args::Wanted;
use super::super::console::{CommandResult, Console, ExitStatus, Failure};
use super::super::input::{self, GameText};
use super::{list, query, store_failure};
use crate::catalogue::file::write_new;
use crate::catalogue::library::{FolderStore, Library, StoreError, Timestamp};
use crate::formats;
use crate::rules::notation::{Game, write_game};
use crate::texts::{id, say};
use std::io::ErrorKind;
use std::path::{Path, PathBuf};

/// The size limit of an imported file in bytes.
pub(in crate::cli) const LARGEST: u64 = 16 * 1024 * 1024;

/// A game to import.
struct GameToImport {
    game: Game,
    /// The index of its text among those that were read.
    text: usize,
    /// The byte offset in the text from which it was read.
    at: usize,
}

/// Imports all readable games, prints their ids, and reports the unreadable ones.
pub(super) fn import(
    console: &mut Console,
    library: &Library<FolderStore>,
    files: &[PathBuf],
) -> CommandResult {
    let mut errors = Vec::new();
    let mut found: Vec<GameToImport> = Vec::new();
    let mut texts: Vec<GameText> = Vec::new();
    for path in files {
        let GameText { name, text } = match input::game_text(console, path, LARGEST) {
            Ok(text) => text,
            Err(Failure::Input(lines)) => {
                errors.extend(lines);
                continue;
            }
            Err(failure) => return Err(failure),
        };
        let unread = input::games(console, &name, &text, None, |_, at, game| {
            found.push(GameToImport { game, text: texts.len(), at });
            Ok::<_, Failure>(())
        })?;
        errors.extend(unread.lines(console, &name));
        texts.push(GameText { name, text });
    }
    errors.extend(add(console, library, &found, &texts)?);
    if errors.is_empty() { Ok(ExitStatus::Good) } else { Err(Failure::Input(errors)) }
}

/// Adds games to the library, and prints their ids. Returns why some were not added: those that are too
/// large, and all others after the first that cannot be written.
fn add(
    console: &mut Console,
    library: &Library<FolderStore>,
    found: &[GameToImport],
    texts: &[GameText],
) -> Result<Vec<String>, Failure> {
    let folder = library.store().folder().display().to_string();
    let mut adder = library.adder().map_err(|error| store_failure(console, &folder, &error))?;
    let mut errors = Vec::new();
    for GameToImport { game, text, at } in found {
        match adder.add(game, Timestamp::now()) {
            Ok(id) => writeln!(console.out, "{id}")?,
            Err(error) => {
                let reason = say::store_error(&console.texts, &error);
                if matches!(error, StoreError::TooLarge { .. }) {
                    errors.push(format!("{}: {reason}", place(&texts[*text], *at)));
                } else {
                    errors.push(format!("{folder}:1:1: {reason}"));
                    break;
                }
            }
        }
    }
    Ok(errors)
}

/// Where the game at this byte offset of a text begins: `file:line:column`.
fn place(GameText { name, text }: &GameText, at: usize) -> String {
    let begins = text.len() - text[at..].trim_start().len();
    let (line, column) = formats::place(text, begins);
    format!("{name}:{line}:{column}")
}

/// Prints games as records, or writes them to a new file.
pub(super) fn export(
    console: &mut Console,
    library: &Library<FolderStore>,
    ids: &[String],
    output: Option<&Path>,
    wanted: &Wanted,
) -> CommandResult {
    let games = if ids.is_empty() {
        wanted_games(console, library, wanted)?
    } else {
        let mut games = Vec::new();
        for id in ids {
            let saved = library
                .game(&console.catalogue, id)
                .map_err(|error| Failure::input(say::save_error_at(&console.texts, id, &error)))?;
            if let Some(notice) = say::save_notice(&console.texts, &saved) {
                writeln!(console.err, "{notice}")?;
            }
            games.push(saved.game);
        }
        games
    };
    let texts: Vec<String> = games.iter().map(write_game).collect();
    let text = texts.join("\n");
    let Some(path) = output else {
        write!(console.out, "{text}")?;
        return Ok(ExitStatus::Good);
    };
    let file = path.display().to_string();
    write_new(path, &text).map(|()| ExitStatus::Good).map_err(|error| {
        if error.kind() == ErrorKind::AlreadyExists {
            return console.invalid("--output", "games-file-exists", &[("file", file.into())]);
        }
        let arguments = [("file", file.into()), ("detail", error.to_string().into())];
        Failure::input(console.texts.with("games-write", &arguments))
    })
}

/// The saved games that meet the criteria. None is a negative answer.
fn wanted_games(
    console: &mut Console,
    library: &Library<FolderStore>,
    wanted: &Wanted,
) -> Result<Vec<Game>, Failure> {
    let query = query(wanted);
    let games = list::read(console, library, false)?.games;
    let none = if games.is_empty() { id("library-empty") } else { id("library-none-found") };
    // The oldest first, so that they are in the same order again when they are imported.
    let fitting = games.into_iter().rev().filter(|saved| query.fits(saved));
    let fitting: Vec<Game> = fitting.map(|saved| saved.game).collect();
    if fitting.is_empty() {
        return Err(console.negative(none, &[]));
    }
    Ok(fitting)
}
