//! Reads the fields of a RON struct one by one, each with its place in the text, so that an error
//! in one field does not hide those in others.

use super::error::{VariantError, VariantErrorKind};
use ron::value::RawValue;
use serde::de::{Deserialize, Deserializer, MapAccess, Visitor};
use std::collections::BTreeMap;
use std::fmt;

/// A value as written, with its place in the text.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Raw<'a>(&'a str);

/// The fields of a struct that have not been taken yet, and the errors found so far.
pub(crate) struct Fields<'a> {
    text: &'a str,
    fields: Vec<(String, Raw<'a>)>,
    pub errors: Vec<VariantError>,
}

impl<'a> Fields<'a> {
    /// Splits a RON struct into its fields.
    ///
    /// # Errors
    /// The text is not a RON struct.
    pub fn split(text: &'a str) -> Result<Self, VariantError> {
        Self::split_part(text, Raw(text))
    }

    /// Splits a RON struct inside a text into its fields.
    ///
    /// # Errors
    /// The part is not a RON struct.
    pub fn split_part(text: &'a str, part: Raw<'a>) -> Result<Self, VariantError> {
        let raw = options().from_str::<RawFields<'a>>(part.0).map_err(|error| {
            let inner = inner_offset(part.0, error.span.start.line, error.span.start.col);
            error_at(text, part.start(text) + inner, syntax(&error.code))
        })?;
        Ok(Self { text, fields: raw.0, errors: Vec::new() })
    }

    /// The names of the fields that have not been taken yet.
    pub fn names(&self) -> impl Iterator<Item = &str> {
        self.fields.iter().map(|(name, _)| name.as_str())
    }

    /// Takes an optional field, with the byte offset of its value.
    pub fn take<T: Deserialize<'a>>(&mut self, name: &str) -> Option<(T, usize)> {
        let mut found = None;
        let mut twice = Vec::new();
        self.fields.retain(|(other, field)| {
            if other != name {
                return true;
            }
            if found.is_none() {
                found = Some(*field);
            } else {
                twice.push(*field);
            }
            false
        });
        for field in twice {
            let at = field.offset(self.text);
            self.error(at, VariantErrorKind::Twice(name.to_owned()));
        }
        let field = found?;
        match field.read(self.text, name) {
            Ok(value) => Some((value, field.offset(self.text))),
            Err(error) => {
                self.errors.push(error);
                None
            }
        }
    }

    /// Takes a required field.
    pub fn require<T: Deserialize<'a>>(&mut self, name: &'static str) -> Option<(T, usize)> {
        if !self.fields.iter().any(|(other, _)| other == name) {
            self.error(self.text.len(), VariantErrorKind::Missing(name));
        }
        self.take(name)
    }

    /// Takes a field, or returns its default value.
    pub fn or_default<T: Deserialize<'a> + Default>(&mut self, name: &str) -> T {
        self.take(name).map_or_else(T::default, |(value, _)| value)
    }

    /// Takes a field with a value for each language, or returns its default value.
    pub fn by_language<T: Deserialize<'a>>(&mut self, name: &str) -> BTreeMap<String, T> {
        let taken = self.take::<BTreeMap<String, T>>(name);
        taken.map_or_else(BTreeMap::new, |(texts, at)| self.checked_languages(texts, at))
    }

    /// Reports languages that no language code can be, and returns the others.
    pub fn checked_languages<T>(
        &mut self,
        texts: BTreeMap<String, T>,
        at: usize,
    ) -> BTreeMap<String, T> {
        let fits = |code: &String| {
            let fits = |c: char| c.is_ascii_alphanumeric() || c == '-' || c == '_';
            !code.is_empty() && code.chars().all(fits)
        };
        let (good, bad): (BTreeMap<_, _>, BTreeMap<_, _>) =
            texts.into_iter().partition(|(code, _)| fits(code));
        for code in bad.into_keys() {
            self.error(at, VariantErrorKind::Language(code));
        }
        good
    }

    /// Adds an error at a byte of the text.
    pub fn error(&mut self, at: usize, reason: VariantErrorKind) {
        self.errors.push(error_at(self.text, at, reason));
    }

    /// Reports the remaining fields as unknown. Returns all errors in the order of the text.
    pub fn finish(mut self) -> Vec<VariantError> {
        for (name, field) in std::mem::take(&mut self.fields) {
            let at = field.offset(self.text);
            // The error is at the name, which precedes the value.
            let at = self.text[..at].rfind(&name).unwrap_or(at);
            self.error(at, VariantErrorKind::UnknownField(name));
        }
        self.errors.sort_by_key(|error| (error.line, error.column));
        self.errors
    }
}

impl<'a> Raw<'a> {
    /// The byte in the text where the value begins.
    pub fn offset(self, text: &str) -> usize {
        self.start(text) + self.0.len() - self.0.trim_start().len()
    }

    /// The value, read as a `T`.
    ///
    /// # Errors
    /// It is not a `T`.
    pub fn read<T: Deserialize<'a>>(self, text: &str, field: &str) -> Result<T, VariantError> {
        options().from_str(self.0).map_err(|error| {
            let inner = offset_of(self.0, error.span.start.line, error.span.start.col);
            let reason = match syntax(&error.code) {
                VariantErrorKind::Syntax(detail) => {
                    VariantErrorKind::Value { field: field.to_owned(), detail }
                }
                reason => reason,
            };
            error_at(text, self.offset(text) + inner, reason)
        })
    }

    /// The byte in the text where the slice begins, white space included: the difference of their
    /// addresses, because the value is a slice of the text.
    fn start(self, text: &str) -> usize {
        self.0.as_ptr() as usize - text.as_ptr() as usize
    }
}

impl<'de: 'a, 'a> Deserialize<'de> for Raw<'a> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        <&'de RawValue>::deserialize(deserializer).map(|raw| Self(raw.get_ron()))
    }
}

/// An error at a byte of the text.
fn error_at(text: &str, at: usize, reason: VariantErrorKind) -> VariantError {
    let (line, column) = place(text, at);
    VariantError { line, column, reason }
}

/// The line and column of a byte of the text, from 1.
pub(crate) fn place(text: &str, at: usize) -> (usize, usize) {
    let before = &text[..at.min(text.len())];
    let line_start = before.rfind('\n').map_or(0, |i| i + 1);
    (before.matches('\n').count() + 1, before[line_start..].chars().count() + 1)
}

/// The error of the RON parser. What it advises against deep nesting is for programmers.
fn syntax(error: &ron::Error) -> VariantErrorKind {
    match error {
        ron::Error::ExceededRecursionLimit => VariantErrorKind::TooDeep,
        error => VariantErrorKind::Syntax(error.to_string()),
    }
}

/// Allows values without `Some(…)`.
fn options() -> ron::Options {
    ron::Options::default().with_default_extension(ron::extensions::Extensions::IMPLICIT_SOME)
}

fn offset_of(text: &str, line: usize, column: usize) -> usize {
    let blank = text.len() - text.trim_start().len();
    inner_offset(text, line, column).saturating_sub(blank)
}

/// The byte of a text at a line and column, from 1.
fn inner_offset(text: &str, line: usize, column: usize) -> usize {
    let start: usize = text.split_inclusive('\n').take(line.saturating_sub(1)).map(str::len).sum();
    let rest = &text[start.min(text.len())..];
    let inside = rest.char_indices().nth(column.saturating_sub(1)).map_or(rest.len(), |(i, _)| i);
    start + inside
}

struct RawFields<'a>(Vec<(String, Raw<'a>)>);

impl<'de> Deserialize<'de> for RawFields<'de> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct FieldsVisitor;
        impl<'de> Visitor<'de> for FieldsVisitor {
            type Value = RawFields<'de>;
            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("fields in parentheses: (key: …, names: …, …)")
            }
            fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Self::Value, A::Error> {
                let mut fields = Vec::new();
                while let Some(FieldName(name)) = map.next_key()? {
                    let value: &'de RawValue = map.next_value()?;
                    fields.push((name, Raw(value.get_ron())));
                }
                Ok(RawFields(fields))
            }
        }
        deserializer.deserialize_struct("Variant", &[], FieldsVisitor)
    }
}

/// The name of a field.
struct FieldName(String);

impl<'de> Deserialize<'de> for FieldName {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct NameVisitor;
        impl Visitor<'_> for NameVisitor {
            type Value = FieldName;
            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("a field name")
            }
            fn visit_str<E>(self, name: &str) -> Result<FieldName, E> {
                Ok(FieldName(name.to_owned()))
            }
        }
        deserializer.deserialize_identifier(NameVisitor)
    }
}
