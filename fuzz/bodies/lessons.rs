//! Lesson files: the places of errors are inside the text, and the exercises of a lesson that is read
//! can be begun. The text of a learner's progress: written and read again it is the same.

use fanorona_game::learn::{ExerciseEvaluator, ExerciseRun, Lesson, Progress};
use fanorona_game::play::{Intent, Session};
use fanorona_rules::generate;
use fanorona_rules::variant::shipped;
use std::sync::Arc;

/// Runs the target on one input: a lesson or a learner's progress in RON.
pub fn check(data: &[u8]) {
    let Ok(text) = std::str::from_utf8(data) else { return };
    let lines = text.split('\n').count();
    match Lesson::read(text, &shipped::variant) {
        Err(errors) => {
            assert!(!errors.is_empty());
            assert!(errors.iter().all(|error| (1..=lines).contains(&error.line)));
        }
        Ok(lesson) => begin(&Arc::new(lesson)),
    }
    let progress = Progress::read(text).unwrap_or_else(|damaged| damaged.progress);
    assert_eq!(Progress::read(&progress.to_string()), Ok(progress));
}

/// Begins each exercise, and plays the first legal turn.
fn begin(lesson: &Arc<Lesson>) {
    let evaluator = ExerciseEvaluator::default().with_nodes(100).with_table_stones(2);
    for place in 0..lesson.exercises.len() {
        let Some(mut run) = ExerciseRun::new(lesson.clone(), place) else { panic!("no exercise") };
        let mut session = Session::default();
        run.settle(&mut session, &evaluator);
        assert!(run.is_on(&session) && run.stars().is_none());
        let record = session.record();
        let effects = generate::effects(record.rules(), record.position()).list;
        let Some(&effect) = effects.first() else { panic!("the learner cannot play") };
        let turn = generate::turn_with(record.rules(), record.position(), effect);
        let Some(turn) = turn else { panic!("no turn has this effect") };
        session.apply(Intent::Play { turn, generation: session.generation() });
        run.settle(&mut session, &evaluator);
    }
}
