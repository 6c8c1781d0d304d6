//! The player's mistakes as exercises on the board, one after another; afterwards they are puzzles that
//! come again.

use super::{AnalysedGame, AnalysisCommand};
use crate::app::learn::{CurrentExercise, ExerciseOrigin, ExerciseRemarks, LearnCommand};
use crate::app::puzzles::PuzzleCommand;
use crate::app::side_panel::{SidePanelText, Tone};
use crate::app::texts::CurrentTexts;
use crate::game::analysis::MissedTurn;
use crate::game::learn::{Button, ExerciseRun};
use crate::game::puzzles::{PuzzleResult, PuzzleRun, missed_exercise, missed_puzzle};
use crate::rules::{Record, Side, Variant};
use crate::texts::say;
use bevy::prelude::*;
use std::sync::Arc;

/// The mistakes that are being learnt from.
#[derive(Resource, Clone, Debug, Default)]
pub struct CurrentMistakes {
    learning: Option<Learning>,
}

#[derive(Clone, Debug)]
struct Learning {
    variant: Arc<Variant>,
    record: Record,
    mistakes: Vec<MissedTurn>,
    /// The index of the one on the board.
    at: usize,
    /// Whether its exercise is on the board; before, it is about to be opened.
    begun: bool,
    /// Whether the one on the board is kept as a puzzle.
    kept: bool,
    /// The number of those that were solved at once.
    solved: usize,
}

impl CurrentMistakes {
    /// The number of the mistake on the board, from 1, and of all; `None` if none is.
    pub fn progress(&self) -> Option<(usize, usize)> {
        self.learning.as_ref().map(|it| (it.at + 1, it.mistakes.len()))
    }

    /// Begins with the mistakes of the chosen side. `None` if it made none.
    pub(super) fn begin(&mut self, shown: &AnalysedGame) -> Option<LearnCommand> {
        let analysis = shown.analysis.as_ref()?;
        let sides = Side::BOTH.into_iter();
        let chosen = sides.filter(|&side| shown.side.is_none_or(|chosen| chosen == side));
        let mut mistakes: Vec<_> = chosen.flat_map(|side| analysis.mistakes(side)).collect();
        mistakes.sort_unstable_by_key(|missed| missed.number);
        let learning = Learning {
            variant: shown.variant.clone(),
            record: shown.record().clone(),
            mistakes,
            at: 0,
            begun: false,
            kept: false,
            solved: 0,
        };
        let opened = learning.open()?;
        self.learning = Some(learning);
        Some(opened)
    }

    /// Goes on with the next mistake, or back to the review after the last. The one on the board is kept.
    pub(super) fn following(&mut self) -> (Option<PuzzleCommand>, Option<LearnCommand>) {
        let Some(learning) = &mut self.learning else { return (None, None) };
        let kept = learning.keep();
        learning.at += 1;
        (learning.begun, learning.kept) = (false, false);
        let next = learning.open();
        if next.is_none() {
            self.learning = None;
        }
        (kept, Some(next.unwrap_or(LearnCommand::Leave)))
    }
}

impl Learning {
    /// Puts the mistake on the board.
    fn open(&self) -> Option<LearnCommand> {
        let missed = self.mistakes.get(self.at)?;
        let texts = say::missed_texts(&self.record, missed);
        let run = missed_exercise(&self.variant, &self.record, missed, texts)?;
        Some(LearnCommand::Open(Box::new(run), ExerciseOrigin::Mistake))
    }

    /// Has the mistake on the board kept as a puzzle, once.
    fn keep(&mut self) -> Option<PuzzleCommand> {
        let missed = self.mistakes.get(self.at).filter(|_| !self.kept)?;
        self.kept = true;
        let puzzle = missed_puzzle(&self.variant, &self.record, missed)?;
        Some(PuzzleCommand::Keep(Box::new(puzzle)))
    }

    /// Whether this is the exercise for the mistake on the board.
    fn is_on(&self, run: &ExerciseRun) -> bool {
        let missed = self.mistakes.get(self.at);
        missed.is_some_and(|missed| run.exercise().key == format!("turn-{}", missed.number + 1))
    }
}

/// Turns the buttons of the exercise that ask for another one into a command.
pub(super) fn from_panel(
    mut pressed: MessageReader<LearnCommand>,
    exercise: Res<CurrentExercise>,
    mut commands: MessageWriter<AnalysisCommand>,
) {
    let another = |command: &&LearnCommand| {
        matches!(command, LearnCommand::Press(Button::Next | Button::Skip))
    };
    if pressed.read().filter(another).count() > 0 && exercise.mistake().is_some() {
        commands.write(AnalysisCommand::Following);
    }
}

/// Follows the exercise on the board: has it kept once it is done, and says so.
pub(super) fn follow(
    texts: Res<CurrentTexts>,
    mut exercise: ResMut<CurrentExercise>,
    mut current: ResMut<CurrentMistakes>,
    mut puzzles: MessageWriter<PuzzleCommand>,
) {
    let Some(learning) = &mut current.bypass_change_detection().learning else { return };
    let Some(run) = exercise.mistake().filter(|run| learning.is_on(run)) else {
        // Until the exercise has begun, it is on its way; afterwards it was left.
        if learning.begun {
            current.learning = None;
        }
        return;
    };
    learning.begun = true;
    let solved = run.stars().is_some();
    let result = PuzzleRun::result(run);
    if result.is_some() && !learning.kept {
        learning.solved += usize::from(result == Some(PuzzleResult::Solved));
        puzzles.write_batch(learning.keep());
    }
    let count = learning.mistakes.len();
    let mut lines = Vec::new();
    if solved {
        lines.push(texts.get("mistakes-kept"));
        if learning.at + 1 == count {
            let arguments = [("solved", learning.solved.into()), ("count", count.into())];
            lines.push(texts.with("mistakes-done", &arguments));
        }
    }
    let text = |text| SidePanelText { text, tone: Tone::Remark };
    let remarks = ExerciseRemarks {
        subtitle: Some(format!("{} / {count}", learning.at + 1)),
        paragraphs: lines.into_iter().map(text).collect(),
    };
    if *exercise.remarks() != remarks {
        exercise.set_remarks(remarks);
    }
}
