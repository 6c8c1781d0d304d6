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
pub use stones::{Body, Finish, Outline, StoneMark, StoneSet};

use super::own::{OwnFileKind, OwnFiles, without_mark};
use super::{Problem, Unusable};
use std::collections::BTreeMap;
use std::path::PathBuf;
use std::sync::Arc;

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
    /// The shipped looks alone.
    pub fn shipped() -> Self {
        Self {
            boards: shipped::boards().to_vec(),
            stones: shipped::stones().to_vec(),
            unusable: Vec::new(),
        }
    }

    /// The shipped looks and the player's own.
    ///
    /// ```
    /// use fanorona::catalogue::looks::Looks;
    /// use fanorona::catalogue::own::Folder;
    /// let looks = Looks::with_own(&Folder("/there/is/none".into()));
    /// assert!(looks.boards().len() >= 4 && looks.stones().len() >= 4);
    /// ```
    pub fn with_own(own: &dyn OwnFiles) -> Self {
        let mut looks = Self::shipped();
        for (path, text) in own.all(OwnFileKind::Board) {
            let read = text.map_err(Problem::File).and_then(|text| board_in(&text));
            looks.take(path, read, |looks| &mut looks.boards, |board| &board.title.key);
        }
        for (path, text) in own.all(OwnFileKind::Stones) {
            let read = text.map_err(Problem::File).and_then(|text| stones_in(&text));
            looks.take(path, read, |looks| &mut looks.stones, |set| &set.title.key);
        }
        looks
    }

    /// Takes what was read among the others, if its key is free.
    fn take<T>(
        &mut self,
        path: PathBuf,
        read: Result<T, Problem>,
        among: impl Fn(&mut Self) -> &mut Vec<Arc<T>>,
        key: impl Fn(&T) -> &String,
    ) {
        let others = among(self);
        let problem = match read {
            Ok(look) if others.iter().any(|other| key(other) == key(&look)) => {
                Problem::KeyTaken(key(&look).clone())
            }
            Ok(look) => return others.push(Arc::new(look)),
            Err(problem) => problem,
        };
        self.unusable.push(Unusable { path, problem });
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

/// The board in the text of a file.
///
/// # Errors
/// Everything that is wrong with it.
pub fn board_in(text: &str) -> Result<BoardLook, Problem> {
    BoardLook::read(without_mark(text)).map_err(Problem::Errors)
}

/// The set of stones in the text of a file.
///
/// # Errors
/// Everything that is wrong with it.
pub fn stones_in(text: &str) -> Result<StoneSet, Problem> {
    StoneSet::read(without_mark(text)).map_err(Problem::Errors)
}
