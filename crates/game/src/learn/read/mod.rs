//! Reading lessons from RON, with all errors of all fields.

mod exercise;
mod goal;

use super::error::{LessonError, LessonErrorKind};
use super::{Lesson, Localized};
use fanorona_formats::{LanguageText, Placed, Raw};
use fanorona_rules::{Board, Point, Variant};
use serde::Deserialize;
use std::sync::Arc;

/// Reads a lesson; see [`Lesson::read`].
pub(super) fn lesson(
    text: &str,
    variant: &dyn Fn(&str) -> Option<Arc<Variant>>,
) -> Result<Lesson, Vec<LessonError>> {
    let mut reader = LessonReader { text, variant, errors: Vec::new() };
    let lesson = reader.lesson();
    reader.errors.sort_by_key(|error| (error.line, error.column));
    match lesson {
        Some(lesson) if reader.errors.is_empty() => Ok(lesson),
        _ => Err(reader.errors),
    }
}

/// Reads a lesson and collects the errors.
struct LessonReader<'a> {
    text: &'a str,
    variant: &'a dyn Fn(&str) -> Option<Arc<Variant>>,
    errors: Vec<LessonError>,
}

/// The fields of a lesson, or of a part of it.
type Fields<'a> = fanorona_formats::Fields<'a, LessonErrorKind>;
/// A variant, with the place where it is named.
type Found = Option<Arc<Variant>>;

impl<'a> LessonReader<'a> {
    fn lesson(&mut self) -> Option<Lesson> {
        let text = self.text;
        let mut fields = self.checked(Fields::split(text))?;
        let key = fields.key();
        let names = fields.localized_names().and_then(Localized::new);
        let has_about = fields.names().any(|name| name == "about");
        let about = if has_about { self.localized(&mut fields, "about") } else { None };
        let source = fields.or_default("source");
        let named = fields.require::<String>("variant");
        let variant = self.variant(named);
        let exercises = fields.require::<Vec<Raw<'a>>>("exercises");
        let (errors, end) = (fields.finish(), text.len());
        self.errors.extend(errors);
        let (raw, at) = exercises.unwrap_or((Vec::new(), end));
        if raw.is_empty() && at != end {
            self.error(at, LessonErrorKind::NoExercises);
        }
        let mut exercises = Vec::new();
        let mut keys = Vec::new();
        for raw in raw {
            if let Some(exercise) = self.exercise(raw, variant.as_ref(), &mut keys) {
                exercises.push(Arc::new(exercise));
            }
        }
        let (key, names, ron) = (key?, names?, text.into());
        Some(Lesson { key, names, about, source, exercises, ron })
    }

    /// Takes a required text with its languages.
    fn localized<T: Deserialize<'a> + LanguageText>(
        &mut self,
        fields: &mut Fields<'a>,
        name: &'static str,
    ) -> Option<Localized<T>> {
        let (texts, at) = fields.require_languages::<T>(name)?;
        let english = texts.get("en").is_some_and(|(text, _)| !text.is_blank());
        let texts = texts.into_iter().map(|(code, (text, _))| (code, text));
        let localized = Localized::new(texts).filter(|_| english);
        if localized.is_none() {
            self.error(at, LessonErrorKind::NoEnglish(name.to_owned()));
        }
        localized
    }

    /// The variant of a key.
    fn variant(&mut self, named: Option<(String, usize)>) -> Found {
        let (key, at) = named?;
        let found = (self.variant)(&key);
        if found.is_none() {
            self.error(at, LessonErrorKind::UnknownVariant(key));
        }
        found
    }

    /// The points of a list.
    fn points(&mut self, board: &Board, names: &[Raw<'a>], field: &str) -> Vec<Point> {
        let mut points = Vec::new();
        for &raw in names {
            let Some(name) = self.checked(raw.read::<String>(self.text, field)) else { continue };
            match board.point_named(&name) {
                Some(point) => points.push(point),
                None => self.error(raw.offset(self.text), LessonErrorKind::Point(name)),
            }
        }
        points
    }

    /// The value, or `None` after adding the error.
    fn checked<T, K: Into<LessonErrorKind>>(&mut self, read: Result<T, Placed<K>>) -> Option<T> {
        read.map_err(|error| self.errors.push(error.into_kind())).ok()
    }

    /// Adds an error at a byte of the text.
    fn error(&mut self, at: usize, reason: LessonErrorKind) {
        self.errors.push(Placed::at(self.text, at, reason));
    }
}
