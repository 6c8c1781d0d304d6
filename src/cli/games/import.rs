//! Games from records and links, and games as records.

use super::super::args::Wanted;
use super::super::desk::{Answer, Desk, Done, Failure};
use super::super::input;
use super::{list, now, query, shelf_failure};
use crate::catalogue::file::write_whole;
use crate::catalogue::library::{FolderShelf, Library};
use crate::rules::notation::{Game, write_game};
use crate::texts::say;
use std::path::{Path, PathBuf};

/// A file of more bytes than these is not read.
const LARGEST: u64 = 16 * 1024 * 1024;

/// Keeps every game that can be read, prints their names, and tells what cannot be read.
pub(super) fn import(desk: &mut Desk, library: &Library<FolderShelf>, files: &[PathBuf]) -> Done {
    let mut faults = Vec::new();
    let mut games: Vec<Game> = Vec::new();
    for path in files {
        if let Some(opened) = input::link(desk, path) {
            match opened {
                Ok(opened) => games.push(opened.game),
                Err(Failure::Input(lines)) => faults.extend(lines),
                Err(failure) => return Err(failure),
            }
            continue;
        }
        let text = match input::record_text(desk, path, LARGEST) {
            Ok(text) => text,
            Err(Failure::Input(lines)) => {
                faults.extend(lines);
                continue;
            }
            Err(failure) => return Err(failure),
        };
        desk.catalogue.read_games(&text, None, |read| match read {
            Ok((_, game)) => games.push(game),
            Err(unread) => faults.push(input::unread_line(desk, path, &unread)),
        });
    }
    let folder = library.shelf().folder().display().to_string();
    let ids = library.add(&games, now()).map_err(|fault| shelf_failure(desk, &folder, &fault))?;
    for id in ids {
        writeln!(desk.out, "{id}")?;
    }
    if faults.is_empty() { Ok(Answer::Good) } else { Err(Failure::Input(faults)) }
}

/// Prints games as records, or writes them to a file that is not there yet.
pub(super) fn export(
    desk: &mut Desk,
    library: &Library<FolderShelf>,
    ids: &[String],
    output: Option<&Path>,
    wanted: &Wanted,
) -> Done {
    let games: Vec<Game> = if ids.is_empty() {
        let query = query(wanted);
        let listed = list::read(desk, library, false)?;
        listed.games.into_iter().filter(|kept| query.fits(kept)).map(|kept| kept.game).collect()
    } else {
        let game = |id: &String| match library.game(&desk.catalogue, id) {
            Ok(kept) => Ok(kept.game),
            Err(fault) => {
                let reason = say::save_fault(&desk.texts, &fault);
                Err(Failure::input(format!("{id}:1:1: {reason}")))
            }
        };
        ids.iter().map(game).collect::<Result<_, _>>()?
    };
    let texts: Vec<String> = games.iter().map(write_game).collect();
    let text = texts.join("\n");
    let Some(path) = output else {
        write!(desk.out, "{text}")?;
        return Ok(Answer::Good);
    };
    let file = path.display().to_string();
    if path.exists() {
        let line = desk.texts.with("games-file-exists", &[("file", file.into())]);
        return Err(Failure::input(line));
    }
    write_whole(path, &text).map(|()| Answer::Good).map_err(|error| {
        let arguments = [("file", file.into()), ("detail", error.to_string().into())];
        Failure::input(desk.texts.with("games-write", &arguments))
    })
}
