//! The packs of puzzles: shipped ones, loaded when they are asked for, and those in the player's folder.

use super::custom::{data_folder, files_in, without_byte_order_mark};
use super::file::{FileError, read_text};
use super::registry::Catalogue;
use crate::game::puzzles::{PackError, PackOrigin, Packs, Puzzle, PuzzlePack};
use crate::rules::variant::shipped;
use std::collections::HashSet;
use std::ffi::OsString;
use std::path::{Path, PathBuf};

/// The folder of the player's packs in the data folder.
pub const FOLDER: &str = "puzzles";
/// The extension of packs.
pub const EXTENSION: &str = "txt";
/// The size limit of a pack in bytes.
pub const LARGEST: u64 = 8 * 1024 * 1024;

/// The packs that were asked for.
///
/// ```
/// use fanorona::catalogue::puzzles::PuzzleStore;
///
/// let mut store = PuzzleStore::default();
/// // A page fetches what is returned here, and hands it to `insert_shipped`.
/// assert!(store.need(Some("tsivy")).is_empty());
/// assert!(store.errors().is_empty());
/// ```
#[derive(Clone, Debug, Default)]
pub struct PuzzleStore {
    packs: Packs,
    /// The keys of the shipped packs that are there.
    shipped: HashSet<&'static str>,
    /// The names of the files of the player's own packs.
    own: HashSet<OsString>,
    errors: Vec<PackFileError>,
}

/// A pack, or a puzzle in one, that cannot be used.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PackFileError {
    /// The path of the file, or the key of a shipped pack.
    pub path: PathBuf,
    /// Why it cannot be used.
    pub problem: PackProblem,
}

/// Why a pack, or a puzzle in one, cannot be used.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PackProblem {
    /// The file cannot be read.
    File(FileError),
    /// There is no variant with the key that its first line names.
    UnknownVariant(String),
    /// An error in the text. Unless it is in the first line, the other puzzles can be used.
    Text(PackError),
    /// This number of further errors in the text.
    More(usize),
}

impl PuzzleStore {
    /// The packs that are there.
    pub const fn packs(&self) -> &Packs {
        &self.packs
    }

    /// What cannot be used so far.
    pub fn errors(&self) -> &[PackFileError] {
        &self.errors
    }

    /// Sees to the shipped pack of the variant with this key, or to all of them. Returns the keys of
    /// those that the caller has to load and hand to [`PuzzleStore::insert_shipped`]: on a page all
    /// that are not there yet, elsewhere none.
    pub fn need(&mut self, variant: Option<&str>) -> Vec<&'static str> {
        let all = shipped::all().iter().map(|variant| variant.key.as_str());
        let wanted = all.filter(|&key| variant.is_none_or(|wanted| wanted == key));
        let missing: Vec<_> = wanted.filter(|key| !self.shipped.contains(key)).collect();
        missing.into_iter().filter(|key| !self.load(key)).collect()
    }

    /// Loads a shipped pack that is compiled in. Returns whether it was.
    #[cfg(not(target_arch = "wasm32"))]
    fn load(&mut self, key: &'static str) -> bool {
        let files = crate::game::puzzles::shipped::FILES.iter();
        let text = files.filter(|(known, _)| *known == key).map(|(_, text)| *text).next();
        if let Some(text) = text {
            self.insert_shipped(key, text);
        }
        // A variant without a pack needs none.
        true
    }

    /// Pages have no packs compiled in.
    #[cfg(target_arch = "wasm32")]
    const fn load(&self, _key: &'static str) -> bool {
        false
    }

    /// Adds the text of a shipped pack. A key that is not that of a shipped variant is ignored.
    pub fn insert_shipped(&mut self, key: &str, text: &str) {
        let Some(variant) = shipped::all().iter().find(|variant| variant.key == key) else {
            return;
        };
        if self.shipped.insert(variant.key.as_str()) {
            self.insert(Path::new(key), PuzzlePack::read(text, variant), PackOrigin::Shipped);
        }
    }

    /// Adds the packs of the player's folder. They may be of any variant of the catalogue.
    pub fn load_own(&mut self, variants: &Catalogue) {
        let Some(folder) = data_folder() else { return };
        let folder = folder.join(FOLDER);
        let paths = match files_in(&folder, EXTENSION) {
            Ok(paths) => paths,
            Err(error) => return self.error(&folder, PackProblem::File(error)),
        };
        for path in paths {
            match read_text(&path, LARGEST) {
                Ok(text) => self.insert_own(&path, &text, variants),
                Err(error) => self.error(&path, PackProblem::File(error)),
            }
        }
    }

    /// Adds a pack of the player's own; `path` is only used in errors.
    pub fn insert_own(&mut self, path: &Path, text: &str, variants: &Catalogue) {
        let text = without_byte_order_mark(text);
        let read = match PuzzlePack::key(text).map(|key| (key, variants.find(key))) {
            Some((key, None)) => {
                return self.error(path, PackProblem::UnknownVariant(key.to_owned()));
            }
            Some((_, Some(variant))) => PuzzlePack::read(text, variant),
            // The reader says what is wrong.
            None => PuzzlePack::read(text, &variants.standard()),
        };
        self.own.extend(path.file_name().map(OsString::from));
        self.insert(path, read, PackOrigin::Own);
    }

    /// Whether a pack of the player's own in a file of this name was added.
    pub fn has_own(&self, path: &Path) -> bool {
        path.file_name().is_some_and(|name| self.own.contains(name))
    }

    /// Adds a single puzzle of the player's own.
    pub fn insert_puzzle(&mut self, puzzle: &Puzzle) {
        let mut pack = PuzzlePack::new(puzzle.variant.clone());
        if pack.push(puzzle) {
            self.packs.insert(pack, PackOrigin::Own);
        }
    }

    fn insert(&mut self, path: &Path, read: Result<PuzzlePack, PackError>, origin: PackOrigin) {
        match read {
            Ok(mut pack) => {
                // The turns of shipped packs are tested.
                if origin == PackOrigin::Own {
                    pack.retain_legal();
                }
                for error in pack.errors() {
                    self.error(path, PackProblem::Text(error.clone()));
                }
                if pack.more_errors() > 0 {
                    self.error(path, PackProblem::More(pack.more_errors()));
                }
                self.packs.insert(pack, origin);
            }
            Err(error) => self.error(path, PackProblem::Text(error)),
        }
    }

    fn error(&mut self, path: &Path, problem: PackProblem) {
        self.errors.push(PackFileError { path: path.to_owned(), problem });
    }
}
