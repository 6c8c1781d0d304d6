//! All variants, boards, sets of stones and lessons, and single items made by the player.

use super::custom::{CustomFileKind, CustomFiles, CustomFolder};
use super::lessons::{Lessons, lesson_in};
use super::looks::{BoardLook, Looks, StoneSet, board_in, stones_in};
use super::{Catalogue, CustomFileError, CustomFileProblem, variant_in};
use crate::game::learn::Lesson;
use crate::rules::Variant;
use std::path::Path;
use std::sync::Arc;

/// A variant, a look or a lesson made by the player.
#[derive(Clone, Debug)]
pub enum CustomItem {
    /// A rule set.
    Variant(Arc<Variant>),
    /// The look of a board.
    Board(Arc<BoardLook>),
    /// The look of both sides' stones.
    Stones(Arc<StoneSet>),
    /// Exercises.
    Lesson(Arc<Lesson>),
}

impl CustomItem {
    /// Reads the text of a file; [`CustomFileKind::of`] tells what it describes. A lesson may use
    /// the variants of the catalogue.
    ///
    /// # Errors
    /// The file with all its errors.
    pub fn read(path: &Path, text: &str, variants: &Catalogue) -> Result<Self, CustomFileError> {
        Self::read_as(CustomFileKind::of(text), path, text, variants)
    }

    /// Reads the text of a file as an item of this kind.
    ///
    /// # Errors
    /// The file with all its errors.
    pub fn read_as(
        kind: CustomFileKind,
        path: &Path,
        text: &str,
        variants: &Catalogue,
    ) -> Result<Self, CustomFileError> {
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
            CustomFileKind::Lesson => lesson_in(text, variants)
                .map(|lesson| Self::Lesson(lesson.into()))
                .map_err(unusable),
        }
    }

    /// The kind of the item.
    pub const fn kind(&self) -> CustomFileKind {
        match self {
            Self::Variant(_) => CustomFileKind::Variant,
            Self::Board(_) => CustomFileKind::Board,
            Self::Stones(_) => CustomFileKind::Stones,
            Self::Lesson(_) => CustomFileKind::Lesson,
        }
    }

    /// The key: lower-case letters, digits and hyphens.
    pub fn key(&self) -> &str {
        match self {
            Self::Variant(variant) => &variant.key,
            Self::Board(look) => &look.title.key,
            Self::Stones(set) => &set.title.key,
            Self::Lesson(lesson) => &lesson.key,
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
    /// The lessons.
    pub lessons: Lessons,
}

impl Content {
    /// Loads the shipped content and that of the player's folder.
    pub fn load() -> Self {
        match CustomFolder::of_player() {
            Some(folder) => Self::with_custom(&folder),
            None => Self::shipped(),
        }
    }

    /// What comes with the program.
    pub fn shipped() -> Self {
        Self {
            catalogue: Catalogue::shipped(),
            looks: Looks::shipped(),
            lessons: Lessons::shipped(),
        }
    }

    /// Loads the shipped content and that of `files`.
    pub fn with_custom(files: &dyn CustomFiles) -> Self {
        let catalogue = Catalogue::with_custom(files);
        let lessons = Lessons::with_custom(files, &catalogue);
        Self { catalogue, looks: Looks::with_custom(files), lessons }
    }

    /// Adds the item of a file, if its key is free.
    ///
    /// # Errors
    /// The key is in use by another item of the kind.
    pub fn add(&mut self, path: &Path, item: CustomItem) -> Result<(), CustomFileProblem> {
        match item {
            CustomItem::Variant(variant) => self.catalogue.add(path, variant),
            CustomItem::Board(board) => self.looks.add_board(path, board),
            CustomItem::Stones(set) => self.looks.add_stones(path, set),
            CustomItem::Lesson(lesson) => self.lessons.add(path, lesson),
        }
    }

    /// The reason why an item cannot be added, if its key is in use.
    pub fn taken(&self, item: &CustomItem) -> Option<CustomFileProblem> {
        let key = item.key();
        match item {
            CustomItem::Variant(_) => self.catalogue.taken(key),
            CustomItem::Board(_) => self.looks.board_taken(key),
            CustomItem::Stones(_) => self.looks.stones_taken(key),
            CustomItem::Lesson(_) => self.lessons.taken(key),
        }
    }
}
