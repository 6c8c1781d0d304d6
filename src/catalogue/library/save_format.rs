//! The format of a save file: a header line with version and checksum, lines of state, and the
//! record.
//!
//! FGN readers skip lines that begin with `%`, so a save is also a valid record file.

use crate::catalogue::file::FileError;
use crate::rules::Variant;
use crate::rules::notation::ParseGameError;
use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::sync::Arc;

/// The first characters of every save.
const MAGIC: &str = "% fanorona-save";
/// The version that is written, and the only one so far.
const VERSION: u32 = 1;
/// The first characters of a line of state.
const STATE: &str = "% state ";

/// Why a save cannot be used.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum SaveError {
    /// There is no save of this id.
    #[error("there is no such save")]
    Missing,
    /// The file cannot be read.
    #[error("the save cannot be read: {0}")]
    File(#[source] FileError),
    /// The file does not begin with the header of a save.
    #[error("the file is not a save")]
    NotASave,
    /// The save has this version, which is newer than this program.
    #[error("version {0} of the save is unknown")]
    Version(u32),
    /// The checksum or the length is wrong.
    #[error("the checksum of the save is wrong")]
    Damaged,
    /// The variant of this key is not available.
    #[error("the variant `{0}` is not available")]
    Variant(String),
    /// The record is invalid under the rules of its variant.
    #[error("{error}")]
    Record {
        /// The error, with its place in the whole save.
        error: ParseGameError,
        /// The variant, whose board names the points.
        variant: Arc<Variant>,
    },
}

impl SaveError {
    /// The line and column in the save, from 1.
    pub const fn place(&self) -> (usize, usize) {
        match self {
            Self::Record { error, .. } => (error.line, error.column),
            Self::File(error) => error.location(),
            _ => (1, 1),
        }
    }

    /// Whether the save is gone or known to be wrong. Otherwise it may be whole: of a newer version, or a file that
    /// cannot be read for the moment.
    pub(super) const fn is_in_text(&self) -> bool {
        match self {
            Self::File(error) => !error.may_pass(),
            Self::Version(_) => false,
            _ => true,
        }
    }
}

/// What is saved with a record, for example the players: keys and values.
pub(super) type State = BTreeMap<String, String>;

/// Writes a save.
pub(super) fn write(state: &State, record: &str) -> String {
    let mut body = String::new();
    for (name, value) in state {
        // Each value takes one line.
        let value = value.replace(['\n', '\r'], " ");
        let _ = writeln!(body, "{STATE}{name} {value}");
    }
    body.push_str(record);
    format!("{MAGIC}{}\n{body}", header(&body))
}

/// The rest of the header line: version, checksum and length of the body in bytes.
fn header(body: &str) -> String {
    format!(" {VERSION} {:08x} {}", crc32fast::hash(body.as_bytes()), body.len())
}

/// Whether the game of a record is not over.
pub(super) fn is_open(record: &str) -> bool {
    record.contains("[Result \"*\"]")
}

/// Whether the game of a record belongs to a match.
pub(super) fn is_of_match(record: &str) -> bool {
    record.contains("[Series \"")
}

/// Splits a save into its state and its record.
///
/// # Errors
/// The text is not a save, has a newer version, or its checksum is wrong.
pub(super) fn parse(text: &str) -> Result<(State, &str), SaveError> {
    let head = text.strip_prefix(MAGIC).ok_or(SaveError::NotASave)?;
    let (head, body) = head.split_once('\n').ok_or(SaveError::Damaged)?;
    let mut fields = head.split_ascii_whitespace();
    let version = fields.next().and_then(|field| field.parse::<u32>().ok());
    let version = version.ok_or(SaveError::Damaged)?;
    if version > VERSION {
        return Err(SaveError::Version(version));
    }
    // The header must be exactly the one that would be written, so that every changed byte counts.
    if head != header(body) {
        return Err(SaveError::Damaged);
    }
    let mut state = State::new();
    let mut rest = body;
    while let Some(line) = rest.strip_prefix(STATE) {
        let (line, more) = line.split_once('\n').unwrap_or((line, ""));
        let (name, value) = line.split_once(' ').unwrap_or((line, ""));
        state.insert(name.to_owned(), value.to_owned());
        rest = more;
    }
    Ok((state, rest))
}
