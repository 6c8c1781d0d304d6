//! The form of a save: a line with version and checksum, lines of state, and the record.
//!
//! Readers of FGN pass over lines from `%` on, so a save can be opened as a record as it is.

use crate::catalogue::file::FileError;
use crate::rules::notation::ParseGameError;
use std::collections::BTreeMap;
use std::fmt::Write as _;

/// What every save begins with.
const MARK: &str = "% fanorona-save";
/// The version that is written, and the newest that is read.
const VERSION: u32 = 1;
/// What a line of state begins with.
const STATE: &str = "% state ";

/// Why a save cannot be used.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SaveError {
    /// There is none of this name.
    Missing,
    /// It cannot be read.
    File(FileError),
    /// It does not begin as a save does.
    NoSave,
    /// It comes from a newer program.
    Version(u32),
    /// Its checksum is wrong.
    Damaged,
    /// Its variant is not here.
    Variant(String),
    /// Its record is none by the rules of its variant.
    Record(ParseGameError),
}

/// What belongs to a game beside its record, such as who plays: names and values.
pub(super) type State = BTreeMap<String, String>;

/// Puts a save together.
pub(super) fn written(state: &State, record: &str) -> String {
    let mut body = String::new();
    for (name, value) in state {
        // A line each.
        let value = value.replace(['\n', '\r'], " ");
        let _ = writeln!(body, "{STATE}{name} {value}");
    }
    body.push_str(record);
    format!("{MARK}{}\n{body}", sealed(VERSION, &body))
}

/// What stands behind the mark: version, checksum and length.
fn sealed(version: u32, body: &str) -> String {
    format!(" {version} {:08x} {}", crc32fast::hash(body.as_bytes()), body.len())
}

/// Is this a sound save of a game that is over?
pub(super) fn is_over(text: &str) -> bool {
    parts(text).is_ok_and(|(_, record)| !record.contains("[Result \"*\"]"))
}

/// Takes a save apart: its state, and its record.
pub(super) fn parts(text: &str) -> Result<(State, &str), SaveError> {
    let head = text.strip_prefix(MARK).ok_or(SaveError::NoSave)?;
    let (head, body) = head.split_once('\n').ok_or(SaveError::Damaged)?;
    let mut fields = head.split_ascii_whitespace();
    let version = fields.next().and_then(|field| field.parse::<u32>().ok());
    let version = version.ok_or(SaveError::Damaged)?;
    if version > VERSION {
        return Err(SaveError::Version(version));
    }
    // The line must be the very one that is written, so that no changed byte is overlooked.
    if head != sealed(version, body) {
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
