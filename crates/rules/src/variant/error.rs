//! What can be wrong with a variant file.

use crate::notation::ParsePositionError;
use crate::{Board, Switch};
use fanorona_formats::{Errors, FieldErrorKind, Placed};
use std::ops::RangeInclusive;

/// One error of a variant file.
pub type VariantError = Placed<VariantErrorKind>;

/// All errors of a variant file, in the order of the text: the error of [`Variant`](super::Variant)'s
/// [`FromStr`](std::str::FromStr).
///
/// ```
/// use fanorona_rules::Variant;
///
/// let errors = "(key: \"a\", colour: 1)".parse::<Variant>().unwrap_err();
/// assert!(errors.to_string().starts_with("1:12: unknown field `colour`\n"));
/// assert_eq!(errors.0.len(), 5);
/// ```
pub type VariantErrors = Errors<VariantErrorKind>;

/// What is wrong with a variant file.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum VariantErrorKind {
    /// The text is not RON, or a field is missing, unknown or of the wrong type.
    #[error(transparent)]
    Field(#[from] FieldErrorKind),
    /// There is no switch of this name.
    #[error("no switch is called `{0}`; the switches are `{names}`", names = Switch::ALL.map(Switch::name).join("`, `"))]
    UnknownSwitch(String),
    /// The columns or rows are outside [`Board::SIZES`].
    #[error("`{field}` must be {} to {}, not {found}", Self::SIZES.start(), Self::SIZES.end())]
    Size {
        /// `columns` or `rows`.
        field: &'static str,
        /// The value as written.
        found: usize,
    },
    /// The board would have this many points, which is more than 64.
    #[error("a board of {0} points is too large")]
    TooManyPoints(usize),
    /// The start is not a position of this board.
    #[error("invalid start: {0}")]
    Start(#[source] ParsePositionError),
    /// A side has no stone at the start.
    #[error("both sides must have a stone at the start")]
    NoStones,
    /// The game is over at the start.
    #[error("the game is over at the start")]
    StartOver,
}

impl VariantErrorKind {
    /// The sizes a board may have, for messages.
    pub const SIZES: RangeInclusive<usize> = Board::SIZES;
}
