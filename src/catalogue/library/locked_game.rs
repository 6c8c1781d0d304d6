//! Saving games: the game in progress, turn by turn, and changes to saved games.

use super::save_format::{self, SaveError, State};
use super::saved_game::{NAME, SAVED, SavedGame};
use super::store::{KeyValueStore, LockStatus, StoreError, StoreLock};
use super::{BACKUP, Library, SAVE, Timestamp, lock_key};
use crate::catalogue::Catalogue;
use crate::rules::notation::{Game, write_game};
use std::collections::BTreeSet;

/// A game in the library that only this process may write.
///
/// Dropping it releases the lock; [`Library::release`] also removes the lock file.
#[derive(Debug)]
pub struct LockedGame {
    id: String,
    /// The state (without the time) and the record of the last save.
    last: Option<(State, String)>,
    /// The text of the last save.
    text: Option<String>,
    /// The name given by the player.
    name: Option<String>,
    lock: StoreLock,
}

impl LockedGame {
    pub(super) const fn new(id: String, lock: StoreLock) -> Self {
        Self { id, last: None, text: None, name: None, lock }
    }

    pub(super) fn resumed(saved: &SavedGame, lock: StoreLock) -> Self {
        let (id, text, name) = (saved.id.clone(), Some(saved.text.clone()), saved.name());
        Self { id, last: None, text, name: name.map(str::to_owned), lock }
    }

    /// Sets the player's name for the game, which the next save writes. A blank name removes it.
    pub fn set_name(&mut self, name: &str) {
        self.name = Some(name.to_owned()).filter(|name| !name.trim().is_empty());
    }

    /// The id in the store.
    pub fn id(&self) -> &str {
        &self.id
    }

    /// Whether the game has been saved at least once.
    pub const fn is_saved(&self) -> bool {
        self.text.is_some()
    }
}

/// Why a stored game cannot be opened or changed.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum OpenError {
    /// It cannot be read.
    #[error("{0}")]
    Save(#[from] SaveError),
    /// It cannot be locked or written.
    #[error("{0}")]
    Store(#[from] StoreError),
}

impl<S: KeyValueStore> Library<S> {
    /// Saves a game with its state; the previous save becomes the backup. Writes nothing if
    /// nothing has changed since the last save.
    ///
    /// # Errors
    /// The game cannot be written. The previous save is unchanged, and a retry may succeed.
    pub fn save(
        &self,
        locked: &mut LockedGame,
        game: &Game,
        state: &[(&str, String)],
        now: Timestamp,
    ) -> Result<(), StoreError> {
        let record = write_game(game);
        let mut state: State =
            state.iter().map(|(name, value)| ((*name).to_owned(), value.clone())).collect();
        if let Some(name) = &locked.name {
            state.insert(NAME.to_owned(), name.clone());
        }
        if locked.last.as_ref().is_some_and(|last| (&last.0, &last.1) == (&state, &record)) {
            return Ok(());
        }
        let last = (state.clone(), record.clone());
        state.insert(SAVED.to_owned(), now.to_string());
        let text = save_format::write(&state, &record);
        if let Some(previous) = &locked.text {
            self.store.put(&format!("{}{BACKUP}", locked.id), previous)?;
        }
        self.store.put(&format!("{}{SAVE}", locked.id), &text)?;
        locked.text = Some(text);
        locked.last = Some(last);
        Ok(())
    }

    /// Adds games that are not in progress, for example imported ones, and returns their ids.
    ///
    /// # Errors
    /// A game cannot be written; the games before it have been added.
    pub fn add<'a>(
        &self,
        games: impl IntoIterator<Item = &'a Game>,
        now: Timestamp,
    ) -> Result<Vec<String>, StoreError> {
        let mut adder = self.adder()?;
        games.into_iter().map(|game| adder.add(game, now)).collect()
    }

    /// Adds games one after another, when one that cannot be stored should not prevent the others.
    ///
    /// # Errors
    /// The store cannot be read.
    pub fn adder(&self) -> Result<GameAdder<'_, S>, StoreError> {
        Ok(GameAdder { library: self, used: self.used_ids()? })
    }

    /// Locks a saved game in order to write it, and reads it: in this order, so that nobody changes it in between.
    ///
    /// # Errors
    /// There is no such game, it is locked by another process, or it cannot be read or written. Neither can one that
    /// was read from its backup while the save itself may be whole, for it would be replaced: one that is of a newer
    /// version, or cannot be read for the moment.
    pub fn resume(
        &self,
        catalogue: &Catalogue,
        id: &str,
    ) -> Result<(SavedGame, LockedGame), OpenError> {
        let key = lock_key(id);
        let lock = match self.store.try_lock(&key)? {
            LockStatus::Acquired(lock) => lock,
            LockStatus::HeldElsewhere => return Err(OpenError::Store(StoreError::Locked)),
        };
        let error = match self.game(catalogue, id) {
            Ok(SavedGame { notice: Some(error), .. }) if !error.is_in_text() => error,
            Ok(saved) => {
                let locked = LockedGame::resumed(&saved, lock);
                return Ok((saved, locked));
            }
            Err(error) => error,
        };
        self.store.unlock(&key, lock);
        Err(OpenError::Save(error))
    }

    /// Sets the player's name for a saved game; a blank name removes it.
    ///
    /// # Errors
    /// As [`Library::resume`].
    pub fn name(
        &self,
        catalogue: &Catalogue,
        id: &str,
        name: &str,
        now: Timestamp,
    ) -> Result<(), OpenError> {
        let (saved, mut locked) = self.resume(catalogue, id)?;
        locked.set_name(name);
        self.save_and_release(locked, &saved, &saved.game, now)
    }

    /// Replaces the annotations of a saved game with those of `game`; everything else stays.
    ///
    /// # Errors
    /// As [`Library::resume`].
    pub fn annotate(
        &self,
        catalogue: &Catalogue,
        id: &str,
        game: &Game,
        now: Timestamp,
    ) -> Result<(), OpenError> {
        let (saved, locked) = self.resume(catalogue, id)?;
        let game = Game { notes: game.notes.clone(), ..saved.game.clone() };
        self.save_and_release(locked, &saved, &game, now)
    }

    /// Saves a game with the state of `saved`, and releases the lock.
    fn save_and_release(
        &self,
        mut locked: LockedGame,
        saved: &SavedGame,
        game: &Game,
        now: Timestamp,
    ) -> Result<(), OpenError> {
        let others = saved.state.iter().filter(|(key, _)| ![NAME, SAVED].contains(&key.as_str()));
        let state: Vec<_> = others.map(|(key, value)| (key.as_str(), value.clone())).collect();
        let result = self.save(&mut locked, game, &state, now);
        self.release(locked);
        Ok(result?)
    }

    /// Releases the lock on a game, so that another copy of the program can resume it.
    pub fn release(&self, locked: LockedGame) {
        self.store.unlock(&lock_key(&locked.id), locked.lock);
    }
}

/// Adds games to a library; see [`Library::adder`].
#[derive(Debug)]
pub struct GameAdder<'a, S> {
    library: &'a Library<S>,
    /// The ids that are not free.
    used: BTreeSet<String>,
}

impl<S: KeyValueStore> GameAdder<'_, S> {
    /// Adds a game that is not in progress, and returns its id.
    ///
    /// # Errors
    /// The game is too large, or cannot be written.
    pub fn add(&mut self, game: &Game, now: Timestamp) -> Result<String, StoreError> {
        let mut locked = self.library.begin_unused(&mut self.used, now)?;
        let result = self.library.save(&mut locked, game, &[], now);
        let id = locked.id.clone();
        self.library.release(locked);
        result.map(|()| id)
    }
}
