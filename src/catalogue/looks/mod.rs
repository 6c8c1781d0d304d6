//! The looks of boards and stones: shipped ones, and those in the player's folder.
//!
//! A look is a description in RON: colours, kinds of wood, depths. This module only reads it; the
//! 3D table draws it. An invalid file is returned by [`Looks::unusable`] with all its errors, as
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

use super::custom::{CustomFileKind, CustomFiles, without_byte_order_mark};
use super::taken::KeyFiles;
use super::{CustomFileError, CustomFileProblem};
use crate::formats::{Errors, FieldErrorKind, Placed};
use std::collections::BTreeMap;
use std::path::Path;
use std::sync::Arc;

/// One error of the file of a look.
pub type LookError = Placed<FieldErrorKind>;

/// The key, the names and the description of a look, as its file has them. [`say::board_name`] and
/// [`say::stones_name`] find them in a language.
///
/// [`say::board_name`]: crate::texts::say::board_name
/// [`say::stones_name`]: crate::texts::say::stones_name
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Title {
    /// The key that is stored in the settings: lower-case letters, digits and hyphens.
    pub key: String,
    /// The names by language code; always with `en`.
    pub names: BTreeMap<String, String>,
    /// A line about it by language code.
    pub about: BTreeMap<String, String>,
}

/// All boards and sets of stones: shipped ones, and valid ones made by the player.
#[derive(Clone, Debug, Default)]
pub struct Looks {
    boards: Vec<Arc<BoardLook>>,
    stones: Vec<Arc<StoneSet>>,
    board_files: KeyFiles,
    stone_files: KeyFiles,
    unusable: Vec<CustomFileError>,
}

impl Looks {
    /// The shipped looks only.
    pub fn shipped() -> Self {
        Self {
            boards: shipped::boards().to_vec(),
            stones: shipped::stones().to_vec(),
            ..Self::default()
        }
    }

    /// Loads the shipped looks and those of `files`.
    pub fn with_custom(files: &dyn CustomFiles) -> Self {
        let mut looks = Self::shipped();
        for (path, text) in files.all(CustomFileKind::Board) {
            let read = text.map_err(CustomFileProblem::File).and_then(|text| board_in(&text));
            let added = read.and_then(|board| looks.add_board(&path, Arc::new(board)));
            let error = added.err().map(|problem| CustomFileError { path, problem });
            looks.unusable.extend(error);
        }
        for (path, text) in files.all(CustomFileKind::Stones) {
            let read = text.map_err(CustomFileProblem::File).and_then(|text| stones_in(&text));
            let added = read.and_then(|set| looks.add_stones(&path, Arc::new(set)));
            let error = added.err().map(|problem| CustomFileError { path, problem });
            looks.unusable.extend(error);
        }
        looks
    }

    /// Adds the board of a file, if its key is free.
    ///
    /// # Errors
    /// The key is in use by another board.
    pub fn add_board(
        &mut self,
        path: &Path,
        board: Arc<BoardLook>,
    ) -> Result<(), CustomFileProblem> {
        if let Some(problem) = self.board_taken(&board.title.key) {
            return Err(problem);
        }
        self.board_files.insert(&board.title.key, path);
        self.boards.push(board);
        Ok(())
    }

    /// Adds the set of stones of a file, if its key is free.
    ///
    /// # Errors
    /// The key is in use by another set.
    pub fn add_stones(&mut self, path: &Path, set: Arc<StoneSet>) -> Result<(), CustomFileProblem> {
        if let Some(problem) = self.stones_taken(&set.title.key) {
            return Err(problem);
        }
        self.stone_files.insert(&set.title.key, path);
        self.stones.push(set);
        Ok(())
    }

    /// Why no further board can have this key; `None` if the key is free.
    pub fn board_taken(&self, key: &str) -> Option<CustomFileProblem> {
        self.board(key).is_some().then(|| self.board_files.taken(key))
    }

    /// Why no further set of stones can have this key; `None` if the key is free.
    pub fn stones_taken(&self, key: &str) -> Option<CustomFileProblem> {
        self.stone_set(key).is_some().then(|| self.stone_files.taken(key))
    }

    /// The boards: shipped ones first, then the player's, sorted by file name.
    pub fn boards(&self) -> &[Arc<BoardLook>] {
        &self.boards
    }

    /// The sets of stones, in the same order.
    pub fn stones(&self) -> &[Arc<StoneSet>] {
        &self.stones
    }

    /// The files that cannot be used.
    pub fn unusable(&self) -> &[CustomFileError] {
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

/// Reads the board in the text of a file.
///
/// # Errors
/// All errors in the text.
pub(super) fn board_in(text: &str) -> Result<BoardLook, CustomFileProblem> {
    BoardLook::read(without_byte_order_mark(text))
        .map_err(|errors| CustomFileProblem::LookErrors(Errors(errors)))
}

/// Reads the set of stones in the text of a file.
///
/// # Errors
/// All errors in the text.
pub(super) fn stones_in(text: &str) -> Result<StoneSet, CustomFileProblem> {
    StoneSet::read(without_byte_order_mark(text))
        .map_err(|errors| CustomFileProblem::LookErrors(Errors(errors)))
}
