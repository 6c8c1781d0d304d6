//! Reads the fields of a RON struct one by one, each with its place in the text, so that an error
//! in one field does not hide those in others.

use crate::{FieldErrorKind, Placed};
use ron::value::RawValue;
use serde::de::{Deserialize, Deserializer, MapAccess, Visitor};
use std::collections::BTreeMap;
use std::fmt;
use std::ops::RangeInclusive;

/// The numbers of a field whose bounds nobody has named.
const ANY_NUMBER: RangeInclusive<u64> = 0..=u64::MAX;

/// A value as written, with its place in the text.
#[derive(Clone, Copy, Debug)]
pub struct Raw<'a>(&'a str);

/// The fields of a struct that have not been taken yet, and the errors found so far. `K` is what can be wrong with files
/// of this kind.
pub struct Fields<'a, K> {
    text: &'a str,
    fields: Vec<(String, Raw<'a>)>,
    /// The errors found so far.
    pub errors: Vec<Placed<K>>,
}

impl<'a, K: From<FieldErrorKind>> Fields<'a, K> {
    /// Splits a RON struct into its fields.
    ///
    /// # Errors
    /// The text is not a RON struct.
    pub fn split(text: &'a str) -> Result<Self, Placed<K>> {
        Self::split_part(text, Raw(text))
    }

    /// Splits a RON struct inside a text into its fields.
    ///
    /// # Errors
    /// The part is not a RON struct.
    pub fn split_part(text: &'a str, part: Raw<'a>) -> Result<Self, Placed<K>> {
        if !begins_with_parenthesis(part.value()) {
            return Err(Placed::at(text, part.offset(text), FieldErrorKind::NoParentheses));
        }
        let raw = ron_options().from_str::<RawFields<'a>>(part.0).map_err(|error| {
            let inner = inner_offset(part.0, error.span.start.line, error.span.start.col);
            Placed::at(text, part.start(text) + inner, syntax(&error.code))
        })?;
        Ok(Self { text, fields: raw.0, errors: Vec::new() })
    }

    /// The names of the fields that have not been taken yet.
    pub fn names(&self) -> impl Iterator<Item = &str> {
        self.fields.iter().map(|(name, _)| name.as_str())
    }

    /// Takes an optional field, with the byte offset of its value.
    pub fn take<T: Deserialize<'a>>(&mut self, name: &str) -> Option<(T, usize)> {
        self.take_within(name, ANY_NUMBER)
    }

    /// As [`take`](Self::take). The error of a number that its type cannot hold says which numbers are possible.
    pub fn take_within<T: Deserialize<'a>>(
        &mut self,
        name: &str,
        range: RangeInclusive<u64>,
    ) -> Option<(T, usize)> {
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
            self.error(at, FieldErrorKind::Twice(name.to_owned()));
        }
        self.read_within(found?, name, range)
    }

    /// Reports a field that is missing.
    fn must_have(&mut self, name: &'static str) {
        if !self.fields.iter().any(|(other, _)| other == name) {
            self.error(self.text.len(), FieldErrorKind::Missing(name));
        }
    }

    /// Takes a required field.
    pub fn require<T: Deserialize<'a>>(&mut self, name: &'static str) -> Option<(T, usize)> {
        self.must_have(name);
        self.take(name)
    }

    /// Takes a field, or returns its default value.
    pub fn or_default<T: Deserialize<'a> + Default>(&mut self, name: &str) -> T {
        self.take(name).map_or_else(T::default, |(value, _)| value)
    }

    /// As [`take_within`](Self::take_within) for a required field.
    pub fn require_within<T: Deserialize<'a>>(
        &mut self,
        name: &'static str,
        range: RangeInclusive<u64>,
    ) -> Option<(T, usize)> {
        self.must_have(name);
        self.take_within(name, range)
    }

    /// Takes the required key: lower-case letters, digits and hyphens.
    pub fn key(&mut self) -> Option<String> {
        let (key, at) = self.require::<String>("key")?;
        let fits = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-';
        if key.is_empty() || !key.chars().all(fits) {
            self.error(at, FieldErrorKind::Key(key));
        } else if key.len() > FieldErrorKind::LONGEST_KEY {
            self.error(at, FieldErrorKind::KeyTooLong(key.len()));
        } else {
            return Some(key);
        }
        None
    }

    /// Takes the required names: one line for each language, and always an English one.
    pub fn localized_names(&mut self) -> Option<BTreeMap<String, String>> {
        let (names, at) = self.require_languages::<String>("names")?;
        let english = names.get("en").is_some_and(|(name, _)| !name.is_blank());
        if !english {
            self.error(at, FieldErrorKind::NoEnglishName);
        }
        for (name, at) in names.values() {
            if name.contains('\n') {
                self.error(*at, FieldErrorKind::NameLines);
            }
        }
        english.then(|| names.into_iter().map(|(code, (name, _))| (code, name)).collect())
    }

    /// Takes a field with a value for each language, or returns its default value.
    pub fn by_language<T: Deserialize<'a>>(&mut self, name: &str) -> BTreeMap<String, T> {
        let values = self.take_languages(name).map(|(values, _)| values).unwrap_or_default();
        values.into_iter().map(|(code, (value, _))| (code, value)).collect()
    }

    /// Takes a required field with a text for each language. Each text has its byte offset; that of the field is
    /// the second result. Reports empty texts, except English ones, about which the caller knows more.
    pub fn require_languages<T: Deserialize<'a> + LanguageText>(
        &mut self,
        name: &'static str,
    ) -> Option<(Languages<T>, usize)> {
        self.must_have(name);
        let (texts, at) = self.take_languages::<T>(name)?;
        for (code, (text, at)) in &texts {
            if code != "en" && text.is_blank() {
                self.error(*at, FieldErrorKind::EmptyText(code.clone()));
            }
        }
        Some((texts, at))
    }

    /// Takes a field with a value for each language. Reports codes that no language can have, and those that come
    /// twice, where they stand.
    fn take_languages<T: Deserialize<'a>>(&mut self, name: &str) -> Option<(Languages<T>, usize)> {
        let (entries, at) = self.take::<Entries<'a>>(name)?;
        let mut values = BTreeMap::new();
        for (code, value) in entries.0 {
            let code_at = code.offset(self.text);
            let read = code.read::<String>(self.text, name);
            let pair = read.and_then(|code| Ok((code, value.read::<T>(self.text, name)?)));
            match pair {
                Ok((code, _)) if !is_language(&code) => {
                    self.error(code_at, FieldErrorKind::Language(code));
                }
                Ok((code, _)) if values.contains_key(&code) => {
                    self.error(code_at, FieldErrorKind::LanguageTwice(code));
                }
                Ok((code, read)) => drop(values.insert(code, (read, value.offset(self.text)))),
                Err(error) => self.errors.push(error.into_kind()),
            }
        }
        Some((values, at))
    }

    /// Reads a part of a field, with its byte offset. `None` after adding the error.
    pub fn read<T: Deserialize<'a>>(&mut self, raw: Raw<'a>, field: &str) -> Option<(T, usize)> {
        self.read_within(raw, field, ANY_NUMBER)
    }

    fn read_within<T: Deserialize<'a>>(
        &mut self,
        raw: Raw<'a>,
        field: &str,
        range: RangeInclusive<u64>,
    ) -> Option<(T, usize)> {
        let read = raw.read_within(self.text, field, range);
        let value = read.map_err(|error| self.errors.push(error.into_kind())).ok()?;
        Some((value, raw.offset(self.text)))
    }

    /// The whole text.
    pub const fn text(&self) -> &'a str {
        self.text
    }

    /// Adds an error at a byte of the text.
    pub fn error(&mut self, at: usize, reason: impl Into<K>) {
        self.errors.push(Placed::at(self.text, at, reason));
    }

    /// Reports the remaining fields as unknown. Returns all errors in the order of the text.
    pub fn finish(mut self) -> Vec<Placed<K>> {
        for (name, field) in std::mem::take(&mut self.fields) {
            let at = field.offset(self.text);
            // The error is at the name, which precedes the value.
            let at = self.text[..at].rfind(&name).unwrap_or(at);
            self.error(at, FieldErrorKind::UnknownField(name));
        }
        self.errors.sort_by_key(|error| (error.line, error.column));
        self.errors
    }
}

impl<'a> Raw<'a> {
    /// The byte in the text where the value begins, after white space and comments.
    pub fn offset(self, text: &str) -> usize {
        self.start(text) + blank(self.0)
    }

    /// The byte in the text where the characters of a string begin, after its quotation mark.
    pub fn inside_quotes(self, text: &str) -> usize {
        self.offset(text) + self.value().find('"').map_or(0, |quote| quote + 1)
    }

    /// The value, read as a `T`.
    ///
    /// # Errors
    /// It is not a `T`.
    pub fn read<T: Deserialize<'a>>(
        self,
        text: &str,
        field: &str,
    ) -> Result<T, Placed<FieldErrorKind>> {
        self.read_within(text, field, ANY_NUMBER)
    }

    /// As [`read`](Self::read). The error of a number that `T` cannot hold names this range.
    fn read_within<T: Deserialize<'a>>(
        self,
        text: &str,
        field: &str,
        range: RangeInclusive<u64>,
    ) -> Result<T, Placed<FieldErrorKind>> {
        let value = self.value();
        ron_options().from_str(value).map_err(|error| {
            let inner = inner_offset(value, error.span.start.line, error.span.start.col);
            // The parser's place is before the white space in front of a wrong value.
            let inner = inner + blank(&value[inner..]);
            let field = field.to_owned();
            let reason = match syntax(&error.code) {
                FieldErrorKind::Syntax(_) if error.code == ron::Error::IntegerOutOfBounds => {
                    let (least, most) = range.into_inner();
                    FieldErrorKind::OutOfBounds { field, least, most }
                }
                FieldErrorKind::Syntax(detail) => FieldErrorKind::Value { field, detail },
                reason => reason,
            };
            Placed::at(text, self.offset(text) + inner, reason)
        })
    }

    /// The value as written, without white space and comments in front of it.
    fn value(self) -> &'a str {
        &self.0[blank(self.0)..]
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

/// The line and column of a byte of the text, from 1.
pub fn place(text: &str, at: usize) -> (usize, usize) {
    let before = &text[..text.floor_char_boundary(at)];
    let line_start = before.rfind('\n').map_or(0, |i| i + 1);
    (before.matches('\n').count() + 1, before[line_start..].chars().count() + 1)
}

/// The error of the RON parser. What it advises against deep nesting is for programmers.
fn syntax(error: &ron::Error) -> FieldErrorKind {
    match error {
        ron::Error::ExceededRecursionLimit => FieldErrorKind::TooDeep,
        error => FieldErrorKind::Syntax(error.to_string()),
    }
}

/// The options of RON in files of players: values are written without `Some(…)`.
pub fn ron_options() -> ron::Options {
    ron::Options::default()
        .with_default_extension(ron::extensions::Extensions::IMPLICIT_SOME)
        .with_recursion_limit(FieldErrorKind::DEEPEST)
}

/// Whether a text is a language code.
fn is_language(code: &str) -> bool {
    let fits = |c: char| c.is_ascii_alphanumeric() || c == '-' || c == '_';
    !code.is_empty() && code.chars().all(fits)
}

/// Whether a value is in parentheses, perhaps after its name. Anything after `#` is left to the parser.
fn begins_with_parenthesis(value: &str) -> bool {
    let after_name = value.trim_start_matches(|c: char| c.is_alphanumeric() || c == '_');
    value.starts_with('#') || after_name[blank(after_name)..].starts_with('(')
}

/// The number of bytes of white space and comments at the start of a text.
fn blank(text: &str) -> usize {
    let mut rest = text;
    loop {
        // The two marks of direction are white space in RON.
        rest = rest.trim_start_matches(|c: char| {
            c.is_whitespace() || matches!(c, '\u{200E}' | '\u{200F}')
        });
        let comment = match rest.get(..2) {
            Some("//") => rest.find('\n').unwrap_or(rest.len()),
            Some("/*") => block_comment(rest),
            _ => return text.len() - rest.len(),
        };
        rest = &rest[comment..];
    }
}

/// The number of bytes of the comment at the start of a text, with the comments in it.
fn block_comment(text: &str) -> usize {
    let (mut at, mut open) = (0, 0_usize);
    while let Some(found) = text[at..].find(['/', '*']) {
        at += found;
        match text.get(at..at + 2) {
            Some("/*") => (at, open) = (at + 2, open + 1),
            Some("*/") => (at, open) = (at + 2, open - 1),
            _ => at += 1,
        }
        if open == 0 {
            return at;
        }
    }
    text.len()
}

/// The byte of a text at a line and column, from 1.
fn inner_offset(text: &str, line: usize, column: usize) -> usize {
    let start: usize = text.split_inclusive('\n').take(line.saturating_sub(1)).map(str::len).sum();
    let rest = &text[start.min(text.len())..];
    let inside = rest.char_indices().nth(column.saturating_sub(1)).map_or(rest.len(), |(i, _)| i);
    start + inside
}

/// Values by language code, each with its byte offset in the text.
pub type Languages<T> = BTreeMap<String, (T, usize)>;

/// What a file has in several languages.
pub trait LanguageText {
    /// Whether nothing could be shown.
    fn is_blank(&self) -> bool;
}

impl LanguageText for String {
    fn is_blank(&self) -> bool {
        self.trim().is_empty()
    }
}

impl LanguageText for Vec<String> {
    fn is_blank(&self) -> bool {
        self.iter().all(LanguageText::is_blank)
    }
}

/// The keys and values of a map as written, also those of keys that come twice.
struct Entries<'a>(Vec<(Raw<'a>, Raw<'a>)>);

impl<'de: 'a, 'a> Deserialize<'de> for Entries<'a> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct EntriesVisitor;
        impl<'de> Visitor<'de> for EntriesVisitor {
            type Value = Entries<'de>;
            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("a map: { \"en\": …, \"fr\": … }")
            }
            fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Self::Value, A::Error> {
                let mut entries = Vec::new();
                while let Some(entry) = map.next_entry()? {
                    entries.push(entry);
                }
                Ok(Entries(entries))
            }
        }
        deserializer.deserialize_map(EntriesVisitor)
    }
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
