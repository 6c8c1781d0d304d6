//! Stores what the player has done, in lessons and with puzzles: written whole after every change, and
//! read with care.

use super::file::FileError;
use super::text_storage::{FileTextStorage, MemoryTextStorage, TextStorage};
use crate::game::learn::{Attempt, ExerciseId, ParseProgressError, Progress};
use crate::game::puzzles::PuzzleProgress;
use std::fmt::{self, Display};
use std::sync::Arc;

/// The name of the file with the learner's progress.
pub const FILE: &str = Progress::FILE;

/// A progress that can be stored.
pub trait StoredProgress: Clone + Default + Display {
    /// The name of its file.
    const FILE: &str;
    /// The size limit of the file in bytes.
    const LARGEST: u64;

    /// Reads the text that [`Display`] writes.
    ///
    /// # Errors
    /// The text is damaged or of another version. What can still be read of it comes with the error.
    fn read_text(text: &str) -> Result<Self, (Self, ParseProgressError)>;

    /// Takes over what another copy has more of.
    fn merge(&mut self, other: &Self);

    /// The number of exercises or puzzles in it.
    fn count(&self) -> usize;
}

impl StoredProgress for Progress {
    const FILE: &str = "progress.ron";
    const LARGEST: u64 = 256 * 1024;

    fn read_text(text: &str) -> Result<Self, (Self, ParseProgressError)> {
        Self::read(text).map_err(|damaged| (damaged.progress, damaged.error))
    }

    fn merge(&mut self, other: &Self) {
        self.merge(other);
    }

    fn count(&self) -> usize {
        self.exercises().count()
    }
}

impl StoredProgress for PuzzleProgress {
    const FILE: &str = "puzzles.ron";
    const LARGEST: u64 = 8 * 1024 * 1024;

    fn read_text(text: &str) -> Result<Self, (Self, ParseProgressError)> {
        Self::read(text).map_err(|damaged| (damaged.progress, damaged.error))
    }

    fn merge(&mut self, other: &Self) {
        self.merge(other);
    }

    fn count(&self) -> usize {
        self.puzzles().count()
    }
}

/// Stores a learner's progress in lessons.
pub type ProgressStore = Store<Progress>;
/// Stores a player's progress with puzzles.
pub type PuzzleProgressStore = Store<PuzzleProgress>;

/// Stores a player's progress.
///
/// Every change is made to what is stored at that moment, so that the window and the terminal can be
/// used at the same time. What cannot be read is moved aside and reported, and what is whole in it
/// is kept.
///
/// ```
/// use fanorona::catalogue::progress::ProgressStore;
/// use fanorona::catalogue::text_storage::MemoryTextStorage;
/// use fanorona::game::learn::Attempt;
/// use std::sync::Arc;
///
/// let storage = Arc::new(MemoryTextStorage::default());
/// let (mut store, event) = ProgressStore::open(storage.clone());
/// assert_eq!(event, None);
/// let id = "approach/first-capture".parse()?;
/// store.record(&id, Attempt { stars: Some(3), ..Attempt::default() }).unwrap();
///
/// let (again, _) = ProgressStore::open(storage);
/// assert_eq!(again.progress().of(&id).stars, 3);
/// # Ok::<(), fanorona::game::learn::ParseExerciseIdError>(())
/// ```
#[derive(Clone)]
pub struct Store<P> {
    storage: Arc<dyn TextStorage>,
    progress: P,
    /// Whether [`ProgressEvent::Blocked`] was reported, and still holds.
    blocked: bool,
}

/// Why a stored progress cannot be read.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ProgressProblem {
    /// The file cannot be read.
    #[error(transparent)]
    File(FileError),
    /// The text is damaged or of another version.
    #[error(transparent)]
    Text(ParseProgressError),
}

/// What the player should know about the stored progress.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ProgressEvent {
    /// It cannot be read, or not all of it. The file was moved.
    MovedAside {
        /// What is wrong with it.
        problem: ProgressProblem,
        /// Where it is now.
        place: String,
        /// The number of exercises or puzzles whose progress could still be read.
        kept: usize,
    },
    /// It cannot be read for the moment, or it is damaged and cannot be moved. It stays as it is, and nothing is
    /// stored as long as that is so.
    Blocked {
        /// What is wrong with it.
        problem: ProgressProblem,
        /// Where it is.
        place: String,
    },
    /// It cannot be written. The file is unchanged.
    NotStored(FileError),
}

impl<P: StoredProgress> Store<P> {
    /// Opens the player's progress; in memory if the system has no data folder.
    pub fn of_player() -> (Self, Option<ProgressEvent>) {
        match FileTextStorage::of_player(P::FILE) {
            Some(file) => Self::open(Arc::new(file.with_limit(P::LARGEST))),
            None => Self::open(Arc::new(MemoryTextStorage::default())),
        }
    }

    /// Opens the progress in a storage. Reports what cannot be read.
    pub fn open(storage: Arc<dyn TextStorage>) -> (Self, Option<ProgressEvent>) {
        let mut store = Self { storage, progress: P::default(), blocked: false };
        // Usually nothing is wrong, and nothing has to be written.
        if store.refresh().is_none() {
            return (store, None);
        }
        let _lock = store.storage.lock();
        let event = store.refresh().and_then(|problem| {
            let kept = store.progress.count();
            store.mend(problem, kept).err()
        });
        (store, event)
    }

    /// What was done.
    pub const fn progress(&self) -> &P {
        &self.progress
    }

    /// Changes the progress as it is stored at this moment, and writes it. Returns what `change`
    /// returns.
    ///
    /// The second value is an error if it was not stored, or if what was stored before is damaged; see
    /// [`ProgressEvent`]. The progress in memory has the change nevertheless.
    pub fn update<R>(
        &mut self,
        change: impl FnOnce(&mut P) -> R,
    ) -> (R, Result<(), ProgressEvent>) {
        // Otherwise what another program writes between reading and writing would be lost.
        let _lock = self.storage.lock();
        let problem = self.refresh();
        let kept = self.progress.count();
        let result = change(&mut self.progress);
        let stored = match problem {
            Some(problem) => self.mend(problem, kept),
            None => {
                self.storage.write(&self.progress.to_string()).map_err(ProgressEvent::NotStored)
            }
        };
        (result, stored)
    }

    /// Takes over what is stored and not known here. Returns what is wrong with it; what is whole in it is taken over
    /// nevertheless.
    fn refresh(&mut self) -> Option<ProgressProblem> {
        let (found, problem) = match self.storage.read() {
            // Nothing is stored yet, or it was removed.
            Ok(None) => (None, None),
            Ok(Some(text)) => match P::read_text(&text) {
                Ok(progress) => (Some(progress), None),
                Err((progress, error)) => (Some(progress), Some(ProgressProblem::Text(error))),
            },
            Err(error) => (None, Some(ProgressProblem::File(error))),
        };
        if let Some(found) = found {
            self.progress.merge(&found);
        }
        self.blocked &= problem.is_some();
        problem
    }

    /// Moves what is stored aside, because of this problem, and writes the progress in its place, if there is any.
    /// `kept` is the number of exercises or puzzles that could be read. What cannot be read for the moment stays.
    fn mend(&mut self, problem: ProgressProblem, kept: usize) -> Result<(), ProgressEvent> {
        let moved = match &problem {
            ProgressProblem::File(error) if error.may_pass() => None,
            _ => {
                let text = (self.progress.count() > 0).then(|| self.progress.to_string());
                self.storage.put_aside(text.as_deref()).ok()
            }
        };
        match moved {
            Some(place) => {
                self.blocked = false;
                Err(ProgressEvent::MovedAside { problem, place, kept })
            }
            None if std::mem::replace(&mut self.blocked, true) => Ok(()),
            None => Err(ProgressEvent::Blocked { problem, place: self.storage.name() }),
        }
    }
}

impl ProgressStore {
    /// Adds an attempt and writes the progress.
    ///
    /// # Errors
    /// It was not stored, or what was stored before is damaged; see [`ProgressEvent`]. The progress
    /// in memory has the attempt nevertheless.
    pub fn record(&mut self, id: &ExerciseId, attempt: Attempt) -> Result<(), ProgressEvent> {
        self.update(|progress| progress.record(id, attempt)).1
    }
}

impl<P: StoredProgress + fmt::Debug> fmt::Debug for Store<P> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { storage, progress, blocked } = self;
        f.debug_struct("Store")
            .field("storage", &storage.name())
            .field("progress", progress)
            .field("blocked", blocked)
            .finish()
    }
}
