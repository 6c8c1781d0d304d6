//! Queries as text, for an evaluator in a process that shares no memory with the caller, such as a web worker.

use super::{ExerciseQuery, ExerciseQueryKind, LearnerState};
use crate::learn::Lesson;
use fanorona_rules::notation::{read_position, write_position};
use fanorona_rules::variant::shipped;
use fanorona_rules::{Record, Turn};
use serde::{Deserialize, Serialize};
use std::sync::Arc;

/// A query as written. It contains the lesson, but not the player's own variants: their exercises are judged by the
/// caller.
#[derive(Serialize, Deserialize)]
pub(super) struct QueryText {
    id: u64,
    /// The lesson in RON.
    lesson: String,
    place: usize,
    start: String,
    turns: Vec<Turn>,
    learner: (u32, usize),
    ask: ExerciseQueryKind,
}

impl From<ExerciseQuery> for QueryText {
    fn from(query: ExerciseQuery) -> Self {
        let ExerciseQuery { id, lesson, place, exercise: _, record, learner, ask } = query;
        Self {
            id,
            lesson: lesson.ron.to_string(),
            place,
            start: write_position(record.rules(), record.start()),
            turns: record.turns().to_vec(),
            learner: (learner.turns, learner.captured),
            ask,
        }
    }
}

impl TryFrom<QueryText> for ExerciseQuery {
    type Error = &'static str;

    fn try_from(text: QueryText) -> Result<Self, &'static str> {
        read(text).ok_or("an exercise that cannot be read")
    }
}

/// The query; `None` if it cannot be read, or names a variant that is not shipped.
fn read(text: QueryText) -> Option<ExerciseQuery> {
    let QueryText { id, lesson, place, start, turns, learner, ask } = text;
    let lesson = Arc::new(Lesson::read(&lesson, &|key| shipped::variant(key)).ok()?);
    let exercise = lesson.exercises.get(place)?.clone();
    let rules = exercise.variant.rules.clone();
    let start = read_position(&rules, &start).ok()?;
    let mut record = Record::from_position(rules, start);
    for turn in &turns {
        record.play(turn).ok()?;
    }
    let learner = LearnerState { turns: learner.0, captured: learner.1 };
    Some(ExerciseQuery { id, lesson, place, exercise, record, learner, ask })
}
