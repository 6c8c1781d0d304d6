//! The errors of a variant file, each with its place.

use crate::notation::ParsePositionError;
use crate::{Board, Switch};
use std::fmt;

/// One error of a variant file. Lines and columns count from 1.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{line}:{column}: {reason}")]
pub struct VariantError {
    /// The line.
    pub line: usize,
    /// The character in the line.
    pub column: usize,
    /// What is wrong there.
    #[source]
    pub reason: VariantErrorKind,
}

/// What is wrong with a variant file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum VariantErrorKind {
    /// The text is not RON; the message of the RON parser.
    Syntax(String),
    /// Brackets are nested more deeply than in any variant, look or lesson.
    TooDeep,
    /// There are no fields in parentheses.
    NoParentheses,
    /// A field has a value of the wrong type.
    Value {
        /// The field.
        field: String,
        /// The message of the RON parser.
        detail: String,
    },
    /// A number is not one that the field can have.
    OutOfBounds {
        /// The field.
        field: String,
        /// The least number.
        least: u64,
        /// The greatest number.
        most: u64,
    },
    /// There is no switch of this name.
    UnknownSwitch(String),
    /// There is no such field.
    UnknownField(String),
    /// The field occurs twice.
    Twice(String),
    /// The field is required.
    Missing(&'static str),
    /// The key is empty or has characters other than lower-case letters, digits and hyphens.
    Key(String),
    /// The key has this many characters, which is more than [`VariantErrorKind::LONGEST_KEY`].
    KeyTooLong(usize),
    /// The code of a language has characters other than letters, digits, hyphens and underscores.
    Language(String),
    /// The language comes twice.
    LanguageTwice(String),
    /// The text in this language is empty.
    EmptyText(String),
    /// A name has a line break.
    NameLines,
    /// The columns or rows are outside [`Board::SIZES`].
    Size {
        /// `columns` or `rows`.
        field: &'static str,
        /// The value as written.
        found: usize,
    },
    /// The board would have this many points, which is more than 64.
    TooManyPoints(usize),
    /// The start is not a position of this board.
    Start(ParsePositionError),
    /// A side has no stone at the start.
    NoStones,
    /// The game is over at the start.
    StartOver,
    /// There is no English name.
    NoEnglishName,
    /// A limit is zero, which would end the game before it starts.
    Zero(&'static str),
}

impl VariantErrorKind {
    /// The sizes a board may have, for messages.
    pub const SIZES: std::ops::RangeInclusive<usize> = Board::SIZES;
    /// The most characters of a key, which names files.
    pub const LONGEST_KEY: usize = 64;
    /// The most brackets inside one another.
    pub const DEEPEST: usize = 128;
}

impl fmt::Display for VariantErrorKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Syntax(message) => f.write_str(message),
            Self::TooDeep => write!(f, "brackets are nested more than {} deep", Self::DEEPEST),
            Self::Value { field, detail } => write!(f, "invalid value for `{field}`: {detail}"),
            Self::NoParentheses => {
                f.write_str("expected fields in parentheses, such as `(key: \"a\", …)`")
            }
            Self::OutOfBounds { field, least, most } => {
                write!(f, "`{field}` must be {least} to {most}")
            }
            Self::UnknownSwitch(name) => {
                let names = Switch::ALL.map(Switch::name).join("`, `");
                write!(f, "no switch is called `{name}`; the switches are `{names}`")
            }
            Self::UnknownField(field) => write!(f, "unknown field `{field}`"),
            Self::Twice(field) => write!(f, "duplicate field `{field}`"),
            Self::Missing(field) => write!(f, "missing field `{field}`"),
            Self::Key(key) => {
                write!(f, "the key `{key}` must consist of lower-case letters, digits and hyphens")
            }
            Self::KeyTooLong(found) => {
                write!(f, "the key has {found} characters; {} are the most", Self::LONGEST_KEY)
            }
            Self::Language(code) => {
                write!(f, "the language `{code}` must be a code such as `fr` or `pt-BR`")
            }
            Self::LanguageTwice(code) => write!(f, "duplicate language `{code}`"),
            Self::EmptyText(code) => write!(f, "the text in `{code}` must not be empty"),
            Self::NameLines => f.write_str("a name must be one line"),
            Self::Size { field, found } => {
                let (least, most) = (Self::SIZES.start(), Self::SIZES.end());
                write!(f, "`{field}` must be {least} to {most}, not {found}")
            }
            Self::TooManyPoints(points) => write!(f, "a board of {points} points is too large"),
            Self::Start(error) => write!(f, "invalid start: {error}"),
            Self::NoStones => f.write_str("both sides must have a stone at the start"),
            Self::StartOver => f.write_str("the game is over at the start"),
            Self::NoEnglishName => f.write_str("`names` must have an English name, `en`"),
            Self::Zero(field) => write!(f, "`{field}` must not be 0"),
        }
    }
}

impl std::error::Error for VariantErrorKind {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        match self {
            Self::Start(error) => Some(error),
            _ => None,
        }
    }
}

/// All errors of a variant file, in the order of the text: the error of
/// [`Variant`](super::Variant)'s [`FromStr`](std::str::FromStr).
///
/// ```
/// use fanorona_rules::Variant;
///
/// let errors = "(key: \"a\", colour: 1)".parse::<Variant>().unwrap_err();
/// assert!(errors.to_string().starts_with("1:12: unknown field `colour`\n"));
/// assert_eq!(errors.0.len(), 5);
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct VariantErrors(pub Vec<VariantError>);

/// One error a line.
impl fmt::Display for VariantErrors {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (i, error) in self.0.iter().enumerate() {
            if i > 0 {
                f.write_str("\n")?;
            }
            error.fmt(f)?;
        }
        Ok(())
    }
}

impl std::error::Error for VariantErrors {}
