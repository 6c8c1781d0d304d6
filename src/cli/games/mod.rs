//! `fanorona games`: what was played here.

mod change;
mod import;
mod list;

use super::args::{GamesArgs, GamesCommand, Wanted};
use super::console::{Console, Done, Failure};
use crate::catalogue::library::{FolderStore, Library, Query, StoreError, Timestamp};
use crate::texts::say;

/// Does what is asked with the player's games.
pub(super) fn run(console: &mut Console, args: &GamesArgs) -> Done {
    let Some(library) = library() else {
        return Err(Failure::input(console.texts.get("games-no-folder")));
    };
    match &args.command {
        None if args.statistics => list::statistics(console, &library, &args.wanted),
        None => list::run(console, &library, &args.wanted, args.trash),
        Some(GamesCommand::Import { files }) => import::import(console, &library, files),
        Some(GamesCommand::Export { ids, output, wanted }) => {
            import::export(console, &library, ids, output.as_deref(), wanted)
        }
        Some(GamesCommand::Delete { ids }) => change::each(console, ids, |id| library.delete(id)),
        Some(GamesCommand::Restore { ids }) => change::each(console, ids, |id| library.restore(id)),
        Some(GamesCommand::Name { id, name }) => change::name(console, &library, id, name),
    }
}

/// The player's games; `None` where the system has no place for them.
pub(super) fn library() -> Option<Library<FolderStore>> {
    let shelf = FolderStore::of_player()?;
    shelf.sweep();
    Some(Library::new(shelf))
}

/// The present moment.
pub(super) fn now() -> Timestamp {
    Timestamp::now()
}

/// Why something cannot be done with a game, as `id:1:1: reason`.
pub(super) fn store_failure(console: &Console, id: &str, error: &StoreError) -> Failure {
    Failure::input(format!("{id}:1:1: {}", say::store_error(&console.texts, error)))
}

fn query(wanted: &Wanted) -> Query {
    Query {
        variant: wanted.variant.clone(),
        player: wanted.player.clone(),
        since: wanted.since.clone(),
        until: wanted.until.clone(),
        result: wanted.result.clone(),
    }
}
