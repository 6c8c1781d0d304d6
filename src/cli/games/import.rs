//! Importing games from records and links, and exporting games as records.

use super::super::args::Wanted;
use super::super::console::{CommandResult, Console, ExitStatus, Failure};
use super::super::input;
use super::{list, now, query, store_failure};
use crate::catalogue::file::write_whole;
use crate::catalogue::library::{FolderStore, Library};
use crate::rules::notation::{Game, write_game};
use crate::texts::say;
use std::path::{Path, PathBuf};

/// The size limit of an imported file in bytes.
const LARGEST: u64 = 16 * 1024 * 1024;

/// Imports all readable games, prints their ids, and reports the unreadable ones.
pub(super) fn import(
    console: &mut Console,
    library: &Library<FolderStore>,
    files: &[PathBuf],
) -> CommandResult {
    let mut errors = Vec::new();
    let mut games: Vec<Game> = Vec::new();
    for path in files {
        if let Some(opened) = input::link(console, path) {
            match opened {
                Ok(opened) => games.push(opened.game),
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
        input::games(console, path, &text, None, |read| match read {
            Ok(game) => games.push(game),
            Err(error) => unread.push(error),
        })?;
        let lines = unread.iter().map(|error| input::record_error_line(console, path, error));
        errors.extend(lines);
    }
    let folder = library.store().folder().display().to_string();
    let ids =
        library.add(&games, now()).map_err(|error| store_failure(console, &folder, &error))?;
    for id in ids {
        writeln!(console.out, "{id}")?;
    }
    if errors.is_empty() { Ok(ExitStatus::Good) } else { Err(Failure::Input(errors)) }
}

/// Prints games as records, or writes them to a new file.
pub(super) fn export(
    console: &mut Console,
    library: &Library<FolderStore>,
    ids: &[String],
    output: Option<&Path>,
    wanted: &Wanted,
) -> CommandResult {
    let games: Vec<Game> = if ids.is_empty() {
        let query = query(wanted);
        let listed = list::read(console, library, false)?;
        listed.games.into_iter().filter(|saved| query.fits(saved)).map(|saved| saved.game).collect()
    } else {
        let game = |id: &String| match library.game(&console.catalogue, id) {
            Ok(saved) => Ok(saved.game),
            Err(error) => {
                let reason = say::save_error(&console.texts, &error);
                Err(Failure::input(format!("{id}:1:1: {reason}")))
            }
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
        return Err(Failure::input(line));
    }
    write_whole(path, &text).map(|()| ExitStatus::Good).map_err(|error| {
        let arguments = [("file", file.into()), ("detail", error.to_string().into())];
        Failure::input(console.texts.with("games-write", &arguments))
    })
}
