//! Loads the packs when puzzles are asked for. On the desktop they are compiled in; a page fetches them.

use super::{CurrentPuzzles, OwnPuzzleStore};
use crate::app::content::CurrentCatalogue;
use crate::app::fetched::{Fetcher, TextKind};
use crate::app::pages::{OpenPage, Page};
use bevy::prelude::*;

/// Asks for the packs when the page of puzzles is opened, and for those that were missing when it is
/// opened again; takes those that arrive.
pub(super) fn load(
    (page, catalogue): (Res<OpenPage>, Res<CurrentCatalogue>),
    own: Res<OwnPuzzleStore>,
    mut fetcher: ResMut<Fetcher>,
    mut puzzles: ResMut<CurrentPuzzles>,
) {
    let opened = page.is_changed() && **page == Page::Puzzles;
    let fetches = fetcher.is_fetching(TextKind::Puzzles);
    if opened && (!puzzles.asked || !puzzles.missing.is_empty()) && !fetches {
        if !std::mem::replace(&mut puzzles.asked, true) {
            puzzles.store.load_own(&catalogue);
            own.load(&mut puzzles.store, &catalogue);
        }
        puzzles.missing.clear();
        for key in puzzles.store.need(None) {
            fetcher.fetch(TextKind::Puzzles, key);
        }
    }
    let Some(pack) = fetcher.bypass_change_detection().take(TextKind::Puzzles) else { return };
    match pack.text {
        Some(text) => puzzles.store.insert_shipped(&pack.variant, &text),
        None => puzzles.missing.push(pack.variant),
    }
}
