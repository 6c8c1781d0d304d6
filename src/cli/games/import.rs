//! Importing games from records and links, and exporting games as records.

use super::super::args::Wanted;
use super::super::console::{CommandResult, Console, ExitStatus, Failure};
use super::super::input;
use super::{list, now, query, store_failure};
use crate::catalogue::file::write_whole;
use crate::catalogue::library::{FolderStore, Library, StoreError};
use crate::rules::notation::link::SCHEME;
use crate::rules::notation::{Game, write_game};
use crate::rules::variant::fields;
use crate::texts::{id, say};
use std::path::{Path, PathBuf};

/// The size limit of an imported file in bytes.
pub(in crate::cli) const LARGEST: u64 = 16 * 1024 * 1024;

/// A game to import.
struct GameToImport {
    game: Game,
    /// Its file, as an index into the files that were read, and the byte offset in its text from which it
    /// was read; `None` for a link.
    origin: Option<(usize, usize)>,
}

/// Imports all readable games, prints their ids, and reports the unreadable ones.
pub(super) fn import(
    console: &mut Console,
    library: &Library<FolderStore>,
    files: &[PathBuf],
) -> CommandResult {
    let mut errors = Vec::new();
    let mut found: Vec<GameToImport> = Vec::new();
    let mut texts: Vec<(&Path, String)> = Vec::new();
    for path in files {
        if let Some(opened) = input::link(console, path, None) {
            match opened {
                Ok(opened) => found.push(GameToImport { game: opened.game, origin: None }),
                Err(Failure::Input(lines)) => errors.extend(lines),
                Err(failure) => return Err(failure),
            }
            continue;
        }
        let text = match input::record_text(console, path, LARGEST) {
            Ok(text) => text,
            Err(Failure::Input(lines)) => {
                errors.extend(lines);
                continue;
            }
            Err(failure) => return Err(failure),
        };
        let mut unread = Vec::new();
        input::games(console, path, &text, None, |at, read| match read {
            Ok(game) => found.push(GameToImport { game, origin: Some((texts.len(), at)) }),
            Err(error) => unread.push(error),
        })?;
        let lines = unread.iter().map(|error| input::record_error_line(console, path, error));
        errors.extend(lines);
        texts.push((path, text));
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
    texts: &[(&Path, String)],
) -> Result<Vec<String>, Failure> {
    let folder = library.store().folder().display().to_string();
    let mut adder = library.adder().map_err(|error| store_failure(console, &folder, &error))?;
    let mut errors = Vec::new();
    for GameToImport { game, origin } in found {
        match adder.add(game, now()) {
            Ok(id) => writeln!(console.out, "{id}")?,
            Err(error) => {
                let reason = say::store_error(&console.texts, &error);
                if matches!(error, StoreError::TooLarge { .. }) {
                    errors.push(format!("{}: {reason}", place(*origin, texts)));
                } else {
                    errors.push(format!("{folder}:1:1: {reason}"));
                    break;
                }
            }
        }
    }
    Ok(errors)
}

/// Where a game begins: `file:line:column`.
fn place(origin: Option<(usize, usize)>, texts: &[(&Path, String)]) -> String {
    let found = origin.and_then(|(file, at)| {
        let (path, text) = texts.get(file)?;
        let begins = text.len() - text.get(at..)?.trim_start().len();
        let (line, column) = fields::place(text, begins);
        Some(format!("{}:{line}:{column}", path.display()))
    });
    found.unwrap_or_else(|| format!("{SCHEME}1:1"))
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
        let game = |id: &String| match library.game(&console.catalogue, id) {
            Ok(saved) => Ok(saved.game),
            Err(error) => Err(Failure::input(say::save_error_at(&console.texts, id, &error))),
        };
        ids.iter().map(game).collect::<Result<_, _>>()?
    };
    let texts: Vec<String> = games.iter().map(write_game).collect();
    let text = texts.join("\n");
    let Some(path) = output else {
        write!(console.out, "{text}")?;
        return Ok(ExitStatus::Good);
    };
    let file = path.display().to_string();
    if path.exists() {
        let line = console.texts.with("games-file-exists", &[("file", file.into())]);
        return Err(Failure::input(format!("--output:1:1: {line}")));
    }
    write_whole(path, &text).map(|()| ExitStatus::Good).map_err(|error| {
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
        return Err(Failure::Negative(vec![console.texts.get(none)]));
    }
    Ok(fitting)
}
