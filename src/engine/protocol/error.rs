//! Errors in protocol lines. Protocol text is not translated.
//!
//! The reasons why the rules reject a position or a turn are formatted by the caller.

use crate::rules::notation::{ParsePositionError, ParseTurnError};
use std::fmt;

/// An error in a line and its position.
///
/// ```
/// use fanorona::engine::protocol::read;
///
/// let error = read(b"go depth x").unwrap_err();
/// assert_eq!(error.column, 10);
/// assert_eq!(error.to_string(), "column 10: depth needs a whole number from 1 to 100, not \"x\"");
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ProtocolError {
    /// The column in characters, from 1.
    pub column: usize,
    /// The kind of the error.
    pub reason: ProtocolErrorKind,
}

/// The kind of an error in a line.
///
/// ```
/// use fanorona::engine::protocol::{ProtocolErrorKind, read};
///
/// let reason = |line: &[u8]| read(line).unwrap_err().reason;
/// assert_eq!(reason(b"fly"), ProtocolErrorKind::UnknownCommand("fly".to_owned()));
/// assert_eq!(reason(b"go"), ProtocolErrorKind::NoLimit);
/// assert_eq!(reason(b"\xff"), ProtocolErrorKind::NotText);
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ProtocolErrorKind {
    /// The line is not UTF-8.
    NotText,
    /// The line is longer than [`super::LONGEST_LINE`].
    TooLong,
    /// The first word is not a command.
    UnknownCommand(String),
    /// Unexpected text after the command.
    Extra(String),
    /// Something else was expected here.
    Expected {
        /// What was expected.
        due: &'static str,
        /// What was found; empty at the end of the line.
        found: String,
    },
    /// An integer within bounds was expected.
    Number {
        /// The word before it.
        name: &'static str,
        /// The least value.
        least: u64,
        /// The greatest value.
        most: u64,
        /// What was found; empty at the end of the line.
        found: String,
    },
    /// `go` has no such limit.
    UnknownLimit(String),
    /// The limit is given twice.
    Twice(&'static str),
    /// `go` without a limit.
    NoLimit,
    /// The clock of the side to move is missing.
    NoClock(&'static str),
    /// There is no such option.
    UnknownOption(String),
    /// The option does not accept this value.
    Value {
        /// The option.
        name: &'static str,
        /// The value.
        found: String,
    },
    /// The variant file that the option names cannot be used; its first error with the place in the file.
    VariantFile(String),
    /// The system cannot allocate this much memory, in MiB.
    Memory(usize),
    /// The text is not a position.
    Position(ParsePositionError),
    /// A turn cannot be parsed or is illegal.
    Turn {
        /// The number of the turn after `moves`, from 1.
        number: usize,
        /// The text of the turn.
        text: String,
        /// The reason.
        error: ParseTurnError,
    },
    /// A turn after the end of the game.
    AfterEnd {
        /// The number of the turn after `moves`, from 1.
        number: usize,
        /// The text of the turn.
        text: String,
    },
    /// The command is not accepted during a search.
    Busy(&'static str),
}

impl fmt::Display for ProtocolError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "column {}: {}", self.column, self.reason)
    }
}

impl fmt::Display for ProtocolErrorKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NotText => write!(f, "this is no UTF-8 text"),
            Self::TooLong => write!(f, "the line is longer than {} bytes", super::LONGEST_LINE),
            Self::UnknownCommand(token) => write!(f, "there is no command {token:?}"),
            Self::Extra(token) => write!(f, "nothing may follow here, but {token:?} does"),
            Self::Expected { due, found } if found.is_empty() => {
                write!(f, "{due} expected at the end of the line")
            }
            Self::Expected { due, found } => write!(f, "{due} expected, not {found:?}"),
            Self::Number { name, least, most, found } => {
                if *most == u64::MAX {
                    write!(f, "{name} needs a whole number from {least}")?;
                } else {
                    write!(f, "{name} needs a whole number from {least} to {most}")?;
                }
                if found.is_empty() { Ok(()) } else { write!(f, ", not {found:?}") }
            }
            Self::UnknownLimit(token) => write!(f, "unknown go limit {token:?}"),
            Self::Twice(token) => write!(f, "{token} is given twice"),
            Self::NoLimit => {
                write!(f, "go needs a limit: depth, nodes, movetime, wtime and btime, infinite")
            }
            Self::NoClock(token) => write!(f, "the side to move needs {token}"),
            Self::UnknownOption(name) => write!(f, "there is no option {name:?}"),
            Self::Value { name, found } => write!(f, "{name} has no value {found:?}"),
            Self::VariantFile(error) => write!(f, "{error}"),
            Self::Memory(mib) => write!(f, "{mib} MiB of memory cannot be allocated"),
            Self::Position(_) => write!(f, "this is no position"),
            Self::Turn { number, text, .. } => {
                write!(f, "turn {number}, {text:?}, cannot be played")
            }
            Self::AfterEnd { number, text } => {
                write!(f, "turn {number}, {text:?}: the game is over")
            }
            Self::Busy(token) => {
                write!(f, "{token} must wait: a search is under way, say stop first")
            }
        }
    }
}

impl std::error::Error for ProtocolError {}

impl std::error::Error for ProtocolErrorKind {}
