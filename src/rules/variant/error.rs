//! What can be wrong with a variant file, and where.

use crate::rules::Board;
use crate::rules::notation::ParsePositionError;

/// One fault of a variant file. Lines and columns count from 1.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct VariantError {
    /// The line.
    pub line: usize,
    /// The character in the line.
    pub column: usize,
    /// What is wrong there.
    pub reason: VariantErrorKind,
}

/// What is wrong with a variant file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum VariantErrorKind {
    /// The text is not RON; in the words of the reader.
    Syntax(String),
    /// A field holds something of another kind; in the words of the reader.
    Value {
        /// The field.
        field: String,
        /// What was read and expected.
        detail: String,
    },
    /// There is no such field.
    UnknownField(String),
    /// The field comes twice.
    Twice(String),
    /// The field is required.
    Missing(&'static str),
    /// The key is empty or has other signs than lower-case letters, digits and hyphens.
    Key(String),
    /// The columns or rows are outside the sizes a board may have.
    Size {
        /// `columns` or `rows`.
        field: &'static str,
        /// What is written.
        found: usize,
    },
    /// The board would have more than 64 points.
    TooManyPoints(usize),
    /// The start is no position of this board.
    Start(ParsePositionError),
    /// A side has no stone at the start.
    NoStones,
    /// No English name is given.
    NoEnglishName,
    /// A limit is zero, which would end the game before it starts.
    Zero(&'static str),
}

impl VariantErrorKind {
    /// The sizes a board may have, for messages.
    pub const SIZES: std::ops::RangeInclusive<usize> = Board::SIZES;
}
