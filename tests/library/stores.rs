//! Stores for tests: one that fails on demand, and folders.

use fanorona::catalogue::library::{
    FolderStore, KeyValueStore, LockStatus, MemoryStore, StoreError,
};
use std::cell::Cell;
use std::path::PathBuf;

/// A memory store that is full after a number of writes.
#[derive(Debug, Default)]
pub struct Full {
    pub inner: MemoryStore,
    /// The number of writes that still succeed.
    pub left: Cell<usize>,
}

impl KeyValueStore for Full {
    fn get(&self, name: &str) -> Result<Option<String>, StoreError> {
        self.inner.get(name)
    }

    fn put(&self, name: &str, text: &str) -> Result<(), StoreError> {
        match self.left.get().checked_sub(1) {
            Some(left) => {
                self.left.set(left);
                self.inner.put(name, text)
            }
            None => Err(StoreError::Write { name: name.to_owned(), detail: "no space".into() }),
        }
    }

    fn remove(&self, name: &str) -> Result<(), StoreError> {
        self.inner.remove(name)
    }

    fn list(&self) -> Result<Vec<String>, StoreError> {
        self.inner.list()
    }

    fn try_lock(&self, name: &str) -> Result<LockStatus, StoreError> {
        self.inner.try_lock(name)
    }
}

/// A folder for one test, which does not exist yet.
pub fn folder(name: &str) -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR"))
        .join(format!("library-{name}-{}", std::process::id()));
    let _ = std::fs::remove_dir_all(&folder);
    folder
}

/// A store in such a folder.
pub fn folder_store(name: &str) -> FolderStore {
    FolderStore::new(folder(name))
}
