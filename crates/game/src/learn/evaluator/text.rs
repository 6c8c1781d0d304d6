//! Queries and findings as text, for an evaluator in a process that shares no memory with the caller,
//! such as a web worker.

use super::{ExerciseQuery, ExerciseQueryKind, Finding, FindingKind, LearnerState};
use crate::learn::Lesson;
use fanorona_rules::notation::{read_position, write_position};
use fanorona_rules::variant::shipped;
use fanorona_rules::{Record, Turn};
use serde::{Deserialize, Serialize};
use std::sync::Arc;

/// A query as written.
#[derive(Serialize, Deserialize)]
struct QueryText {
    id: u64,
    /// The lesson in RON.
    lesson: String,
    place: usize,
    start: String,
    turns: Vec<Turn>,
    learner: (u32, usize),
    ask: ExerciseQueryKind,
}

impl ExerciseQuery {
    /// The query as a line of text. It contains the lesson, but not the player's own variants: their
    /// exercises are judged by the caller.
    pub fn write(&self) -> String {
        let rules = self.record.rules();
        let text = QueryText {
            id: self.id,
            lesson: self.lesson.ron.to_string(),
            place: self.place,
            start: write_position(rules, self.record.start()),
            turns: self.record.turns().to_vec(),
            learner: (self.learner.turns, self.learner.captured),
            ask: self.ask.clone(),
        };
        ron::to_string(&text).unwrap_or_default()
    }

    /// Reads what [`ExerciseQuery::write`] returned. Returns `None` if the text is no query or names a
    /// variant that is not shipped.
    pub fn read(text: &str) -> Option<Self> {
        let QueryText { id, lesson, place, start, turns, learner, ask } =
            ron::from_str(text).ok()?;
        let lesson = Arc::new(Lesson::read(&lesson, &|key| shipped::variant(key)).ok()?);
        let exercise = lesson.exercises.get(place)?.clone();
        let rules = exercise.variant.rules.clone();
        let start = read_position(&rules, &start).ok()?;
        let mut record = Record::from_position(rules, start);
        for turn in &turns {
            record.play(turn).ok()?;
        }
        let learner = LearnerState { turns: learner.0, captured: learner.1 };
        Some(Self { id, lesson, place, exercise, record, learner, ask })
    }
}

impl Finding {
    /// The finding as a line of text.
    pub fn write(&self) -> String {
        ron::to_string(&(self.id, &self.found)).unwrap_or_default()
    }

    /// Reads what [`Finding::write`] returned; `None` if the text is no finding.
    pub fn read(text: &str) -> Option<Self> {
        let (id, found): (u64, FindingKind) = ron::from_str(text).ok()?;
        Some(Self { id, found })
    }
}

#[cfg(test)]
#[expect(clippy::unwrap_used, reason = "a test may stop at once")]
mod tests {
    use super::*;
    use crate::learn::{ExerciseEvaluator, ExerciseRun, Next, shipped as lessons};
    use crate::play::{Intent, Session};
    use fanorona_rules::generate;

    #[test]
    fn a_written_query_has_the_same_answer() {
        let evaluator = ExerciseEvaluator::default().with_table_stones(0);
        for lesson in lessons::all() {
            let Some(place) = lesson.exercises.iter().position(|it| !it.picks()) else { continue };
            let mut run = ExerciseRun::new(lesson.clone(), place).unwrap();
            let mut session = Session::default();
            session.apply(run.opening());
            run.observe(&session);
            let turns = generate::turns(session.record().rules(), session.record().position());
            let generation = session.generation();
            session.apply(Intent::Play { turn: turns[0].clone(), generation });
            run.observe(&session);
            let Next::Think(query) = run.next(&session) else { panic!("{}", lesson.key) };
            let finding = evaluator.answer(&query);
            let read = ExerciseQuery::read(&query.write()).unwrap();
            assert_eq!(evaluator.answer(&read), finding, "{}", lesson.key);
            assert_eq!(Finding::read(&finding.write()), Some(finding));
        }
        assert!(ExerciseQuery::read("(id: 1").is_none() && Finding::read("nothing").is_none());
    }
}
