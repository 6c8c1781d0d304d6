//! The errors of a lesson file, each with its place.

use fanorona_rules::Variant;
use fanorona_rules::notation::{ParsePositionError, ParseTurnError};
use fanorona_rules::variant::{VariantError, VariantErrorKind};
use std::fmt;
use std::sync::Arc;

/// One error of a lesson file. Lines and columns count from 1.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LessonError {
    /// The line.
    pub line: usize,
    /// The character in the line.
    pub column: usize,
    /// What is wrong there.
    pub reason: LessonErrorKind,
}

/// What is wrong with a lesson file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LessonErrorKind {
    /// The text is not RON, or a field is missing, unknown or of the wrong type.
    Field(VariantErrorKind),
    /// This text has no English version, or an empty one.
    NoEnglish(String),
    /// No variant has this key.
    UnknownVariant(String),
    /// No computer opponent has this key.
    UnknownCharacter(String),
    /// The lesson has no exercises.
    NoExercises,
    /// Another exercise of the lesson has this key.
    KeyTaken(String),
    /// The position is not one of the variant.
    Position(ParsePositionError),
    /// The game is over in the position, so that nobody can play.
    GameOver,
    /// The turn cannot be played where it stands.
    Turn {
        /// The turn as written.
        text: String,
        /// Why not.
        error: ParseTurnError,
        /// The variant of the exercise.
        variant: Arc<Variant>,
    },
    /// The board has no such point.
    Point(String),
    /// The list of a goal or an answer is empty.
    EmptyList,
    /// A line ends with a turn of the opponent.
    LineEndsWithReply,
    /// There are more lists of equal turns than turns of the learner in the line.
    TooManyLists {
        /// The number of the learner's turns.
        most: usize,
    },
    /// A number that must be at least 1 is 0.
    Zero(&'static str),
    /// No legal play reaches the goal.
    Unreachable,
    /// The goal is already reached in the position.
    AlreadyReached,
    /// The field has no meaning with this goal.
    Needless(&'static str),
    /// The answer is to a turn that solves the exercise.
    AnswersSolution(String),
}

impl From<VariantError> for LessonError {
    fn from(VariantError { line, column, reason }: VariantError) -> Self {
        Self { line, column, reason: LessonErrorKind::Field(reason) }
    }
}

impl fmt::Display for LessonError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}: {}", self.line, self.column, self.reason)
    }
}

impl std::error::Error for LessonError {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        Some(&self.reason)
    }
}

impl fmt::Display for LessonErrorKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Field(error) => error.fmt(f),
            Self::NoEnglish(field) => write!(f, "`{field}` must have an English text, `en`"),
            Self::UnknownVariant(key) => write!(f, "there is no variant `{key}`"),
            Self::UnknownCharacter(key) => write!(f, "there is no computer opponent `{key}`"),
            Self::NoExercises => f.write_str("a lesson must have an exercise"),
            Self::KeyTaken(key) => write!(f, "another exercise has the key `{key}`"),
            Self::Position(error) => write!(f, "invalid position: {error}"),
            Self::GameOver => f.write_str("the game is over in this position"),
            Self::Turn { text, error, variant: _ } => write!(f, "invalid turn `{text}`: {error}"),
            Self::Point(name) => write!(f, "the board has no point `{name}`"),
            Self::EmptyList => f.write_str("the list must not be empty"),
            Self::LineEndsWithReply => f.write_str("a line must end with a turn of the learner"),
            Self::TooManyLists { most } => {
                write!(f, "`equal` has more lists than the line has turns of the learner, {most}")
            }
            Self::Zero(field) => write!(f, "`{field}` must not be 0"),
            Self::Unreachable => f.write_str("no legal play reaches the goal"),
            Self::AlreadyReached => f.write_str("the goal is already reached in the position"),
            Self::Needless(field) => write!(f, "`{field}` has no meaning with this goal"),
            Self::AnswersSolution(text) => write!(f, "the turn `{text}` solves the exercise"),
        }
    }
}

impl std::error::Error for LessonErrorKind {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        match self {
            Self::Field(error) => Some(error),
            Self::Position(error) => Some(error),
            Self::Turn { error, .. } => Some(error),
            _ => None,
        }
    }
}

/// All errors of a lesson file, in the order of the text: the error of
/// [`Lesson::read`](super::Lesson::read) as one value.
///
/// ```
/// use fanorona_game::learn::{Lesson, LessonErrors};
///
/// let errors = LessonErrors(Lesson::read("(colour: 1)", &|_| None).unwrap_err());
/// assert!(errors.to_string().starts_with("1:2: unknown field `colour`\n"));
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LessonErrors(pub Vec<LessonError>);

/// One error a line.
impl fmt::Display for LessonErrors {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (i, error) in self.0.iter().enumerate() {
            write!(f, "{}{error}", if i == 0 { "" } else { "\n" })?;
        }
        Ok(())
    }
}

impl std::error::Error for LessonErrors {}
