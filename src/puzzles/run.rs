//! A puzzle being solved: an exercise that asks for the best turns.

use super::{Puzzle, PuzzleResult};
use crate::learn::{Exercise, ExerciseRun, Goal, Lesson, Localized, Opponent};
use crate::rules::notation::{write_position, write_turn};
use crate::rules::{PointSet, Turn};
use std::sync::Arc;

/// The texts of a puzzle in all languages. [`say::puzzle_texts`] makes them.
///
/// [`say::puzzle_texts`]: crate::texts::say::puzzle_texts
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PuzzleTexts {
    /// What it is called.
    pub title: Localized<String>,
    /// What is said about it: variant and difficulty.
    pub about: Localized<Vec<String>>,
    /// The task.
    pub task: Localized<String>,
    /// The hint.
    pub hint: Localized<String>,
    /// Said when it is solved.
    pub solved: Localized<String>,
}

/// What an [`ExerciseRun`] lacks to be a puzzle being solved: the result.
///
/// Whatever shows exercises shows puzzles: the exercise is the only one of a lesson made for it, with
/// the goal [`Goal::Best`]. The first wrong turn, hint or solution decides the result; the player may
/// go on nevertheless.
#[derive(Clone, Debug)]
pub struct PuzzleRun {
    puzzle: Arc<Puzzle>,
    /// Whether the result was taken.
    taken: bool,
}

impl PuzzleRun {
    /// Begins a puzzle: the exercise to show, and what keeps its result.
    pub fn new(puzzle: Arc<Puzzle>, texts: PuzzleTexts) -> (Self, ExerciseRun) {
        let exercise = ExerciseRun::of(Arc::new(lesson(&puzzle, texts)));
        (Self { puzzle, taken: false }, exercise)
    }

    /// The puzzle.
    pub const fn puzzle(&self) -> &Arc<Puzzle> {
        &self.puzzle
    }

    /// The result, once there is one: it does not change any more, unless the exercise is done
    /// [again](ExerciseRun::again).
    pub fn result(exercise: &ExerciseRun) -> Option<PuzzleResult> {
        let attempt = exercise.attempt();
        if attempt.wrong > 0 || attempt.helps > 0 {
            return Some(PuzzleResult::Failed);
        }
        attempt.stars.map(|_| PuzzleResult::Solved)
    }

    /// The result, the first time that there is one: to be recorded.
    pub fn take_result(&mut self, exercise: &ExerciseRun) -> Option<PuzzleResult> {
        let result = Self::result(exercise).filter(|_| !self.taken);
        self.taken |= result.is_some();
        result
    }
}

/// A lesson whose only exercise is the puzzle.
fn lesson(puzzle: &Puzzle, texts: PuzzleTexts) -> Lesson {
    let ron = ron(puzzle, &texts).into();
    let PuzzleTexts { title, about, task, hint, solved } = texts;
    let exercise = Exercise {
        key: puzzle.id.to_string(),
        variant: puzzle.variant.clone(),
        position: puzzle.position,
        before: None,
        say: about,
        task,
        goal: Goal::Best { line: puzzle.line.clone(), equal: puzzle.equal.clone() },
        opponent: Opponent::Best,
        within: None,
        marks: PointSet::EMPTY,
        answers: Vec::new(),
        hint,
        solved,
    };
    Lesson {
        key: "puzzle".to_owned(),
        names: title,
        about: None,
        source: String::new(),
        exercises: vec![Arc::new(exercise)],
        ron,
    }
}

/// The lesson as RON, for a judge in another process. Its texts are the English ones.
fn ron(puzzle: &Puzzle, texts: &PuzzleTexts) -> String {
    let board = &puzzle.variant.rules.board;
    let turns = |turns: &[Turn]| {
        let names: Vec<_> =
            turns.iter().map(|turn| format!("{:?}", write_turn(board, turn))).collect();
        format!("[{}]", names.join(", "))
    };
    let equal: Vec<_> = puzzle.equal.iter().map(|equal| turns(equal)).collect();
    let english = |text: &Localized<String>| format!("{{ \"en\": {:?} }}", text.get("en"));
    format!(
        "(key: \"puzzle\", names: {}, variant: {:?}, exercises: [(key: {:?}, position: {:?}, \
         say: {{ \"en\": {:?} }}, task: {}, goal: Best(line: {}, equal: [{}]), opponent: Best, \
         hint: {}, solved: {})])",
        english(&texts.title),
        puzzle.variant.key,
        puzzle.id.to_string(),
        write_position(&puzzle.variant.rules, &puzzle.position),
        texts.about.get("en"),
        english(&texts.task),
        turns(&puzzle.line),
        equal.join(", "),
        english(&texts.hint),
        english(&texts.solved),
    )
}
