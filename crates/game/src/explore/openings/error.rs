//! Why a text with openings cannot be used.

use fanorona_rules::variant::file_head::FileHeadError;

/// Why a text with openings cannot be used, and where.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("line {line}: {reason}")]
pub struct OpeningsError {
    /// The line, from 1.
    pub line: usize,
    /// What is wrong there.
    #[source]
    pub reason: OpeningsErrorKind,
}

/// What is wrong with a text with openings.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum OpeningsErrorKind {
    /// The first line does not say that these are openings.
    #[error("these are no openings")]
    NotOpenings,
    /// A version that this program does not know.
    #[error("version {0} is not known")]
    Version(String),
    /// They are openings of another variant.
    #[error("these are openings of the variant {0:?}")]
    OtherVariant(String),
    /// The checksum does not fit, so something was changed or is missing.
    #[error("the checksum is wrong")]
    Checksum,
    /// The checksum fits, but the text does not say what it has to.
    #[error("the line is damaged")]
    Damaged,
}

impl From<FileHeadError> for OpeningsErrorKind {
    fn from(error: FileHeadError) -> Self {
        match error {
            FileHeadError::OtherKind => Self::NotOpenings,
            FileHeadError::Version(version) => Self::Version(version),
            FileHeadError::OtherVariant(key) => Self::OtherVariant(key),
        }
    }
}
