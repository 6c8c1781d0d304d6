//! Sentences about the results of commands.

use crate::app::storage::{
    ExportError, Exported, ImportError, Imported, LibraryEvent, Origin, OwnFile, Removed,
    StorageError,
};
use crate::catalogue::content::CustomItem;
use crate::catalogue::file::FileError;
use crate::catalogue::library::OpenError;
use crate::catalogue::{CustomFileProblem, ReadGameError};
use crate::rules::notation::ParseLinkError;
use crate::texts::{Texts, say};
use std::path::Path;

/// The sentence for an event; `None` if it has none.
pub(super) fn event(texts: &Texts, event: &LibraryEvent) -> Option<String> {
    Some(match event {
        LibraryEvent::Opened(None)
        | LibraryEvent::Imported(_)
        | LibraryEvent::OwnRemoved(_)
        | LibraryEvent::Restored(_)
        | LibraryEvent::Analysis { .. }
        | LibraryEvent::NoDialog { .. } => return None,
        LibraryEvent::Opened(Some(error)) => {
            let reason = say::save_error(texts, error);
            texts.with("library-backup", &[("reason", reason.into())])
        }
        LibraryEvent::Warned(warnings) => {
            let told = warnings.iter().map(|warning| say::game_warning(texts, &warning.kind));
            told.collect::<Vec<_>>().join(" ")
        }
        LibraryEvent::Failed(_, OpenError::Save(error)) => say::save_error(texts, error),
        LibraryEvent::Failed(_, OpenError::Store(error)) => say::store_error(texts, error),
        LibraryEvent::PasteFailed { refused: true } => texts.get("import-not-pasted"),
        LibraryEvent::PasteFailed { refused: false } => texts.get("import-nothing-to-paste"),
        LibraryEvent::Deleted(_) => texts.get("library-deleted"),
        LibraryEvent::Exported(exported) => self::exported(texts, exported),
    })
}

fn exported(texts: &Texts, Exported { path, count, error }: &Exported) -> String {
    let file = ("file", path.display().to_string().into());
    match error {
        None => texts.with("library-exported", &[file, ("count", (*count).into())]),
        Some(ExportError::Exists) => texts.with("games-file-exists", &[file]),
        Some(ExportError::System(detail)) => {
            texts.with("games-write", &[file, ("detail", detail.as_str().into())])
        }
    }
}

/// Why games are not stored.
pub(super) fn storage_error(texts: &Texts, error: &StorageError) -> String {
    let reason = match error {
        StorageError::NoFolder => texts.get("games-no-folder"),
        StorageError::Store(error) => say::store_error(texts, error),
    };
    texts.with("games-not-kept", &[("reason", reason.into())])
}

/// The result of an import, in one paragraph.
pub fn imported(texts: &Texts, imported: &Imported) -> String {
    let mut sentences = Vec::new();
    for made in &imported.own {
        let name = [("name", say::custom_item_name(texts, made).into())];
        sentences.push(match made {
            CustomItem::Variant(_) => texts.with("import-variant", &name),
            CustomItem::Board(_) => texts.with("import-board", &name),
            CustomItem::Stones(_) => texts.with("import-stones", &name),
            CustomItem::Lesson(_) => texts.with("import-lesson", &name),
        });
    }
    if imported.stored > 0 || sentences.is_empty() {
        sentences.push(texts.with("import-kept", &[("count", imported.stored.into())]));
    }
    if imported.cancelled {
        sentences.push(texts.get("import-stopped"));
    }
    sentences.join(" ")
}

/// The errors of an import with their places, a sentence each.
pub fn import_errors(texts: &Texts, imported: &Imported) -> Vec<String> {
    let errors = imported.errors.iter().flat_map(|error| import_error(texts, error));
    let more = (imported.more_errors > 0)
        .then(|| texts.with("import-more-errors", &[("count", imported.more_errors.into())]));
    errors.chain(more).collect()
}

/// What is odd about the records of imported games, with its places, a sentence each.
pub(super) fn import_warnings<'a>(
    texts: &'a Texts,
    imported: &'a Imported,
) -> impl Iterator<Item = String> + 'a {
    imported.warnings.iter().map(|(place, warning)| {
        let told = say::game_warning(texts, &warning.kind);
        at(texts, place, Some((warning.line, warning.column)), told)
    })
}

fn import_error(texts: &Texts, error: &ImportError) -> Vec<String> {
    vec![match error {
        ImportError::File(path, error) => in_file(texts, path, error),
        ImportError::Record(place, unread) => {
            let ReadGameError { error, variant } = &**unread;
            let reason = say::game_reason(texts, &variant.rules.board, &error.reason);
            at(texts, place, Some((error.line, error.column)), reason)
        }
        ImportError::Link(place, error) => {
            let spot = match error {
                ParseLinkError::Letter { column, .. } => Some((1, *column)),
                _ => None,
            };
            at(texts, place, spot, say::link_error(texts, error))
        }
        ImportError::Store(error) => say::store_error(texts, error),
        ImportError::Own(unusable) => match &unusable.problem {
            CustomFileProblem::File(error) => in_file(texts, &unusable.path, error),
            _ => return say::custom_file_error(texts, unusable),
        },
        ImportError::OwnNotStored(path, detail) => {
            let (file, detail) = (file_name(path).into(), detail.as_str().into());
            texts.with("import-own-not-kept", &[("file", file), ("detail", detail)])
        }
    }]
}

/// Why a file cannot be read. Only a text has lines.
fn in_file(texts: &Texts, path: &Path, error: &FileError) -> String {
    let is_text = matches!(error, FileError::NotText { .. });
    let (place, spot) = (Origin::File(path.to_owned()), is_text.then(|| error.location()));
    at(texts, &place, spot, say::file_error(texts, error))
}

/// What is wrong, with its place: the file, and the line and column there if they help to find it.
fn at(texts: &Texts, place: &Origin, spot: Option<(usize, usize)>, reason: String) -> String {
    let spot = spot.map(|(line, column)| [("line", line.into()), ("column", column.into())]);
    let file = match place {
        Origin::File(path) => Some(("file", file_name(path).into())),
        Origin::Text => None,
    };
    match (file, spot) {
        (Some(file), Some([line, column])) => {
            let reason = ("reason", reason.into());
            texts.with("import-error-in-file", &[file, line, column, reason])
        }
        (Some(file), None) => {
            texts.with("import-error-of-file", &[file, ("reason", reason.into())])
        }
        (None, Some([line, column])) => {
            texts.with("import-error", &[line, column, ("reason", reason.into())])
        }
        (None, None) => reason,
    }
}

/// The result of removing a file that the player made.
pub(super) fn removed(texts: &Texts, Removed { file, result, .. }: &Removed) -> String {
    let name = ("name", own_name(texts, file).into());
    match result {
        Ok(None) => texts.with("own-removed", &[name]),
        Ok(Some(path)) => texts.with("own-put-away", &[name, ("file", file_name(path).into())]),
        Err(detail) => texts.with("own-not-removed", &[name, ("detail", detail.as_str().into())]),
    }
}

/// The name of the file's content, or the file name if it cannot be used.
pub(super) fn own_name(texts: &Texts, file: &OwnFile) -> String {
    match &file.made {
        Ok(made) => say::custom_item_name(texts, made),
        Err(_) => file_name(&file.path),
    }
}

pub(super) fn file_name(path: &Path) -> String {
    path.file_name()
        .map_or_else(|| path.display().to_string(), |name| name.to_string_lossy().into())
}
