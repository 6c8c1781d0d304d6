//! Lessons: exercises as data, an exercise being done, and the learner's progress; and the coach beside a
//! game. No windows, no files and no clocks.
//!
//! - A [`Lesson`] is read from RON and contains [`Exercise`]s: a position, a task, a [`Goal`], an
//!   [`ExerciseOpponent`] and [`Answer`]s to wrong turns. [`shipped`] has the lessons of the program.
//! - An [`ExerciseRun`] is an exercise being done. It observes the [`Session`](crate::play::Session)
//!   in which the learner plays, and says what is [`Next`]: an intent to apply, or an
//!   [`ExerciseQuery`] that an [`ExerciseEvaluator`] answers by searching.
//! - [`ExerciseRun::view`] is what to show: texts, a [`Message`], marks on the board and [`Button`]s.
//! - [`Progress`] is what the learner has done, in text form. A [`Course`] is all lessons together
//!   with the progress.
//! - A [`Coach`] observes a game against the computer, asks before a turn stands that loses much, and
//!   says what is threatened.
//!
//! # Example
//!
//! ```
//! use fanorona_game::play::{Intent, Session};
//! use fanorona_game::learn::{ExerciseRun, ExerciseEvaluator, Lesson};
//! use fanorona_rules::{notation::read_turn, variant::shipped};
//! use std::sync::Arc;
//!
//! let text = r#"(
//!     key: "first",
//!     names: { "en": "First steps" },
//!     variant: "telo",
//!     exercises: [(
//!         key: "take",
//!         position: "B1B/3/W2 w 0 9",
//!         say: { "en": ["A stone that steps towards a black stone takes it."] },
//!         task: { "en": "Take the black stone on a3." },
//!         goal: Turns(["a1-a2A"]),
//!         hint: { "en": "Step up." },
//!         solved: { "en": "The step ended next to a3, in line with it." },
//!     )],
//! )"#;
//! let lesson = Lesson::read(text, &|key| shipped::variant(key)).unwrap();
//! let mut run = ExerciseRun::new(Arc::new(lesson), 0).unwrap();
//! let (mut session, evaluator) = (Session::default(), ExerciseEvaluator::default());
//! // Begins the game of the exercise.
//! run.settle(&mut session, &evaluator);
//!
//! // The learner plays, and the evaluator finds the turn right.
//! let turn = read_turn(session.record().rules(), session.record().position(), "a1-a2A")?;
//! session.apply(Intent::Play { turn, generation: session.generation() });
//! run.settle(&mut session, &evaluator);
//! assert_eq!(run.stars(), Some(3));
//! # Ok::<(), fanorona_rules::notation::ParseTurnError>(())
//! ```

mod coach;
mod course;
mod error;
mod evaluator;
mod exercise;
mod lesson;
mod localized;
mod progress;
mod read;
mod run;
pub mod shipped;

pub use coach::{Coach, CoachAnswer, CoachFinding, CoachNext, CoachQuery, Question, advise};
pub use course::{Course, ExerciseId, ParseExerciseIdError};
pub use error::{LessonError, LessonErrorKind, LessonErrors};
pub use evaluator::{ExerciseEvaluator, ExerciseQuery, Finding, Shown, WrongReason};
pub use exercise::{Answer, Exercise, ExerciseOpponent, Goal, WrongTurn};
pub use lesson::Lesson;
pub use localized::Localized;
pub use progress::{Done, ParseProgressError, Progress, Salvaged};
pub use run::{Attempt, Button, ExerciseRun, ExerciseView, Message, Next};

/// Lessons and runs can be sent to and shared between threads.
const _: () = {
    const fn send_and_sync<T: Send + Sync>() {}
    send_and_sync::<Lesson>();
    send_and_sync::<ExerciseRun>();
    send_and_sync::<ExerciseQuery>();
    send_and_sync::<Finding>();
    send_and_sync::<ExerciseEvaluator>();
    send_and_sync::<Course>();
    send_and_sync::<Coach>();
    send_and_sync::<CoachQuery>();
    send_and_sync::<CoachFinding>();
};
