//! Reading a saved game from the store.

use super::next_game::FollowingGame;
use super::save_format::{self, SaveError, State};
use super::store::{KeyValueStore, StoreError};
use super::{BACKUP, GameDate, SAVE, TRASH, compare_ids};
use crate::catalogue::Catalogue;
use crate::rules::notation::game::ParseGameErrorKind;
use crate::rules::notation::{Game, ParseGameError};
use crate::rules::{Outcome, Variant};
use std::cmp::Ordering;
use std::sync::Arc;

/// The state key of the time of the last save.
pub(super) const SAVED: &str = "saved";
/// The state key of the name given by the player.
pub(super) const NAME: &str = "name";

/// A game from the library.
#[derive(Clone, Debug)]
pub struct SavedGame {
    /// The id in the store, which never changes.
    pub id: String,
    /// The time of the last save, as `2026-11-21T12:58:08Z`; empty if unknown.
    pub saved: String,
    /// The players, the clocks and the rest of the saved state; see [`state`](super::state).
    pub state: State,
    /// The game with its tags and annotations.
    pub game: Game,
    /// The variant of the game.
    pub variant: Arc<Variant>,
    /// Why the newest save cannot be used, if the game comes from its backup.
    pub notice: Option<SaveError>,
    /// The text that the game was read from.
    pub(super) text: String,
}

/// Whether a game is finished.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SaveStatus {
    /// The game can be continued.
    Open,
    /// The game is over.
    Over,
}

impl SavedGame {
    /// Whether the game is over.
    pub fn status(&self) -> SaveStatus {
        match self.game.record.outcome() {
            None => SaveStatus::Open,
            Some(_) => SaveStatus::Over,
        }
    }

    /// Whether the game can be resumed: it is not over, or the next game of its match can be begun.
    pub fn goes_on(&self, catalogue: &Catalogue) -> bool {
        self.status() == SaveStatus::Open || FollowingGame::after(self, catalogue).is_some()
    }

    /// The result in the form of the FGN tag `Result`.
    pub fn result(&self) -> &'static str {
        self.game.record.outcome().map_or("*", Outcome::code)
    }

    /// The name given by the player, if any.
    pub fn name(&self) -> Option<&str> {
        self.state.get(NAME).map(String::as_str)
    }

    /// The day of the game, which is that of the players if they wrote it down; `None` if the record does not say.
    pub fn day(&self) -> Option<GameDate> {
        ["Date", "UTCDate"].into_iter().find_map(|tag| GameDate::parse(self.game.tag(tag)?))
    }

    /// The order in which the games were saved; those that were saved in the same second are in the order of their
    /// ids.
    pub fn compare_saved(&self, other: &Self) -> Ordering {
        self.saved.cmp(&other.saved).then_with(|| compare_ids(&self.id, &other.id))
    }
}

/// Reads a game, or its backup if the newest save cannot be used. With `trash`, reads the deleted
/// game of this id.
pub(super) fn read(
    store: &impl KeyValueStore,
    catalogue: &Catalogue,
    id: &str,
    trash: bool,
) -> Result<SavedGame, SaveError> {
    let error = match read_one(store, catalogue, id, if trash { TRASH } else { SAVE }) {
        Ok(saved) => return Ok(saved),
        Err(error) if trash => return Err(error),
        Err(error) => error,
    };
    match read_one(store, catalogue, id, BACKUP) {
        Ok(saved) => Ok(SavedGame { notice: Some(error), ..saved }),
        Err(_) => Err(error),
    }
}

fn read_one(
    store: &impl KeyValueStore,
    catalogue: &Catalogue,
    id: &str,
    extension: &str,
) -> Result<SavedGame, SaveError> {
    let text = store.get(&format!("{id}{extension}")).map_err(|error| match error {
        StoreError::Read(error) => SaveError::File(error),
        _ => SaveError::Missing,
    })?;
    let text = text.ok_or(SaveError::Missing)?;
    let (state, record) = save_format::parse(&text)?;
    let (variant, game) =
        catalogue.read_game(record, None).map_err(|error| match error.error.reason {
            ParseGameErrorKind::UnknownVariant(key) => SaveError::Variant(key),
            _ => {
                // The lines of the state come before the record.
                let before = &text[..text.len() - record.len()];
                let line = before.matches('\n').count() + error.error.line;
                let (error, variant) = (ParseGameError { line, ..error.error }, error.variant);
                SaveError::Record { error, variant }
            }
        })?;
    let saved = state.get(SAVED).cloned().unwrap_or_default();
    Ok(SavedGame { id: id.to_owned(), saved, state, game, variant, notice: None, text })
}
