//! Where the player's own variants lie: a folder, or a browser's storage.

use super::file::{FileFault, read_text, write_whole};
use super::{FOLDER, LARGEST_VARIANT, data_folder};
use std::ffi::OsStr;
use std::fmt::Debug;
use std::path::{Path, PathBuf};

/// A text with the name of its file, as far as it can be read.
pub type Found = (PathBuf, Result<String, FileFault>);

/// A place for variants.
pub trait OwnVariants: Debug + Send + Sync {
    /// All that is there, by name.
    fn all(&self) -> Vec<Found>;

    /// Is there something of this name?
    fn has(&self, name: &str) -> bool;

    /// Puts a text there. The name consists of small letters, digits, hyphens and `.ron`.
    ///
    /// # Errors
    /// Why it cannot be kept, in the words of the system.
    fn put(&self, name: &str, text: &str) -> Result<(), String>;
}

/// The `*.ron` of a folder by name; none where there is no such folder.
pub(super) fn ron_files(folder: &Path) -> Vec<PathBuf> {
    let Ok(entries) = std::fs::read_dir(folder) else { return Vec::new() };
    let mut paths: Vec<PathBuf> = entries
        .filter_map(|entry| Some(entry.ok()?.path()))
        .filter(|path| path.extension() == Some(OsStr::new("ron")))
        .collect();
    paths.sort_unstable();
    paths
}

/// A folder, which need not exist.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Folder(pub PathBuf);

impl Folder {
    /// The one of this player, if the system has a place for it.
    pub fn of_player() -> Option<Self> {
        Some(Self(data_folder()?.join(FOLDER)))
    }
}

impl OwnVariants for Folder {
    fn all(&self) -> Vec<Found> {
        let read = |path: PathBuf| {
            let text = read_text(&path, LARGEST_VARIANT);
            (path, text)
        };
        ron_files(&self.0).into_iter().map(read).collect()
    }

    fn has(&self, name: &str) -> bool {
        self.0.join(name).exists()
    }

    fn put(&self, name: &str, text: &str) -> Result<(), String> {
        std::fs::create_dir_all(&self.0)
            .and_then(|()| write_whole(&self.0.join(name), text))
            .map_err(|error| error.to_string())
    }
}
