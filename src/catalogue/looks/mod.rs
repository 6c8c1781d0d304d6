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

use super::custom::{CustomFileError, CustomFileKind, CustomFileProblem, CustomFiles};
use super::registry::{Catalogue, Listed, Registry};
use crate::formats::{Errors, FieldErrorKind, Placed};
use std::collections::BTreeMap;
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
    /// The boards.
    pub boards: Registry<BoardLook>,
    /// The sets of stones.
    pub stones: Registry<StoneSet>,
}

impl Looks {
    /// Loads the shipped looks and those of `files`.
    pub fn load(files: &dyn CustomFiles) -> Self {
        let none = Catalogue::shipped();
        Self { boards: Registry::load(files, &none), stones: Registry::load(files, &none) }
    }

    /// The files that cannot be used.
    pub fn unusable(&self) -> impl Iterator<Item = &CustomFileError> {
        self.boards.unusable().iter().chain(self.stones.unusable())
    }
}

impl Listed for BoardLook {
    const KIND: CustomFileKind = CustomFileKind::Board;

    fn shipped() -> &'static [Arc<Self>] {
        shipped::boards()
    }

    fn key(&self) -> &str {
        &self.title.key
    }

    fn from_text(text: &str, _variants: &Catalogue) -> Result<Self, CustomFileProblem> {
        Self::read(text).map_err(|errors| CustomFileProblem::LookErrors(Errors(errors)))
    }
}

impl Listed for StoneSet {
    const KIND: CustomFileKind = CustomFileKind::Stones;

    fn shipped() -> &'static [Arc<Self>] {
        shipped::stones()
    }

    fn key(&self) -> &str {
        &self.title.key
    }

    fn from_text(text: &str, _variants: &Catalogue) -> Result<Self, CustomFileProblem> {
        Self::read(text).map_err(|errors| CustomFileProblem::LookErrors(Errors(errors)))
    }
}
