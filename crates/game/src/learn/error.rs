//! The errors of a lesson file, each with its place.

use fanorona_formats::{Errors, FieldErrorKind, Placed};
use fanorona_rules::Variant;
use fanorona_rules::notation::{ParsePositionError, ParseTurnError};
use std::sync::Arc;

/// One error of a lesson file.
pub type LessonError = Placed<LessonErrorKind>;

/// All errors of a lesson file, in the order of the text: the error of [`Lesson::read`](super::Lesson::read) as one
/// value.
///
/// ```
/// use fanorona_formats::Errors;
/// use fanorona_game::learn::Lesson;
///
/// let errors = Errors(Lesson::read("(colour: 1)", &|_| None).unwrap_err());
/// assert!(errors.to_string().starts_with("1:2: unknown field `colour`\n"));
/// ```
pub type LessonErrors = Errors<LessonErrorKind>;

/// What is wrong with a lesson file.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum LessonErrorKind {
    /// The text is not RON, or a field is missing, unknown or of the wrong type.
    #[error(transparent)]
    Field(#[from] FieldErrorKind),
    /// This text has no English version, or an empty one.
    #[error("`{0}` must have an English text, `en`")]
    NoEnglish(String),
    /// No variant has this key.
    #[error("there is no variant `{0}`")]
    UnknownVariant(String),
    /// No computer opponent has this key.
    #[error("there is no computer opponent `{0}`")]
    UnknownCharacter(String),
    /// The lesson has no exercises.
    #[error("a lesson must have an exercise")]
    NoExercises,
    /// Another exercise of the lesson has this key.
    #[error("another exercise has the key `{0}`")]
    KeyTaken(String),
    /// The position is not one of the variant.
    #[error("invalid position: {0}")]
    Position(#[source] ParsePositionError),
    /// The game is over in the position, so that nobody can play.
    #[error("the game is over in this position")]
    GameOver,
    /// The turn cannot be played where it stands.
    #[error("invalid turn `{text}`: {error}")]
    Turn {
        /// The turn as written.
        text: String,
        /// Why not.
        #[source]
        error: ParseTurnError,
        /// The variant of the exercise.
        variant: Arc<Variant>,
    },
    /// The board has no such point.
    #[error("the board has no point `{0}`")]
    Point(String),
    /// The list of a goal or an answer is empty.
    #[error("the list must not be empty")]
    EmptyList,
    /// A line ends with a turn of the opponent.
    #[error("a line must end with a turn of the learner")]
    LineEndsWithReply,
    /// There are more lists of equal turns than turns of the learner in the line.
    #[error("`equal` has more lists than the line has turns of the learner, {most}")]
    TooManyLists {
        /// The number of the learner's turns.
        most: usize,
    },
    /// A number that must be at least 1 is 0.
    #[error("`{0}` must not be 0")]
    Zero(&'static str),
    /// No legal play reaches the goal.
    #[error("no legal play reaches the goal")]
    Unreachable,
    /// The goal is already reached in the position.
    #[error("the goal is already reached in the position")]
    AlreadyReached,
    /// The field has no meaning with this goal.
    #[error("`{0}` has no meaning with this goal")]
    Needless(&'static str),
    /// The answer is to a turn that solves the exercise.
    #[error("the turn `{0}` solves the exercise")]
    AnswersSolution(String),
}
