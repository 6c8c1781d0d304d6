//! A game as it comes back from the shelf.

use super::saved::{self, SaveError, State};
use super::store::{KeyValueStore, StoreError};
use super::{BACKUP, SAVE, TRASH};
use crate::catalogue::Catalogue;
use crate::rules::notation::Game;
use crate::rules::notation::game::ParseGameErrorKind;
use crate::rules::{Outcome, Variant};
use std::sync::Arc;

/// The state that tells when a game was saved last.
pub(super) const SAVED: &str = "saved";
/// The state that tells the name that the player gave.
pub(super) const NAME: &str = "name";

/// A game from the library.
#[derive(Clone, Debug)]
pub struct KeptGame {
    /// Its name on the shelf, which never changes.
    pub id: String,
    /// When it was saved last, as `2026-11-21T12:58:08Z`; empty where that is not known.
    pub saved: String,
    /// Who plays, the clocks, and whatever else was told when it was saved.
    pub state: State,
    /// The game with its tags and remarks.
    pub game: Game,
    /// Its variant.
    pub variant: Arc<Variant>,
    /// What the player must be told of.
    pub notice: Option<RecoveryNotice>,
    /// The text it was read from.
    pub(super) text: String,
}

/// What happened to a save.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RecoveryNotice {
    /// The newest save cannot be used; this is the one before it.
    Backup(SaveError),
}

/// How far a game is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Status {
    /// It can be played on.
    Open,
    /// It is over.
    Over,
}

impl KeptGame {
    /// Is the game over?
    pub fn status(&self) -> Status {
        match self.game.record.outcome() {
            None => Status::Open,
            Some(_) => Status::Over,
        }
    }

    /// The result as records write it.
    pub fn result(&self) -> &'static str {
        self.game.record.outcome().map_or("*", Outcome::code)
    }

    /// The name that the player gave it.
    pub fn name(&self) -> Option<&str> {
        self.state.get(NAME).map(String::as_str)
    }

    /// The day it was played, as `2026-11-21`; `None` where the record does not tell.
    pub fn day(&self) -> Option<String> {
        let day = self.game.tag("Date")?.replace(['.', '/'], "-");
        day.starts_with(|c: char| c.is_ascii_digit()).then_some(day)
    }
}

/// Reads a game, or the backup where the newest save cannot be used.
pub(super) fn read(
    shelf: &impl KeyValueStore,
    catalogue: &Catalogue,
    id: &str,
    trash: bool,
) -> Result<KeptGame, SaveError> {
    let error = match read_one(shelf, catalogue, id, if trash { TRASH } else { SAVE }) {
        Ok(kept) => return Ok(kept),
        Err(error) if trash => return Err(error),
        Err(error) => error,
    };
    match read_one(shelf, catalogue, id, BACKUP) {
        Ok(kept) => Ok(KeptGame { notice: Some(RecoveryNotice::Backup(error)), ..kept }),
        Err(_) => Err(error),
    }
}

fn read_one(
    shelf: &impl KeyValueStore,
    catalogue: &Catalogue,
    id: &str,
    end: &str,
) -> Result<KeptGame, SaveError> {
    let text = shelf.get(&format!("{id}{end}")).map_err(|error| match error {
        StoreError::Read(error) => SaveError::File(error),
        _ => SaveError::Missing,
    })?;
    let text = text.ok_or(SaveError::Missing)?;
    let (state, record) = saved::parts(&text)?;
    let (variant, game) =
        catalogue.read_game(record, None).map_err(|unread| match unread.error.reason {
            ParseGameErrorKind::UnknownVariant(key) => SaveError::Variant(key),
            _ => SaveError::Record(unread.error),
        })?;
    let saved = state.get(SAVED).cloned().unwrap_or_default();
    Ok(KeptGame { id: id.to_owned(), saved, state, game, variant, notice: None, text })
}
