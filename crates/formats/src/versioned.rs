//! RON texts that say in their field `version` how they are to be read.

use serde::Deserialize;
use serde::de::DeserializeOwned;

/// Why such a text cannot be read.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum VersionedError {
    /// The text has a version that this program does not read.
    #[error("version {0} is unknown")]
    Version(u32),
    /// The text is damaged. Line and column count from 1.
    #[error("{line}:{column}: {message}")]
    Syntax {
        /// The line.
        line: usize,
        /// The column.
        column: usize,
        /// What is wrong.
        message: String,
    },
}

/// The field `version` of a text whose version is known to be the right one.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(from = "u32")]
pub struct RightVersion;

impl From<u32> for RightVersion {
    fn from(_version: u32) -> Self {
        Self
    }
}

/// Reads a text of this version.
///
/// # Errors
/// The text has another version, or is no `T`.
pub fn read_versioned<T: DeserializeOwned>(
    text: &str,
    options: &ron::Options,
    version: u32,
) -> Result<T, VersionedError> {
    /// The version alone, so that a text of another version is recognized.
    #[derive(Deserialize)]
    struct Version {
        version: u32,
    }
    match options.from_str::<Version>(text) {
        Ok(found) if found.version != version => Err(VersionedError::Version(found.version)),
        _ => options.from_str(text).map_err(|error| VersionedError::Syntax {
            line: error.span.start.line,
            column: error.span.start.col,
            message: error.code.to_string(),
        }),
    }
}
