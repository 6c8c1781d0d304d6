//! What happens to kept games.

use super::{file_error, game_reason};
use crate::catalogue::library::{Damaged, KeptGame, RecoveryNotice, SaveError, StoreError};
use crate::rules::variant::shipped;
use crate::texts::Texts;

/// Why a game cannot be kept, or not be found.
pub fn shelf_error(texts: &Texts, error: &StoreError) -> String {
    match error {
        StoreError::Missing => texts.get("games-missing"),
        StoreError::LockedGame => texts.get("games-held"),
        StoreError::Full => texts.get("games-full"),
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
        SaveError::NoSave => texts.get("games-no-save"),
        SaveError::Version(version) => {
            texts.with("games-version", &[("version", (*version).into())])
        }
        SaveError::Damaged => texts.get("games-damaged"),
        SaveError::Variant(key) => texts.with("games-variant", &[("key", key.as_str().into())]),
        SaveError::Record(error) => {
            // The board names points only; any will do where the record's own is not known.
            game_reason(texts, &shipped::all()[0].rules.board, &error.reason)
        }
    }
}

/// A game that is kept, but cannot be used.
pub fn damaged_save(texts: &Texts, damaged: &Damaged) -> String {
    format!("{}:1:1: {}", damaged.id, save_error(texts, &damaged.error))
}

/// What the player must be told of a game that is used, if anything.
pub fn save_notice(texts: &Texts, kept: &KeptGame) -> Option<String> {
    let Some(RecoveryNotice::Backup(error)) = &kept.notice else { return None };
    let reason = save_error(texts, error);
    let arguments = [("id", kept.id.as_str().into()), ("reason", reason.into())];
    Some(texts.with("games-backup", &arguments))
}
