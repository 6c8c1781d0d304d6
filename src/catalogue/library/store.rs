//! The interface of a text store: a folder, memory, or a browser's storage.

use crate::catalogue::file::{FileError, lock};
use std::any::Any;
use std::ops::Deref;
use std::path::Path;
use std::sync::Arc;

/// The file that is locked while a folder is locked. It stays in the folder.
pub(super) const GATE: &str = ".locks";

/// Stores texts by key. Keys consist of ASCII letters, digits, hyphens and dots, and do not begin
/// with a dot.
pub trait KeyValueStore {
    /// The text stored under this key; `None` if there is none.
    ///
    /// # Errors
    /// The entry cannot be read, or is not a text.
    fn get(&self, name: &str) -> Result<Option<String>, StoreError>;

    /// Stores a text under a key and replaces the previous one. The write is atomic: after a power
    /// failure the store holds either this text or the previous one.
    ///
    /// # Errors
    /// The text cannot be written, or [`get`](Self::get) would refuse it; the previous one is unchanged.
    fn put(&self, name: &str, text: &str) -> Result<(), StoreError>;

    /// Removes the text of a key. Does nothing if there is none.
    ///
    /// # Errors
    /// The text cannot be removed.
    fn remove(&self, name: &str) -> Result<(), StoreError>;

    /// Gives a text another key, and replaces the text that is there.
    ///
    /// # Errors
    /// There is no such text, or the store cannot be written.
    fn rename(&self, from: &str, to: &str) -> Result<(), StoreError> {
        let text = self.get(from)?.ok_or(StoreError::Missing)?;
        self.put(to, &text)?;
        self.remove(from)
    }

    /// The keys of all texts, in any order.
    ///
    /// # Errors
    /// The store cannot be read.
    fn list(&self) -> Result<Vec<String>, StoreError>;

    /// Locks a key against other users of the store, without waiting, until the lock is dropped or
    /// the program ends. Stores that are not shared always grant the lock.
    ///
    /// # Errors
    /// The store cannot be written.
    fn try_lock(&self, name: &str) -> Result<LockStatus, StoreError>;

    /// Waits until no other program has this lock, and keeps them from having it until the result is dropped. Whoever
    /// reads a text in order to change it needs the lock, unless its key is locked. Stores that are not shared are not
    /// locked.
    fn lock_all(&self) -> StoreLock {
        StoreLock::uncontended()
    }

    /// Gives a text another key, so that it is out of the way, for example because it is damaged, and returns
    /// [where it is](Self::place) now. Stores the text `instead` under its key, if there is one.
    ///
    /// # Errors
    /// The text cannot be moved, or the other one cannot be stored. It stays where it is.
    fn put_aside(&self, name: &str, instead: Option<&str>) -> Result<String, StoreError> {
        let aside = format!("{name}.aside");
        if let Some(text) = self.get(name)? {
            self.put(&aside, &text)?;
        }
        match instead {
            Some(text) => self.put(name, text)?,
            None => self.remove(name)?,
        }
        Ok(self.place(&aside))
    }

    /// Where the text of a key is, for messages: the path of its file, if it is one.
    fn place(&self, name: &str) -> String {
        name.to_owned()
    }

    /// Releases a lock on a key, and removes the entry that it may have made there. Merely dropping the lock
    /// releases it too, and leaves the entry.
    fn unlock(&self, name: &str, lock: StoreLock) {
        drop(lock);
        // An entry that cannot be removed is harmless.
        let _ = self.remove(name);
    }
}

/// A key-value store of any kind.
pub type AnyStore = Arc<dyn KeyValueStore + Send + Sync>;

impl<P: Deref<Target: KeyValueStore>> KeyValueStore for P {
    fn get(&self, name: &str) -> Result<Option<String>, StoreError> {
        (**self).get(name)
    }

    fn put(&self, name: &str, text: &str) -> Result<(), StoreError> {
        (**self).put(name, text)
    }

    fn remove(&self, name: &str) -> Result<(), StoreError> {
        (**self).remove(name)
    }

    fn rename(&self, from: &str, to: &str) -> Result<(), StoreError> {
        (**self).rename(from, to)
    }

    fn list(&self) -> Result<Vec<String>, StoreError> {
        (**self).list()
    }

    fn try_lock(&self, name: &str) -> Result<LockStatus, StoreError> {
        (**self).try_lock(name)
    }

    fn lock_all(&self) -> StoreLock {
        (**self).lock_all()
    }

    fn put_aside(&self, name: &str, instead: Option<&str>) -> Result<String, StoreError> {
        (**self).put_aside(name, instead)
    }

    fn place(&self, name: &str) -> String {
        (**self).place(name)
    }

    fn unlock(&self, name: &str, lock: StoreLock) {
        (**self).unlock(name, lock);
    }
}

/// The result of [`KeyValueStore::try_lock`].
#[derive(Debug)]
pub enum LockStatus {
    /// The caller now holds the lock.
    Acquired(StoreLock),
    /// Another process holds the lock.
    HeldElsewhere,
}

/// A lock on a key of a [`KeyValueStore`], released when dropped.
#[derive(Debug)]
pub struct StoreLock {
    _guard: Option<Box<dyn Any + Send + Sync>>,
}

impl StoreLock {
    /// A lock that drops `guard` when it is released, for example a locked file.
    pub fn new(guard: impl Any + Send + Sync) -> Self {
        Self { _guard: Some(Box::new(guard)) }
    }

    /// A lock in a store that is not shared.
    pub const fn uncontended() -> Self {
        Self { _guard: None }
    }

    /// Waits until no other program has locked this folder, and locks it: a file in it that stays. Creates the folder.
    /// Where there can be no lock, the result is [`uncontended`](Self::uncontended).
    pub fn of_folder(folder: &Path) -> Self {
        let _ = std::fs::create_dir_all(folder);
        lock(&folder.join(GATE)).map_or_else(Self::uncontended, Self::new)
    }
}

/// Why an operation of a [`KeyValueStore`] or a [`Library`](super::Library) failed.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum StoreError {
    /// There is no such text.
    #[error("there is no such entry")]
    Missing,
    /// Another copy of the program has locked this game.
    #[error("the entry is locked by another copy of the program")]
    Locked,
    /// No unused id is left.
    #[error("no unused id is left")]
    Full,
    /// The text is too large to be read again, so it is not written.
    #[error("the entry is larger than {limit} bytes")]
    TooLarge {
        /// The size limit in bytes.
        limit: u64,
    },
    /// The text cannot be read.
    #[error("the entry cannot be read: {0}")]
    Read(#[source] FileError),
    /// The text cannot be written or removed.
    #[error("`{name}` cannot be written: {detail}")]
    Write {
        /// The key or the path of the text.
        name: String,
        /// The operating system's message.
        detail: String,
    },
}
