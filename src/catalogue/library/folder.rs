//! A folder of files as a shelf.

use super::LARGEST_SAVE;
use super::shelf::{Hold, Holding, Shelf, ShelfFault};
use crate::catalogue::data_folder;
use crate::catalogue::file::{FileFault, read_text, write_whole};
use std::fs::{File, TryLockError};
use std::io::{self, ErrorKind};
use std::path::{Path, PathBuf};
use std::time::Duration;

/// A half-written file of this age is left over from a program that was ended.
const STALE: Duration = Duration::from_secs(3600);

/// Texts as the files of a folder, which is made when something is kept.
#[derive(Clone, Debug)]
pub struct FolderShelf {
    folder: PathBuf,
}

impl FolderShelf {
    /// A folder, which need not exist.
    pub const fn new(folder: PathBuf) -> Self {
        Self { folder }
    }

    /// The folder of the player's games; `None` where the system has no place for data.
    pub fn of_player() -> Option<Self> {
        data_folder().map(|folder| Self::new(folder.join(super::FOLDER)))
    }

    /// The folder.
    pub fn folder(&self) -> &Path {
        &self.folder
    }

    /// Removes what a program that was ended while writing has left.
    pub fn sweep(&self) {
        let Ok(entries) = std::fs::read_dir(&self.folder) else { return };
        for entry in entries.flatten() {
            let name = entry.file_name();
            let name = name.to_string_lossy();
            let age = entry.metadata().and_then(|data| data.modified()).ok();
            let age = age.and_then(|modified| modified.elapsed().ok());
            if name.starts_with('.') && name.ends_with(".part") && age > Some(STALE) {
                // It is of no use; that it may not be removed does no harm.
                let _ = std::fs::remove_file(entry.path());
            }
        }
    }

    fn path(&self, name: &str) -> Result<PathBuf, ShelfFault> {
        let fits = |c: char| c.is_ascii_alphanumeric() || c == '-' || c == '.';
        if name.starts_with('.') || !name.chars().all(fits) {
            return Err(ShelfFault::Missing);
        }
        Ok(self.folder.join(name))
    }

    fn failed(&self, name: &str, error: &io::Error) -> ShelfFault {
        let name = self.folder.join(name).display().to_string();
        ShelfFault::Write { name, detail: error.to_string() }
    }
}

impl Shelf for FolderShelf {
    fn get(&self, name: &str) -> Result<Option<String>, ShelfFault> {
        match read_text(&self.path(name)?, LARGEST_SAVE) {
            Ok(text) => Ok(Some(text)),
            Err(FileFault::Missing) => Ok(None),
            Err(fault) => Err(ShelfFault::Read(fault)),
        }
    }

    fn put(&self, name: &str, text: &str) -> Result<(), ShelfFault> {
        let path = self.path(name)?;
        let failed = |error: io::Error| self.failed(name, &error);
        std::fs::create_dir_all(&self.folder).map_err(failed)?;
        write_whole(&path, text).map_err(failed)?;
        // The new name must outlast a power failure too. Not every system lets a folder be asked.
        if let Ok(folder) = File::open(&self.folder) {
            let _ = folder.sync_all();
        }
        Ok(())
    }

    fn remove(&self, name: &str) -> Result<(), ShelfFault> {
        match std::fs::remove_file(self.path(name)?) {
            Err(error) if error.kind() != ErrorKind::NotFound => Err(self.failed(name, &error)),
            _ => Ok(()),
        }
    }

    fn list(&self) -> Result<Vec<String>, ShelfFault> {
        let entries = match std::fs::read_dir(&self.folder) {
            Ok(entries) => entries,
            Err(error) if error.kind() == ErrorKind::NotFound => return Ok(Vec::new()),
            Err(error) => return Err(ShelfFault::Read(error.into())),
        };
        let names = entries.flatten().filter_map(|entry| entry.file_name().into_string().ok());
        Ok(names.filter(|name| !name.starts_with('.')).collect())
    }

    fn hold(&self, name: &str) -> Result<Holding, ShelfFault> {
        let path = self.path(name)?;
        let failed = |error: io::Error| self.failed(name, &error);
        std::fs::create_dir_all(&self.folder).map_err(failed)?;
        let file = File::options().create(true).truncate(false).write(true).open(&path);
        let file = file.map_err(failed)?;
        match file.try_lock() {
            Ok(()) => Ok(Holding::Here(Hold::by(file))),
            Err(TryLockError::WouldBlock) => Ok(Holding::Elsewhere),
            // Some file systems know no locks; there the player takes care.
            Err(TryLockError::Error(_)) => Ok(Holding::Here(Hold::free())),
        }
    }
}
