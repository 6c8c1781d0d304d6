//! What can be wrong with a line of the protocol. Protocol text is data: English, untranslated.
//!
//! Why the rules refuse a position or a turn is told by whoever has words for the rules.

use crate::rules::notation::{ParsePositionError, ParseTurnError};
use std::fmt;

/// What is wrong with a line, and where.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ProtocolError {
    /// The character of the line, from 1.
    pub column: usize,
    /// What is wrong.
    pub reason: ProtocolErrorKind,
}

/// What is wrong with a line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ProtocolErrorKind {
    /// The line is no UTF-8 text.
    NotText,
    /// The line is longer than [`super::LONGEST_LINE`].
    TooLong,
    /// No command begins with this word.
    UnknownCommand(String),
    /// Nothing may follow here.
    Extra(String),
    /// Something else stands where this was due.
    Expected {
        /// What was due.
        due: &'static str,
        /// What stands there; empty at the end of the line.
        found: String,
    },
    /// A word stands where a whole number within bounds was due.
    Number {
        /// The word before it.
        name: &'static str,
        /// The least number.
        least: u64,
        /// The greatest.
        most: u64,
        /// What stands there; empty at the end of the line.
        found: String,
    },
    /// `go` knows no such word.
    UnknownLimit(String),
    /// The limit is given twice.
    Twice(&'static str),
    /// `go` without any limit.
    NoLimit,
    /// The clock of the side to move is not given.
    NoClock(&'static str),
    /// There is no such option.
    UnknownOption(String),
    /// The option has no such value.
    Value {
        /// The option.
        name: &'static str,
        /// The value.
        found: String,
    },
    /// The text is no position.
    Position(ParsePositionError),
    /// A turn cannot be read or is not legal.
    Turn {
        /// The number of the turn after `moves`, from 1.
        number: usize,
        /// The turn.
        text: String,
        /// What is wrong with it.
        error: ParseTurnError,
    },
    /// A turn follows after the end of the game.
    AfterEnd {
        /// The number of the turn after `moves`, from 1.
        number: usize,
        /// The turn.
        text: String,
    },
    /// This must wait until the search has ended.
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
            Self::UnknownCommand(word) => write!(f, "there is no command {word:?}"),
            Self::Extra(word) => write!(f, "nothing may follow here, but {word:?} does"),
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
            Self::UnknownLimit(word) => write!(f, "go knows no {word:?}"),
            Self::Twice(word) => write!(f, "{word} is given twice"),
            Self::NoLimit => {
                write!(f, "go needs a limit: depth, nodes, movetime, wtime and btime, infinite")
            }
            Self::NoClock(word) => write!(f, "the side to move needs {word}"),
            Self::UnknownOption(name) => write!(f, "there is no option {name:?}"),
            Self::Value { name, found } => write!(f, "{name} has no value {found:?}"),
            Self::Position(_) => write!(f, "this is no position"),
            Self::Turn { number, text, .. } => {
                write!(f, "turn {number}, {text:?}, cannot be played")
            }
            Self::AfterEnd { number, text } => {
                write!(f, "turn {number}, {text:?}: the game is over")
            }
            Self::Busy(word) => {
                write!(f, "{word} must wait: a search is under way, say stop first")
            }
        }
    }
}
