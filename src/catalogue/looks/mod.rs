//! How boards and stones look: the shipped looks, and those of the player's own folder.
//!
//! A look is a description in RON: colours, kinds of wood, depths. What is drawn from it is the
//! table's matter. A file that is no look is kept aside with everything that is wrong with it, as
//! with variants.

mod board;
mod colour;
mod read;
pub mod shipped;
mod stones;
pub mod vision;

pub use board::{Block, BoardLook, Carving, Groove};
pub use colour::{Colour, Lab, Share, Within};
pub use stones::{Body, Finish, Mark, Outline, StoneSet};

use super::file;
use super::{Problem, Unusable, data_folder};
use crate::rules::variant::Fault;
use std::collections::BTreeMap;
use std::path::Path;
use std::sync::Arc;

/// The folder inside the data folder with the player's own boards.
pub const BOARDS: &str = "looks/boards";
/// The folder inside the data folder with the player's own sets of stones.
pub const STONES: &str = "looks/stones";
/// A file of more bytes than these is taken for something else.
const LARGEST: u64 = 64 * 1024;

/// What every look has: a key, names and a line about it.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Title {
    /// The short name that settings keep: lower-case letters, digits and hyphens.
    pub key: String,
    names: BTreeMap<String, String>,
    about: BTreeMap<String, String>,
}

impl Title {
    /// The name in this language, or in English.
    pub fn name(&self, language: &str) -> &str {
        let name = self.names.get(language).or_else(|| self.names.get("en"));
        name.map_or(&self.key, String::as_str)
    }

    /// One line about it in this language, or in English; empty where there is none.
    pub fn about(&self, language: &str) -> &str {
        let line = self.about.get(language).or_else(|| self.about.get("en"));
        line.map_or("", String::as_str)
    }
}

/// Every board and every set of stones that can be chosen, and every file that cannot.
#[derive(Clone, Debug, Default)]
pub struct Looks {
    boards: Vec<Arc<BoardLook>>,
    stones: Vec<Arc<StoneSet>>,
    unusable: Vec<Unusable>,
}

impl Looks {
    /// The shipped looks and those in the player's folder, as they are now.
    pub fn load() -> Self {
        data_folder().map_or_else(Self::shipped, |folder| Self::with_folder(&folder))
    }

    /// The shipped looks alone.
    pub fn shipped() -> Self {
        Self {
            boards: shipped::boards().to_vec(),
            stones: shipped::stones().to_vec(),
            unusable: Vec::new(),
        }
    }

    /// The shipped looks and those of a data folder, which need not exist.
    ///
    /// ```
    /// use fanorona::catalogue::looks::Looks;
    /// let looks = Looks::with_folder(std::path::Path::new("/there/is/none"));
    /// assert!(looks.boards().len() >= 4 && looks.stones().len() >= 4);
    /// ```
    pub fn with_folder(folder: &Path) -> Self {
        let mut looks = Self::shipped();
        let Self { boards, stones, unusable } = &mut looks;
        collect(&folder.join(BOARDS), BoardLook::read, |look| &look.title.key, boards, unusable);
        collect(&folder.join(STONES), StoneSet::read, |set| &set.title.key, stones, unusable);
        looks
    }

    /// The boards: shipped ones first, then the player's by the names of their files.
    pub fn boards(&self) -> &[Arc<BoardLook>] {
        &self.boards
    }

    /// The sets of stones, in the same order.
    pub fn stones(&self) -> &[Arc<StoneSet>] {
        &self.stones
    }

    /// Files that cannot be used.
    pub fn unusable(&self) -> &[Unusable] {
        &self.unusable
    }

    /// The board of this key.
    pub fn board(&self, key: &str) -> Option<&Arc<BoardLook>> {
        self.boards.iter().find(|look| look.title.key == key)
    }

    /// The set of stones of this key.
    pub fn stone_set(&self, key: &str) -> Option<&Arc<StoneSet>> {
        self.stones.iter().find(|set| set.title.key == key)
    }
}

/// Reads every `*.ron` of a folder.
fn collect<T>(
    folder: &Path,
    read: impl Fn(&str) -> Result<T, Vec<Fault>>,
    key: impl Fn(&T) -> &String,
    usable: &mut Vec<Arc<T>>,
    unusable: &mut Vec<Unusable>,
) {
    for path in super::own::ron_files(folder) {
        let problem = match file::read_text(&path, LARGEST) {
            Err(fault) => Problem::File(fault),
            Ok(text) => match read(text.trim_start_matches('\u{feff}')) {
                Err(faults) => Problem::Faults(faults),
                Ok(look) if usable.iter().any(|other| key(other) == key(&look)) => {
                    Problem::KeyTaken(key(&look).clone())
                }
                Ok(look) => {
                    usable.push(Arc::new(look));
                    continue;
                }
            },
        };
        unusable.push(Unusable { path, problem });
    }
}
