//! Storage for one text, such as the settings or the progress in lessons: a file, memory, or a
//! browser's storage.

use super::custom::data_folder;
use super::file::{self, FileError, read_all, read_text, write_whole};
use super::library::{KeyValueStore, MemoryStore, StoreError, StoreLock};
use std::io;
use std::path::{Path, PathBuf};

/// The size limit of the text in bytes, if it has no other.
const LARGEST: u64 = 256 * 1024;
/// The most texts that are kept aside; further ones replace the last.
const MOST_ASIDE: usize = 99;

/// Storage for one text.
pub trait TextStorage: Send + Sync {
    /// The stored text, if there is one.
    ///
    /// # Errors
    /// The text cannot be read.
    fn read(&self) -> Result<Option<String>, FileError>;

    /// Replaces the text atomically.
    ///
    /// # Errors
    /// The text cannot be written, or [`read`](Self::read) would refuse it. The previous text is unchanged.
    fn write(&self, text: &str) -> Result<(), FileError>;

    /// Moves the stored text out of the way, for example because it is invalid, and returns its new
    /// name. Writes the text `instead` in its place, if there is one.
    ///
    /// # Errors
    /// The stored text cannot be moved, or the other one cannot be written. The stored text stays where it is.
    fn put_aside(&self, instead: Option<&str>) -> Result<String, FileError>;

    /// Waits until no other program has this lock, and keeps them from having it until the result is dropped. Whoever
    /// reads the text in order to change it needs the lock. Texts that are not shared are not locked.
    fn lock(&self) -> StoreLock {
        StoreLock::uncontended()
    }

    /// The name of the storage for messages, such as the path of the file.
    fn name(&self) -> String;
}

/// [`TextStorage`] in a file. The first write creates its folder.
#[derive(Clone, Debug)]
pub struct FileTextStorage {
    path: PathBuf,
    largest: u64,
}

impl FileTextStorage {
    /// Storage in the file at this path, which need not exist.
    pub const fn new(path: PathBuf) -> Self {
        Self { path, largest: LARGEST }
    }

    /// The same storage with another size limit, in bytes. The default is 256 KiB.
    #[must_use]
    pub fn with_limit(self, largest: u64) -> Self {
        Self { largest, ..self }
    }

    /// Storage in a file of the player's data folder; `None` if the system has no data folder. Removes old temporary
    /// files there.
    pub fn of_player(name: &str) -> Option<Self> {
        let folder = data_folder()?;
        file::remove_stale_files(&folder, file::STALE);
        Some(Self::new(folder.join(name)))
    }

    /// The first unused path for a file put aside: `name.aside-1.ron` and so on.
    fn aside(&self) -> PathBuf {
        let stem = self.path.file_stem().unwrap_or_default().to_string_lossy();
        let kind = self.path.extension().unwrap_or_default().to_string_lossy();
        let named =
            |number: usize| self.path.with_file_name(format!("{stem}.aside-{number}.{kind}"));
        (1..MOST_ASIDE).map(named).find(|path| !path.exists()).unwrap_or_else(|| named(MOST_ASIDE))
    }

    /// # Errors
    /// The text could not be read again.
    fn check(&self, text: &str) -> Result<(), FileError> {
        read_all(text.as_bytes(), self.largest).map(drop)
    }
}

impl TextStorage for FileTextStorage {
    fn read(&self) -> Result<Option<String>, FileError> {
        match read_text(&self.path, self.largest) {
            Ok(text) => Ok(Some(text)),
            Err(FileError::Missing) => Ok(None),
            Err(error) => Err(error),
        }
    }

    fn write(&self, text: &str) -> Result<(), FileError> {
        self.check(text)?;
        if let Some(folder) = self.path.parent() {
            std::fs::create_dir_all(folder).map_err(other)?;
        }
        write_whole(&self.path, text).map_err(other)
    }

    fn put_aside(&self, instead: Option<&str>) -> Result<String, FileError> {
        let aside = self.aside();
        if let Some(text) = instead {
            self.check(text)?;
            file::replace_keeping(&self.path, &aside, text).map_err(other)?;
        } else {
            std::fs::rename(&self.path, &aside).map_err(other)?;
        }
        Ok(shown(&aside))
    }

    fn lock(&self) -> StoreLock {
        let Some(folder) = self.path.parent() else { return StoreLock::uncontended() };
        StoreLock::of_folder(folder)
    }

    fn name(&self) -> String {
        shown(&self.path)
    }
}

/// An error of writing: the other kinds of errors are those of reading.
fn other(error: io::Error) -> FileError {
    FileError::Other(error.to_string())
}

fn shown(path: &Path) -> String {
    path.display().to_string()
}

/// One text of a key-value store.
#[derive(Debug, Default)]
pub struct StoredText<S> {
    store: S,
    name: &'static str,
}

/// [`TextStorage`] in memory, for tests and for systems without persistent storage.
pub type MemoryTextStorage = StoredText<MemoryStore>;

impl<S> StoredText<S> {
    /// The text of this name.
    pub const fn new(store: S, name: &'static str) -> Self {
        Self { store, name }
    }
}

impl MemoryTextStorage {
    /// Storage that contains a text.
    pub fn with(text: &str) -> Self {
        let storage = Self::default();
        // A store in memory takes every text.
        let _ = storage.write(text);
        storage
    }
}

impl<S: KeyValueStore + Send + Sync> TextStorage for StoredText<S> {
    fn read(&self) -> Result<Option<String>, FileError> {
        self.store.get(self.name).map_err(reason)
    }

    fn write(&self, text: &str) -> Result<(), FileError> {
        self.store.put(self.name, text).map_err(reason)
    }

    fn put_aside(&self, instead: Option<&str>) -> Result<String, FileError> {
        let aside = format!("{}.aside", self.name);
        if let Some(text) = self.read()? {
            self.store.put(&aside, &text).map_err(reason)?;
        }
        match instead {
            Some(text) => self.write(text)?,
            None => self.store.remove(self.name).map_err(reason)?,
        }
        Ok(aside)
    }

    fn name(&self) -> String {
        self.name.to_owned()
    }
}

/// Why a text cannot be read or written.
fn reason(error: StoreError) -> FileError {
    match error {
        StoreError::Read(error) => error,
        StoreError::Write { detail, .. } => FileError::Other(detail),
        error => FileError::Other(error.to_string()),
    }
}
