//! Something that a player made, whatever kind it is of, and all that can be chosen with it.

use super::looks::{BoardLook, Looks, StoneSet, board_in, stones_in};
use super::own::{Folder, OwnFileKind, OwnFiles};
use super::{Catalogue, Problem, Unusable, variant_in};
use crate::rules::Variant;
use std::path::Path;
use std::sync::Arc;

/// Something that a player made.
#[derive(Clone, Debug)]
pub enum Made {
    /// A rule set.
    Variant(Arc<Variant>),
    /// The look of a board.
    Board(Arc<BoardLook>),
    /// The look of both sides' stones.
    Stones(Arc<StoneSet>),
}

impl Made {
    /// What the text of a file describes.
    ///
    /// # Errors
    /// The file with everything that is wrong with it.
    pub fn read(path: &Path, text: &str) -> Result<Self, Unusable> {
        Self::read_as(OwnFileKind::of(text), path, text)
    }

    /// The thing of this kind in the text of a file.
    ///
    /// # Errors
    /// The file with everything that is wrong with it.
    pub fn read_as(kind: OwnFileKind, path: &Path, text: &str) -> Result<Self, Unusable> {
        let unusable = |problem| Unusable { path: path.to_owned(), problem };
        match kind {
            OwnFileKind::Variant => {
                variant_in(path, text).map(|variant| Self::Variant(variant.into()))
            }
            OwnFileKind::Board => {
                board_in(text).map(|look| Self::Board(look.into())).map_err(unusable)
            }
            OwnFileKind::Stones => {
                stones_in(text).map(|set| Self::Stones(set.into())).map_err(unusable)
            }
        }
    }

    /// What it is.
    pub const fn kind(&self) -> OwnFileKind {
        match self {
            Self::Variant(_) => OwnFileKind::Variant,
            Self::Board(_) => OwnFileKind::Board,
            Self::Stones(_) => OwnFileKind::Stones,
        }
    }

    /// Its short name: small letters, digits and hyphens.
    pub fn key(&self) -> &str {
        match self {
            Self::Variant(variant) => &variant.key,
            Self::Board(look) => &look.title.key,
            Self::Stones(set) => &set.title.key,
        }
    }

    /// Its name in this language, or in English.
    pub fn name(&self, language: &str) -> &str {
        match self {
            Self::Variant(variant) => variant.name(language),
            Self::Board(look) => look.title.name(language),
            Self::Stones(set) => set.title.name(language),
        }
    }
}

/// Everything that can be chosen: shipped, and made by the player.
#[derive(Clone, Debug, Default)]
pub struct Choices {
    /// The variants.
    pub catalogue: Catalogue,
    /// The boards and stones.
    pub looks: Looks,
}

impl Choices {
    /// What is shipped, and what lies in the player's folder, as it is now.
    pub fn load() -> Self {
        match Folder::of_player() {
            Some(folder) => Self::with_own(&folder),
            None => Self { catalogue: Catalogue::shipped(), looks: Looks::shipped() },
        }
    }

    /// What is shipped, and what the player made.
    pub fn with_own(own: &dyn OwnFiles) -> Self {
        Self { catalogue: Catalogue::with_own(own), looks: Looks::with_own(own) }
    }

    /// Why something made anew cannot be put among the rest, if its key is taken.
    pub fn taken(&self, made: &Made) -> Option<Problem> {
        let key = made.key();
        let is_taken = match made {
            Made::Variant(_) => self.catalogue.find(key).is_some(),
            Made::Board(_) => self.looks.board(key).is_some(),
            Made::Stones(_) => self.looks.stone_set(key).is_some(),
        };
        is_taken.then(|| Problem::KeyTaken(key.to_owned()))
    }
}
