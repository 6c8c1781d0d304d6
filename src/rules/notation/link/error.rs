//! What is wrong with a link.

use crate::rules::notation::position::ParsePositionError;

/// Why a text is no link to a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ParseLinkError {
    /// It does not begin with `fanorona:`.
    Scheme,
    /// It is made by a newer program: the version is this.
    Version(String),
    /// A part of it is missing.
    Cut,
    /// It is longer than any link.
    TooLong,
    /// A character that no link has.
    Letter {
        /// The character of the link, from 1, where it stands.
        column: usize,
        /// What it is.
        letter: char,
    },
    /// The checksum is wrong: a character is lost or changed.
    Damaged,
    /// No rule set has this key.
    UnknownVariant(String),
    /// Its start is no position of the variant.
    Start(ParsePositionError),
    /// A turn cannot be played under the rules of the variant.
    Turn {
        /// Which one, of both sides together, from 1.
        number: usize,
    },
    /// The turns can be played, but lead elsewhere than under the rules it was made by.
    OtherRules,
}
