//! `fanorona check`: whether files can be used.

mod contents;
mod kind;
mod place;

use super::args::CheckFilesArgs;
use super::console::{CommandResult, Console, ExitStatus, Failure};
use super::escape::column;
use super::input::unreadable;
use crate::catalogue::content::{Content, CustomItem};
use crate::catalogue::custom::CustomFileKind;
use crate::catalogue::file::{FileError, read_bytes, read_named_bytes, text_of};
use crate::texts::say;
use kind::FileContents;
use std::path::{Path, PathBuf};

/// Prints a line for each valid file, and reports all errors of the others. A valid file that the program would not load is
/// a negative answer.
pub(super) fn run(console: &mut Console, args: &CheckFilesArgs) -> CommandResult {
    let mut content = Content::of_player();
    add_variants(&mut content, &args.files);
    console.catalogue = content.catalogue.clone();
    let mut lines = Vec::new();
    let mut all_valid = true;
    for path in &args.files {
        match check(console, &mut content, path, &mut lines) {
            Ok((contents, title)) => {
                let (title, file) = (column(&title), say::shown_path(path));
                writeln!(console.out, "{}\t{title}\t{file}", contents.word())?;
            }
            Err(Failure::Input(errors)) => {
                all_valid = false;
                lines.extend(errors);
            }
            Err(failure) => return Err(failure),
        }
    }
    if !all_valid {
        return Err(Failure::Input(lines));
    }
    if lines.is_empty() { Ok(ExitStatus::Good) } else { Err(Failure::Negative(lines)) }
}

/// Adds the variants among the files, so that the other files may name them. What is no ordinary file can be read only
/// once, later.
fn add_variants(content: &mut Content, files: &[PathBuf]) {
    for path in files {
        let Ok(bytes) = read_bytes(path, FileContents::LARGEST) else { continue };
        let kind = CustomFileKind::Variant;
        let contents = FileContents::of(path, &bytes);
        if contents.is_some_and(|it| it == FileContents::Custom(kind) && it.has_room_for(&bytes))
            && let Ok(text) = text_of(&bytes)
            && let Ok(item) = CustomItem::read(kind, path, &text, &content.catalogue)
        {
            // A key that is taken is reported later.
            let _ = content.add(path, item);
        }
    }
}

/// Checks a file. Returns what it contains, and the key of that or of its variant; of game records, the title. Adds to
/// `ignored` why the program would not load it.
fn check(
    console: &mut Console,
    content: &mut Content,
    path: &Path,
    ignored: &mut Vec<String>,
) -> Result<(FileContents, String), Failure> {
    let bytes = read_named_bytes(path, FileContents::LARGEST);
    let bytes = bytes.map_err(|error| unreadable(console, path, &error))?;
    let Some(contents) = FileContents::of(path, &bytes) else {
        // Data of the program that are no text need no advice how to save a text.
        return Err(match text_of(&bytes) {
            Err(error) if !bytes.starts_with(kind::HEAD.as_bytes()) => {
                unreadable(console, path, &error)
            }
            _ => contents::unknown(console, path),
        });
    };
    if !contents.has_room_for(&bytes) {
        let error = FileError::TooLarge { limit: contents.largest() };
        return Err(unreadable(console, path, &error));
    }
    let text = text_of(&bytes).map_err(|error| unreadable(console, path, &error))?;
    drop(bytes);
    let title = match contents {
        FileContents::Custom(kind) => contents::item(console, content, kind, path, &text, ignored)?,
        FileContents::Puzzles => contents::puzzles(console, path, &text)?,
        FileContents::Records => contents::records(console, path, &text)?,
    };
    ignored.extend(place::wrong_place(&console.texts, contents, path));
    Ok((contents, title))
}
