//! A game that is being played, and kept turn by turn.

use super::kept::{KeptGame, NAME, SAVED};
use super::saved::{self, State};
use super::store::{KeyValueStore, StoreError, StoreLock};
use super::{BACKUP, Library, SAVE, Stamp, lock};
use crate::rules::notation::{Game, write_game};

/// A game that this program writes, and nobody else.
#[derive(Debug)]
pub struct LockedGame {
    id: String,
    /// What was written last, in two parts: the state without the time, and the record.
    last: Option<(State, String)>,
    /// The last save as it lies on the shelf.
    text: Option<String>,
    /// The name that the player gave it.
    name: Option<String>,
    _hold: StoreLock,
}

impl LockedGame {
    pub(super) const fn new(id: String, hold: StoreLock) -> Self {
        Self { id, last: None, text: None, name: None, _hold: hold }
    }

    pub(super) fn of(kept: &KeptGame, hold: StoreLock) -> Self {
        let (id, text, name) = (kept.id.clone(), Some(kept.text.clone()), kept.name());
        Self { id, last: None, text, name: name.map(str::to_owned), _hold: hold }
    }

    /// Gives the game a name, from the next save on.
    pub fn set_name(&mut self, name: &str) {
        self.name = Some(name.to_owned()).filter(|name| !name.trim().is_empty());
    }

    /// The game's name on the shelf.
    pub fn id(&self) -> &str {
        &self.id
    }

    /// Was it saved at least once?
    pub const fn is_saved(&self) -> bool {
        self.text.is_some()
    }
}

impl<S: KeyValueStore> Library<S> {
    /// Saves a game: its record and whatever belongs to it. The save before becomes the backup.
    /// Where nothing has changed nothing is written.
    ///
    /// # Errors
    /// It cannot be written. The save before is still there, and the next try may succeed.
    pub fn save(
        &self,
        held: &mut LockedGame,
        game: &Game,
        state: &[(&str, String)],
        now: Stamp,
    ) -> Result<(), StoreError> {
        let record = write_game(game);
        let mut state: State =
            state.iter().map(|(name, value)| ((*name).to_owned(), value.clone())).collect();
        if let Some(name) = &held.name {
            state.insert(NAME.to_owned(), name.clone());
        }
        if held.last.as_ref().is_some_and(|last| (&last.0, &last.1) == (&state, &record)) {
            return Ok(());
        }
        let last = (state.clone(), record.clone());
        state.insert(SAVED.to_owned(), now.to_string());
        let text = saved::written(&state, &record);
        if let Some(before) = &held.text {
            self.shelf.put(&format!("{}{BACKUP}", held.id), before)?;
        }
        self.shelf.put(&format!("{}{SAVE}", held.id), &text)?;
        held.text = Some(text);
        held.last = Some(last);
        Ok(())
    }

    /// Keeps games that are not played here, such as imported ones; gives their names on the shelf.
    ///
    /// # Errors
    /// One cannot be written; those before it are kept.
    pub fn add<'a>(
        &self,
        games: impl IntoIterator<Item = &'a Game>,
        now: Stamp,
    ) -> Result<Vec<String>, StoreError> {
        let mut taken = self.taken()?;
        let mut ids = Vec::new();
        for game in games {
            let mut held = self.begin_beside(&mut taken, now)?;
            let saved = self.save(&mut held, game, &[], now);
            let id = held.id.clone();
            self.release(held);
            saved?;
            ids.push(id);
        }
        Ok(ids)
    }

    /// Gives a kept game a name; an empty one takes it away.
    ///
    /// # Errors
    /// The game is played elsewhere, or cannot be written.
    pub fn name(&self, kept: &KeptGame, name: &str, now: Stamp) -> Result<(), StoreError> {
        let mut held = self.resume(kept)?;
        held.set_name(name);
        self.save_again(held, kept, &kept.game, now)
    }

    /// Keeps a kept game with other remarks; everything else of it stays.
    ///
    /// # Errors
    /// The game is played elsewhere, or cannot be written.
    pub fn annotate(&self, kept: &KeptGame, game: &Game, now: Stamp) -> Result<(), StoreError> {
        let held = self.resume(kept)?;
        let game = Game { notes: game.notes.clone(), ..kept.game.clone() };
        self.save_again(held, kept, &game, now)
    }

    /// Saves a game that is not played, with the state it has, and lets it go.
    fn save_again(
        &self,
        mut held: LockedGame,
        kept: &KeptGame,
        game: &Game,
        now: Stamp,
    ) -> Result<(), StoreError> {
        let others = kept.state.iter().filter(|(key, _)| ![NAME, SAVED].contains(&key.as_str()));
        let state: Vec<_> = others.map(|(key, value)| (key.as_str(), value.clone())).collect();
        let saved = self.save(&mut held, game, &state, now);
        self.release(held);
        saved
    }

    /// Lets a game go: another copy of the program may take it up.
    pub fn release(&self, held: LockedGame) {
        let lock = lock(&held.id);
        drop(held);
        // An empty file left behind does no harm.
        let _ = self.shelf.remove(&lock);
    }
}
