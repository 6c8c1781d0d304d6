//! The errors of packs.

use fanorona_formats::{FileHeadError, InLine};

/// An error in the text of a pack.
pub type PackError = InLine<PackErrorKind>;

/// What is wrong in a line of a pack.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum PackErrorKind {
    /// The first line is not that of a pack of this variant.
    #[error(transparent)]
    Head(#[from] FileHeadError),
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
