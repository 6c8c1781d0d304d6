//! All variants, boards, sets of stones and lessons, and single items made by the player.

use super::custom::{
    CustomFileError, CustomFileKind, CustomFileProblem, CustomFiles, CustomFolder,
};
use super::lessons::Lessons;
use super::looks::{BoardLook, Looks, StoneSet};
use super::registry::{Catalogue, Listed};
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
    /// Reads the text of a file as an item of this kind; [`CustomFileKind::of`] tells what a text describes. A lesson
    /// may use the variants of the catalogue.
    ///
    /// # Errors
    /// The file with all its errors.
    pub fn read(
        kind: CustomFileKind,
        path: &Path,
        text: &str,
        variants: &Catalogue,
    ) -> Result<Self, CustomFileError> {
        fn made<T: Listed>(text: &str, of: &Catalogue) -> Result<Arc<T>, CustomFileProblem> {
            T::from_text(text, of).map(Arc::new)
        }
        let item = match kind {
            CustomFileKind::Variant => made(text, variants).map(Self::Variant),
            CustomFileKind::Board => made(text, variants).map(Self::Board),
            CustomFileKind::Stones => made(text, variants).map(Self::Stones),
            CustomFileKind::Lesson => made(text, variants).map(Self::Lesson),
        };
        item.map_err(|problem| CustomFileError { path: path.to_owned(), problem })
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
    pub fn of_player() -> Self {
        CustomFolder::of_player().map_or_else(Self::default, |folder| Self::load(&folder))
    }

    /// Loads the shipped content and that of `files`.
    pub fn load(files: &dyn CustomFiles) -> Self {
        let catalogue = Catalogue::load(files, &Catalogue::shipped());
        let lessons = Lessons::load(files, &catalogue);
        Self { looks: Looks::load(files), lessons, catalogue }
    }

    /// Adds the item of a file, if its key is free.
    ///
    /// # Errors
    /// The key is in use by another item of the kind.
    pub fn add(&mut self, path: &Path, item: CustomItem) -> Result<(), CustomFileProblem> {
        match item {
            CustomItem::Variant(variant) => self.catalogue.add(path, variant),
            CustomItem::Board(board) => self.looks.boards.add(path, board),
            CustomItem::Stones(set) => self.looks.stones.add(path, set),
            CustomItem::Lesson(lesson) => self.lessons.add(path, lesson),
        }
    }
}
