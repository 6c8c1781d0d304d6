//! Errors in protocol lines. Protocol text is not translated.
//!
//! The reasons why the rules reject a position or a turn are formatted by the caller.

use fanorona_rules::notation::{ParsePositionError, ParseTurnError};

/// An error in a line and its position.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("column {column}: {reason}")]
pub struct ProtocolError {
    /// The column in characters, from 1.
    pub column: usize,
    /// The kind of the error.
    pub reason: ProtocolErrorKind,
}

/// The kind of an error in a line.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ProtocolErrorKind {
    /// The line is not UTF-8.
    #[error("this is no UTF-8 text")]
    NotText,
    /// The line is longer than [`super::LONGEST_LINE`].
    #[error("the line is longer than {} bytes", super::LONGEST_LINE)]
    TooLong,
    /// The first word is not a command.
    #[error("there is no command {0:?}")]
    UnknownCommand(String),
    /// Unexpected text after the command.
    #[error("nothing may follow here, but {0:?} does")]
    Extra(String),
    /// Something else was expected here.
    #[error("{due} expected{}", not(found, " at the end of the line"))]
    Expected {
        /// What was expected.
        due: &'static str,
        /// What was found; empty at the end of the line.
        found: String,
    },
    /// An integer within bounds was expected.
    #[error("{name} needs a whole number from {least}{}{}", to(*most), not(found, ""))]
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
    #[error("unknown go limit {0:?}")]
    UnknownLimit(String),
    /// The limit is given twice.
    #[error("{0} is given twice")]
    Twice(&'static str),
    /// `go` without a limit.
    #[error("go needs a limit: depth, nodes, movetime, wtime and btime, infinite")]
    NoLimit,
    /// The clock of the side to move is missing.
    #[error("the side to move needs {0}")]
    NoClock(&'static str),
    /// There is no such option.
    #[error("there is no option {0:?}")]
    UnknownOption(String),
    /// The option does not accept this value.
    #[error("{name} has no value {found:?}")]
    Value {
        /// The option.
        name: &'static str,
        /// The value.
        found: String,
    },
    /// The variant file that the option names cannot be used; its first error with the place in the file.
    #[error("{0}")]
    VariantFile(String),
    /// The system cannot allocate this much memory, in MiB.
    #[error("{0} MiB of memory cannot be allocated")]
    Memory(usize),
    /// The text is not a position.
    #[error("this is no position")]
    Position(ParsePositionError),
    /// A turn cannot be parsed or is illegal.
    #[error("turn {number}, {text:?}, cannot be played")]
    Turn {
        /// The number of the turn after `moves`, from 1.
        number: usize,
        /// The text of the turn.
        text: String,
        /// The reason.
        error: ParseTurnError,
    },
    /// A turn after the end of the game.
    #[error("turn {number}, {text:?}: the game is over")]
    AfterEnd {
        /// The number of the turn after `moves`, from 1.
        number: usize,
        /// The text of the turn.
        text: String,
    },
    /// The command is not accepted during a search.
    #[error("{0} must wait: a search is under way, say stop first")]
    Busy(&'static str),
}

/// What was found instead of a value, or what to say where there is nothing.
fn not(found: &str, nothing: &str) -> String {
    if found.is_empty() { nothing.to_owned() } else { format!(", not {found:?}") }
}

/// The greatest number, if there is one.
fn to(most: u64) -> String {
    if most == u64::MAX { String::new() } else { format!(" to {most}") }
}
