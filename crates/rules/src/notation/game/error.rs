//! The error of reading a game, with its place.

use crate::notation::{ParseLinkError, ParsePositionError, ParseTurnError};
use crate::{Refusal, Side};
use std::fmt;

/// Errors quote the text up to this many characters.
const LONGEST: usize = 40;

/// Why a text is not a game, and where. Lines and columns count from 1.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ParseGameError {
    /// The line.
    pub line: usize,
    /// The character in the line.
    pub column: usize,
    /// The reason.
    pub reason: ParseGameErrorKind,
}

/// Why a text is not a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ParseGameErrorKind {
    /// A tag is not of the form `[Name "value"]`.
    Tag,
    /// The text contains no game.
    NoGame,
    /// The name of a tag is nearly that of one that decides how the game is read.
    TagLike {
        /// The name as written.
        found: String,
        /// The name of that tag.
        known: &'static str,
    },
    /// This tag, which decides how the game is read, comes twice.
    TagTwice(String),
    /// A comment, variation or tag that begins with this character is never closed.
    Unclosed(char),
    /// A closing character without its opening one.
    Unopened(char),
    /// No rule set has the key of the `Variant` tag.
    UnknownVariant(String),
    /// The `FEN` tag is not a position of the variant.
    Start(ParsePositionError),
    /// A turn number is not that of the turn that follows it.
    Number {
        /// The turn's number.
        expected: u32,
        /// The number as written.
        found: String,
    },
    /// A turn cannot be read or is not legal.
    Turn {
        /// The turn's number.
        number: u32,
        /// The side to move.
        side: Side,
        /// The turn as written.
        text: String,
        /// The reason.
        error: ParseTurnError,
    },
    /// Text after the end of the game.
    AfterEnd(String),
    /// The result is not the one that follows from the turns.
    Result {
        /// The result as written.
        found: String,
        /// The result by the rules, or the one written elsewhere in the record.
        expected: String,
    },
    /// A second game follows where only one is expected.
    SecondGame,
    /// There are more than this many turns.
    TooManyTurns(usize),
    /// Variations are nested deeper than this.
    TooDeep(usize),
    /// The text is not a record, but a link to a game, which is invalid.
    Link(ParseLinkError),
}

impl ParseGameErrorKind {
    /// The refusal by the rules, if an illegal turn is the reason.
    pub const fn refusal(&self) -> Option<Refusal> {
        match self {
            Self::Turn { error: ParseTurnError::Refused { refusal, .. }, .. }
            | Self::Turn { error: ParseTurnError::Unfinished { refusal, .. }, .. } => {
                Some(*refusal)
            }
            _ => None,
        }
    }
}

/// A quotation for an error, shortened to [`LONGEST`] characters.
pub(super) fn short(text: &str) -> String {
    let mut letters = text.char_indices();
    match letters.nth(LONGEST) {
        None => text.to_owned(),
        Some((end, _)) => format!("{}…", &text[..end]),
    }
}

impl fmt::Display for ParseGameError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}: {}", self.line, self.column, self.reason)
    }
}

impl std::error::Error for ParseGameError {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        Some(&self.reason)
    }
}

impl fmt::Display for ParseGameErrorKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Tag => f.write_str("a tag has the form [Name \"value\"]"),
            Self::NoGame => f.write_str("there is no game"),
            Self::TagLike { found, known } => write!(f, "tag `{found}` instead of `{known}`"),
            Self::TagTwice(name) => write!(f, "duplicate tag `{name}`"),
            Self::Unclosed(open) => write!(f, "unclosed {open:?}"),
            Self::Unopened(close) => write!(f, "unexpected {close:?}"),
            Self::UnknownVariant(key) => write!(f, "unknown variant `{key}`"),
            Self::Start(error) => write!(f, "invalid start: {error}"),
            Self::Number { expected, found } => {
                write!(f, "expected turn number {expected}, found `{found}`")
            }
            Self::Turn { number, side, text, error } => {
                write!(f, "{side}'s turn {number}, `{text}`: {error}")
            }
            Self::AfterEnd(text) => write!(f, "`{text}` after the end of the game"),
            Self::Result { found, expected } => {
                write!(f, "the result is {expected}, not `{found}`")
            }
            Self::SecondGame => f.write_str("a second game follows"),
            Self::TooManyTurns(most) => write!(f, "a game has at most {most} turns"),
            Self::TooDeep(most) => write!(f, "variations are nested more than {most} deep"),
            Self::Link(error) => write!(f, "{error}"),
        }
    }
}

impl std::error::Error for ParseGameErrorKind {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        match self {
            Self::Start(error) => Some(error),
            Self::Turn { error, .. } => Some(error),
            Self::Link(error) => Some(error),
            _ => None,
        }
    }
}
