//! The error of reading a link.

use crate::notation::ParsePositionError;
use std::fmt;

/// Why a text is not a link to a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ParseLinkError {
    /// It does not begin with `fanorona:`.
    Scheme,
    /// It was made by a newer program and has this version.
    Version(String),
    /// A part of it is missing.
    Cut,
    /// It is longer than [`LONGEST`](super::LONGEST).
    TooLong,
    /// Its game has more than [`MOST_TURNS`](crate::notation::game::MOST_TURNS) turns.
    GameTooLong,
    /// A character that does not occur in links.
    Letter {
        /// The position of the character in the link, from 1.
        column: usize,
        /// The character.
        letter: char,
    },
    /// The checksum is wrong: a character is missing or changed.
    Damaged,
    /// No rule set has this key.
    UnknownVariant(String),
    /// Its start is not a position of the variant.
    Start(ParsePositionError),
    /// A turn is illegal under the rules of the variant.
    Turn {
        /// The turn's number, counting turns of both sides from 1.
        number: usize,
    },
    /// There are too many legal turns to find the one that the link means.
    TooManyTurns {
        /// The turn's number, counting turns of both sides from 1.
        number: usize,
    },
    /// The turns are legal, but lead to another position than under the rules it was made with.
    OtherRules,
}

impl fmt::Display for ParseLinkError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Scheme => write!(f, "a link begins with `{}`", super::SCHEME),
            Self::Version(version) => write!(f, "unsupported version `{version}`"),
            Self::Cut => f.write_str("a part of the link is missing"),
            Self::TooLong => write!(f, "the link is longer than {} characters", super::LONGEST),
            Self::GameTooLong => write!(f, "the game has more than {} turns", super::MOST_TURNS),
            Self::Letter { column, letter } => {
                write!(f, "unexpected character {letter:?} at column {column}")
            }
            Self::Damaged => f.write_str("the checksum is wrong"),
            Self::UnknownVariant(key) => write!(f, "unknown variant `{key}`"),
            Self::Start(error) => write!(f, "invalid start: {error}"),
            Self::Turn { number } => write!(f, "turn {number} is illegal"),
            Self::TooManyTurns { number } => {
                write!(f, "there are too many legal turns to read turn {number}")
            }
            Self::OtherRules => f.write_str("the link was made under other rules"),
        }
    }
}

impl std::error::Error for ParseLinkError {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        match self {
            Self::Start(error) => Some(error),
            _ => None,
        }
    }
}
