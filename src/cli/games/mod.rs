//! `fanorona games`: the player's saved games.

mod import;
mod list;

use super::args::{GamesArgs, GamesCommand, Wanted};
use super::console::{CommandResult, Console, ExitStatus, Failure};
use crate::catalogue::library::{
    FolderStore, GameFilter, Library, OpenError, StoreError, Timestamp,
};
use crate::texts::say;

pub(super) use import::LARGEST as LARGEST_IMPORT;

/// Runs a subcommand, or lists the games.
pub(super) fn run(console: &mut Console, args: &GamesArgs) -> CommandResult {
    let Some(library) = library() else {
        return Err(Failure::input(console.texts.get("games-no-folder")));
    };
    match &args.command {
        None if args.statistics => list::statistics(console, &library, &args.wanted),
        None if args.strength => list::strength(console, &library, &args.wanted),
        None => list::run(console, &library, &args.wanted, args.trash),
        Some(GamesCommand::Import { files }) => import::import(console, &library, files),
        Some(GamesCommand::Export { ids, output, wanted }) => {
            import::export(console, &library, ids, output.as_deref(), wanted)
        }
        Some(GamesCommand::Delete { ids }) => each(console, ids, |id| library.delete(id)),
        Some(GamesCommand::Restore { ids }) => each(console, ids, |id| library.restore(id)),
        Some(GamesCommand::Name { id, name }) => {
            let named = library.name(&console.catalogue, id, name, Timestamp::now());
            named.map(|()| ExitStatus::Good).map_err(|error| open_failure(console, id, &error))
        }
    }
}

/// Applies a change to each of the games, and prints the ids of those that were changed.
fn each(
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

/// The player's library; `None` if the system has no data folder.
pub(super) fn library() -> Option<Library<FolderStore>> {
    let store = FolderStore::of_player()?;
    store.sweep();
    Some(Library::new(store))
}

/// An error of the library as a failure, `id:1:1: reason`.
pub(super) fn store_failure(console: &Console, id: &str, error: &StoreError) -> Failure {
    Failure::input(format!("{id}:1:1: {}", say::store_error(&console.texts, error)))
}

/// The same if the game cannot be opened.
pub(super) fn open_failure(console: &Console, id: &str, error: &OpenError) -> Failure {
    match error {
        OpenError::Save(error) => Failure::input(say::save_error_at(&console.texts, id, error)),
        OpenError::Store(error) => store_failure(console, id, error),
    }
}

fn query(wanted: &Wanted) -> GameFilter {
    GameFilter {
        variant: wanted.variant.clone(),
        player: wanted.player.clone(),
        since: wanted.since.clone(),
        until: wanted.until.clone(),
        result: wanted.result.clone(),
    }
}
