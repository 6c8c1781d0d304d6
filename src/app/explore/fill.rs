//! Fills the explorer: the shipped games at once, the player's own games a few in each frame.

use super::{CurrentExplorer, OpeningsState};
use crate::app::content::CurrentCatalogue;
use crate::app::session::CurrentSession;
use crate::app::storage::{LibraryCommand, LibraryEntry, LibraryState};
use crate::catalogue::explore::add_saved;
use crate::game::explore::Explorer;
use bevy::prelude::*;
use std::collections::HashSet;
use std::sync::Arc;

/// The number of turns that are indexed in a frame, and the number of games looked at.
const TURNS: usize = 1_000;
const GAMES: usize = 200;

/// Begins anew when the variant on the board is another one. Closes the panel where it is not offered.
pub(super) fn begin(
    session: Res<CurrentSession>,
    catalogue: Res<CurrentCatalogue>,
    mut explorer: ResMut<CurrentExplorer>,
    mut commands: MessageWriter<LibraryCommand>,
) {
    if explorer.open && session.is_changed() && !session.may_explore() {
        explorer.open = false;
    }
    if !explorer.open {
        return;
    }
    let variant = session.variant();
    let known = explorer.explorer.as_ref().map(Explorer::variant);
    if known.is_some_and(|known| known.key == variant.key && known.rules == variant.rules) {
        return;
    }
    // All games are looked at again, also those that are being read now.
    let version = explorer.version + 1;
    let (open, filter) = (true, explorer.filter.clone());
    *explorer = CurrentExplorer { open, filter, version, ..CurrentExplorer::default() };
    explorer.explorer = Some(catalogue.explorer(variant));
    explorer.openings = OpeningsState::Wanted;
    commands.write(LibraryCommand::List { trash: false });
}

/// Follows the list of the player's games, and indexes some of those that are new or changed.
pub(super) fn index_games(library: Res<LibraryState>, mut explorer: ResMut<CurrentExplorer>) {
    if !explorer.open || explorer.explorer.is_none() {
        return;
    }
    if explorer.listed != Some(library.version)
        && let Some(listing) = &library.games
    {
        explorer.listed = Some(library.version);
        // The game being played is no experience yet.
        let active = library.active_id();
        let counts = |entry: &&Arc<LibraryEntry>| Some(entry.id()) != active;
        compare(&mut explorer, listing.games.iter().filter(counts));
    }
    if explorer.waiting.is_empty() {
        return;
    }
    let CurrentExplorer { explorer: known, indexed, waiting, version, .. } = &mut *explorer;
    let Some(known) = known else { return };
    let mut room = TURNS;
    for _ in 0..GAMES {
        if room == 0 {
            break;
        }
        let Some(entry) = waiting.pop() else { break };
        let number = add_saved(known, &entry.kept);
        let length = entry.kept.game.record.turns().len();
        room = room.saturating_sub(number.map_or(0, |_| length));
        indexed.insert(entry.id().to_owned(), (entry, number));
    }
    if waiting.is_empty() {
        *version += 1;
    }
}

/// Removes the games that are gone or changed, and notes those that are new or changed.
fn compare<'a>(explorer: &mut CurrentExplorer, games: impl Iterator<Item = &'a Arc<LibraryEntry>>) {
    explorer.waiting.clear();
    let mut kept: HashSet<&str> = HashSet::new();
    for entry in games {
        // Games that have not changed are the same in every list.
        match explorer.indexed.get(entry.id()) {
            Some((known, _)) if Arc::ptr_eq(known, entry) => {
                kept.insert(entry.id());
            }
            _ => explorer.waiting.push(entry.clone()),
        }
    }
    let gone: Vec<String> =
        explorer.indexed.keys().filter(|id| !kept.contains(id.as_str())).cloned().collect();
    for id in gone {
        if let Some((_, Some(number))) = explorer.indexed.remove(&id)
            && let Some(known) = &mut explorer.explorer
        {
            known.remove(number);
            explorer.version += 1;
        }
    }
}
