//! What the pages and the autosave know of the library, and whom they give tasks to.

use super::autosave::{Coming, Live};
use super::dialog::{Chooser, NoDialog};
use super::entry::Entry;
use super::export::Piece;
use super::listing::Listing;
use super::own::OwnFile;
use super::service::{AnyStore, LibraryService};
use super::task::Task;
use super::worker::{InlineWorker, Worker};
use crate::catalogue::Catalogue;
use crate::catalogue::library::{MemoryStore, StoreError, Timestamp};
use bevy::prelude::Resource;
use std::sync::Arc;

/// Why games are not kept.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Trouble {
    /// The system has no place for them: they last as long as the program.
    NoFolder,
    /// The shelf does not take them.
    Store(StoreError),
}

/// A game that was broken off, to be gone on with.
#[derive(Clone, Debug, Default)]
pub enum Offer {
    /// There is none, or it was answered.
    #[default]
    None,
    /// It is being looked for.
    Asked,
    /// There is this one.
    Game(Box<Entry>),
}

/// The player's games.
#[derive(Resource)]
pub struct LibraryState {
    pub(super) worker: Box<dyn Worker>,
    pub(super) chooser: Box<dyn Chooser>,
    /// Tasks that are not done yet.
    waiting: usize,
    /// Is a dialog of the system open?
    pub(super) choosing: bool,
    /// What the dialog is to write.
    pub(super) to_export: Vec<Piece>,
    /// The last number that a game at the table was given.
    last_number: u64,
    pub(super) live: Live,
    /// The game that is about to come to the table, if the library knows it.
    pub(super) coming: Option<Coming>,
    /// The game of the library that is looked at, and the one that is about to be.
    pub(super) looked_at: Option<String>,
    pub(super) to_look_at: Option<String>,
    /// Why the game at the table is not kept, if it is not.
    pub trouble: Option<Trouble>,
    /// The game that was broken off before this program began.
    pub offer: Offer,
    /// The games, once they are read.
    pub games: Option<Arc<Listing>>,
    /// The deleted games, once they are read.
    pub trash: Option<Arc<Listing>>,
    /// What the player made, once it is read.
    pub own: Arc<Vec<OwnFile>>,
    /// The present moment.
    now: fn() -> Timestamp,
    /// Grows whenever one of the lists changes.
    pub version: u64,
    /// How many of how many games are read, while they are.
    pub reading: Option<(usize, usize)>,
    /// How many games are read from elsewhere, and how much of that is done, from 0 to 1.
    pub importing: Option<(usize, f32)>,
}

impl Default for LibraryState {
    /// A library that lasts as long as the program, and does everything at once.
    fn default() -> Self {
        Self::in_memory(Arc::new(MemoryStore::default()))
    }
}

impl LibraryState {
    /// A library with this worker, and these dialogs.
    pub fn new(worker: impl Worker, chooser: impl Chooser) -> Self {
        Self {
            worker: Box::new(worker),
            chooser: Box::new(chooser),
            waiting: 0,
            choosing: false,
            to_export: Vec::new(),
            last_number: 0,
            live: Live::default(),
            coming: None,
            looked_at: None,
            to_look_at: None,
            trouble: None,
            offer: Offer::None,
            games: None,
            trash: None,
            own: Arc::default(),
            now: Timestamp::now,
            version: 0,
            reading: None,
            importing: None,
        }
    }

    /// A library on any shelf that does everything at once, with the shipped variants.
    pub fn in_memory(shelf: AnyStore) -> Self {
        let clerk =
            LibraryService::new(shelf, Catalogue::shipped(), || Timestamp::from_unix_seconds(0));
        let store = Self::new(InlineWorker::new(clerk, usize::MAX), NoDialog::default());
        Self { now: || Timestamp::from_unix_seconds(0), ..store }
    }

    /// Looks for a game that was broken off.
    pub fn ask_for_broken_off(&mut self) {
        self.offer = Offer::Asked;
        self.give(Task::FindBrokenOff);
    }

    /// Is something being done that the player waits for?
    pub const fn is_busy(&self) -> bool {
        self.waiting > 0 || self.choosing
    }

    /// Has the clipboard to be asked for?
    pub fn asks_for_clipboard(&self) -> bool {
        self.chooser.asks_for_clipboard()
    }

    /// The name on the shelf of the game at the table, if it is kept.
    pub fn live_id(&self) -> Option<&str> {
        self.live.id.as_deref()
    }

    /// Is the game at the table kept as it stands? A game without turns needs no keeping.
    pub const fn is_kept(&self) -> bool {
        self.trouble.is_none()
    }

    /// The present moment.
    pub fn now(&self) -> Timestamp {
        (self.now)()
    }

    pub(super) fn give(&mut self, task: Task) {
        self.waiting += 1;
        self.worker.give(task);
    }

    pub(super) const fn answered(&mut self) {
        self.waiting = self.waiting.saturating_sub(1);
    }

    pub(super) const fn next_number(&mut self) -> u64 {
        self.last_number += 1;
        self.last_number
    }

    /// The game of this name among those that are read.
    pub fn entry(&self, id: &str) -> Option<&Arc<Entry>> {
        self.games.as_ref()?.games.iter().find(|entry| entry.id() == id)
    }
}

impl std::fmt::Debug for LibraryState {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Store").field("live", &self.live).finish_non_exhaustive()
    }
}
