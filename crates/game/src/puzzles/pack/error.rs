//! The errors of packs.

use fanorona_rules::variant::file_head::FileHeadError;

/// An error in the text of a pack.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("line {line}: {reason}")]
pub struct PackError {
    /// The line, from 1.
    pub line: usize,
    /// What is wrong there.
    #[source]
    pub reason: PackErrorKind,
}

/// What is wrong in a line of a pack.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum PackErrorKind {
    /// The first line is not that of a pack.
    #[error("a pack begins with `{} 1` and a variant", super::HEAD.name)]
    NotAPack,
    /// The pack was made by a newer program and has this version.
    #[error("unsupported version `{0}`")]
    Version(String),
    /// The pack is of the variant with this key.
    #[error("the puzzles are of the variant `{0}`")]
    OtherVariant(String),
    /// The pack was made under other rules than the variant has now.
    #[error("the puzzles were made under other rules")]
    OtherRules,
    /// The line that says how the pack was made is not one.
    #[error("expected `made SEED NODES GAMES`")]
    Made,
    /// A character that does not occur in packs.
    #[error("unexpected character {letter:?} at column {column}")]
    Letter {
        /// The position of the character in the line, from 1.
        column: usize,
        /// The character.
        letter: char,
    },
    /// The line is too short.
    #[error("a part of the puzzle is missing")]
    Cut,
    /// The checksum is wrong: a character is missing or changed.
    #[error("the checksum is wrong")]
    Damaged,
    /// The stones and counters are not a position of the variant in which the game goes on.
    #[error("not a position in which the game goes on")]
    Position,
    /// The puzzle is listed under a theme that it does not have.
    #[error("the themes are not possible")]
    Theme,
    /// The position of an earlier line.
    #[error("the position of an earlier line")]
    Twice,
    /// A turn of the solution is illegal.
    #[error("turn {number} is illegal")]
    Turn {
        /// The turn's number, counting turns of both sides from 1.
        number: usize,
    },
    /// The solution has no last turn of the solver, or more than five.
    #[error("the solution has not one to five turns of the solver")]
    Length,
}

impl From<FileHeadError> for PackErrorKind {
    fn from(error: FileHeadError) -> Self {
        match error {
            FileHeadError::OtherKind => Self::NotAPack,
            FileHeadError::Version(version) => Self::Version(version),
            FileHeadError::OtherVariant(key) => Self::OtherVariant(key),
        }
    }
}
