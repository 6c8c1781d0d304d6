//! Does the tasks, one small step after the other. What must be kept goes before everything else.

use super::entry::Entry;
use super::task::{OpenError, Report, Task};
use super::{export, import, listing};
use crate::catalogue::Catalogue;
use crate::catalogue::custom::CustomFiles;
use crate::catalogue::library::{
    KeyValueStore, Library, LockedGame, SavedGame, StoreError, Timestamp,
};
use crate::rules::notation::Game;
use std::collections::{BTreeMap, VecDeque};
use std::sync::Arc;

/// A shelf of any kind.
pub type AnyStore = Arc<dyn KeyValueStore + Send + Sync>;

/// Whoever works with the shelf.
pub struct LibraryService {
    pub(super) library: Library<AnyStore>,
    pub(super) catalogue: Catalogue,
    /// Where that lies what the player made, if there is a place for it.
    pub(super) own: Option<Arc<dyn CustomFiles>>,
    /// The present moment.
    pub(super) now: fn() -> Timestamp,
    /// Games read before, so that none is read twice.
    pub(super) known: BTreeMap<String, Arc<Entry>>,
    /// The games at the table, by their numbers.
    held: BTreeMap<u64, LockedGame>,
    urgent: VecDeque<Task>,
    jobs: VecDeque<Job>,
}

/// What is not urgent.
enum Job {
    Brief(Task),
    List(listing::Job),
    Import(Box<import::Job>),
}

impl LibraryService {
    /// A clerk for a shelf.
    pub fn new(shelf: AnyStore, catalogue: Catalogue, now: fn() -> Timestamp) -> Self {
        Self {
            library: Library::new(shelf),
            catalogue,
            own: None,
            now,
            known: BTreeMap::new(),
            held: BTreeMap::new(),
            urgent: VecDeque::new(),
            jobs: VecDeque::new(),
        }
    }

    /// The same with a place for what players make.
    #[must_use]
    pub fn with_own(mut self, own: impl CustomFiles + 'static) -> Self {
        self.own = Some(Arc::new(own));
        self
    }

    /// Is there nothing to do?
    pub fn is_idle(&self) -> bool {
        self.urgent.is_empty() && self.jobs.is_empty()
    }

    /// Is there something that must be kept?
    pub fn is_urgent(&self) -> bool {
        !self.urgent.is_empty()
    }

    /// Takes a task. Tells of tasks that need not be done any more: a save that a newer one of the
    /// same game replaces, and what was cancelled.
    pub fn give(&mut self, task: Task, say: &mut dyn FnMut(Report)) {
        match task {
            Task::Keep { number, .. } => {
                let is_older = |task: &Task| matches!(task, Task::Keep { number: other, .. } if *other == number);
                if self.urgent.back().is_some_and(is_older) {
                    self.urgent.pop_back();
                    say(Report::Done);
                }
                self.urgent.push_back(task);
            }
            Task::Leave(_) | Task::TakeUp { .. } => self.urgent.push_back(task),
            Task::Cancel => {
                self.drop_jobs(say);
                say(Report::Done);
            }
            Task::List { trash } => self.jobs.push_back(Job::List(listing::Job::new(trash))),
            Task::Import(sources) => {
                self.jobs.push_back(Job::Import(Box::new(import::Job::new(sources))));
            }
            brief => self.jobs.push_back(Job::Brief(brief)),
        }
    }

    /// Forgets everything that need not be done before the program ends.
    pub fn drop_jobs(&mut self, say: &mut dyn FnMut(Report)) {
        for job in self.jobs.drain(..) {
            say(match job {
                Job::Import(job) => job.broken_off(),
                _ => Report::Done,
            });
        }
    }

    /// Does one step of what is to be done.
    pub fn step(&mut self, say: &mut dyn FnMut(Report)) {
        if let Some(task) = self.urgent.pop_front() {
            say(self.brief(task));
            return;
        }
        let Some(job) = self.jobs.pop_front() else { return };
        let (report, job) = match job {
            Job::Brief(task) => (self.brief(task), None),
            Job::List(mut job) => (job.step(self), Some(Job::List(job))),
            Job::Import(mut job) => (job.step(self), Some(Job::Import(job))),
        };
        let done = report.is_last();
        say(report);
        if let Some(job) = job.filter(|_| !done) {
            self.jobs.push_front(job);
        }
    }

    fn brief(&mut self, task: Task) -> Report {
        match task {
            Task::Keep { number, game, state } => {
                Report::Saved(number, self.keep(number, &game, &state))
            }
            Task::Leave(number) => {
                if let Some(held) = self.held.remove(&number) {
                    self.library.release(held);
                }
                Report::Done
            }
            Task::TakeUp { number, id } => {
                let taken = self.take_up(number, &id).map(Box::new);
                Report::TakenUp(number, id, taken)
            }
            Task::FindBrokenOff => {
                let found = self.library.latest_unfinished(&self.catalogue);
                Report::BrokenOff(found.ok().flatten().map(|kept| Box::new(Entry::new(kept))))
            }
            Task::Delete(id) => {
                let deleted = self.library.delete(&id);
                Report::Deleted(id, deleted)
            }
            Task::Restore(id) => {
                let restored = self.library.restore(&id);
                Report::Restored(id, restored)
            }
            Task::Name { id, name } => {
                let named = self.name(&id, &name);
                Report::Named(id, named)
            }
            Task::Annotate { id, game } => {
                let kept = self.annotate(&id, &game);
                Report::Named(id, kept)
            }
            Task::Export { games, path, replace } => {
                Report::Exported(export::write(&games, path, replace))
            }
            Task::ListOwn => Report::OwnListed(self.own_files()),
            Task::RemoveOwn(file) => {
                let removed = self.remove_own(*file);
                removed.map_or(Report::Done, |removed| Report::OwnRemoved(Box::new(removed)))
            }
            Task::List { .. } | Task::Import(_) | Task::Cancel => Report::Done,
        }
    }

    fn keep(
        &mut self,
        number: u64,
        game: &Game,
        state: &[(&str, String)],
    ) -> Result<String, StoreError> {
        let now = (self.now)();
        if !self.held.contains_key(&number) {
            self.held.insert(number, self.library.begin(now)?);
        }
        let Some(held) = self.held.get_mut(&number) else { return Err(StoreError::Missing) };
        self.library.save(held, game, state, now)?;
        Ok(held.id().to_owned())
    }

    /// Holds a game first, and reads it then, so that nobody changes it between.
    fn take_up(&mut self, number: u64, id: &str) -> Result<SavedGame, OpenError> {
        let read = |clerk: &Self| clerk.library.game(&clerk.catalogue, id).map_err(OpenError::Save);
        let before = read(self)?;
        let held = self.library.resume(&before).map_err(OpenError::Store)?;
        drop(held);
        let kept = read(self)?;
        let held = self.library.resume(&kept).map_err(OpenError::Store)?;
        self.held.insert(number, held);
        Ok(kept)
    }

    fn annotate(&self, id: &str, game: &Game) -> Result<(), OpenError> {
        let kept = self.library.game(&self.catalogue, id).map_err(OpenError::Save)?;
        let kept_again = self.library.annotate(&kept, game, (self.now)());
        kept_again.map_err(OpenError::Store)
    }

    fn name(&mut self, id: &str, name: &str) -> Result<(), OpenError> {
        // What is played here takes its name with the next save.
        if let Some(held) = self.held.values_mut().find(|held| held.id() == id) {
            held.set_name(name);
            return Ok(());
        }
        let kept = self.library.game(&self.catalogue, id).map_err(OpenError::Save)?;
        self.library.name(&kept, name, (self.now)()).map_err(OpenError::Store)
    }
}

impl std::fmt::Debug for LibraryService {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Clerk").field("held", &self.held.keys()).finish_non_exhaustive()
    }
}
