//! The error of reading a turn.

use crate::{Point, Refusal};
use std::fmt;

/// Why a text is not a legal turn. Offsets count bytes of the text from 0.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ParseTurnError {
    /// The text is empty.
    Empty,
    /// An unexpected character.
    Unexpected {
        /// Where it is.
        offset: usize,
        /// The character.
        letter: char,
    },
    /// The text ends where a point is expected.
    PointMissing {
        /// Where it ends.
        offset: usize,
    },
    /// There is no number after the equals sign.
    CountMissing {
        /// Where it is expected.
        offset: usize,
    },
    /// A point that the board does not have.
    OffBoard {
        /// Where it is.
        offset: usize,
        /// The point as written.
        name: String,
    },
    /// The rules refuse a step.
    Refused {
        /// Where the step's end point is; where the turn begins if no stone of the player is there.
        offset: usize,
        /// The point where the step starts.
        from: Point,
        /// The point where it would end.
        to: Point,
        /// The reason.
        refusal: Refusal,
    },
    /// The rules refuse to end the turn where the text ends.
    Unfinished {
        /// Where the text ends.
        offset: usize,
        /// The reason.
        refusal: Refusal,
    },
    /// Several chains match the text, and they capture differently; or too many letters are missing
    /// to try all readings.
    Ambiguous {
        /// Where the letter is missing.
        offset: usize,
    },
    /// The written number of captured stones is wrong.
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

impl fmt::Display for ParseTurnError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Self::Empty = self {
            return f.write_str("the turn is empty");
        }
        write!(f, "at byte {}: ", self.offset())?;
        match self {
            Self::Empty => Ok(()),
            Self::Unexpected { letter, .. } => write!(f, "unexpected character {letter:?}"),
            Self::PointMissing { .. } => f.write_str("expected a point"),
            Self::CountMissing { .. } => f.write_str("expected a number after `=`"),
            Self::OffBoard { name, .. } => write!(f, "the board has no point `{name}`"),
            Self::Refused { refusal, .. } => write!(f, "illegal step: {refusal}"),
            Self::Unfinished { refusal, .. } => write!(f, "the turn cannot end here: {refusal}"),
            Self::Ambiguous { .. } => f.write_str(
                "the step captures both ways; add `A` for approach or `W` for withdrawal",
            ),
            Self::WrongCount { printed, actual, .. } => {
                write!(f, "the step captures {actual} stones, not {printed}")
            }
        }
    }
}

impl std::error::Error for ParseTurnError {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        match self {
            Self::Refused { refusal, .. } | Self::Unfinished { refusal, .. } => Some(refusal),
            _ => None,
        }
    }
}
