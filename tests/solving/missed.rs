//! Bad turns of an analysed game as exercises.

use fanorona::engine::endgame::{EndgameTables, build};
use fanorona::game::analysis::{AnalysisResources, Analyzer, Mark};
use fanorona::game::learn::{ExerciseEvaluator, ExerciseRun, Message};
use fanorona::game::play::{Intent, Session};
use fanorona::game::puzzles::missed_exercise;
use fanorona::rules::notation::Game;
use fanorona::rules::variant::shipped;
use fanorona::rules::{Side, Turn};
use fanorona::texts::say;
use std::sync::Arc;

/// White gives a won game away.
const GAME: &str = "[Variant \"telo\"]\n\n1. a1-b2A a2-a1 2. b2-c3W a3-b2A 3. b1-c1 b2-a1W \
                    4. c1-b1A b3-b2A 5. c2-c3 b2-a1W 0-1";

fn message(exercise: &ExerciseRun, turn: &Turn) -> Option<Message> {
    let (mut exercise, mut session, evaluator) =
        (exercise.clone(), Session::default(), ExerciseEvaluator::default());
    exercise.settle(&mut session, &evaluator);
    let generation = session.generation();
    session.apply(Intent::Play { turn: turn.clone(), generation });
    exercise.settle(&mut session, &evaluator);
    exercise.view(&session).message
}

#[test]
fn better_turns_solve_and_the_played_one_does_not() {
    let telo = shipped::variant("telo").unwrap();
    let game: Game = GAME.parse().unwrap();
    let mut tables = EndgameTables::empty(&telo.rules);
    build::extend(&mut tables, &telo.rules, 8, 1, &|_| true).unwrap();
    let resources = AnalysisResources {
        nodes: 2_000,
        tables: Some(Arc::new(tables)),
        ..AnalysisResources::new(&telo.rules)
    };
    let mut analyzer = Analyzer::new(&game.record);
    while analyzer.next(&resources, &mut || false).is_some() {}
    let analysis = analyzer.finish().unwrap();
    let mut equal = 0;
    for side in Side::BOTH {
        let missed = analysis.mistakes(side);
        let bad = [Mark::Inaccuracy, Mark::Mistake, Mark::Blunder];
        let count: usize = bad.into_iter().map(|mark| analysis.count(side, mark)).sum();
        assert_eq!(missed.len(), count);
        for missed in missed {
            let texts = say::missed_texts(&game.record, &missed);
            let exercise = missed_exercise(&telo, &game.record, &missed, texts).unwrap();
            for turn in [&missed.best].into_iter().chain(&missed.equal) {
                let found = message(&exercise, turn);
                assert!(matches!(found, Some(Message::Solved(_))), "{found:?}");
            }
            let found = message(&exercise, &missed.played);
            assert!(matches!(found, Some(Message::Wrong { .. })), "{found:?}");
            equal += missed.equal.len();
        }
    }
    assert!(analysis.mistakes(Side::White).len() > 1 && equal > 0);
}
