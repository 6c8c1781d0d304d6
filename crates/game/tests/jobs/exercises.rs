//! Queries of exercises.

use crate::answer;
use fanorona_game::jobs::{Answer, Job};
use fanorona_game::learn::{ExerciseEvaluator, ExerciseRun, Next, shipped as lessons};
use fanorona_game::play::{Intent, Session};
use fanorona_rules::generate;

#[test]
fn a_query_has_the_same_answer() {
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
        let here = evaluator.answer(&query);
        assert_eq!(answer(&Job::Exercise(query), 1), Answer::Exercise(here), "{}", lesson.key);
    }
}
