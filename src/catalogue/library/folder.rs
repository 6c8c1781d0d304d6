//! A text store in a folder, one file for each key.

use super::LARGEST_SAVE;
use super::store::{GATE, KeyValueStore, LockStatus, StoreError, StoreLock};
use crate::catalogue::custom::data_folder;
use crate::catalogue::file::{
    FileError, STALE, lock, open_or_create, read_all, read_text, remove_stale_files,
    replace_keeping, write_whole,
};
use std::fs::{File, TryLockError};
use std::io::{self, ErrorKind};
use std::path::{Path, PathBuf};

/// The most texts that are put aside under a name; further ones replace the last.
const MOST_ASIDE: usize = 99;

/// A [`KeyValueStore`] in a folder: each key is the name of a file. The first write creates the
/// folder.
#[derive(Clone, Debug)]
pub struct FolderStore {
    folder: PathBuf,
    largest: u64,
}

impl FolderStore {
    /// A store in this folder, which need not exist.
    pub const fn new(folder: PathBuf) -> Self {
        Self { folder, largest: LARGEST_SAVE }
    }

    /// The same store with another size limit for a text, in bytes. The default is 4 MiB.
    #[must_use]
    pub fn with_limit(self, largest: u64) -> Self {
        Self { largest, ..self }
    }

    /// The store of the player's games; `None` if the system has no data folder.
    pub fn of_player() -> Option<Self> {
        data_folder().map(|folder| Self::new(folder.join(super::FOLDER)))
    }

    /// The folder of the files.
    pub fn folder(&self) -> &Path {
        &self.folder
    }

    /// Removes old temporary files, left behind by programs that were killed while writing.
    pub fn sweep(&self) {
        remove_stale_files(&self.folder, STALE);
    }

    fn path(&self, name: &str) -> Result<PathBuf, StoreError> {
        let fits = |c: char| c.is_ascii_alphanumeric() || c == '-' || c == '.';
        if name.starts_with('.') || !name.chars().all(fits) {
            return Err(StoreError::Missing);
        }
        Ok(self.folder.join(name))
    }

    /// Keeps other programs from taking a lock or removing its file until the result is dropped. Otherwise
    /// somebody could lock a file just before it is removed, and somebody else the next file of this name.
    /// `None` if that is impossible: in a folder that cannot be written, and on file systems without locks.
    fn gate(&self) -> Option<File> {
        lock(&self.folder.join(GATE))
    }

    /// Waits until the folder is on the disk, so that a new name in it survives a power failure.
    fn sync_folder(&self) {
        // Not every system can sync a folder.
        if let Ok(folder) = File::open(&self.folder) {
            let _ = folder.sync_all();
        }
    }

    /// # Errors
    /// The text could not be read again, so it must not be written.
    fn check(&self, name: &str, text: &str) -> Result<(), StoreError> {
        match read_all(text.as_bytes(), self.largest) {
            Ok(_) => Ok(()),
            Err(FileError::TooLarge { limit }) => Err(StoreError::TooLarge { limit }),
            Err(error) => Err(self.failed(name, &io::Error::other(error))),
        }
    }

    /// The first unused name for a file put aside: `name.aside-1.ron` and so on.
    fn aside(&self, name: &str) -> String {
        let (stem, extension) = name.rsplit_once('.').unwrap_or((name, ""));
        let named = |number: usize| format!("{stem}.aside-{number}.{extension}");
        let is_free = |name: &String| !self.folder.join(name).exists();
        (1..MOST_ASIDE).map(named).find(is_free).unwrap_or_else(|| named(MOST_ASIDE))
    }

    fn failed(&self, name: &str, error: &io::Error) -> StoreError {
        StoreError::Write { name: self.place(name), detail: error.to_string() }
    }
}

impl KeyValueStore for FolderStore {
    fn get(&self, name: &str) -> Result<Option<String>, StoreError> {
        match read_text(&self.path(name)?, self.largest) {
            Ok(text) => Ok(Some(text)),
            Err(FileError::Missing) => Ok(None),
            Err(error) => Err(StoreError::Read(error)),
        }
    }

    fn put(&self, name: &str, text: &str) -> Result<(), StoreError> {
        let path = self.path(name)?;
        let failed = |error: io::Error| self.failed(name, &error);
        self.check(name, text)?;
        std::fs::create_dir_all(&self.folder).map_err(failed)?;
        write_whole(&path, text).map_err(failed)?;
        self.sync_folder();
        Ok(())
    }

    fn remove(&self, name: &str) -> Result<(), StoreError> {
        match std::fs::remove_file(self.path(name)?) {
            Err(error) if error.kind() != ErrorKind::NotFound => Err(self.failed(name, &error)),
            _ => Ok(()),
        }
    }

    /// Moves the file without reading it, so that files that cannot be read are moved too.
    fn rename(&self, from: &str, to: &str) -> Result<(), StoreError> {
        match std::fs::rename(self.path(from)?, self.path(to)?) {
            Ok(()) => self.sync_folder(),
            Err(error) if error.kind() == ErrorKind::NotFound => return Err(StoreError::Missing),
            Err(error) => return Err(self.failed(to, &error)),
        }
        Ok(())
    }

    fn list(&self) -> Result<Vec<String>, StoreError> {
        let entries = match std::fs::read_dir(&self.folder) {
            Ok(entries) => entries,
            Err(error) if error.kind() == ErrorKind::NotFound => return Ok(Vec::new()),
            Err(error) => return Err(StoreError::Read(error.into())),
        };
        let names = entries.flatten().filter_map(|entry| entry.file_name().into_string().ok());
        Ok(names.filter(|name| !name.starts_with('.')).collect())
    }

    fn try_lock(&self, name: &str) -> Result<LockStatus, StoreError> {
        let path = self.path(name)?;
        let failed = |error: io::Error| self.failed(name, &error);
        std::fs::create_dir_all(&self.folder).map_err(failed)?;
        let _gate = self.gate();
        let file = open_or_create(&path, File::options().write(true)).map_err(failed)?;
        match file.try_lock() {
            Ok(()) => Ok(LockStatus::Acquired(StoreLock::new(file))),
            Err(TryLockError::WouldBlock) => Ok(LockStatus::HeldElsewhere),
            // Some file systems do not support locks; the game is then not protected.
            Err(TryLockError::Error(_)) => Ok(LockStatus::Acquired(StoreLock::uncontended())),
        }
    }

    fn lock_all(&self) -> StoreLock {
        StoreLock::of_folder(&self.folder)
    }

    /// Moves the file without reading it.
    fn put_aside(&self, name: &str, instead: Option<&str>) -> Result<String, StoreError> {
        let (path, aside) = (self.path(name)?, self.aside(name));
        let to = self.folder.join(&aside);
        let moved = match instead {
            Some(text) => {
                self.check(name, text)?;
                replace_keeping(&path, &to, text)
            }
            None => std::fs::rename(path, to),
        };
        moved.map(|()| self.place(&aside)).map_err(|error| self.failed(name, &error))
    }

    fn place(&self, name: &str) -> String {
        self.folder.join(name).display().to_string()
    }

    fn unlock(&self, name: &str, lock: StoreLock) {
        let gate = self.gate();
        drop(lock);
        if gate.is_some() {
            // A lock file that cannot be removed is harmless.
            let _ = self.remove(name);
        }
    }
}
