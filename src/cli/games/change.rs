//! Deleting, restoring and naming games.

use super::super::desk::{Answer, Desk, Done, Failure};
use super::{now, shelf_failure};
use crate::catalogue::library::{FolderShelf, Library, ShelfFault};
use crate::texts::say;

/// Does the same with each of the games, and prints those with which it could be done.
pub(super) fn each(
    desk: &mut Desk,
    ids: &[String],
    mut change: impl FnMut(&str) -> Result<(), ShelfFault>,
) -> Done {
    let mut faults = Vec::new();
    for id in ids {
        match change(id) {
            Ok(()) => writeln!(desk.out, "{id}")?,
            Err(fault) => {
                faults.push(format!("{id}:1:1: {}", say::shelf_fault(&desk.texts, &fault)));
            }
        }
    }
    if faults.is_empty() { Ok(Answer::Good) } else { Err(Failure::Input(faults)) }
}

/// Names a game.
pub(super) fn name(desk: &mut Desk, library: &Library<FolderShelf>, id: &str, name: &str) -> Done {
    let kept = library.game(&desk.catalogue, id).map_err(|fault| {
        Failure::input(format!("{id}:1:1: {}", say::save_fault(&desk.texts, &fault)))
    })?;
    let named = library.name(&kept, name, now());
    named.map(|()| Answer::Good).map_err(|fault| shelf_failure(desk, id, &fault))
}
