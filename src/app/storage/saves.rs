//! The saves that were submitted, until they succeed. One that failed is tried again, also after another game has begun.

use super::active::{StoredState, UnconfirmedSave};
use super::service::{Step, Task, Urgency};
use super::state::{LibraryState, StorageError};
use crate::catalogue::library::StoreError;
use crate::rules::notation::Game;
use bevy::prelude::{Real, Time};
use std::time::Duration;

/// The time after which a failed save is tried again.
const RETRY: Duration = Duration::from_secs(10);

impl LibraryState {
    /// Submits a game to be saved.
    pub(super) fn save(&mut self, number: u64, game: Box<Game>, state: StoredState) {
        let before = self.saves.0.remove(&number);
        let (version, left) = before.map_or((0, false), |it| (it.version + 1, it.left));
        let (of_task, with) = (game.clone(), state.clone());
        self.submit(Task::once(Urgency::Save(number), move |service| {
            let saved = service.save(number, &of_task, &with);
            Step::done(move |world| {
                let now = world.resource::<Time<Real>>().elapsed();
                world.resource_mut::<LibraryState>().record_save(number, version, saved, now);
            })
        }));
        let save = UnconfirmedSave { game, state, version, retry: None, left };
        self.saves.0.insert(number, save);
    }

    /// Unlocks a game that has left the board, as soon as it is saved.
    pub(super) fn leave(&mut self, number: u64) {
        match self.saves.0.get_mut(&number) {
            Some(save) => save.left = true,
            None => self.release(number),
        }
    }

    /// Unlocks the game of this number.
    fn release(&mut self, number: u64) {
        self.submit(Task::once(Urgency::Soon, move |service| {
            if let Some(locked) = service.locked.remove(&number) {
                service.library.release(locked);
            }
            Step::done(|_| ())
        }));
    }

    /// Records that this version of the game of this number was saved, or could not be.
    fn record_save(
        &mut self,
        number: u64,
        version: u64,
        result: Result<String, StoreError>,
        now: Duration,
    ) {
        let Some(save) = self.saves.0.get_mut(&number) else { return };
        let is_newest = save.version == version;
        match result {
            Ok(id) => {
                if number == self.active.number {
                    self.active.id = Some(id);
                }
                if is_newest {
                    self.forget(number);
                }
                let failed = self.saves.0.values().any(|save| save.retry.is_some());
                if !failed && matches!(self.error, Some(StorageError::Store(_))) {
                    self.error = None;
                }
            }
            // The result of the newest one follows.
            Err(_) if !is_newest => {}
            Err(error) => {
                // A game that is too large would be too large again.
                let again = !matches!(error, StoreError::TooLarge { .. });
                save.retry = again.then_some(now + RETRY);
                self.error = Some(StorageError::Store(error));
                if !again {
                    self.forget(number);
                }
            }
        }
    }

    /// Forgets a save of which nothing more is expected, and unlocks its game if it has left the board.
    fn forget(&mut self, number: u64) {
        if self.saves.0.remove(&number).is_some_and(|save| save.left) {
            self.release(number);
        }
    }

    /// Whether a failed save is to be tried again at this time.
    pub(super) fn is_retry_due(&self, now: Duration) -> bool {
        self.saves.0.values().any(|save| save.is_due(now))
    }

    /// Tries the saves that failed again, if it is time.
    pub(super) fn retry(&mut self, now: Duration) {
        let due = self.saves.0.iter().filter(|(_, save)| save.is_due(now));
        let due: Vec<_> =
            due.map(|(&number, save)| (number, save.game.clone(), save.state.clone())).collect();
        for (number, game, state) in due {
            self.save(number, game, state);
        }
    }
}
