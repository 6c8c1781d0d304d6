//! The errors of packs.

use fanorona_rules::variant::file_head::FileHeadError;
use std::fmt;

/// An error in the text of a pack.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PackError {
    /// The line, from 1.
    pub line: usize,
    /// What is wrong there.
    pub reason: PackErrorKind,
}

/// What is wrong in a line of a pack.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PackErrorKind {
    /// The first line is not that of a pack.
    NotAPack,
    /// The pack was made by a newer program and has this version.
    Version(String),
    /// The pack is of the variant with this key.
    OtherVariant(String),
    /// The pack was made under other rules than the variant has now.
    OtherRules,
    /// The line that says how the pack was made is not one.
    Made,
    /// A character that does not occur in packs.
    Letter {
        /// The position of the character in the line, from 1.
        column: usize,
        /// The character.
        letter: char,
    },
    /// The line is too short.
    Cut,
    /// The checksum is wrong: a character is missing or changed.
    Damaged,
    /// The stones and counters are not a position of the variant in which the game goes on.
    Position,
    /// The puzzle is listed under a theme that it does not have.
    Theme,
    /// The position of an earlier line.
    Twice,
    /// A turn of the solution is illegal.
    Turn {
        /// The turn's number, counting turns of both sides from 1.
        number: usize,
    },
    /// The solution has no last turn of the solver, or more than five.
    Length,
}

impl fmt::Display for PackErrorKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NotAPack => {
                write!(f, "a pack begins with `{} 1` and a variant", super::HEAD.name)
            }
            Self::Version(version) => write!(f, "unsupported version `{version}`"),
            Self::OtherVariant(key) => write!(f, "the puzzles are of the variant `{key}`"),
            Self::OtherRules => f.write_str("the puzzles were made under other rules"),
            Self::Made => f.write_str("expected `made SEED NODES GAMES`"),
            Self::Letter { column, letter } => {
                write!(f, "unexpected character {letter:?} at column {column}")
            }
            Self::Cut => f.write_str("a part of the puzzle is missing"),
            Self::Damaged => f.write_str("the checksum is wrong"),
            Self::Position => f.write_str("not a position in which the game goes on"),
            Self::Theme => f.write_str("the themes are not possible"),
            Self::Twice => f.write_str("the position of an earlier line"),
            Self::Turn { number } => write!(f, "turn {number} is illegal"),
            Self::Length => f.write_str("the solution has not one to five turns of the solver"),
        }
    }
}

impl fmt::Display for PackError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}: {}", self.line, self.reason)
    }
}

impl std::error::Error for PackError {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        Some(&self.reason)
    }
}

impl std::error::Error for PackErrorKind {}

impl From<FileHeadError> for PackErrorKind {
    fn from(error: FileHeadError) -> Self {
        match error {
            FileHeadError::OtherKind => Self::NotAPack,
            FileHeadError::Version(version) => Self::Version(version),
            FileHeadError::OtherVariant(key) => Self::OtherVariant(key),
        }
    }
}
