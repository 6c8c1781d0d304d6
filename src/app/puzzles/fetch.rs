//! Loads the packs when puzzles are asked for. On the desktop they are compiled in; a page fetches them.

use super::{CurrentPuzzles, OwnPuzzleStore};
use crate::app::content::CurrentCatalogue;
use crate::app::fetched::TextSource;
use crate::app::pages::{OpenPage, Page};
use bevy::prelude::*;

/// Fetches packs.
#[derive(Resource, Default)]
pub struct PackFetcher {
    source: Option<Box<dyn TextSource>>,
    /// The number of packs on their way.
    expected: usize,
}

impl PackFetcher {
    /// Fetches them from this source. Without one, all packs are compiled in.
    pub fn new(source: impl TextSource + 'static) -> Self {
        Self { source: Some(Box::new(source)), expected: 0 }
    }

    /// Whether packs are on their way.
    pub const fn is_busy(&self) -> bool {
        self.expected > 0
    }
}

/// Asks for the packs when the page of puzzles is opened, and for those that were missing when it is
/// opened again; takes those that arrive.
pub(super) fn load(
    (page, catalogue): (Res<OpenPage>, Res<CurrentCatalogue>),
    own: Res<OwnPuzzleStore>,
    mut fetcher: ResMut<PackFetcher>,
    mut puzzles: ResMut<CurrentPuzzles>,
) {
    let opened = page.is_changed() && **page == Page::Puzzles;
    if opened && (!puzzles.asked || !puzzles.missing.is_empty()) && !fetcher.is_busy() {
        if !std::mem::replace(&mut puzzles.asked, true) {
            puzzles.store.load_own(&catalogue);
            own.load(&mut puzzles.store, &catalogue);
        }
        puzzles.missing.clear();
        for key in puzzles.store.need(None) {
            match &mut fetcher.source {
                Some(source) => source.fetch(key),
                None => continue,
            }
            fetcher.expected += 1;
        }
    }
    if !fetcher.is_busy() {
        return;
    }
    let Some(pack) = fetcher.source.as_mut().and_then(|source| source.poll()) else { return };
    fetcher.expected -= 1;
    match pack.text {
        Some(text) => puzzles.store.insert_shipped(&pack.variant, &text),
        None => puzzles.missing.push(pack.variant),
    }
}
