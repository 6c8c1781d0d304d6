//! What happens to kept games.

use super::{file_fault, game_reason};
use crate::catalogue::library::{Damaged, Kept, Notice, SaveFault, ShelfFault};
use crate::rules::variant::shipped;
use crate::texts::Texts;

/// Why a game cannot be kept, or not be found.
pub fn shelf_fault(texts: &Texts, fault: &ShelfFault) -> String {
    match fault {
        ShelfFault::Missing => texts.get("games-missing"),
        ShelfFault::Held => texts.get("games-held"),
        ShelfFault::Full => texts.get("games-full"),
        ShelfFault::Read(fault) => file_fault(texts, fault),
        ShelfFault::Write { name, detail } => {
            let arguments = [("file", name.as_str().into()), ("detail", detail.as_str().into())];
            texts.with("games-write", &arguments)
        }
    }
}

/// Why a save cannot be used.
pub fn save_fault(texts: &Texts, fault: &SaveFault) -> String {
    match fault {
        SaveFault::Missing => texts.get("games-missing"),
        SaveFault::File(fault) => file_fault(texts, fault),
        SaveFault::NoSave => texts.get("games-no-save"),
        SaveFault::Version(version) => {
            texts.with("games-version", &[("version", (*version).into())])
        }
        SaveFault::Damaged => texts.get("games-damaged"),
        SaveFault::Variant(key) => texts.with("games-variant", &[("key", key.as_str().into())]),
        SaveFault::Record(fault) => {
            // The board names points only; any will do where the record's own is not known.
            game_reason(texts, &shipped::all()[0].rules.board, &fault.reason)
        }
    }
}

/// A game that is kept, but cannot be used.
pub fn damaged_save(texts: &Texts, damaged: &Damaged) -> String {
    format!("{}:1:1: {}", damaged.id, save_fault(texts, &damaged.fault))
}

/// What the player must be told of a game that is used, if anything.
pub fn save_notice(texts: &Texts, kept: &Kept) -> Option<String> {
    let Some(Notice::Backup(fault)) = &kept.notice else { return None };
    let reason = save_fault(texts, fault);
    let arguments = [("id", kept.id.as_str().into()), ("reason", reason.into())];
    Some(texts.with("games-backup", &arguments))
}
