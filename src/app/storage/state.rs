//! The state of the library: what the pages and the autosave know of it.

use super::active::{ActiveGame, PendingGame, ReviewedGame, Saves};
use super::dialog::{Chooser, NoDialog};
use super::entry::{LibraryEntry, Listing};
use super::export::ExportItem;
use super::own::OwnFile;
use super::service::{LibraryService, Task};
use super::worker::{InlineWorker, StorageWorker};
use crate::catalogue::Catalogue;
use crate::catalogue::library::{AnyStore, MemoryStore, StoreError, Timestamp};
use crate::game::play::Review;
use bevy::prelude::Resource;
use std::fmt;
use std::sync::Arc;

/// Why games are not stored.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum StorageError {
    /// The system has no place for them, so they last as long as the program.
    NoFolder,
    /// The store refuses them.
    Store(StoreError),
}

/// The game that was interrupted when the program ended last.
#[derive(Clone, Debug, Default)]
pub enum InterruptedGame {
    /// There is none, or the player has decided.
    #[default]
    None,
    /// The library is searched for it.
    Searching,
    /// This game can be continued.
    Found(Box<LibraryEntry>),
}

/// The player's library.
#[derive(Resource)]
pub struct LibraryState {
    pub(super) worker: Box<dyn StorageWorker>,
    pub(super) chooser: Box<dyn Chooser>,
    /// The number of tasks in progress.
    pending: usize,
    /// Whether a dialog of the system is open.
    pub(super) choosing: bool,
    /// The games that the open dialog is to write.
    pub(super) to_export: Vec<ExportItem>,
    /// The last number given to a game on the board.
    last_number: u64,
    /// The game on the board.
    pub(super) active: ActiveGame,
    /// Saves that are not known to have succeeded.
    pub(super) saves: Saves,
    /// The game that is about to be opened, if the library knows it.
    pub(super) next_game: Option<PendingGame>,
    /// The stored game under review.
    pub(super) reviewed: Option<ReviewedGame>,
    /// The id of the stored game whose review is about to start.
    pub(super) review_next: Option<String>,
    /// Why the game on the board is not saved; `None` if it is.
    pub error: Option<StorageError>,
    /// The game that was interrupted before this program started.
    pub interrupted: InterruptedGame,
    /// The games; `None` until they are read.
    pub games: Option<Arc<Listing>>,
    /// The deleted games; `None` until they are read.
    pub trash: Option<Arc<Listing>>,
    /// The player's own variants, boards and stones; empty until they are read.
    pub own: Arc<Vec<OwnFile>>,
    /// Returns the current time.
    now: fn() -> Timestamp,
    /// Increases when one of the lists changes.
    pub version: u64,
    /// The numbers of games read so far and in total, while a list is read.
    pub reading: Option<(usize, usize)>,
    /// The number of games imported so far and the progress from 0 to 1, during an import.
    pub importing: Option<(usize, f32)>,
}

impl Default for LibraryState {
    /// A library in memory that performs tasks at once.
    fn default() -> Self {
        Self::in_memory(Arc::new(MemoryStore::default()))
    }
}

impl LibraryState {
    /// A library with this worker and these dialogs.
    pub fn new(worker: impl StorageWorker, chooser: impl Chooser) -> Self {
        Self {
            worker: Box::new(worker),
            chooser: Box::new(chooser),
            pending: 0,
            choosing: false,
            to_export: Vec::new(),
            last_number: 0,
            active: ActiveGame::default(),
            saves: Saves::default(),
            next_game: None,
            reviewed: None,
            review_next: None,
            error: None,
            interrupted: InterruptedGame::None,
            games: None,
            trash: None,
            own: Arc::default(),
            now: Timestamp::now,
            version: 0,
            reading: None,
            importing: None,
        }
    }

    /// A library on any store that performs tasks at once, with the shipped variants.
    pub fn in_memory(store: AnyStore) -> Self {
        let service =
            LibraryService::new(store, Catalogue::shipped(), || Timestamp::from_unix_seconds(0));
        let library = Self::new(InlineWorker::new(service, usize::MAX), NoDialog::default());
        Self { now: || Timestamp::from_unix_seconds(0), ..library }
    }

    /// Whether the player waits for a task or has a dialog open.
    pub const fn is_busy(&self) -> bool {
        self.pending > 0 || self.choosing
    }

    /// Whether the clipboard answers asynchronously; see [`Chooser::asks_for_clipboard`].
    pub(crate) fn asks_for_clipboard(&self) -> bool {
        self.chooser.asks_for_clipboard()
    }

    /// The id of the game on the board; `None` if it is not saved.
    pub fn active_id(&self) -> Option<&str> {
        self.active.id.as_deref()
    }

    /// Whether the game on the board is saved in its current state, or has no turns to save.
    pub const fn is_saved(&self) -> bool {
        self.error.is_none()
    }

    /// The current time.
    pub fn now(&self) -> Timestamp {
        (self.now)()
    }

    pub(super) fn submit(&mut self, task: Task) {
        self.pending += 1;
        self.worker.submit(task);
    }

    pub(super) const fn task_done(&mut self) {
        self.pending = self.pending.saturating_sub(1);
    }

    pub(super) const fn next_number(&mut self) -> u64 {
        self.last_number += 1;
        self.last_number
    }

    /// The id of the game under review, beside which its analysis is stored; `None` if it is not stored.
    pub(in crate::app) fn analysis_id(&self, review: &Review) -> Option<&str> {
        if review.is_of_live() {
            return self.active_id();
        }
        let reviewed = self.reviewed.as_ref().filter(|game| game.review == review.begun());
        reviewed.map(|game| game.id.as_str())
    }

    /// The game with this id in the list of games.
    pub fn entry(&self, id: &str) -> Option<&Arc<LibraryEntry>> {
        self.games.as_ref()?.games.iter().find(|entry| entry.id() == id)
    }
}

impl fmt::Debug for LibraryState {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("LibraryState").field("active", &self.active).finish_non_exhaustive()
    }
}
