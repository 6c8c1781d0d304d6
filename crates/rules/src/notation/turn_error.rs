//! The error of reading a turn.

use crate::{Point, Refusal};

/// Why a text is not a legal turn. Offsets count bytes of the text from 0.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ParseTurnError {
    /// The text is empty.
    #[error("the turn is empty")]
    Empty,
    /// An unexpected character.
    #[error("at byte {offset}: unexpected character {letter:?}")]
    Unexpected {
        /// Where it is.
        offset: usize,
        /// The character.
        letter: char,
    },
    /// The text ends where a point is expected.
    #[error("at byte {offset}: expected a point")]
    PointMissing {
        /// Where it ends.
        offset: usize,
    },
    /// There is no number after the equals sign.
    #[error("at byte {offset}: expected a number after `=`")]
    CountMissing {
        /// Where it is expected.
        offset: usize,
    },
    /// A point that the board does not have.
    #[error("at byte {offset}: the board has no point `{name}`")]
    OffBoard {
        /// Where it is.
        offset: usize,
        /// The point as written.
        name: String,
    },
    /// The rules refuse a step.
    #[error("at byte {offset}: illegal step: {refusal}")]
    Refused {
        /// Where the step's end point is; where the turn begins if no stone of the player is there.
        offset: usize,
        /// The point where the step starts.
        from: Point,
        /// The point where it would end.
        to: Point,
        /// The reason.
        #[source]
        refusal: Refusal,
    },
    /// The rules refuse to end the turn where the text ends.
    #[error("at byte {offset}: the turn cannot end here: {refusal}")]
    Unfinished {
        /// Where the text ends.
        offset: usize,
        /// The reason.
        #[source]
        refusal: Refusal,
    },
    /// Several chains match the text, and they capture differently; or too many letters are missing
    /// to try all readings.
    #[error(
        "at byte {offset}: the step captures both ways; add `A` for approach or `W` for withdrawal"
    )]
    Ambiguous {
        /// Where the letter is missing.
        offset: usize,
    },
    /// The written number of captured stones is wrong.
    #[error("at byte {offset}: the step captures {actual} stones, not {printed}")]
    WrongCount {
        /// Where the number is.
        offset: usize,
        /// The number as written.
        printed: usize,
        /// The number of stones that the step takes.
        actual: usize,
    },
}

impl ParseTurnError {
    /// Where in the text the error is, in bytes from 0.
    pub const fn offset(&self) -> usize {
        match *self {
            Self::Empty => 0,
            Self::Unexpected { offset, .. }
            | Self::PointMissing { offset }
            | Self::CountMissing { offset }
            | Self::OffBoard { offset, .. }
            | Self::Refused { offset, .. }
            | Self::Unfinished { offset, .. }
            | Self::Ambiguous { offset }
            | Self::WrongCount { offset, .. } => offset,
        }
    }
}
