//! Variants, looks, lessons, saved games, settings and endgame tables: everything that is shipped
//! with the program or stored in the player's data folder.
//!
//! An invalid file never stops the program. [`Registry::unusable`] returns it with all its errors,
//! so that they can be shown to the player.

pub mod content;
pub mod custom;
pub mod endgame;
pub mod explore;
pub mod file;
mod games;
pub mod kept;
pub mod lessons;
pub mod library;
#[cfg(not(target_arch = "wasm32"))]
pub mod licences;
pub mod looks;
pub mod own_puzzles;
pub mod puzzles;
mod registry;
pub mod text_storage;
mod variants;

<<<<<<< HEAD
pub use custom::{CustomFileError, CustomFileProblem, DATA_VARIABLE, KeyOwner, data_folder};
pub use games::ReadGameError;
pub use registry::{Catalogue, Listed, Registry};
pub use variants::FindVariantError;
=======
use crate::formats::{Errors, FieldErrorKind};
use crate::game::learn::LessonErrors;
use crate::rules::Variant;
use crate::rules::notation::game::DEFAULT_VARIANT;
use crate::rules::variant::{VariantErrors, shipped};
use custom::{CustomFileKind, CustomFiles, without_byte_order_mark};
use file::FileError;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use taken::KeyFiles;

pub use games::ReadGameError;
pub use taken::KeyOwner;

/// The environment variable that overrides the system's data folder.
pub const DATA_VARIABLE: &str = "FANORONA_DATA";

/// All variants that can be played: shipped variants, and valid ones made by the player.
///
/// ```
/// use fanorona::catalogue::Catalogue;
/// let catalogue = Catalogue::shipped();
/// let telo = catalogue.find("telo").unwrap();
/// assert_eq!(telo.rules.board.len(), 9);
///
/// let text = "[Variant \"telo\"]\n\n1. c1-b2A *\n";
/// let (variant, game) = catalogue.read_game(text, None).unwrap();
/// assert_eq!((variant.key.as_str(), game.record.turns().len()), ("telo", 1));
/// ```
#[derive(Clone, Debug, Default)]
pub struct Catalogue {
    usable: Vec<Arc<Variant>>,
    files: KeyFiles,
    unusable: Vec<CustomFileError>,
}

/// A custom file that cannot be used.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{path}: {problem}")]
pub struct CustomFileError {
    /// The path of the file.
    pub path: PathBuf,
    /// Why it cannot be used.
    #[source]
    pub problem: CustomFileProblem,
}

/// Why a custom file cannot be used.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum CustomFileProblem {
    /// The file cannot be read.
    #[error(transparent)]
    File(FileError),
    /// The text is invalid: all errors, in the order of the text.
    #[error(transparent)]
    Errors(VariantErrors),
    /// The text is an invalid look: all errors, in the order of the text.
    #[error(transparent)]
    LookErrors(Errors<FieldErrorKind>),
    /// The text is an invalid lesson: all errors, in the order of the text.
    #[error(transparent)]
    LessonErrors(LessonErrors),
    /// The key is in use by another item.
    #[error("the key `{key}` is in use by {}", owner_name(owner))]
    KeyTaken {
        /// The key.
        key: String,
        /// What has it.
        owner: KeyOwner,
    },
}

fn owner_name(owner: &KeyOwner) -> String {
    match owner {
        KeyOwner::Shipped => "what comes with the program".to_owned(),
        KeyOwner::File(path) => format!("the file {}", path.display()),
    }
}

/// Why [`Catalogue::find_or_read`] found no variant.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum FindVariantError {
    /// No variant has this key, and there is no file of this name.
    #[error("there is no variant `{0}`")]
    Key(String),
    /// The file at this path is not a valid variant.
    #[error(transparent)]
    File(CustomFileError),
}

impl Catalogue {
    /// Loads the shipped variants and those in the player's folder.
    pub fn load() -> Self {
        custom::CustomFolder::of_player()
            .map_or_else(Self::shipped, |folder| Self::with_custom(&folder))
    }

    /// The shipped variants only.
    pub fn shipped() -> Self {
        Self { usable: shipped::all().to_vec(), ..Self::default() }
    }

    /// Loads the shipped variants and those of `files`.
    pub fn with_custom(files: &dyn CustomFiles) -> Self {
        let mut catalogue = Self::shipped();
        for (path, text) in files.all(CustomFileKind::Variant) {
            let read = match text {
                Ok(text) => variant_in(&path, &text),
                Err(error) => Err(CustomFileError {
                    path: path.clone(),
                    problem: CustomFileProblem::File(error),
                }),
            };
            let added = read.and_then(|variant| {
                let added = catalogue.add(&path, Arc::new(variant));
                added.map_err(|problem| CustomFileError { path, problem })
            });
            catalogue.unusable.extend(added.err());
        }
        catalogue
    }

    /// Adds the variant of a file, if its key is free.
    ///
    /// # Errors
    /// The key is in use.
    pub fn add(&mut self, path: &Path, variant: Arc<Variant>) -> Result<(), CustomFileProblem> {
        if let Some(problem) = self.taken(&variant.key) {
            return Err(problem);
        }
        self.files.insert(&variant.key, path);
        self.usable.push(variant);
        Ok(())
    }

    /// Why no further variant can have this key; `None` if the key is free.
    pub fn taken(&self, key: &str) -> Option<CustomFileProblem> {
        self.find(key).is_some().then(|| self.files.taken(key))
    }

    /// The variants: shipped ones first, then the player's, sorted by file name.
    pub fn usable(&self) -> &[Arc<Variant>] {
        &self.usable
    }

    /// The files that cannot be used, sorted by name.
    pub fn unusable(&self) -> &[CustomFileError] {
        &self.unusable
    }

    /// The variant of this key, or an alternative reading of a shipped variant. Keys have no capitals, so these do not matter.
    pub fn find(&self, key: &str) -> Option<&Arc<Variant>> {
        self.usable
            .iter()
            .chain(shipped::readings())
            .find(|variant| variant.key.eq_ignore_ascii_case(key))
    }

    /// The default variant.
    pub fn standard(&self) -> Arc<Variant> {
        self.find(DEFAULT_VARIANT).unwrap_or(&shipped::all()[0]).clone()
    }

    /// The variant of a key, or the one in a RON file or a pipe, which a player has named.
    ///
    /// # Errors
    /// There is no such variant or file, or the file is invalid.
    pub fn find_or_read(&self, key_or_path: &str) -> Result<Arc<Variant>, FindVariantError> {
        if let Some(variant) = self.find(key_or_path) {
            return Ok(variant.clone());
        }
        let path = Path::new(key_or_path);
        let is_path = key_or_path.contains(['/', '\\', '.']) || path.exists();
        if !is_path || key_or_path.is_empty() {
            return Err(FindVariantError::Key(key_or_path.to_owned()));
        }
        read_variant(path).map(Arc::new).map_err(FindVariantError::File)
    }
}

/// The player's data folder: `FANORONA_DATA`, or the system's folder for application data. `None`
/// if there is neither.
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

/// Browsers have no folders.
#[cfg(target_arch = "wasm32")]
const fn system_folder() -> Option<PathBuf> {
    None
}

/// Reads a variant file.
///
/// # Errors
/// The file with all its errors.
fn read_variant(path: &Path) -> Result<Variant, CustomFileError> {
    let text = file::read_named_text(path, custom::LARGEST).map_err(|error| CustomFileError {
        path: path.to_owned(),
        problem: CustomFileProblem::File(error),
    })?;
    variant_in(path, &text)
}

/// Reads the variant in the text of a file; `path` is only used in errors.
///
/// # Errors
/// The file with all its errors.
fn variant_in(path: &Path, text: &str) -> Result<Variant, CustomFileError> {
    Variant::read(without_byte_order_mark(text)).map_err(|errors| CustomFileError {
        path: path.to_owned(),
        problem: CustomFileProblem::Errors(Errors(errors)),
    })
}
>>>>>>> errors
