//! A game that is being played, and kept turn by turn.

use super::kept::{Kept, NAME, SAVED};
use super::saved::{self, State};
use super::shelf::{Hold, Shelf, ShelfFault};
use super::{BACKUP, Library, SAVE, Stamp, lock};
use crate::rules::notation::{Game, write_game};

/// A game that this program writes, and nobody else.
#[derive(Debug)]
pub struct Held {
    id: String,
    /// What was written last, in two parts: the state without the time, and the record.
    last: Option<(State, String)>,
    /// The last save as it lies on the shelf.
    text: Option<String>,
    _hold: Hold,
}

impl Held {
    pub(super) const fn new(id: String, hold: Hold) -> Self {
        Self { id, last: None, text: None, _hold: hold }
    }

    pub(super) fn of(kept: &Kept, hold: Hold) -> Self {
        Self { id: kept.id.clone(), last: None, text: Some(kept.text.clone()), _hold: hold }
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

impl<S: Shelf> Library<S> {
    /// Saves a game: its record and whatever belongs to it. The save before becomes the backup.
    /// Where nothing has changed nothing is written.
    ///
    /// # Errors
    /// It cannot be written. The save before is still there, and the next try may succeed.
    pub fn save(
        &self,
        held: &mut Held,
        game: &Game,
        state: &[(&str, String)],
        now: Stamp,
    ) -> Result<(), ShelfFault> {
        let record = write_game(game);
        let mut state: State =
            state.iter().map(|(name, value)| ((*name).to_owned(), value.clone())).collect();
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

    /// Keeps a game that is not played here, such as an imported one, under a name of its own.
    ///
    /// # Errors
    /// It cannot be written.
    pub fn add(&self, game: &Game, name: Option<&str>, now: Stamp) -> Result<String, ShelfFault> {
        let mut held = self.begin(now)?;
        let state: Vec<_> = name.map(|name| (NAME, name.to_owned())).into_iter().collect();
        let saved = self.save(&mut held, game, &state, now);
        let id = held.id.clone();
        self.release(held);
        saved.map(|()| id)
    }

    /// Lets a game go: another copy of the program may take it up.
    pub fn release(&self, held: Held) {
        let lock = lock(&held.id);
        drop(held);
        // An empty file left behind does no harm.
        let _ = self.shelf.remove(&lock);
    }
}
