//! What is kept in one file of the player's: settings, progress in lessons, results with puzzles. Written whole after
//! every change, and read with care.

use super::custom::data_folder;
use super::file::FileError;
use super::library::{AnyStore, FolderStore, KeyValueStore as _, MemoryStore, StoreError};
use crate::game::learn::{Attempt, ExerciseId, ParseProgressError, Progress};
use crate::game::puzzles::PuzzleProgress;
use std::fmt;
use std::mem;
use std::sync::Arc;

/// The size limit of these files, in bytes.
const LARGEST: u64 = 8 * 1024 * 1024;

/// The store of the player's files; one in memory if the system has no data folder. Removes old temporary files there.
pub fn store_of_player() -> AnyStore {
    let Some(folder) = data_folder() else { return Arc::new(MemoryStore::default()) };
    let store = FolderStore::new(folder).with_limit(LARGEST);
    store.sweep();
    Arc::new(store)
}

/// A file of the player's data folder that is kept with care.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum KeptFile {
    /// The settings of the window.
    Settings,
    /// What was done in lessons.
    Progress,
    /// What was done with puzzles.
    Puzzles,
}

impl KeptFile {
    /// The name of the file.
    pub const fn name(self) -> &'static str {
        match self {
            // So they have been called in browsers since the first page.
            Self::Settings if cfg!(target_arch = "wasm32") => "settings",
            Self::Settings => "settings.ron",
            Self::Progress => "progress.ron",
            Self::Puzzles => "puzzles.ron",
        }
    }
}

/// What such a file contains.
pub trait KeptValue: Clone + Default + PartialEq {
    /// The file.
    const FILE: KeptFile;

    /// The value as text.
    fn write(&self) -> String;

    /// Reads such a text.
    ///
    /// # Errors
    /// The text is damaged or of another version. What can still be read of it comes with the error.
    fn read(text: &str) -> Result<Self, (Option<Self>, KeptProblem)>;

    /// This value, with what another program has stored since `before` was stored.
    #[must_use]
    fn merged(self, before: &Self, stored: Self) -> Self;

    /// The number of exercises or puzzles in it.
    fn count(&self) -> usize {
        0
    }
}

impl KeptValue for Progress {
    const FILE: KeptFile = KeptFile::Progress;

    fn write(&self) -> String {
        self.to_string()
    }

    fn read(text: &str) -> Result<Self, (Option<Self>, KeptProblem)> {
        Self::read(text).map_err(|it| (Some(it.progress), KeptProblem::Progress(it.error)))
    }

    fn merged(mut self, _before: &Self, stored: Self) -> Self {
        self.merge(&stored);
        self
    }

    fn count(&self) -> usize {
        self.exercises().count()
    }
}

impl KeptValue for PuzzleProgress {
    const FILE: KeptFile = KeptFile::Puzzles;

    fn write(&self) -> String {
        self.to_string()
    }

    fn read(text: &str) -> Result<Self, (Option<Self>, KeptProblem)> {
        Self::read(text).map_err(|it| (Some(it.progress), KeptProblem::Progress(it.error)))
    }

    fn merged(mut self, _before: &Self, stored: Self) -> Self {
        self.merge(&stored);
        self
    }

    fn count(&self) -> usize {
        self.puzzles().count()
    }
}

/// A value that is kept in a file.
///
/// Every change is made to what is stored at that moment, so that the window and the terminal can be
/// used at the same time. What cannot be read is moved aside and reported, and what is whole in it
/// is kept.
///
/// ```
/// use fanorona::catalogue::kept::Kept;
/// use fanorona::catalogue::library::MemoryStore;
/// use fanorona::game::learn::{Attempt, Progress};
/// use std::sync::Arc;
///
/// let store = Arc::new(MemoryStore::default());
/// let (mut kept, event) = Kept::<Progress>::open(store.clone());
/// assert_eq!(event, None);
/// let id = "approach/first-capture".parse()?;
/// kept.record(&id, Attempt { stars: Some(3), ..Attempt::default() }).unwrap();
///
/// let (again, _) = Kept::<Progress>::open(store);
/// assert_eq!(again.value().of(&id).stars, 3);
/// # Ok::<(), fanorona::game::learn::ParseExerciseIdError>(())
/// ```
#[derive(Clone)]
pub struct Kept<T> {
    store: AnyStore,
    value: T,
    /// What was stored when it was last read or written here.
    stored: T,
    /// Whether the last change is stored.
    is_stored: bool,
    /// Whether [`KeptEvent::Blocked`] was reported, and still holds.
    blocked: bool,
}

/// Why a file cannot be read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum KeptProblem {
    /// The file cannot be read.
    File(FileError),
    /// The text of a progress is damaged or of another version.
    Progress(ParseProgressError),
    /// The text of the settings is damaged: line, column, and the reason in English.
    Settings(usize, usize, String),
    /// The settings have unknown entries of these names.
    UnknownEntries(Vec<String>),
}

/// What the player should know about a file that is kept.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum KeptEvent {
    /// It cannot be read, or not all of it. The file was moved.
    MovedAside {
        /// The file.
        file: KeptFile,
        /// What is wrong with it.
        problem: KeptProblem,
        /// Where it is now.
        place: String,
        /// The number of exercises or puzzles that could still be read.
        kept: usize,
    },
    /// It cannot be read for the moment, or it is damaged and cannot be moved. It stays as it is, and nothing is
    /// stored as long as that is so.
    Blocked {
        /// The file.
        file: KeptFile,
        /// What is wrong with it.
        problem: KeptProblem,
        /// Where it is.
        place: String,
    },
    /// It cannot be written, and is unchanged.
    NotStored {
        /// The file.
        file: KeptFile,
        /// Why.
        error: FileError,
    },
}

impl<T: KeptValue> Kept<T> {
    /// Opens the player's file.
    pub fn of_player() -> (Self, Option<KeptEvent>) {
        Self::open(store_of_player())
    }

    /// Opens what is kept in a store. Reports what cannot be read.
    pub fn open(store: AnyStore) -> (Self, Option<KeptEvent>) {
        let [value, stored] = [(); 2].map(|()| T::default());
        let mut kept = Self { store, value, stored, is_stored: true, blocked: false };
        // Usually nothing is wrong, and nothing has to be written.
        if kept.refresh().is_none() {
            return (kept, None);
        }
        let _lock = kept.store.lock_all();
        let event = kept.refresh().and_then(|problem| {
            let count = kept.value.count();
            kept.mend(problem, count).err()
        });
        (kept, event)
    }

    /// The value.
    pub const fn value(&self) -> &T {
        &self.value
    }

    /// Whether the last change is stored.
    pub const fn is_stored(&self) -> bool {
        self.is_stored
    }

    /// Changes the value as it is stored at this moment, and writes it. Returns what `change` returns.
    ///
    /// The second value is an error if it was not stored, or if what was stored before is damaged; see
    /// [`KeptEvent`]. The value in memory has the change nevertheless, and the next update stores it.
    pub fn update<R>(&mut self, change: impl FnOnce(&mut T) -> R) -> (R, Result<(), KeptEvent>) {
        // Otherwise what another program writes between reading and writing would be lost.
        let _lock = self.store.lock_all();
        let problem = self.refresh();
        let count = self.value.count();
        let result = change(&mut self.value);
        self.is_stored = false;
        let stored = match problem {
            Some(problem) => self.mend(problem, count),
            None => match self.store.put(T::FILE.name(), &self.value.write()) {
                Ok(()) => {
                    self.set_stored();
                    Ok(())
                }
                Err(error) => Err(KeptEvent::NotStored { file: T::FILE, error: reason(error) }),
            },
        };
        (result, stored)
    }

    /// Takes over what another program has stored. Returns what is wrong with the file; what is whole in it is taken
    /// over nevertheless.
    fn refresh(&mut self) -> Option<KeptProblem> {
        let (found, problem) = match self.store.get(T::FILE.name()) {
            // Nothing is stored yet, or it was removed.
            Ok(None) => (None, None),
            Ok(Some(text)) => match T::read(&text) {
                Ok(found) => (Some(found), None),
                Err((found, problem)) => (found, Some(problem)),
            },
            Err(error) => (None, Some(KeptProblem::File(reason(error)))),
        };
        if let Some(found) = found {
            self.value = mem::take(&mut self.value).merged(&self.stored, found.clone());
            self.stored = found;
        }
        self.blocked &= problem.is_some();
        problem
    }

    /// Moves the file aside, because of this problem, and writes the value in its place, unless there is nothing in it.
    /// `kept` is the number of exercises or puzzles that could be read. What cannot be read for the moment stays.
    fn mend(&mut self, problem: KeptProblem, kept: usize) -> Result<(), KeptEvent> {
        let moved = match &problem {
            KeptProblem::File(error) if error.may_pass() => None,
            _ => {
                let text = (self.value != T::default()).then(|| self.value.write());
                self.store.put_aside(T::FILE.name(), text.as_deref()).ok()
            }
        };
        match moved {
            Some(place) => {
                self.set_stored();
                Err(KeptEvent::MovedAside { file: T::FILE, problem, place, kept })
            }
            None if mem::replace(&mut self.blocked, true) => Ok(()),
            None => {
                let place = self.store.place(T::FILE.name());
                Err(KeptEvent::Blocked { file: T::FILE, problem, place })
            }
        }
    }

    fn set_stored(&mut self) {
        self.stored = self.value.clone();
        (self.is_stored, self.blocked) = (true, false);
    }
}

impl Kept<Progress> {
    /// Adds an attempt and writes the progress.
    ///
    /// # Errors
    /// As [`Kept::update`].
    pub fn record(&mut self, id: &ExerciseId, attempt: Attempt) -> Result<(), KeptEvent> {
        self.update(|progress| progress.record(id, attempt)).1
    }
}

/// Why a text cannot be read or written.
fn reason(error: StoreError) -> FileError {
    match error {
        StoreError::Read(error) => error,
        StoreError::TooLarge { limit } => FileError::TooLarge { limit },
        StoreError::Write { detail, .. } => FileError::Other(detail),
        error => FileError::Other(error.to_string()),
    }
}

impl<T: fmt::Debug> fmt::Debug for Kept<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut shown = f.debug_struct("Kept");
        shown.field("value", &self.value).field("blocked", &self.blocked).finish_non_exhaustive()
    }
}
