//! The library service: performs tasks in small steps. Saves come before all other tasks.

use super::entry::LibraryEntry;
use super::export;
use super::import::ImportJob;
use super::listing::ListJob;
use super::task::{StorageReport, Task};
use crate::catalogue::Catalogue;
use crate::catalogue::custom::CustomFiles;
use crate::catalogue::library::{
    KeyValueStore, Library, LockedGame, OpenError, SavedGame, StoreError, Timestamp,
};
use crate::rules::notation::Game;
use std::collections::{BTreeMap, VecDeque};
use std::sync::Arc;

/// A key-value store of any kind.
pub type AnyStore = Arc<dyn KeyValueStore + Send + Sync>;

/// Performs tasks on the player's library.
pub struct LibraryService {
    pub(super) library: Library<AnyStore>,
    pub(super) catalogue: Catalogue,
    /// The player's own variants, boards and stones; `None` if there is no place for them.
    pub(super) own: Option<Arc<dyn CustomFiles>>,
    /// Returns the current time.
    pub(super) now: fn() -> Timestamp,
    /// The games read so far, by id, so that none is read twice.
    pub(super) cache: BTreeMap<String, Arc<LibraryEntry>>,
    /// The games on the board, by their numbers.
    locked: BTreeMap<u64, LockedGame>,
    urgent: VecDeque<Task>,
    jobs: VecDeque<StorageJob>,
}

/// A task that is not urgent.
enum StorageJob {
    Single(Task),
    List(ListJob),
    Import(Box<ImportJob>),
}

impl LibraryService {
    /// A service for the games in a store.
    pub fn new(store: AnyStore, catalogue: Catalogue, now: fn() -> Timestamp) -> Self {
        Self {
            library: Library::new(store),
            catalogue,
            own: None,
            now,
            cache: BTreeMap::new(),
            locked: BTreeMap::new(),
            urgent: VecDeque::new(),
            jobs: VecDeque::new(),
        }
    }

    /// The same with a place for the player's own variants, boards and stones.
    #[must_use]
    pub fn with_own(mut self, own: impl CustomFiles + 'static) -> Self {
        self.own = Some(Arc::new(own));
        self
    }

    /// Whether there is nothing to do.
    pub fn is_idle(&self) -> bool {
        self.urgent.is_empty() && self.jobs.is_empty()
    }

    /// Whether there is something to save.
    pub(crate) fn is_urgent(&self) -> bool {
        !self.urgent.is_empty()
    }

    /// Accepts a task. Reports tasks that became unnecessary: a save that is replaced by a newer
    /// one of the same game, and cancelled tasks.
    pub(crate) fn submit(&mut self, task: Task, report: &mut dyn FnMut(StorageReport)) {
        match task {
            Task::Save { number, .. } => {
                let is_older = |task: &Task| matches!(task, Task::Save { number: other, .. } if *other == number);
                if self.urgent.back().is_some_and(is_older) {
                    self.urgent.pop_back();
                    report(StorageReport::SaveReplaced(number));
                }
                self.urgent.push_back(task);
            }
            Task::Release(_) | Task::Resume { .. } | Task::ReadAnalysis(_) => {
                self.urgent.push_back(task);
            }
            Task::Cancel => {
                self.cancel_jobs(report);
                report(StorageReport::Done);
            }
            Task::List { trash } => self.jobs.push_back(StorageJob::List(ListJob::new(trash))),
            Task::Import { sources, for_review } => {
                self.jobs
                    .push_back(StorageJob::Import(Box::new(ImportJob::new(sources, for_review))));
            }
            task => self.jobs.push_back(StorageJob::Single(task)),
        }
    }

    /// Cancels everything that need not be done before the program ends. What changes stored games stays.
    pub(crate) fn cancel_jobs(&mut self, report: &mut dyn FnMut(StorageReport)) {
        for job in std::mem::take(&mut self.jobs) {
            match job {
                StorageJob::Single(task) if task.changes_games() => {
                    self.jobs.push_back(StorageJob::Single(task));
                }
                StorageJob::Import(job) => report(job.cancel()),
                StorageJob::Single(_) | StorageJob::List(_) => report(StorageReport::Done),
            }
        }
    }

    /// Performs one step of work.
    pub fn step(&mut self, report: &mut dyn FnMut(StorageReport)) {
        if let Some(task) = self.urgent.pop_front() {
            report(self.perform(task));
            return;
        }
        let Some(job) = self.jobs.pop_front() else { return };
        let (result, job) = match job {
            StorageJob::Single(task) => (self.perform(task), None),
            StorageJob::List(mut job) => (job.step(self), Some(StorageJob::List(job))),
            StorageJob::Import(mut job) => (job.step(self), Some(StorageJob::Import(job))),
        };
        let done = result.is_last();
        report(result);
        if let Some(job) = job.filter(|_| !done) {
            self.jobs.push_front(job);
        }
    }

    fn perform(&mut self, task: Task) -> StorageReport {
        match task {
            Task::Save { number, game, state } => {
                StorageReport::Saved(number, self.save(number, &game, &state))
            }
            Task::Release(number) => {
                if let Some(locked) = self.locked.remove(&number) {
                    self.library.release(locked);
                }
                StorageReport::Done
            }
            Task::Resume { number, id } => {
                let resumed = self.resume(number, &id).map(Box::new);
                StorageReport::Resumed(number, id, resumed)
            }
            Task::FindInterrupted => {
                let found = self.library.latest_unfinished(&self.catalogue);
                let entry = |kept| Box::new(LibraryEntry::new(kept, &self.catalogue));
                StorageReport::Interrupted(found.ok().flatten().map(entry))
            }
            Task::Delete(id) => {
                let deleted = self.library.delete(&id);
                StorageReport::Deleted(id, deleted)
            }
            Task::Restore(id) => {
                let restored = self.library.restore(&id);
                StorageReport::Restored(id, restored)
            }
            Task::Rename { id, name } => {
                let renamed = self.rename(&id, &name);
                StorageReport::Renamed(id, renamed)
            }
            Task::Annotate { id, game } => {
                let annotated = self.annotate(&id, &game);
                StorageReport::Renamed(id, annotated)
            }
            Task::ReadAnalysis(id) => {
                let text = self.library.analysis(&id);
                StorageReport::Analysis(id, text)
            }
            Task::StoreAnalysis { id, text } => {
                // One that cannot be stored can be made again.
                let _ = self.library.store_analysis(&id, &text);
                StorageReport::Done
            }
            Task::Export { games, path, replace } => {
                StorageReport::Exported(export::write(&games, path, replace))
            }
            Task::ListOwn => StorageReport::OwnListed(self.own_files()),
            Task::RemoveOwn(file) => {
                let removed = self.remove_own(*file);
                removed.map_or(StorageReport::Done, |removed| {
                    StorageReport::OwnRemoved(Box::new(removed))
                })
            }
            Task::List { .. } | Task::Import { .. } | Task::Cancel => StorageReport::Done,
        }
    }

    fn save(
        &mut self,
        number: u64,
        game: &Game,
        state: &[(&str, String)],
    ) -> Result<String, StoreError> {
        let now = (self.now)();
        if !self.locked.contains_key(&number) {
            self.locked.insert(number, self.library.begin(now)?);
        }
        let Some(locked) = self.locked.get_mut(&number) else { return Err(StoreError::Missing) };
        self.library.save(locked, game, state, now)?;
        Ok(locked.id().to_owned())
    }

    fn resume(&mut self, number: u64, id: &str) -> Result<SavedGame, OpenError> {
        let (kept, locked) = self.library.resume(&self.catalogue, id)?;
        self.locked.insert(number, locked);
        Ok(kept)
    }

    fn annotate(&self, id: &str, game: &Game) -> Result<(), OpenError> {
        self.library.annotate(&self.catalogue, id, game, (self.now)())
    }

    fn rename(&mut self, id: &str, name: &str) -> Result<(), OpenError> {
        // The game on the board gets its name with the next save.
        if let Some(locked) = self.locked.values_mut().find(|locked| locked.id() == id) {
            locked.set_name(name);
            return Ok(());
        }
        self.library.name(&self.catalogue, id, name, (self.now)())
    }
}

impl std::fmt::Debug for LibraryService {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("LibraryService")
            .field("locked", &self.locked.keys())
            .finish_non_exhaustive()
    }
}
