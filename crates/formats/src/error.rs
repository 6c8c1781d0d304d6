//! Errors with their places in a text, and those that all RON files can have.

use crate::place;
use std::fmt::Display;

/// An error at a character of a text. Lines and columns count from 1.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{line}:{column}: {reason}")]
pub struct Placed<K> {
    /// The line.
    pub line: usize,
    /// The character in the line.
    pub column: usize,
    /// What is wrong there.
    #[source]
    pub reason: K,
}

impl<K> Placed<K> {
    /// An error at a byte of a text.
    pub fn at(text: &str, at: usize, reason: impl Into<K>) -> Self {
        let (line, column) = place(text, at);
        Self { line, column, reason: reason.into() }
    }

    /// The same error as one of another kind.
    pub fn into_kind<L>(self) -> Placed<L>
    where
        K: Into<L>,
    {
        Placed { line: self.line, column: self.column, reason: self.reason.into() }
    }
}

/// An error in a line of a text, counted from 1.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("line {line}: {reason}")]
pub struct InLine<K> {
    /// The line.
    pub line: usize,
    /// What is wrong there.
    #[source]
    pub reason: K,
}

/// All errors of a file, in the order of the text. They are written one a line.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{}", lines(.0))]
pub struct Errors<K: Display>(pub Vec<Placed<K>>);

fn lines(errors: &[impl Display]) -> String {
    errors.iter().map(ToString::to_string).collect::<Vec<_>>().join("\n")
}

/// What can be wrong with the fields of any RON file.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum FieldErrorKind {
    /// The text is not RON; the message of the RON parser.
    #[error("{0}")]
    Syntax(String),
    /// Brackets are nested more deeply than in any file of the game.
    #[error("brackets are nested more than {} deep", Self::DEEPEST)]
    TooDeep,
    /// There are no fields in parentheses.
    #[error("expected fields in parentheses, such as `(key: \"a\", …)`")]
    NoParentheses,
    /// A field has a value of the wrong type.
    #[error("invalid value for `{field}`: {detail}")]
    Value {
        /// The field.
        field: String,
        /// The message of the RON parser.
        detail: String,
    },
    /// A number is not one that the field can have.
    #[error("`{field}` must be {least} to {most}")]
    OutOfBounds {
        /// The field.
        field: String,
        /// The least number.
        least: u64,
        /// The greatest number.
        most: u64,
    },
    /// There is no such field.
    #[error("unknown field `{0}`")]
    UnknownField(String),
    /// The field occurs twice.
    #[error("duplicate field `{0}`")]
    Twice(String),
    /// The field is required.
    #[error("missing field `{0}`")]
    Missing(&'static str),
    /// The key is empty or has characters other than lower-case letters, digits and hyphens.
    #[error("the key `{0}` must consist of lower-case letters, digits and hyphens")]
    Key(String),
    /// The key has this many characters, which is more than [`FieldErrorKind::LONGEST_KEY`].
    #[error("the key has {0} characters; {most} are the most", most = Self::LONGEST_KEY)]
    KeyTooLong(usize),
    /// The code of a language has characters other than letters, digits, hyphens and underscores.
    #[error("the language `{0}` must be a code such as `fr` or `pt-BR`")]
    Language(String),
    /// The language comes twice.
    #[error("duplicate language `{0}`")]
    LanguageTwice(String),
    /// The text in this language is empty.
    #[error("the text in `{0}` must not be empty")]
    EmptyText(String),
    /// A name has a line break.
    #[error("a name must be one line")]
    NameLines,
    /// There is no English name.
    #[error("`names` must have an English name, `en`")]
    NoEnglishName,
    /// A number that would make no sense as zero is zero.
    #[error("`{0}` must not be 0")]
    Zero(&'static str),
}

impl FieldErrorKind {
    /// The most characters of a key, which names files.
    pub const LONGEST_KEY: usize = 64;
    /// The most brackets inside one another.
    pub const DEEPEST: usize = 128;
}
