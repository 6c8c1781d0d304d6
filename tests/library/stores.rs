//! Stores for tests: one that fails on demand, and folders.

use fanorona::catalogue::file::FileError;
use fanorona::catalogue::library::{
    FolderStore, KeyValueStore, LockStatus, MemoryStore, StoreError,
};
use std::cell::{Cell, RefCell};
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

/// A folder on a disk that is full, that ends the program, or whose saves cannot be read, on demand.
#[derive(Debug)]
pub struct Faulty {
    pub inner: FolderStore,
    /// The number of changes that still succeed.
    pub left: Cell<usize>,
    /// Whether nothing can be written, only moved and removed.
    pub full: Cell<bool>,
    /// Whether the newest saves cannot be read for the moment.
    pub unreadable: Cell<bool>,
    /// What another program writes just before the next lock is taken.
    pub meanwhile: RefCell<Option<(String, String)>>,
}

impl Faulty {
    pub fn new(inner: FolderStore) -> Self {
        let [full, unreadable] = [false; 2].map(Cell::new);
        Self { inner, left: Cell::new(usize::MAX), full, unreadable, meanwhile: RefCell::default() }
    }

    fn change(&self, fails: bool) -> Result<(), StoreError> {
        let left = self.left.get().checked_sub(1).filter(|_| !fails);
        let left = left.ok_or(StoreError::Write { name: String::new(), detail: "no".into() })?;
        self.left.set(left);
        Ok(())
    }
}

impl KeyValueStore for Faulty {
    fn get(&self, name: &str) -> Result<Option<String>, StoreError> {
        if self.unreadable.get() && !name.contains(".backup.") {
            return Err(StoreError::Read(FileError::Other("input/output error".into())));
        }
        self.inner.get(name)
    }

    fn put(&self, name: &str, text: &str) -> Result<(), StoreError> {
        self.change(self.full.get())?;
        self.inner.put(name, text)
    }

    fn remove(&self, name: &str) -> Result<(), StoreError> {
        self.change(false)?;
        self.inner.remove(name)
    }

    fn rename(&self, from: &str, to: &str) -> Result<(), StoreError> {
        self.change(false)?;
        self.inner.rename(from, to)
    }

    fn list(&self) -> Result<Vec<String>, StoreError> {
        self.inner.list()
    }

    fn try_lock(&self, name: &str) -> Result<LockStatus, StoreError> {
        if let Some((name, text)) = self.meanwhile.take() {
            self.inner.put(&name, &text)?;
        }
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
