//! Reads the fields of a RON struct one by one, each with its place in the text, so that an error
//! in one field does not hide those in others.

use super::error::{VariantError, VariantErrorKind};
use ron::value::RawValue;
use serde::de::{DeserializeOwned, Deserializer, MapAccess, Visitor};
use std::collections::BTreeMap;
use std::fmt;

/// A field as written.
#[derive(Clone, Copy)]
struct Field<'a> {
    value: &'a str,
}

/// The fields of a struct that have not been taken yet, and the errors found so far.
pub(crate) struct Fields<'a> {
    text: &'a str,
    fields: Vec<(String, Field<'a>)>,
    pub errors: Vec<VariantError>,
}

impl<'a> Fields<'a> {
    /// Splits a RON struct into its fields.
    ///
    /// # Errors
    /// The text is not a RON struct.
    pub fn split(text: &'a str) -> Result<Self, VariantError> {
        let raw = options().from_str::<RawFields<'a>>(text).map_err(|error| VariantError {
            line: error.span.start.line,
            column: error.span.start.col,
            reason: syntax(&error.code),
        })?;
        Ok(Self { text, fields: raw.0, errors: Vec::new() })
    }

    /// The names of the fields that have not been taken yet.
    pub fn names(&self) -> impl Iterator<Item = &str> {
        self.fields.iter().map(|(name, _)| name.as_str())
    }

    /// Takes an optional field, with the byte offset of its value.
    pub fn take<T: DeserializeOwned>(&mut self, name: &str) -> Option<(T, usize)> {
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
            let at = self.offset(field);
            self.error(at, VariantErrorKind::Twice(name.to_owned()));
        }
        let field = found?;
        let at = self.offset(field);
        match options().from_str(field.value) {
            Ok(value) => Some((value, at)),
            Err(error) => {
                let inner = offset_of(field.value, error.span.start.line, error.span.start.col);
                let reason = match syntax(&error.code) {
                    VariantErrorKind::Syntax(detail) => {
                        VariantErrorKind::Value { field: name.to_owned(), detail }
                    }
                    reason => reason,
                };
                self.error(at + inner, reason);
                None
            }
        }
    }

    /// Takes a required field.
    pub fn require<T: DeserializeOwned>(&mut self, name: &'static str) -> Option<(T, usize)> {
        if !self.fields.iter().any(|(other, _)| other == name) {
            self.error(self.text.len(), VariantErrorKind::Missing(name));
        }
        self.take(name)
    }

    /// Takes a field, or returns its default value.
    pub fn or_default<T: DeserializeOwned + Default>(&mut self, name: &str) -> T {
        self.take(name).map_or_else(T::default, |(value, _)| value)
    }

    /// Takes a field with a value for each language, or returns its default value.
    pub fn by_language<T: DeserializeOwned>(&mut self, name: &str) -> BTreeMap<String, T> {
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
        let before = &self.text[..at.min(self.text.len())];
        let line_start = before.rfind('\n').map_or(0, |i| i + 1);
        self.errors.push(VariantError {
            line: before.matches('\n').count() + 1,
            column: before[line_start..].chars().count() + 1,
            reason,
        });
    }

    /// Reports the remaining fields as unknown. Returns all errors in the order of the text.
    pub fn finish(mut self) -> Vec<VariantError> {
        for (name, field) in std::mem::take(&mut self.fields) {
            let at = self.offset(field);
            // The error is at the name, which precedes the value.
            let at = self.text[..at].rfind(&name).unwrap_or(at);
            self.error(at, VariantErrorKind::UnknownField(name));
        }
        self.errors.sort_by_key(|error| (error.line, error.column));
        self.errors
    }

    fn offset(&self, field: Field<'a>) -> usize {
        // The value is a slice of the text, so its offset is the difference of their addresses.
        let blank = field.value.len() - field.value.trim_start().len();
        field.value.as_ptr() as usize - self.text.as_ptr() as usize + blank
    }
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
    let start: usize = text.split_inclusive('\n').take(line.saturating_sub(1)).map(str::len).sum();
    let rest = &text[start.min(text.len())..];
    let inside = rest.char_indices().nth(column.saturating_sub(1)).map_or(rest.len(), |(i, _)| i);
    (start + inside).saturating_sub(blank)
}

struct RawFields<'a>(Vec<(String, Field<'a>)>);

impl<'de> serde::Deserialize<'de> for RawFields<'de> {
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
                    fields.push((name, Field { value: value.get_ron() }));
                }
                Ok(RawFields(fields))
            }
        }
        deserializer.deserialize_struct("Variant", &[], FieldsVisitor)
    }
}

/// The name of a field.
struct FieldName(String);

impl<'de> serde::Deserialize<'de> for FieldName {
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
