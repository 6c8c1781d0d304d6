//! Checks the contents of files. Each check returns the key or the title of what it found.

use super::place;
use crate::catalogue::content::{Content, CustomItem};
use crate::catalogue::custom::CustomFileKind;
use crate::catalogue::puzzles::PuzzleStore;
use crate::catalogue::{CustomFileError, CustomFileProblem, KeyOwner};
use crate::cli::console::{Console, Failure};
use crate::cli::input;
use crate::game::puzzles::PuzzlePack;
use crate::rules::notation::Game;
use crate::texts::say;
use std::path::Path;

/// A file of no kind that can be checked.
pub(super) fn unknown(console: &Console, path: &Path) -> Failure {
    console.invalid(&say::shown_path(path), "check-unknown", &[])
}

/// Checks a variant, a look or a lesson, and adds it to those that are there. If that is impossible, the reason is added
/// to `ignored`.
pub(super) fn item(
    console: &Console,
    content: &mut Content,
    kind: CustomFileKind,
    path: &Path,
    text: &str,
    ignored: &mut Vec<String>,
) -> Result<String, Failure> {
    let lines = |error: &CustomFileError| say::custom_file_error(&console.texts, error);
    let item = CustomItem::read(kind, path, text, &content.catalogue)
        .map_err(|error| Failure::Input(lines(&error)))?;
    let key = item.key().to_owned();
    // The key may be taken by the file itself, which is in the player's folder, or is a variant that was added before.
    if let Err(problem) = content.add(path, item)
        && !matches!(&problem, CustomFileProblem::KeyTaken { owner: KeyOwner::File(other), .. }
            if place::is_same_file(path, other))
    {
        ignored.extend(lines(&CustomFileError { path: path.to_owned(), problem }));
    }
    Ok(key)
}

/// Checks a pack of puzzles.
pub(super) fn puzzles(console: &Console, path: &Path, text: &str) -> Result<String, Failure> {
    let mut store = PuzzleStore::default();
    store.insert_own(path, text, &console.catalogue);
    if store.errors().is_empty() {
        let key = PuzzlePack::key(text);
        return Ok(key.unwrap_or_default().to_owned());
    }
    let lines = store.errors().iter().map(|error| say::pack_file_error(&console.texts, error));
    Err(Failure::Input(lines.collect()))
}

/// Checks game records. The title is that of the first; one without a title has the key of its variant.
pub(super) fn records(console: &mut Console, path: &Path, text: &str) -> Result<String, Failure> {
    let mut title = None;
    let name = path.display().to_string();
    let unread = input::games(console, &name, text, None, |_, _, game| {
        title.get_or_insert_with(|| title_of(&game));
        Ok::<_, Failure>(())
    })?;
    if unread.is_empty() {
        return title.ok_or_else(|| unknown(console, path));
    }
    Err(Failure::Input(unread.lines(console, &name)))
}

fn title_of(game: &Game) -> String {
    let event = game.tag("Event").filter(|event| !["", "?"].contains(event));
    event.unwrap_or(&game.variant).to_owned()
}
