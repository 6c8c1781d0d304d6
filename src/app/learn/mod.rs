//! The course in the window: the exercise on the board, its panel, and the player's progress.
//!
//! [`ExerciseRun`] decides everything; this module applies what it says to the session, lets a
//! [`JobRunner`] answer its queries, and shows its view.

mod command;
mod follow;
mod keys;
pub(super) mod page;
mod panel;

pub use command::LearnCommand;
#[cfg(test)]
pub(in crate::app) use panel::side_panel;

use super::jobs::{JobRunner, default_runner};
use super::kept::{self, KeptWriter};
use super::pages::Page;
use super::schedule::{AppSet, FramePace, InputSet, pace};
use super::session::PointPicked;
use super::side_panel::{SidePanelPressed, SidePanelText};
use crate::catalogue::CustomFileError;
#[cfg(doc)]
use crate::game::learn::Button;
use crate::game::learn::{Attempt, Course, ExerciseId, ExerciseRun, Progress};
use crate::game::play::Session;
use crate::texts::Texts;
use bevy::prelude::*;

/// The lessons and the player's progress.
#[derive(Resource, Clone, Debug, Deref, DerefMut)]
pub struct CurrentCourse {
    /// The usable lessons, and what was done in them.
    #[deref]
    pub course: Course,
    /// The player's lessons that cannot be used.
    pub unusable: Vec<CustomFileError>,
}

impl CurrentCourse {
    /// Adds an attempt to the progress, and has it stored.
    fn record(&mut self, writer: &mut KeptWriter<Progress>, id: ExerciseId, attempt: Attempt) {
        self.course.record(&id, attempt);
        writer.change(move |progress| progress.record(&id, attempt));
    }
}

impl Default for CurrentCourse {
    fn default() -> Self {
        Self { course: Course::shipped(), unusable: Vec::new() }
    }
}

/// The exercise on the board.
#[derive(Resource, Clone, Debug, Default)]
pub struct CurrentExercise {
    run: Option<ExerciseRun>,
    origin: ExerciseOrigin,
    remarks: ExerciseRemarks,
    /// Whether the solved exercise is in the progress already.
    recorded: bool,
    /// What it completed, if it is solved.
    completed: Completed,
    /// The game that was on the board before, with its record and clocks as they were.
    suspended: Option<Box<Session>>,
}

/// What a solved exercise of the course has completed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum Completed {
    /// Nothing: exercises of its lesson are still unsolved, or were all solved before.
    #[default]
    Nothing,
    /// Its lesson.
    Lesson,
    /// The whole course.
    Course,
}

impl Completed {
    /// What is complete in the course as far as this exercise is concerned.
    fn of(course: &Course, run: &ExerciseRun) -> Self {
        let lesson = run.lesson();
        match course.solved(lesson) == lesson.exercises.len() {
            _ if course.is_done() => Self::Course,
            true => Self::Lesson,
            false => Self::Nothing,
        }
    }

    /// The sentence that says so; `None` if there is nothing to say.
    fn sentence(self, texts: &Texts) -> Option<String> {
        match self {
            Self::Nothing => None,
            Self::Lesson => Some(texts.get("learn-lesson-done")),
            Self::Course => Some(texts.get("learn-course-done")),
        }
    }
}

/// Where an exercise comes from.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum ExerciseOrigin {
    /// A lesson of the course.
    #[default]
    Course,
    /// It was opened with [`LearnCommand::Open`]: a puzzle. The course's progress does not count it,
    /// and the module that opened it carries out [`Button::Next`] and [`Button::Skip`].
    Puzzle,
    /// The same, of a turn of the game under review, to which leaving it returns.
    Mistake,
}

impl ExerciseOrigin {
    /// The page that is opened when the exercise is left.
    const fn page(self) -> Page {
        match self {
            Self::Course => Page::Lessons,
            Self::Puzzle => Page::Puzzles,
            Self::Mistake => Page::Board,
        }
    }
}

/// What the panel says beside the exercise's own texts.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ExerciseRemarks {
    /// What stands beside the heading, instead of the exercise's number.
    pub subtitle: Option<String>,
    /// Said after everything else.
    pub paragraphs: Vec<SidePanelText>,
}

impl CurrentExercise {
    /// An exercise of the course that has just begun.
    #[cfg(test)]
    pub(in crate::app) fn begun(run: ExerciseRun) -> Self {
        Self { run: Some(run), ..Self::default() }
    }

    /// The exercise being done; `None` if there is none.
    pub const fn run(&self) -> Option<&ExerciseRun> {
        self.run.as_ref()
    }

    /// The puzzle being solved; `None` if there is none.
    pub fn puzzle(&self) -> Option<&ExerciseRun> {
        self.run.as_ref().filter(|_| self.origin == ExerciseOrigin::Puzzle)
    }

    /// The mistake of a game that is being learnt from; `None` if there is none.
    pub fn mistake(&self) -> Option<&ExerciseRun> {
        self.run.as_ref().filter(|_| self.origin == ExerciseOrigin::Mistake)
    }

    /// Changes what the panel says beside the exercise's own texts.
    pub fn set_remarks(&mut self, remarks: ExerciseRemarks) {
        self.remarks = remarks;
    }

    /// What the panel says beside the exercise's own texts.
    pub const fn remarks(&self) -> &ExerciseRemarks {
        &self.remarks
    }
}

/// Answers the queries of exercises.
#[derive(Resource)]
pub struct EvaluatorService {
    runner: Box<dyn JobRunner>,
    /// The id of the query that is being answered.
    asked: Option<u64>,
    /// The seconds since it was asked.
    waited: f32,
}

impl EvaluatorService {
    /// An evaluator whose searches are run by this.
    pub fn new(runner: impl JobRunner + 'static) -> Self {
        Self { runner: Box::new(runner), asked: None, waited: 0.0 }
    }

    /// Whether the answer takes so long that the learner should be told.
    const fn is_slow(&self) -> bool {
        self.asked.is_some() && self.waited > 0.6
    }

    /// Whether a query is being answered.
    pub const fn is_busy(&self) -> bool {
        self.asked.is_some()
    }
}

impl Default for EvaluatorService {
    fn default() -> Self {
        Self::new(default_runner("evaluator"))
    }
}

/// Adds the course to an app that has a session.
pub fn plugin(app: &mut App) {
    pace(app, |evaluator: Res<EvaluatorService>, mut pace: ResMut<FramePace>| {
        pace.wait_for_answer(evaluator.is_busy());
    });
    app.add_message::<LearnCommand>()
        .add_message::<SidePanelPressed>()
        .add_message::<PointPicked>()
        .init_resource::<CurrentCourse>()
        .init_resource::<CurrentExercise>()
        .init_resource::<EvaluatorService>()
        .add_systems(
            Update,
            (
                (keys::act.in_set(InputSet::Act), command::from_panel)
                    .chain()
                    .in_set(AppSet::Input),
                // Intents meant for the exercise must not be applied to the game that is restored.
                command::carry_out.after(AppSet::Session).before(AppSet::Opponent),
            )
                .chain(),
        )
        .add_systems(Update, (follow::pick, follow::follow).chain().in_set(AppSet::Opponent))
        .add_systems(Update, panel::show.in_set(AppSet::Present))
        .add_plugins(kept::plugin::<Progress>);
}
