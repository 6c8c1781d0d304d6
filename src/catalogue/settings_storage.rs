//! A place for one small text, such as the settings: a file, the memory, or what a browser offers.

use super::data_folder;
use super::file::{FileError, read_text, write_whole};
use std::path::{Path, PathBuf};
use std::sync::Mutex;

/// A text of more bytes than these is taken for something else.
const LARGEST: u64 = 256 * 1024;
/// So many texts are put aside at most; after that the last one gives way.
const MOST_ASIDE: usize = 99;

/// A place for one text.
pub trait SettingsStorage: Send + Sync {
    /// The text, if there is one.
    ///
    /// # Errors
    /// What is there cannot be read as a text.
    fn read(&self) -> Result<Option<String>, FileError>;

    /// Keeps a text, wholly or not at all.
    ///
    /// # Errors
    /// It cannot be kept, in the words of the system; what was there before still is.
    fn write(&self, text: &str) -> Result<(), String>;

    /// Moves what is there out of the way, whatever it is, and tells where it lies now.
    ///
    /// # Errors
    /// It cannot be moved, in the words of the system.
    fn put_aside(&self) -> Result<String, String>;

    /// What a player knows the place by.
    fn name(&self) -> String;
}

/// A file as a drawer. Its folder is made when something is written.
#[derive(Clone, Debug)]
pub struct FileSettingsStorage {
    path: PathBuf,
}

impl FileSettingsStorage {
    /// The file of this path, which need not exist.
    pub const fn new(path: PathBuf) -> Self {
        Self { path }
    }

    /// A file of the player's folder; `None` where the system has no place for data.
    pub fn of_player(name: &str) -> Option<Self> {
        data_folder().map(|folder| Self::new(folder.join(name)))
    }

    /// The first name for a file put aside that is still free: `name.aside-1.ron` and so on.
    fn aside(&self) -> PathBuf {
        let stem = self.path.file_stem().unwrap_or_default().to_string_lossy();
        let kind = self.path.extension().unwrap_or_default().to_string_lossy();
        let named =
            |number: usize| self.path.with_file_name(format!("{stem}.aside-{number}.{kind}"));
        (1..MOST_ASIDE).map(named).find(|path| !path.exists()).unwrap_or_else(|| named(MOST_ASIDE))
    }
}

impl SettingsStorage for FileSettingsStorage {
    fn read(&self) -> Result<Option<String>, FileError> {
        match read_text(&self.path, LARGEST) {
            Ok(text) => Ok(Some(text)),
            Err(FileError::Missing) => Ok(None),
            Err(error) => Err(error),
        }
    }

    fn write(&self, text: &str) -> Result<(), String> {
        if let Some(folder) = self.path.parent() {
            std::fs::create_dir_all(folder).map_err(|error| error.to_string())?;
        }
        write_whole(&self.path, text).map_err(|error| error.to_string())
    }

    fn put_aside(&self) -> Result<String, String> {
        let aside = self.aside();
        std::fs::rename(&self.path, &aside).map_err(|error| error.to_string())?;
        Ok(shown(&aside))
    }

    fn name(&self) -> String {
        shown(&self.path)
    }
}

fn shown(path: &Path) -> String {
    path.display().to_string()
}

/// A drawer that forgets when the program ends.
#[derive(Debug, Default)]
pub struct MemorySettingsStorage {
    text: Mutex<Option<String>>,
}

impl MemorySettingsStorage {
    /// A drawer with a text in it.
    pub fn with(text: &str) -> Self {
        Self { text: Mutex::new(Some(text.to_owned())) }
    }
}

impl SettingsStorage for MemorySettingsStorage {
    fn read(&self) -> Result<Option<String>, FileError> {
        Ok(self.text.lock().map_or(None, |text| text.clone()))
    }

    fn write(&self, text: &str) -> Result<(), String> {
        if let Ok(mut kept) = self.text.lock() {
            *kept = Some(text.to_owned());
        }
        Ok(())
    }

    fn put_aside(&self) -> Result<String, String> {
        if let Ok(mut kept) = self.text.lock() {
            *kept = None;
        }
        Ok(String::new())
    }

    fn name(&self) -> String {
        String::new()
    }
}
