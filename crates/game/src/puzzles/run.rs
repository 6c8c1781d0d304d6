//! A puzzle being solved: an exercise that asks for the best turns.

use super::{Puzzle, PuzzleResult};
use crate::learn::{Exercise, ExerciseOpponent, ExerciseRun, Goal, Lesson, Localized};
use fanorona_rules::notation::{write_position, write_turn};
use fanorona_rules::{PointSet, Position, Turn, Variant};
use std::sync::Arc;

/// The texts of a puzzle in all languages. `say::puzzle_texts` makes them.
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
        let Puzzle { id, variant, position, line, equal, .. } = &*puzzle;
        let task = BestTurns { key: id.to_string(), variant, position, line, equal };
        let exercise = ExerciseRun::of(Arc::new(task.lesson(texts)));
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

/// What is asked for: the best turns of a position.
pub(super) struct BestTurns<'a> {
    /// The key of the exercise.
    pub key: String,
    pub variant: &'a Arc<Variant>,
    pub position: &'a Position,
    /// As in [`Goal::Best`].
    pub line: &'a [Turn],
    /// As in [`Goal::Best`].
    pub equal: &'a [Vec<Turn>],
}

impl BestTurns<'_> {
    /// A lesson whose only exercise asks for these turns.
    pub fn lesson(self, texts: PuzzleTexts) -> Lesson {
        let ron = self.ron(&texts).into();
        let PuzzleTexts { title, about, task, hint, solved } = texts;
        let exercise = Exercise {
            key: self.key,
            variant: self.variant.clone(),
            position: *self.position,
            before: None,
            say: about,
            task,
            goal: Goal::Best { line: self.line.to_vec(), equal: self.equal.to_vec() },
            opponent: ExerciseOpponent::Best,
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

    /// The lesson as RON, for an evaluator in another process. Its texts are the English ones.
    fn ron(&self, texts: &PuzzleTexts) -> String {
        let board = &self.variant.rules.board;
        let turns = |turns: &[Turn]| {
            let names: Vec<_> =
                turns.iter().map(|turn| format!("{:?}", write_turn(board, turn))).collect();
            format!("[{}]", names.join(", "))
        };
        let equal: Vec<_> = self.equal.iter().map(|equal| turns(equal)).collect();
        let english = |text: &Localized<String>| format!("{{ \"en\": {:?} }}", text.english());
        format!(
            "(key: \"puzzle\", names: {}, variant: {:?}, exercises: [(key: {:?}, position: {:?}, \
             say: {{ \"en\": {:?} }}, task: {}, goal: Best(line: {}, equal: [{}]), opponent: Best, \
             hint: {}, solved: {})])",
            english(&texts.title),
            self.variant.key,
            self.key,
            write_position(&self.variant.rules, self.position),
            texts.about.english(),
            english(&texts.task),
            turns(self.line),
            equal.join(", "),
            english(&texts.hint),
            english(&texts.solved),
        )
    }
}
