//! Lessons: shipped ones, and those of the player.

use super::custom::{CustomFileKind, CustomFileProblem};
use super::registry::{Catalogue, Listed, Registry};
use crate::formats::Errors;
use crate::game::learn::{Course, Lesson, shipped};
use std::sync::Arc;

/// All lessons. They may use the variants of the catalogue.
pub type Lessons = Registry<Lesson>;

impl Listed for Lesson {
    const KIND: CustomFileKind = CustomFileKind::Lesson;

    fn shipped() -> &'static [Arc<Self>] {
        shipped::all()
    }

    fn key(&self) -> &str {
        &self.key
    }

    fn from_text(text: &str, variants: &Catalogue) -> Result<Self, CustomFileProblem> {
        let find = |key: &str| variants.find(key).cloned();
        Self::read(text, &find).map_err(|errors| CustomFileProblem::LessonErrors(Errors(errors)))
    }
}

impl Lessons {
    /// All usable lessons as a course, with no progress.
    pub fn course(&self) -> Course {
        Course::new(self.usable().to_vec())
    }
}
