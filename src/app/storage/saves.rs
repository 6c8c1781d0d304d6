//! The saves that were submitted, until they succeed. One that failed is tried again, also after another game has begun.

use super::state::{LibraryState, StorageError};
use super::task::Task;
use crate::catalogue::library::StoreError;
use crate::rules::notation::Game;
use std::collections::BTreeMap;
use std::time::Duration;

/// The time after which a failed save is tried again.
const RETRY: Duration = Duration::from_secs(10);

/// What is stored with a game: players, clocks, seed.
pub(super) type StoredState = Vec<(&'static str, String)>;

/// The last saves of games that are not known to have succeeded, by the numbers of the games.
#[derive(Debug, Default)]
pub(super) struct Saves(BTreeMap<u64, UnconfirmedSave>);

#[derive(Debug)]
struct UnconfirmedSave {
    game: Box<Game>,
    state: StoredState,
    /// The saves of this game whose result is not known.
    outstanding: usize,
    /// When to try the last one again, if it failed.
    retry: Option<Duration>,
    /// Whether the game has left the board, and is to be unlocked after its save.
    left: bool,
}

impl LibraryState {
    /// Submits a game to be saved.
    pub(super) fn save(&mut self, number: u64, game: Box<Game>, state: StoredState) {
        let before = self.saves.0.remove(&number);
        let (outstanding, left) = before.map_or((0, false), |it| (it.outstanding, it.left));
        self.submit(Task::Save { number, game: game.clone(), state: state.clone() });
        let outstanding = outstanding + 1;
        let save = UnconfirmedSave { game, state, outstanding, retry: None, left };
        self.saves.0.insert(number, save);
    }

    /// Unlocks a game that has left the board, as soon as it is saved.
    pub(super) fn leave(&mut self, number: u64) {
        match self.saves.0.get_mut(&number) {
            Some(save) => save.left = true,
            None => self.submit(Task::Release(number)),
        }
    }

    /// Records that the game of this number was saved, or could not be.
    pub(super) fn record_save(
        &mut self,
        number: u64,
        result: Result<String, StoreError>,
        now: Duration,
    ) {
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
            self.submit(Task::Release(number));
        }
    }

    /// Records that a save of the game of this number was replaced by a newer one.
    pub(super) fn record_replaced(&mut self, number: u64) {
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

impl UnconfirmedSave {
    fn is_due(&self, now: Duration) -> bool {
        self.retry.is_some_and(|retry| now >= retry)
    }
}
