//! Why a text with a book cannot be used.

use fanorona_rules::variant::file_head::FileHeadError;
use std::fmt;

/// Why a text with a book cannot be used, and where.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BookError {
    /// The line, from 1.
    pub line: usize,
    /// What is wrong there.
    pub reason: BookErrorKind,
}

/// What is wrong with a text with a book.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum BookErrorKind {
    /// The first line does not say that this is a book.
    NotABook,
    /// A version that this program does not know.
    Version(String),
    /// It is a book of another variant.
    OtherVariant(String),
    /// The checksum does not fit, so something was changed or is missing.
    Checksum,
    /// The checksum fits, but the line is invalid.
    Damaged,
    /// The checksum fits, but the description of the position with this number, from 1, is invalid.
    Position(usize),
}

impl fmt::Display for BookError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}: {}", self.line, self.reason)
    }
}

impl fmt::Display for BookErrorKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NotABook => f.write_str("this is no book"),
            Self::Version(version) => write!(f, "version {version} is not known"),
            Self::OtherVariant(key) => write!(f, "this is a book of the variant {key:?}"),
            Self::Checksum => f.write_str("the checksum is wrong"),
            Self::Damaged => f.write_str("the line is damaged"),
            Self::Position(number) => write!(f, "position {number} is damaged"),
        }
    }
}

impl std::error::Error for BookError {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        Some(&self.reason)
    }
}

impl std::error::Error for BookErrorKind {}

impl From<FileHeadError> for BookErrorKind {
    fn from(error: FileHeadError) -> Self {
        match error {
            FileHeadError::OtherKind => Self::NotABook,
            FileHeadError::Version(version) => Self::Version(version),
            FileHeadError::OtherVariant(key) => Self::OtherVariant(key),
        }
    }
}
