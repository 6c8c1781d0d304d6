//! The saves that were submitted, until they succeed. One that failed is tried again, also after another game has begun.

use super::active::{StoredState, UnconfirmedSave};
use super::service::{Job, LibraryService, Step, Task, Urgency};
use super::state::{LibraryState, StorageError};
use crate::catalogue::library::StoreError;
use crate::rules::notation::Game;
use bevy::prelude::{Real, Time};
use std::time::Duration;

/// The time after which a failed save is tried again.
const RETRY: Duration = Duration::from_secs(10);

/// Saves the game on the board of a number.
struct SaveJob {
    number: u64,
    game: Box<Game>,
    state: StoredState,
}

impl SaveJob {
    fn save(&self, service: &mut LibraryService) -> Result<String, StoreError> {
        let now = (service.now)();
        if !service.locked.contains_key(&self.number) {
            service.locked.insert(self.number, service.library.begin(now)?);
        }
        let locked = service.locked.get_mut(&self.number).ok_or(StoreError::Missing)?;
        service.library.save(locked, &self.game, &self.state, now)?;
        Ok(locked.id().to_owned())
    }
}

impl Job for SaveJob {
    fn step(&mut self, service: &mut LibraryService) -> Step {
        let (number, saved) = (self.number, self.save(service));
        Step::done(move |world| {
            let now = world.resource::<Time<Real>>().elapsed();
            world.resource_mut::<LibraryState>().record_save(number, saved, now);
        })
    }

    /// A newer save of the same game takes its place.
    fn cancel(&mut self) -> Step {
        let number = self.number;
        Step::done(move |world| world.resource_mut::<LibraryState>().record_replaced(number))
    }
}

impl LibraryState {
    /// Submits a game to be saved.
    pub(super) fn save(&mut self, number: u64, game: Box<Game>, state: StoredState) {
        let before = self.saves.0.remove(&number);
        let (outstanding, left) = before.map_or((0, false), |it| (it.outstanding, it.left));
        let job = SaveJob { number, game: game.clone(), state: state.clone() };
        self.submit(Task::new(Urgency::Save(number), job));
        let outstanding = outstanding + 1;
        let save = UnconfirmedSave { game, state, outstanding, retry: None, left };
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

    /// Records that the game of this number was saved, or could not be.
    fn record_save(&mut self, number: u64, result: Result<String, StoreError>, now: Duration) {
        let Some(save) = self.saves.0.get_mut(&number) else { return };
        save.outstanding = save.outstanding.saturating_sub(1);
        match result {
            Ok(id) => {
                let done = save.outstanding == 0;
                if number == self.active.number {
                    self.active.id = Some(id);
                }
                if done {
                    self.forget(number);
                }
                let failed = self.saves.0.values().any(|save| save.retry.is_some());
                if !failed && matches!(self.error, Some(StorageError::Store(_))) {
                    self.error = None;
                }
            }
            Err(error) => {
                // A game that is too large would be too large again.
                let again = !matches!(error, StoreError::TooLarge { .. });
                save.retry = again.then_some(now + RETRY);
                let over = save.outstanding == 0 && save.retry.is_none();
                self.error = Some(StorageError::Store(error));
                if over {
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

    /// Records that a save of the game of this number was replaced by a newer one.
    fn record_replaced(&mut self, number: u64) {
        if let Some(save) = self.saves.0.get_mut(&number) {
            save.outstanding = save.outstanding.saturating_sub(1);
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
