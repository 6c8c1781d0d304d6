//! Why a text with openings cannot be used.

use fanorona_rules::variant::file_head::FileHeadError;
use std::fmt;

/// Why a text with openings cannot be used, and where.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OpeningsError {
    /// The line, from 1.
    pub line: usize,
    /// What is wrong there.
    pub reason: OpeningsErrorKind,
}

/// What is wrong with a text with openings.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum OpeningsErrorKind {
    /// The first line does not say that these are openings.
    NotOpenings,
    /// A version that this program does not know.
    Version(String),
    /// They are openings of another variant.
    OtherVariant(String),
    /// The checksum does not fit, so something was changed or is missing.
    Checksum,
    /// The checksum fits, but the text does not say what it has to.
    Damaged,
}

impl fmt::Display for OpeningsError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}: {}", self.line, self.reason)
    }
}

impl fmt::Display for OpeningsErrorKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NotOpenings => f.write_str("these are no openings"),
            Self::Version(version) => write!(f, "version {version} is not known"),
            Self::OtherVariant(key) => write!(f, "these are openings of the variant {key:?}"),
            Self::Checksum => f.write_str("the checksum is wrong"),
            Self::Damaged => f.write_str("the line is damaged"),
        }
    }
}

impl std::error::Error for OpeningsError {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        Some(&self.reason)
    }
}

impl std::error::Error for OpeningsErrorKind {}

impl From<FileHeadError> for OpeningsErrorKind {
    fn from(error: FileHeadError) -> Self {
        match error {
            FileHeadError::OtherKind => Self::NotOpenings,
            FileHeadError::Version(version) => Self::Version(version),
            FileHeadError::OtherVariant(key) => Self::OtherVariant(key),
        }
    }
}
