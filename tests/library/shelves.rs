//! Shelves for tests: one that fails when it is told to, and folders.

use fanorona::catalogue::library::{FolderShelf, Holding, MemoryShelf, Shelf, ShelfFault};
use std::cell::Cell;
use std::path::PathBuf;

/// A memory that is full after so many writes.
#[derive(Debug, Default)]
pub struct Full {
    pub inner: MemoryShelf,
    /// How many writes still succeed.
    pub left: Cell<usize>,
}

impl Shelf for Full {
    fn get(&self, name: &str) -> Result<Option<String>, ShelfFault> {
        self.inner.get(name)
    }

    fn put(&self, name: &str, text: &str) -> Result<(), ShelfFault> {
        match self.left.get().checked_sub(1) {
            Some(left) => {
                self.left.set(left);
                self.inner.put(name, text)
            }
            None => Err(ShelfFault::Write { name: name.to_owned(), detail: "no space".into() }),
        }
    }

    fn remove(&self, name: &str) -> Result<(), ShelfFault> {
        self.inner.remove(name)
    }

    fn list(&self) -> Result<Vec<String>, ShelfFault> {
        self.inner.list()
    }

    fn hold(&self, name: &str) -> Result<Holding, ShelfFault> {
        self.inner.hold(name)
    }
}

/// A folder of this test's own, which does not exist yet.
pub fn folder(name: &str) -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR"))
        .join(format!("library-{name}-{}", std::process::id()));
    let _ = std::fs::remove_dir_all(&folder);
    folder
}

/// A shelf in such a folder.
pub fn shelf(name: &str) -> FolderShelf {
    FolderShelf::new(folder(name))
}
