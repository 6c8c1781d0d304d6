//! Why a text with a book cannot be used.

use fanorona_rules::variant::file_head::FileHeadError;

/// Why a text with a book cannot be used, and where.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("line {line}: {reason}")]
pub struct BookError {
    /// The line, from 1.
    pub line: usize,
    /// What is wrong there.
    #[source]
    pub reason: BookErrorKind,
}

/// What is wrong with a text with a book.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum BookErrorKind {
    /// The first line does not say that this is a book.
    #[error("this is no book")]
    NotABook,
    /// A version that this program does not know.
    #[error("version {0} is not known")]
    Version(String),
    /// It is a book of another variant.
    #[error("this is a book of the variant {0:?}")]
    OtherVariant(String),
    /// The checksum does not fit, so something was changed or is missing.
    #[error("the checksum is wrong")]
    Checksum,
    /// The checksum fits, but the line is invalid.
    #[error("the line is damaged")]
    Damaged,
    /// The checksum fits, but the description of the position with this number, from 1, is invalid.
    #[error("position {0} is damaged")]
    Position(usize),
}

impl From<FileHeadError> for BookErrorKind {
    fn from(error: FileHeadError) -> Self {
        match error {
            FileHeadError::OtherKind => Self::NotABook,
            FileHeadError::Version(version) => Self::Version(version),
            FileHeadError::OtherVariant(key) => Self::OtherVariant(key),
        }
    }
}
