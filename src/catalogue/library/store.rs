//! Where small texts are kept by name: a folder, the memory, or what a browser offers.

use crate::catalogue::file::FileError;
use std::any::Any;

/// A place for texts. Names consist of letters, digits, hyphens and dots.
pub trait KeyValueStore {
    /// The text of this name, if there is one.
    ///
    /// # Errors
    /// It cannot be read as a text.
    fn get(&self, name: &str) -> Result<Option<String>, StoreError>;

    /// Keeps a text under a name, wholly or not at all: whenever the power fails, either this
    /// text or the one before it is there.
    ///
    /// # Errors
    /// It cannot be kept; what was there before still is.
    fn put(&self, name: &str, text: &str) -> Result<(), StoreError>;

    /// Removes a text, if there is one.
    ///
    /// # Errors
    /// It cannot be removed.
    fn remove(&self, name: &str) -> Result<(), StoreError>;

    /// The names of all texts, in any order.
    ///
    /// # Errors
    /// They cannot be read.
    fn list(&self) -> Result<Vec<String>, StoreError>;

    /// Holds a name against all others that use the shelf, until it is dropped or the program
    /// ends. A shelf that nobody shares lets everybody.
    ///
    /// # Errors
    /// The shelf cannot be written.
    fn hold(&self, name: &str) -> Result<LockStatus, StoreError>;
}

impl<S: KeyValueStore + ?Sized> KeyValueStore for &S {
    fn get(&self, name: &str) -> Result<Option<String>, StoreError> {
        (**self).get(name)
    }

    fn put(&self, name: &str, text: &str) -> Result<(), StoreError> {
        (**self).put(name, text)
    }

    fn remove(&self, name: &str) -> Result<(), StoreError> {
        (**self).remove(name)
    }

    fn list(&self) -> Result<Vec<String>, StoreError> {
        (**self).list()
    }

    fn hold(&self, name: &str) -> Result<LockStatus, StoreError> {
        (**self).hold(name)
    }
}

impl<S: KeyValueStore + ?Sized> KeyValueStore for std::sync::Arc<S> {
    fn get(&self, name: &str) -> Result<Option<String>, StoreError> {
        (**self).get(name)
    }

    fn put(&self, name: &str, text: &str) -> Result<(), StoreError> {
        (**self).put(name, text)
    }

    fn remove(&self, name: &str) -> Result<(), StoreError> {
        (**self).remove(name)
    }

    fn list(&self) -> Result<Vec<String>, StoreError> {
        (**self).list()
    }

    fn hold(&self, name: &str) -> Result<LockStatus, StoreError> {
        (**self).hold(name)
    }
}

/// Who holds a name.
#[derive(Debug)]
pub enum LockStatus {
    /// The caller, from now on.
    Here(StoreLock),
    /// Somebody else.
    Elsewhere,
}

/// Holds a name until it is dropped.
#[derive(Debug)]
pub struct StoreLock {
    _what: Option<Box<dyn Any + Send + Sync>>,
}

impl StoreLock {
    /// A hold by something that lets go when it is dropped, such as a locked file.
    pub fn by(what: impl Any + Send + Sync) -> Self {
        Self { _what: Some(Box::new(what)) }
    }

    /// A hold that nobody competes for.
    pub const fn free() -> Self {
        Self { _what: None }
    }
}

/// Why a text cannot be read or kept.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum StoreError {
    /// There is no such text.
    Missing,
    /// It is held elsewhere: another copy of the program plays this game.
    LockedGame,
    /// No name is left.
    Full,
    /// It cannot be read.
    Read(FileError),
    /// It cannot be written or removed, in the words of the system.
    Write {
        /// What should be written.
        name: String,
        /// Why not.
        detail: String,
    },
}
