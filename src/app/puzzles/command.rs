//! What the player asks of the puzzles.

use super::follow::{record_result, record_run};
use super::own::OwnPuzzleStore;
use super::{CurrentPuzzle, CurrentPuzzles, PuzzleChoice, PuzzleMode, Solving, Today};
use crate::app::kept::KeptWriter;
use crate::app::learn::{CurrentExercise, ExerciseOrigin, LearnCommand};
use crate::app::texts::CurrentTexts;
use crate::app::toasts::Toasts;
use crate::catalogue::library::Timestamp;
use crate::game::learn::Button;
use crate::game::puzzles::choose::{self, TimedRun, Wish, again};
use crate::game::puzzles::{
    Puzzle, PuzzleId, PuzzleProgress, PuzzleResult, PuzzleRun, Rating, TryKind,
};
use crate::texts::say;
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use std::sync::Arc;

/// What the player asks of the puzzles.
#[derive(Message, Clone, Debug, PartialEq, Eq)]
pub enum PuzzleCommand {
    /// Chooses other puzzles.
    Choose(PuzzleChoice),
    /// Begins the next of the chosen puzzles.
    Next,
    /// Begins the puzzle of the day of this variant.
    Daily(String),
    /// Begins the next puzzle that comes again.
    Again,
    /// Begins a run against time with the chosen puzzles.
    Timed,
    /// Goes on with the next puzzle of the series, or to the page of puzzles if there is none.
    Following,
    /// Keeps a mistake of the player's own as a puzzle that comes again.
    Keep(Box<Puzzle>),
}

/// Turns the buttons of the exercise that ask for another puzzle into a command.
pub(super) fn from_panel(
    mut pressed: MessageReader<LearnCommand>,
    exercise: Res<CurrentExercise>,
    mut commands: MessageWriter<PuzzleCommand>,
) {
    let another = |command: &&LearnCommand| {
        matches!(command, LearnCommand::Press(Button::Next | Button::Skip))
    };
    if pressed.read().filter(another).count() > 0 && exercise.puzzle().is_some() {
        commands.write(PuzzleCommand::Following);
    }
}

/// Carries out the commands.
pub(super) fn carry_out(mut commands: MessageReader<PuzzleCommand>, mut starter: Starter) {
    for command in commands.read() {
        let found = match command {
            PuzzleCommand::Choose(choice) => {
                starter.puzzles.choice = choice.clone();
                true
            }
            PuzzleCommand::Next => starter.begin(PuzzleMode::Chosen),
            PuzzleCommand::Daily(variant) => starter.daily(variant),
            PuzzleCommand::Again => {
                starter.current.again.clear();
                starter.begin(PuzzleMode::Again)
            }
            PuzzleCommand::Timed => {
                // The difficulty rises during the run.
                let wish = Wish { difficulty: None, ..starter.puzzles.choice.wish(0.0) };
                starter.begin(PuzzleMode::Timed(Box::new(TimedRun::new(wish, seed()))))
            }
            PuzzleCommand::Keep(puzzle) => {
                starter.keep(puzzle);
                true
            }
            PuzzleCommand::Following => {
                starter.following();
                true
            }
        };
        if !found {
            let none = starter.texts.get("puzzle-none");
            starter.toasts.tell(none);
        }
    }
}

/// Begins puzzles.
#[derive(SystemParam)]
pub(super) struct Starter<'w> {
    puzzles: ResMut<'w, CurrentPuzzles>,
    current: ResMut<'w, CurrentPuzzle>,
    today: Res<'w, Today>,
    texts: Res<'w, CurrentTexts>,
    toasts: ResMut<'w, Toasts>,
    writer: ResMut<'w, KeptWriter<PuzzleProgress>>,
    own: ResMut<'w, OwnPuzzleStore>,
    learn: MessageWriter<'w, LearnCommand>,
}

impl Starter<'_> {
    /// Keeps a mistake: stores it, and has it come again as a failed puzzle does. A known one stays where
    /// it is in the repetition.
    fn keep(&mut self, puzzle: &Puzzle) {
        self.own.add(puzzle.clone());
        self.puzzles.store.insert_puzzle(puzzle);
        if self.puzzles.progress.tried(&puzzle.id).is_some() {
            return;
        }
        let (id, day) = (puzzle.id.clone(), self.today.0());
        let rating = Rating::of_puzzle(puzzle.rating, puzzle.deviation);
        let (result, kind) = (PuzzleResult::Failed, TryKind::Unrated);
        self.puzzles.progress.record(&id, rating, result, kind, day);
        self.writer.change(move |progress| {
            if progress.tried(&id).is_none() {
                progress.record(&id, rating, result, kind, day);
            }
        });
    }

    /// Goes on with the series, or leaves it.
    fn following(&mut self) {
        let Some(mut solving) = self.current.solving.take() else {
            self.learn.write(LearnCommand::Leave);
            return;
        };
        // Against time, a puzzle that is left out is a mistake.
        if matches!(solving.mode, PuzzleMode::Timed(_)) {
            let day = self.today.0();
            let (puzzles, writer) = (&mut self.puzzles, &mut self.writer);
            record_result(&mut solving, PuzzleResult::Failed, puzzles, writer, day);
        }
        let Solving { mut mode, ended, .. } = solving.clone();
        if let PuzzleMode::Timed(run) = &mode
            && run.is_over()
            && ended.is_none()
        {
            // The puzzle stays on the board until `follow` has recorded the run and its end was read.
            self.current.solving = Some(solving);
            return;
        }
        let next = self.next(&mut mode);
        if let PuzzleMode::Timed(run) = &mode
            && next.is_none()
            && ended.is_none()
        {
            self.end_early(run);
        }
        if !next.is_some_and(|id| self.open(&id, mode)) {
            self.learn.write(LearnCommand::Leave);
        }
    }

    /// Records a run against time that ends because no puzzle is left, and tells its result.
    fn end_early(&mut self, run: &TimedRun) {
        let best = record_run(run, &mut self.puzzles, &mut self.writer, self.today.0());
        let all = self.puzzles.progress.timed(run.kind());
        let result = say::puzzle_timed_result(&self.texts, run.solved(), best, all);
        let none = self.texts.get("puzzle-timed-none");
        self.toasts.tell(format!("{none} {result}"));
    }

    /// Begins the puzzle of the day; `false` if there is none.
    fn daily(&mut self, variant: &str) -> bool {
        let day = self.today.0();
        let id = choose::daily(self.puzzles.store.packs(), variant, day);
        id.is_some_and(|id| self.open(&id, PuzzleMode::Daily(day)))
    }

    /// Begins the next puzzle of a series; `false` if there is none.
    fn begin(&mut self, mut mode: PuzzleMode) -> bool {
        self.next(&mut mode).is_some_and(|id| self.open(&id, mode))
    }

    /// The next puzzle of a series; `None` if there is none.
    fn next(&self, mode: &mut PuzzleMode) -> Option<PuzzleId> {
        let CurrentPuzzles { store, progress, choice, .. } = &*self.puzzles;
        let packs = store.packs();
        let day = self.today.0();
        match mode {
            PuzzleMode::Chosen => {
                let variant = choice.variant.as_deref().unwrap_or_default();
                let wish = choice.wish(progress.rating(variant, day).rating);
                choose::next(packs, progress, &wish, day, seed(), &self.current.shown)
            }
            // There is one a day.
            PuzzleMode::Daily(_) => None,
            PuzzleMode::Again => {
                let due = again::due(progress, day);
                let there = |id: &&PuzzleId| packs.entry(id).is_some();
                // A series shows none twice; those shown before it come again.
                due.into_iter().find(|id| there(id) && !self.current.again.contains(id)).cloned()
            }
            PuzzleMode::Timed(run) => run.next(packs, progress),
        }
    }

    /// Puts a puzzle on the board; `false` if it is not there.
    fn open(&mut self, id: &PuzzleId, mode: PuzzleMode) -> bool {
        let puzzle = match self.puzzles.store.packs().puzzle(id) {
            Some(Ok(puzzle)) => Arc::new(puzzle),
            Some(Err(error)) => {
                self.toasts.tell(say::pack_error(&self.texts, id.variant(), &error));
                return false;
            }
            None => return false,
        };
        let (_, exercise) = PuzzleRun::new(puzzle.clone(), say::puzzle_texts(&puzzle));
        self.learn.write(LearnCommand::Open(Box::new(exercise), ExerciseOrigin::Puzzle));
        self.current.shown.insert(id.clone());
        if matches!(mode, PuzzleMode::Again) {
            self.current.again.insert(id.clone());
        }
        self.current.solving = Some(Solving {
            puzzle,
            mode,
            begun: false,
            recorded: None,
            daily_recorded: false,
            waited: 0.0,
            at_last: None,
            ended: None,
        });
        true
    }
}

/// A number that differs from puzzle to puzzle.
fn seed() -> u64 {
    Timestamp::now().unix_seconds()
}
