//! Why a text is no game, and where.

use crate::rules::notation::position::ParsePositionError;
use crate::rules::notation::turn::ParseTurnError;
use crate::rules::{Refusal, Side};

/// What was written is repeated in a fault up to this many characters.
const LONGEST: usize = 40;

/// Why a text is no game, and where. Lines and columns count from 1.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ParseGameError {
    /// The line.
    pub line: usize,
    /// The character in the line.
    pub column: usize,
    /// The reason.
    pub reason: ParseGameErrorKind,
}

/// Why a text is no game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ParseGameErrorKind {
    /// A tag is not of the form `[Name "value"]`.
    Tag,
    /// A comment, variation or tag is never closed.
    Unclosed(char),
    /// There is a closing sign without its opening one.
    Unopened(char),
    /// No rule set has the key of the `Variant` tag.
    UnknownVariant(String),
    /// The `FEN` tag is no position.
    Start(ParsePositionError),
    /// A number does not fit the turn that follows it.
    Number {
        /// The number that would fit.
        expected: u32,
        /// What is written.
        found: String,
    },
    /// A turn cannot be read or is not legal.
    Turn {
        /// The turn's number.
        number: u32,
        /// Whose turn it is.
        side: Side,
        /// What is written.
        text: String,
        /// What is wrong with it.
        error: ParseTurnError,
    },
    /// A turn is written after the end of the game.
    AfterEnd(String),
    /// The result that is written is not the one the rules give.
    Result {
        /// What is written.
        found: String,
        /// What the rules give, or what stands elsewhere in the record.
        expected: String,
    },
    /// Another game follows where one is expected.
    SecondGame,
    /// There are more turns than a game may have: this many.
    TooManyTurns(usize),
    /// Variations lie deeper in one another than this.
    TooDeep(usize),
}

/// Why a turn of a record was refused by the rules, if it was.
impl ParseGameErrorKind {
    /// The rules' refusal inside a turn's fault.
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

/// What was written, as far as a fault repeats it.
pub(super) fn short(text: &str) -> String {
    let mut letters = text.char_indices();
    match letters.nth(LONGEST) {
        None => text.to_owned(),
        Some((end, _)) => format!("{}…", &text[..end]),
    }
}
