//! The library service: performs tasks in small steps. Saves come before all other tasks.

use super::entry::LibraryEntry;
use crate::catalogue::Catalogue;
use crate::catalogue::custom::CustomFiles;
use crate::catalogue::library::{AnyStore, Library, LockedGame, OpenError, StoreError, Timestamp};
use crate::rules::notation::Game;
use bevy::prelude::World;
use std::collections::{BTreeMap, VecDeque};
use std::sync::Arc;

/// What is done in the window with the result of a task.
pub(crate) type Answer = Box<dyn FnOnce(&mut World) + Send + Sync>;

/// The result of a step of a task.
pub enum Step {
    /// The task goes on.
    More(Answer),
    /// The task is done. Every task ends with one such step.
    Done(Answer),
}

impl Step {
    /// The task is done, and its result leads to this.
    pub(super) fn done(answer: impl FnOnce(&mut World) + Send + Sync + 'static) -> Self {
        Self::Done(Box::new(answer))
    }
}

/// What a task does.
pub(super) trait Job: Send + Sync {
    /// Performs one step, which takes some milliseconds at most.
    fn step(&mut self, service: &mut LibraryService) -> Step;

    /// What follows when the task is cancelled.
    fn cancel(&mut self) -> Step {
        Step::done(|_| ())
    }
}

/// A job of one step.
struct OneStep<F>(Option<F>);

impl<F: FnOnce(&mut LibraryService) -> Step + Send + Sync> Job for OneStep<F> {
    fn step(&mut self, service: &mut LibraryService) -> Step {
        self.0.take().map_or_else(|| Step::done(|_| ()), |work| work(service))
    }
}

/// When a task is performed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Urgency {
    /// Before all others. It saves the game on the board of this number, and replaces an older task that does.
    Save(u64),
    /// Before all others.
    Soon,
    /// In its turn, also if the program ends before: it changes what is stored of games, and takes no longer than a save.
    Change,
    /// In its turn, unless it is cancelled.
    Whenever,
}

/// A task for the library service.
pub struct Task {
    urgency: Urgency,
    job: Box<dyn Job>,
}

impl Task {
    /// A task of one or more steps.
    pub(super) fn new(urgency: Urgency, job: impl Job + 'static) -> Self {
        Self { urgency, job: Box::new(job) }
    }

    /// A task of one step.
    pub(super) fn once(
        urgency: Urgency,
        work: impl FnOnce(&mut LibraryService) -> Step + Send + Sync + 'static,
    ) -> Self {
        Self::new(urgency, OneStep(Some(work)))
    }
}

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
    pub(super) locked: BTreeMap<u64, LockedGame>,
    urgent: VecDeque<Task>,
    tasks: VecDeque<Task>,
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
            tasks: VecDeque::new(),
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
        self.urgent.is_empty() && self.tasks.is_empty()
    }

    /// Whether there is something to save.
    pub(super) fn is_urgent(&self) -> bool {
        !self.urgent.is_empty()
    }

    /// Accepts a task. Reports the end of a save that a newer one of the same game replaces.
    pub(super) fn submit(&mut self, task: Task, report: &mut dyn FnMut(Step)) {
        let is_same_save = |older: &mut Task| {
            matches!(task.urgency, Urgency::Save(_)) && older.urgency == task.urgency
        };
        if let Some(mut older) = self.urgent.pop_back_if(is_same_save) {
            report(older.job.cancel());
        }
        match task.urgency {
            Urgency::Save(_) | Urgency::Soon => self.urgent.push_back(task),
            Urgency::Change | Urgency::Whenever => self.tasks.push_back(task),
        }
    }

    /// Cancels everything that need not be done before the program ends.
    pub(super) fn cancel(&mut self, report: &mut dyn FnMut(Step)) {
        self.tasks.retain_mut(|task| {
            let stays = task.urgency == Urgency::Change;
            if !stays {
                report(task.job.cancel());
            }
            stays
        });
    }

    /// Performs one step of work.
    pub fn step(&mut self, report: &mut dyn FnMut(Step)) {
        let next = self.urgent.pop_front().or_else(|| self.tasks.pop_front());
        let Some(mut task) = next else { return };
        let step = task.job.step(self);
        if matches!(step, Step::More(_)) {
            self.tasks.push_front(task);
        }
        report(step);
    }

    /// Saves the game on the board of this number, and returns its id.
    pub(super) fn save(
        &mut self,
        number: u64,
        game: &Game,
        state: &[(&str, String)],
    ) -> Result<String, StoreError> {
        let now = (self.now)();
        if !self.locked.contains_key(&number) {
            self.locked.insert(number, self.library.begin(now)?);
        }
        let locked = self.locked.get_mut(&number).ok_or(StoreError::Missing)?;
        self.library.save(locked, game, state, now)?;
        Ok(locked.id().to_owned())
    }

    /// Renames a stored game. The one on the board gets its name with the next save.
    pub(super) fn rename(&mut self, id: &str, name: &str) -> Result<(), OpenError> {
        if let Some(locked) = self.locked.values_mut().find(|locked| locked.id() == id) {
            locked.set_name(name);
            return Ok(());
        }
        self.library.name(&self.catalogue, id, name, (self.now)())
    }
}
