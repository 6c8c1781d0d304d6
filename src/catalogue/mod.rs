//! What a player can choose from: shipped variants and looks, and those of the player's own.
//!
//! A file that is no variant never stops the program: it is kept aside with everything that is
//! wrong with it, so that the player can be told.

pub mod endgame;
pub mod file;
mod games;
pub mod library;
pub mod looks;
pub mod made;
pub mod own;
pub mod records;
pub mod settings_storage;

use crate::rules::Variant;
use crate::rules::notation::game::DEFAULT_VARIANT;
use crate::rules::variant::{VariantError, shipped};
use file::FileError;
use own::{OwnFileKind, OwnFiles, without_mark};
use std::path::{Path, PathBuf};
use std::sync::Arc;

pub use games::Unread;

/// The variable that names another data folder than the system's.
pub const DATA_VARIABLE: &str = "FANORONA_DATA";

/// Every variant that can be played, and every file that cannot.
#[derive(Clone, Debug, Default)]
pub struct Catalogue {
    usable: Vec<Arc<Variant>>,
    unusable: Vec<Unusable>,
}

/// A file that is no usable variant.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Unusable {
    /// The file.
    pub path: PathBuf,
    /// What is wrong with it.
    pub problem: Problem,
}

/// What is wrong with a variant file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Problem {
    /// It cannot be read as a text.
    File(FileError),
    /// Its text is no variant: every fault, in the order of the text.
    Errors(Vec<VariantError>),
    /// Another variant has its key.
    KeyTaken(String),
}

/// Why [`Catalogue::find_or_read`] has no variant.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NotFound {
    /// No variant has this key, and it is no path either.
    Key(String),
    /// The file of this path is no variant.
    File(Unusable),
}

impl Catalogue {
    /// The shipped variants and those in the player's folder, as they are now.
    pub fn load() -> Self {
        own::Folder::of_player().map_or_else(Self::shipped, |folder| Self::with_own(&folder))
    }

    /// The shipped variants alone.
    pub fn shipped() -> Self {
        Self { usable: shipped::all().to_vec(), unusable: Vec::new() }
    }

    /// The shipped variants and the player's own.
    pub fn with_own(own: &dyn OwnFiles) -> Self {
        let mut catalogue = Self::shipped();
        for (path, text) in own.all(OwnFileKind::Variant) {
            let read = match text {
                Ok(text) => variant_in(&path, &text),
                Err(error) => Err(Unusable { path: path.clone(), problem: Problem::File(error) }),
            };
            match read {
                Ok(variant) if catalogue.find(&variant.key).is_some() => {
                    let problem = Problem::KeyTaken(variant.key);
                    catalogue.unusable.push(Unusable { path, problem });
                }
                Ok(variant) => catalogue.usable.push(Arc::new(variant)),
                Err(unusable) => catalogue.unusable.push(unusable),
            }
        }
        catalogue
    }

    /// What can be played: shipped variants first, then the player's by the names of their files.
    pub fn usable(&self) -> &[Arc<Variant>] {
        &self.usable
    }

    /// Files that cannot be used, by name.
    pub fn unusable(&self) -> &[Unusable] {
        &self.unusable
    }

    /// The variant of this key, or the other reading of a shipped one.
    pub fn find(&self, key: &str) -> Option<&Arc<Variant>> {
        self.usable.iter().chain(shipped::readings()).find(|variant| variant.key == key)
    }

    /// The variant that a game starts with when none is named.
    ///
    /// ```
    /// assert_eq!(fanorona::catalogue::Catalogue::shipped().standard().key, "tsivy");
    /// ```
    pub fn standard(&self) -> Arc<Variant> {
        self.find(DEFAULT_VARIANT).unwrap_or(&shipped::all()[0]).clone()
    }

    /// The variant of a key, or the one in the RON file of a path.
    ///
    /// # Errors
    /// There is no such variant, or the file is none.
    pub fn find_or_read(&self, key_or_path: &str) -> Result<Arc<Variant>, NotFound> {
        if let Some(variant) = self.find(key_or_path) {
            return Ok(variant.clone());
        }
        let path = Path::new(key_or_path);
        let is_path = key_or_path.contains(['/', '\\', '.']) || path.exists();
        if !is_path || key_or_path.is_empty() {
            return Err(NotFound::Key(key_or_path.to_owned()));
        }
        read_variant(path).map(Arc::new).map_err(NotFound::File)
    }
}

/// The folder for what belongs to the player: `FANORONA_DATA` or the system's place for it.
pub fn data_folder() -> Option<PathBuf> {
    if let Some(folder) = std::env::var_os(DATA_VARIABLE).filter(|folder| !folder.is_empty()) {
        return Some(folder.into());
    }
    system_folder()
}

#[cfg(not(target_arch = "wasm32"))]
fn system_folder() -> Option<PathBuf> {
    let places = directories::ProjectDirs::from("", "", "fanorona")?;
    Some(places.data_dir().to_owned())
}

/// A browser has no folders.
#[cfg(target_arch = "wasm32")]
const fn system_folder() -> Option<PathBuf> {
    None
}

/// Reads a variant file.
///
/// # Errors
/// The file with everything that is wrong with it.
pub fn read_variant(path: &Path) -> Result<Variant, Unusable> {
    let text = file::read_text(path, own::LARGEST)
        .map_err(|error| Unusable { path: path.to_owned(), problem: Problem::File(error) })?;
    variant_in(path, &text)
}

/// The variant in the text of a file.
///
/// # Errors
/// The file with everything that is wrong with it.
pub fn variant_in(path: &Path, text: &str) -> Result<Variant, Unusable> {
    Variant::read(without_mark(text))
        .map_err(|errors| Unusable { path: path.to_owned(), problem: Problem::Errors(errors) })
}
