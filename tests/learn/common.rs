//! The lessons that are tested, and a learner who plays exercises.

use fanorona::formats::Errors;
use fanorona::game::learn::{Course, ExerciseEvaluator, ExerciseId, ExerciseRun, Lesson, shipped};
use fanorona::game::play::{Intent, Session};
use fanorona::rules::notation::{read_turn, write_turn};
use fanorona::rules::variant;
use std::sync::{Arc, LazyLock};

/// One exercise for each kind of goal and opponent.
pub const GOALS: &str = include_str!("lessons/goals.ron");

/// The evaluator of all tests: it keeps the endgame tables that it has built.
pub static EVALUATOR: LazyLock<ExerciseEvaluator> = LazyLock::new(ExerciseEvaluator::default);

/// Reads a lesson with the shipped variants.
pub fn lesson(text: &str) -> Arc<Lesson> {
    let read = Lesson::read(text, &variant::shipped::variant);
    Arc::new(read.unwrap_or_else(|errors| panic!("{}", Errors(errors))))
}

/// The shipped lessons and those of the tests.
pub fn course() -> Course {
    let mut lessons = shipped::all().to_vec();
    lessons.push(lesson(GOALS));
    Course::new(lessons)
}

/// An exercise of the tests' lesson, begun.
pub fn begun(key: &str) -> Learner {
    let id = ExerciseId { lesson: "goals".to_owned(), exercise: key.to_owned() };
    Learner::new(course().run(&id).unwrap())
}

/// A learner at an exercise.
pub struct Learner {
    pub run: ExerciseRun,
    pub session: Session,
}

impl Learner {
    /// A learner before the first turn of an exercise.
    pub fn new(run: ExerciseRun) -> Self {
        let mut learner = Self { run, session: Session::default() };
        learner.settle();
        learner
    }

    /// Lets everything happen that is next.
    pub fn settle(&mut self) {
        self.run.settle(&mut self.session, &EVALUATOR);
    }

    /// Plays a turn, and lets everything happen that follows.
    pub fn play(&mut self, text: &str) {
        let record = self.session.record();
        let turn = read_turn(record.rules(), record.position(), text);
        let turn = turn.unwrap_or_else(|error| panic!("{text}: {error}"));
        let generation = self.session.generation();
        self.apply(Intent::Play { turn, generation });
    }

    /// Applies an intent, and lets everything happen that follows.
    pub fn apply(&mut self, intent: Intent) {
        self.session.apply(intent);
        self.settle();
    }

    /// The turns of the session's record.
    pub fn turns(&self) -> Vec<String> {
        let record = self.session.record();
        record.turns().iter().map(|turn| write_turn(&record.rules().board, turn)).collect()
    }

    /// The view in English.
    pub fn view(&self) -> fanorona::game::learn::ExerciseView<'_> {
        self.run.view(&self.session)
    }

    /// What the exercise says, in English.
    pub fn says(&self) -> String {
        use fanorona::texts::{Language, Texts, say};
        let texts = Texts::new(Language::ENGLISH);
        let board = &self.run.exercise().variant.rules.board;
        self.view().message.map_or_else(String::new, |it| say::lesson_message(&texts, board, &it))
    }
}
