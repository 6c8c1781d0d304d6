//! Deleting, restoring and naming games.

use super::super::console::{CommandResult, Console, ExitStatus, Failure};
use super::{now, open_failure};
use crate::catalogue::library::{FolderStore, Library, StoreError};
use crate::texts::say;

/// Applies a change to each of the games, and prints the ids of those that were changed.
pub(super) fn each(
    console: &mut Console,
    ids: &[String],
    mut change: impl FnMut(&str) -> Result<(), StoreError>,
) -> CommandResult {
    let mut errors = Vec::new();
    for id in ids {
        match change(id) {
            Ok(()) => writeln!(console.out, "{id}")?,
            Err(error) => {
                errors.push(format!("{id}:1:1: {}", say::store_error(&console.texts, &error)));
            }
        }
    }
    if errors.is_empty() { Ok(ExitStatus::Good) } else { Err(Failure::Input(errors)) }
}

/// Sets the player's name for a game.
pub(super) fn name(
    console: &mut Console,
    library: &Library<FolderStore>,
    id: &str,
    name: &str,
) -> CommandResult {
    let named = library.name(&console.catalogue, id, name, now());
    named.map(|()| ExitStatus::Good).map_err(|error| open_failure(console, id, &error))
}
