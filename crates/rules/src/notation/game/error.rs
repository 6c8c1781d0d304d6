//! The error of reading a game, with its place.

use crate::notation::{ParseLinkError, ParsePositionError, ParseTurnError};
use crate::{Refusal, Side};
use fanorona_formats::Placed;

/// Errors quote the text up to this many characters.
const LONGEST: usize = 40;

/// Why a text is not a game, and where.
pub type ParseGameError = Placed<ParseGameErrorKind>;

/// Why a text is not a game.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ParseGameErrorKind {
    /// A tag is not of the form `[Name "value"]`.
    #[error("a tag has the form [Name \"value\"]")]
    Tag,
    /// The text contains no game.
    #[error("there is no game")]
    NoGame,
    /// The name of a tag is nearly that of one that decides how the game is read.
    #[error("tag `{found}` instead of `{known}`")]
    TagLike {
        /// The name as written.
        found: String,
        /// The name of that tag.
        known: &'static str,
    },
    /// This tag, which decides how the game is read, comes twice.
    #[error("duplicate tag `{0}`")]
    TagTwice(String),
    /// A comment, variation or tag that begins with this character is never closed.
    #[error("unclosed {0:?}")]
    Unclosed(char),
    /// A closing character without its opening one.
    #[error("unexpected {0:?}")]
    Unopened(char),
    /// No rule set has the key of the `Variant` tag.
    #[error("unknown variant `{0}`")]
    UnknownVariant(String),
    /// The `FEN` tag is not a position of the variant.
    #[error("invalid start: {0}")]
    Start(#[source] ParsePositionError),
    /// A turn number is not that of the turn that follows it.
    #[error("expected turn number {expected}, found `{found}`")]
    Number {
        /// The turn's number.
        expected: u32,
        /// The number as written.
        found: String,
    },
    /// A turn cannot be read or is not legal.
    #[error("{side}'s turn {number}, `{text}`: {error}")]
    Turn {
        /// The turn's number.
        number: u32,
        /// The side to move.
        side: Side,
        /// The turn as written.
        text: String,
        /// The reason.
        #[source]
        error: ParseTurnError,
    },
    /// Text after the end of the game.
    #[error("`{0}` after the end of the game")]
    AfterEnd(String),
    /// The result is not the one that follows from the turns.
    #[error("the result is {expected}, not `{found}`")]
    Result {
        /// The result as written.
        found: String,
        /// The result by the rules, or the one written elsewhere in the record.
        expected: String,
    },
    /// A second game follows where only one is expected.
    #[error("a second game follows")]
    SecondGame,
    /// There are more than this many turns.
    #[error("a game has at most {0} turns")]
    TooManyTurns(usize),
    /// Variations are nested deeper than this.
    #[error("variations are nested more than {0} deep")]
    TooDeep(usize),
    /// The text is not a record, but a link to a game, which is invalid.
    #[error(transparent)]
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
