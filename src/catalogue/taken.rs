//! Who has a key: an item that comes with the program, or one of the player's own files.

use super::CustomFileProblem;
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

/// What has a key.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum KeyOwner {
    /// An item that comes with the program.
    Shipped,
    /// The item of this file, which is the player's own.
    File(PathBuf),
}

/// The files of the player's own items of one kind, by the keys of the items.
#[derive(Clone, Debug, Default)]
pub(super) struct KeyFiles(BTreeMap<String, PathBuf>);

impl KeyFiles {
    /// Remembers the file of an item.
    pub fn insert(&mut self, key: &str, path: &Path) {
        self.0.insert(key.to_owned(), path.to_owned());
    }

    /// What has this key, which is in use.
    fn owner(&self, key: &str) -> KeyOwner {
        self.0.get(key).map_or(KeyOwner::Shipped, |path| KeyOwner::File(path.clone()))
    }

    /// Why no other item can have this key, which is in use.
    pub fn taken(&self, key: &str) -> CustomFileProblem {
        CustomFileProblem::KeyTaken { key: key.to_owned(), owner: self.owner(key) }
    }
}
