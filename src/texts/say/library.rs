//! Errors of saved games.

use super::files::size;
use super::{file_error, game_reason};
use crate::catalogue::library::{DamagedSave, SaveError, SavedGame, StoreError, save_file};
use crate::texts::Texts;

/// Why an operation of the library failed.
pub fn store_error(texts: &Texts, error: &StoreError) -> String {
    match error {
        StoreError::Missing => texts.get("games-missing"),
        StoreError::Locked => texts.get("games-held"),
        StoreError::Full => texts.get("games-full"),
        StoreError::TooLarge { limit } => {
            texts.with("games-too-large", &[("size", size(texts, *limit).into())])
        }
        StoreError::Read(error) => file_error(texts, error),
        StoreError::Write { name, detail } => {
            let arguments = [("file", name.as_str().into()), ("detail", detail.as_str().into())];
            texts.with("games-write", &arguments)
        }
    }
}

/// Why a save cannot be used.
pub fn save_error(texts: &Texts, error: &SaveError) -> String {
    match error {
        SaveError::Missing => texts.get("games-missing"),
        SaveError::File(error) => file_error(texts, error),
        SaveError::NotASave => texts.get("games-no-save"),
        SaveError::Version(version) => {
            texts.with("games-version", &[("version", (*version).into())])
        }
        SaveError::Damaged => texts.get("games-damaged"),
        SaveError::Variant(key) => texts.with("games-variant", &[("key", key.as_str().into())]),
        SaveError::Record { error, variant } => {
            game_reason(texts, &variant.rules.board, &error.reason)
        }
    }
}

/// A save that cannot be used, as `file:line:column: reason`.
pub fn damaged_save(texts: &Texts, damaged: &DamagedSave) -> String {
    error_in(texts, &damaged.file, &damaged.error)
}

/// Why the save of the game with this id cannot be used, as `file:line:column: reason`; `id:1:1: reason` if there is none.
pub fn save_error_at(texts: &Texts, id: &str, error: &SaveError) -> String {
    match error {
        SaveError::Missing => error_in(texts, id, error),
        _ => error_in(texts, &save_file(id), error),
    }
}

fn error_in(texts: &Texts, name: &str, error: &SaveError) -> String {
    let (line, column) = error.place();
    format!("{name}:{line}:{column}: {}", save_error(texts, error))
}

/// The notice of a game that was recovered from its backup, if it was.
pub fn save_notice(texts: &Texts, saved: &SavedGame) -> Option<String> {
    let reason = save_error(texts, saved.notice.as_ref()?);
    let arguments = [("id", saved.id.as_str().into()), ("reason", reason.into())];
    Some(texts.with("games-backup", &arguments))
}
