//! What the explorer knows: the shipped games, the openings of engine games, and the player's own games.

use super::library::SavedGame;
use super::registry::Catalogue;
use crate::game::explore::{Explorer, GameFacts, GameId, Source};
#[cfg(not(target_arch = "wasm32"))]
use crate::game::explore::{Openings, OpeningsError, shipped};
use crate::rules::Variant;
use crate::rules::shipped_records::RECORDS;
use std::sync::Arc;

impl Catalogue {
    /// An explorer of a variant that knows the shipped games of it.
    ///
    /// ```
    /// use fanorona::catalogue::Catalogue;
    ///
    /// let catalogue = Catalogue::shipped();
    /// let explorer = catalogue.explorer(catalogue.find("parker").unwrap());
    /// assert!(explorer.games().len() >= 2);
    /// ```
    pub fn explorer(&self, variant: &Arc<Variant>) -> Explorer {
        let mut explorer = Explorer::new(variant.clone());
        for record in RECORDS {
            // A test reads all shipped records.
            if let Ok((_, game)) = self.read_game(record.text, None) {
                explorer.add(&game.record, &GameFacts::of(&game, Source::Shipped));
            }
        }
        explorer
    }
}

/// Adds a game of the player's library, unless it has other rules.
pub fn add_saved(explorer: &mut Explorer, saved: &SavedGame) -> Option<GameId> {
    explorer.add(&saved.game.record, &GameFacts::of(&saved.game, Source::Own))
}

/// Sets the openings of engine games that are compiled in. Returns whether there are any.
///
/// # Errors
/// Never in a released program: a test reads all of them.
#[cfg(not(target_arch = "wasm32"))]
pub fn add_openings(explorer: &mut Explorer) -> Result<bool, OpeningsError> {
    let variant = explorer.variant().clone();
    let text = shipped::FILES.iter().find(|(key, _)| *key == variant.key);
    let Some((_, text)) = text else { return Ok(false) };
    explorer.set_openings(Openings::read(text, &variant)?);
    Ok(true)
}
