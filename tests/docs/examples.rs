//! Every RON example in the documents is read by the reader that players' files go through.

use crate::documents;
use fanorona::catalogue::looks::{BoardLook, Looks, StoneSet};
use fanorona::game::learn::{self, ExerciseEvaluator, ExerciseRun, Lesson, Message};
use fanorona::game::play::{Intent, Session};
use fanorona::rules::variant::shipped;
use fanorona::rules::{Record, Variant};
use std::sync::Arc;

/// The RON blocks of a document.
fn examples(text: &str) -> impl Iterator<Item = &str> {
    text.split("```ron\n").skip(1).map(|rest| rest.split("```").next().unwrap())
}

#[test]
fn every_ron_example_in_the_documents_can_be_read() {
    let looks = Looks::default();
    let (mut variants, mut boards, mut stones, mut lessons) = (0, 0, 0, 0);
    for (path, text) in documents() {
        for example in examples(&text) {
            let path = path.display();
            if example.contains("field:") {
                let look =
                    BoardLook::read(example).unwrap_or_else(|errors| panic!("{path}: {errors:?}"));
                assert!(looks.boards.find(&look.title.key).is_none(), "{path}: a key of its own");
                boards += 1;
            } else if example.contains("outline:") {
                let set =
                    StoneSet::read(example).unwrap_or_else(|errors| panic!("{path}: {errors:?}"));
                assert!(looks.stones.find(&set.title.key).is_none(), "{path}: a key of its own");
                stones += 1;
            } else if example.contains("exercises:") {
                let lesson = Lesson::read(example, &shipped::variant)
                    .unwrap_or_else(|errors| panic!("{path}: {errors:?}"));
                let taken = learn::shipped::all().iter().any(|other| other.key == lesson.key);
                assert!(!taken, "{path}: a key of its own");
                solve(lesson);
                lessons += 1;
            } else {
                let variant =
                    Variant::read(example).unwrap_or_else(|errors| panic!("{path}: {errors:?}"));
                assert!(shipped::variant(&variant.key).is_none(), "{path}: a key of its own");
                assert_eq!(Record::new(variant.rules.clone()).outcome(), None, "{path}");
                variants += 1;
            }
        }
    }
    let all = [variants, boards, stones, lessons];
    assert!(all.iter().all(|&count| count >= 1), "{all:?}");
}

/// Plays the solution of every exercise.
fn solve(lesson: Lesson) {
    let (lesson, evaluator) = (Arc::new(lesson), ExerciseEvaluator::default());
    for place in 0..lesson.exercises.len() {
        let mut run = ExerciseRun::new(lesson.clone(), place).unwrap();
        let mut session = Session::default();
        let turns = run.exercise().turns().unwrap_or(100);
        for _ in 0..turns {
            run.settle(&mut session, &evaluator);
            run.solution();
            run.settle(&mut session, &evaluator);
            let Some(Message::Solution(turn)) = run.view(&session).message else { break };
            session.apply(Intent::Play { turn, generation: session.generation() });
        }
        run.settle(&mut session, &evaluator);
        assert!(run.stars().is_some(), "{} is not solved", run.exercise().key);
    }
}
