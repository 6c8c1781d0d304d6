//! A lesson: exercises with a name and a source.

use super::error::LessonError;
use super::{Exercise, Localized, read};
use fanorona_rules::Variant;
use std::sync::Arc;

/// A lesson, as read from a file. `docs/lessons.md` describes the format.
#[derive(Clone, Debug)]
pub struct Lesson {
    /// The short name used in files and commands: lower-case letters, digits and hyphens.
    pub key: String,
    /// The name. `say::localized` of the game's texts finds it in a language.
    pub names: Localized<String>,
    /// One sentence about what it teaches, if there is one.
    pub about: Option<Localized<String>>,
    /// Where its advice comes from; may be empty.
    pub source: String,
    /// The exercises in order, at least one.
    pub exercises: Vec<Arc<Exercise>>,
    /// The RON text it was read from.
    pub ron: Arc<str>,
}

impl Lesson {
    /// Reads a lesson from RON. `variant` finds the variants that it names.
    ///
    /// # Errors
    /// All errors found, in the order of the text. If the text is valid RON, an error in one field
    /// does not hide those in others.
    ///
    /// ```
    /// use fanorona_game::learn::{Lesson, LessonErrorKind};
    /// use fanorona_rules::variant::shipped;
    ///
    /// let text = r#"(key: "x", names: {"en": "X"}, variant: "telo", exercises: [])"#;
    /// let errors = Lesson::read(text, &|key| shipped::variant(key)).unwrap_err();
    /// assert_eq!((errors[0].line, errors[0].column), (1, 60));
    /// assert_eq!(errors[0].reason, LessonErrorKind::NoExercises);
    /// ```
    pub fn read(
        text: &str,
        variant: &dyn Fn(&str) -> Option<Arc<Variant>>,
    ) -> Result<Self, Vec<LessonError>> {
        read::lesson(text, variant)
    }

    /// The place of the exercise with this key, counted from 0.
    pub fn place(&self, key: &str) -> Option<usize> {
        self.exercises.iter().position(|exercise| exercise.key == key)
    }
}
