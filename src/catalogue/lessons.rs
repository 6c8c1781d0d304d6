//! All lessons: shipped ones, and those in the player's folder.

use super::custom::{CustomFileKind, CustomFiles, CustomFolder, without_byte_order_mark};
use super::taken::KeyFiles;
use super::{Catalogue, CustomFileError, CustomFileProblem};
use crate::formats::Errors;
use crate::game::learn::{Course, Lesson, shipped};
use std::path::Path;
use std::sync::Arc;

/// All lessons: shipped ones, and valid ones made by the player.
#[derive(Clone, Debug, Default)]
pub struct Lessons {
    usable: Vec<Arc<Lesson>>,
    files: KeyFiles,
    unusable: Vec<CustomFileError>,
}

impl Lessons {
    /// Loads the shipped lessons and those in the player's folder. Lessons may use the variants of
    /// the catalogue.
    pub fn load(variants: &Catalogue) -> Self {
        CustomFolder::of_player()
            .map_or_else(Self::shipped, |folder| Self::with_custom(&folder, variants))
    }

    /// The shipped lessons only.
    pub fn shipped() -> Self {
        Self { usable: shipped::all().to_vec(), ..Self::default() }
    }

    /// Loads the shipped lessons and those of `files`.
    ///
    /// ```
    /// use fanorona::catalogue::Catalogue;
    /// use fanorona::catalogue::custom::CustomFolder;
    /// use fanorona::catalogue::lessons::Lessons;
    ///
    /// let folder = CustomFolder("/no/such/folder".into());
    /// let lessons = Lessons::with_custom(&folder, &Catalogue::shipped());
    /// assert!(lessons.unusable().is_empty());
    /// ```
    pub fn with_custom(files: &dyn CustomFiles, variants: &Catalogue) -> Self {
        let mut lessons = Self::shipped();
        for (path, text) in files.all(CustomFileKind::Lesson) {
            let read = text
                .map_err(CustomFileProblem::File)
                .and_then(|text| lesson_in(&text, variants))
                .and_then(|lesson| lessons.add(&path, Arc::new(lesson)));
            let error = read.err().map(|problem| CustomFileError { path, problem });
            lessons.unusable.extend(error);
        }
        lessons
    }

    /// Adds the lesson of a file, if its key is free.
    ///
    /// # Errors
    /// The key is in use.
    pub fn add(&mut self, path: &Path, lesson: Arc<Lesson>) -> Result<(), CustomFileProblem> {
        if let Some(problem) = self.taken(&lesson.key) {
            return Err(problem);
        }
        self.files.insert(&lesson.key, path);
        self.usable.push(lesson);
        Ok(())
    }

    /// Why no further lesson can have this key; `None` if the key is free.
    pub fn taken(&self, key: &str) -> Option<CustomFileProblem> {
        self.find(key).is_some().then(|| self.files.taken(key))
    }

    /// The lessons: shipped ones first, then the player's, sorted by file name.
    pub fn usable(&self) -> &[Arc<Lesson>] {
        &self.usable
    }

    /// The files that cannot be used, sorted by name.
    pub fn unusable(&self) -> &[CustomFileError] {
        &self.unusable
    }

    /// The lesson of this key.
    pub fn find(&self, key: &str) -> Option<&Arc<Lesson>> {
        self.usable.iter().find(|lesson| lesson.key == key)
    }

    /// All usable lessons as a course, with no progress.
    pub fn course(&self) -> Course {
        Course::new(self.usable.clone())
    }
}

/// Reads the lesson in the text of a file.
///
/// # Errors
/// All errors in the text.
pub(super) fn lesson_in(text: &str, variants: &Catalogue) -> Result<Lesson, CustomFileProblem> {
    let find = |key: &str| variants.find(key).cloned();
    Lesson::read(without_byte_order_mark(text), &find)
        .map_err(|errors| CustomFileProblem::LessonErrors(Errors(errors)))
}
