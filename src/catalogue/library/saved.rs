//! The form of a save: a line with version and checksum, lines of state, and the record.
//!
//! Readers of FGN pass over lines from `%` on, so a save can be opened as a record as it is.

use crate::catalogue::file::FileFault;
use crate::rules::notation::GameFault;
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
pub enum SaveFault {
    /// There is none of this name.
    Missing,
    /// It cannot be read.
    File(FileFault),
    /// It does not begin as a save does.
    NoSave,
    /// It comes from a newer program.
    Version(u32),
    /// Its checksum is wrong.
    Damaged,
    /// Its variant is not here.
    Variant(String),
    /// Its record is none by the rules of its variant.
    Record(GameFault),
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
    let sum = crc32fast::hash(body.as_bytes());
    format!("{MARK} {VERSION} {sum:08x} {}\n{body}", body.len())
}

/// Takes a save apart: its state, and its record.
pub(super) fn parts(text: &str) -> Result<(State, &str), SaveFault> {
    let head = text.strip_prefix(MARK).ok_or(SaveFault::NoSave)?;
    let (head, body) = head.split_once('\n').ok_or(SaveFault::Damaged)?;
    let mut fields = head.split_ascii_whitespace();
    let version = fields.next().and_then(|field| field.parse::<u32>().ok());
    let version = version.ok_or(SaveFault::Damaged)?;
    if version > VERSION {
        return Err(SaveFault::Version(version));
    }
    let sum = fields.next().and_then(|field| u32::from_str_radix(field, 16).ok());
    let length = fields.next().and_then(|field| field.parse::<usize>().ok());
    if sum != Some(crc32fast::hash(body.as_bytes())) || length != Some(body.len()) {
        return Err(SaveFault::Damaged);
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
