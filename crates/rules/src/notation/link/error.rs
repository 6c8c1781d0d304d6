//! The error of reading a link.

use crate::notation::ParsePositionError;

/// Why a text is not a link to a game.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ParseLinkError {
    /// It does not begin with `fanorona:`.
    #[error("a link begins with `{}`", super::SCHEME)]
    Scheme,
    /// It was made by a newer program and has this version.
    #[error("unsupported version `{0}`")]
    Version(String),
    /// A part of it is missing.
    #[error("a part of the link is missing")]
    Cut,
    /// It is longer than [`LONGEST`](super::LONGEST).
    #[error("the link is longer than {} characters", super::LONGEST)]
    TooLong,
    /// Its game has more than [`MOST_TURNS`](crate::notation::game::MOST_TURNS) turns.
    #[error("the game has more than {} turns", super::MOST_TURNS)]
    GameTooLong,
    /// A character that does not occur in links.
    #[error("unexpected character {letter:?} at column {column}")]
    Letter {
        /// The position of the character in the link, from 1.
        column: usize,
        /// The character.
        letter: char,
    },
    /// The checksum is wrong: a character is missing or changed.
    #[error("the checksum is wrong")]
    Damaged,
    /// No rule set has this key.
    #[error("unknown variant `{0}`")]
    UnknownVariant(String),
    /// Its start is not a position of the variant.
    #[error("invalid start: {0}")]
    Start(#[source] ParsePositionError),
    /// A turn is illegal under the rules of the variant.
    #[error("turn {number} is illegal")]
    Turn {
        /// The turn's number, counting turns of both sides from 1.
        number: usize,
    },
    /// There are too many legal turns to find the one that the link means.
    #[error("there are too many legal turns to read turn {number}")]
    TooManyTurns {
        /// The turn's number, counting turns of both sides from 1.
        number: usize,
    },
    /// The turns are legal, but lead to another position than under the rules it was made with.
    #[error("the link was made under other rules")]
    OtherRules,
}
