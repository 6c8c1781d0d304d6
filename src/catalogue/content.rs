//! All variants, boards and sets of stones, and single items made by the player.

use super::custom::{CustomFileKind, CustomFiles, CustomFolder};
use super::looks::{BoardLook, Looks, StoneSet, board_in, stones_in};
use super::{Catalogue, CustomFileError, CustomFileProblem, variant_in};
use crate::rules::Variant;
use std::path::Path;
use std::sync::Arc;

/// A variant or a look made by the player.
#[derive(Clone, Debug)]
pub enum CustomItem {
    /// A rule set.
    Variant(Arc<Variant>),
    /// The look of a board.
    Board(Arc<BoardLook>),
    /// The look of both sides' stones.
    Stones(Arc<StoneSet>),
}

impl CustomItem {
    /// Reads the text of a file; [`CustomFileKind::of`] tells what it describes.
    ///
    /// # Errors
    /// The file with all its errors.
    pub fn read(path: &Path, text: &str) -> Result<Self, CustomFileError> {
        Self::read_as(CustomFileKind::of(text), path, text)
    }

    /// Reads the text of a file as an item of this kind.
    ///
    /// # Errors
    /// The file with all its errors.
    pub fn read_as(kind: CustomFileKind, path: &Path, text: &str) -> Result<Self, CustomFileError> {
        let unusable = |problem| CustomFileError { path: path.to_owned(), problem };
        match kind {
            CustomFileKind::Variant => {
                variant_in(path, text).map(|variant| Self::Variant(variant.into()))
            }
            CustomFileKind::Board => {
                board_in(text).map(|look| Self::Board(look.into())).map_err(unusable)
            }
            CustomFileKind::Stones => {
                stones_in(text).map(|set| Self::Stones(set.into())).map_err(unusable)
            }
        }
    }

    /// The kind of the item.
    pub const fn kind(&self) -> CustomFileKind {
        match self {
            Self::Variant(_) => CustomFileKind::Variant,
            Self::Board(_) => CustomFileKind::Board,
            Self::Stones(_) => CustomFileKind::Stones,
        }
    }

    /// The key: lower-case letters, digits and hyphens.
    pub fn key(&self) -> &str {
        match self {
            Self::Variant(variant) => &variant.key,
            Self::Board(look) => &look.title.key,
            Self::Stones(set) => &set.title.key,
        }
    }

    /// The name in this language, or in English.
    pub fn name(&self, language: &str) -> &str {
        match self {
            Self::Variant(variant) => variant.name(language),
            Self::Board(look) => look.title.name(language),
            Self::Stones(set) => set.title.name(language),
        }
    }
}

/// All available content: shipped, and made by the player.
#[derive(Clone, Debug, Default)]
pub struct Content {
    /// The variants.
    pub catalogue: Catalogue,
    /// The boards and stones.
    pub looks: Looks,
}

impl Content {
    /// Loads the shipped content and that of the player's folder.
    pub fn load() -> Self {
        match CustomFolder::of_player() {
            Some(folder) => Self::with_custom(&folder),
            None => Self { catalogue: Catalogue::shipped(), looks: Looks::shipped() },
        }
    }

    /// Loads the shipped content and that of `files`.
    pub fn with_custom(files: &dyn CustomFiles) -> Self {
        Self { catalogue: Catalogue::with_custom(files), looks: Looks::with_custom(files) }
    }

    /// The reason why an item cannot be added, if its key is in use.
    pub fn taken(&self, item: &CustomItem) -> Option<CustomFileProblem> {
        let key = item.key();
        let is_taken = match item {
            CustomItem::Variant(_) => self.catalogue.find(key).is_some(),
            CustomItem::Board(_) => self.looks.board(key).is_some(),
            CustomItem::Stones(_) => self.looks.stone_set(key).is_some(),
        };
        is_taken.then(|| CustomFileProblem::KeyTaken(key.to_owned()))
    }
}
