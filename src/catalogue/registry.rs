//! The things of one kind: shipped ones, the player's own, and the files that cannot be used.

use super::custom::{
    CustomFileError, CustomFileKind, CustomFileProblem, CustomFiles, CustomFolder, KeyOwner,
};
use crate::rules::Variant;
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::sync::Arc;

/// A thing that is shipped with the program, and that players can make too: each in a file of its own.
pub trait Listed: Sized + 'static {
    /// What its files describe.
    const KIND: CustomFileKind;

    /// Those that are shipped, in the order in which they are listed.
    fn shipped() -> &'static [Arc<Self>];

    /// Those that are shipped and found by their keys, but not listed.
    fn unlisted() -> &'static [Arc<Self>] {
        &[]
    }

    /// Its key: lower-case letters, digits and hyphens.
    fn key(&self) -> &str;

    /// Reads the text of a file. It may use these variants, unless it is one itself.
    ///
    /// # Errors
    /// All errors in the text.
    fn from_text(text: &str, variants: &Catalogue) -> Result<Self, CustomFileProblem>;
}

/// All variants that can be played.
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
pub type Catalogue = Registry<Variant>;

/// All things of one kind.
#[derive(Clone, Debug)]
pub struct Registry<T> {
    usable: Vec<Arc<T>>,
    /// The files of the player's own things, by their keys.
    files: BTreeMap<String, PathBuf>,
    unusable: Vec<CustomFileError>,
}

impl<T: Listed> Registry<T> {
    /// The shipped things only.
    pub fn shipped() -> Self {
        Self { usable: T::shipped().to_vec(), files: BTreeMap::new(), unusable: Vec::new() }
    }

    /// Loads the shipped things and those in the player's folder. They may use these variants.
    pub fn of_player(variants: &Catalogue) -> Self {
        let folder = CustomFolder::of_player();
        folder.map_or_else(Self::shipped, |folder| Self::load(&folder, variants))
    }

    /// Loads the shipped things and those of `files`. They may use these variants.
    pub fn load(files: &dyn CustomFiles, variants: &Catalogue) -> Self {
        let mut registry = Self::shipped();
        for (path, text) in files.all(T::KIND) {
            let added = text
                .map_err(CustomFileProblem::File)
                .and_then(|text| T::from_text(&text, variants))
                .and_then(|thing| registry.add(&path, Arc::new(thing)));
            let error = added.err().map(|problem| CustomFileError { path, problem });
            registry.unusable.extend(error);
        }
        registry
    }

    /// Adds the thing of a file, if its key is free.
    ///
    /// # Errors
    /// The key is in use.
    pub fn add(&mut self, path: &Path, thing: Arc<T>) -> Result<(), CustomFileProblem> {
        if let Some(problem) = self.taken(thing.key()) {
            return Err(problem);
        }
        self.files.insert(thing.key().to_owned(), path.to_owned());
        self.usable.push(thing);
        Ok(())
    }

    /// Why no further thing can have this key; `None` if the key is free.
    pub fn taken(&self, key: &str) -> Option<CustomFileProblem> {
        self.find(key)?;
        let file = self.files.get(key);
        let owner = file.map_or(KeyOwner::Shipped, |path| KeyOwner::File(path.clone()));
        Some(CustomFileProblem::KeyTaken { key: key.to_owned(), owner })
    }

    /// The things: shipped ones first, then the player's, sorted by file name.
    pub fn usable(&self) -> &[Arc<T>] {
        &self.usable
    }

    /// The files that cannot be used, sorted by name.
    pub fn unusable(&self) -> &[CustomFileError] {
        &self.unusable
    }

    /// The thing of this key. Keys have no capitals, so these do not matter.
    pub fn find(&self, key: &str) -> Option<&Arc<T>> {
        let mut all = self.usable.iter().chain(T::unlisted());
        all.find(|thing| thing.key().eq_ignore_ascii_case(key))
    }
}

impl<T: Listed> Default for Registry<T> {
    fn default() -> Self {
        Self::shipped()
    }
}
