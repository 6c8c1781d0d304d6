//! Puzzles in the window: which one is next, the puzzle on the board, and the player's rating.
//!
//! [`crate::game::puzzles`] decides everything; a puzzle is on the board as an exercise, so
//! [`learn`](super::learn) plays it. This module opens the exercises, records their results, and says
//! what they changed.

mod choice;
mod command;
mod fetch;
mod follow;
mod own;
pub(super) mod page;
mod remarks;

pub use choice::{Level, PuzzleChoice, STANDARD};
pub use command::PuzzleCommand;
pub use own::OwnPuzzleStore;

use super::fetched::Fetcher;
use super::kept;
use super::learn::LearnCommand;
use super::schedule::{AppSet, FramePace, pace};
use crate::catalogue::library::Timestamp;
use crate::catalogue::puzzles::PuzzleStore;
use crate::game::puzzles::choose::TimedRun;
use crate::game::puzzles::{Day, Puzzle, PuzzleId, PuzzleProgress, Recorded};
use bevy::prelude::*;
use std::collections::HashSet;
use std::sync::Arc;

/// The puzzles that are there so far, and what the player has done with them.
#[derive(Resource, Clone, Debug, Default)]
pub struct CurrentPuzzles {
    /// The packs.
    pub store: PuzzleStore,
    /// The player's rating, and what was done with each puzzle.
    pub progress: PuzzleProgress,
    /// Which puzzles the player has chosen.
    pub choice: PuzzleChoice,
    /// The keys of the variants whose packs could not be fetched.
    pub missing: Vec<String>,
    /// Whether the packs were asked for.
    asked: bool,
}

impl CurrentPuzzles {
    /// No packs yet, and this progress.
    pub fn new(progress: PuzzleProgress) -> Self {
        Self { progress, ..Self::default() }
    }
}

/// The puzzle on the board.
#[derive(Resource, Clone, Debug, Default)]
pub struct CurrentPuzzle {
    solving: Option<Solving>,
    /// The puzzles that were shown since the program started.
    shown: HashSet<PuzzleId>,
    /// Those among them that the present series of failed puzzles has shown.
    again: HashSet<PuzzleId>,
}

impl CurrentPuzzle {
    /// The puzzle being solved; `None` if there is none.
    pub fn puzzle(&self) -> Option<&Arc<Puzzle>> {
        self.solving.as_ref().map(|solving| &solving.puzzle)
    }

    /// The run against time; `None` outside one.
    pub fn timed(&self) -> Option<&TimedRun> {
        match &self.solving.as_ref()?.mode {
            PuzzleMode::Timed(run) => Some(run),
            _ => None,
        }
    }

    /// Whether time runs.
    pub fn is_timed(&self) -> bool {
        self.timed().is_some_and(|run| !run.is_over())
    }
}

/// A puzzle being solved.
#[derive(Clone, Debug)]
struct Solving {
    puzzle: Arc<Puzzle>,
    mode: PuzzleMode,
    /// Whether it is on the board; before, its exercise is about to be opened.
    begun: bool,
    /// What the result has changed, once there is one.
    recorded: Option<Recorded>,
    /// Whether the solved puzzle of the day is recorded.
    daily_recorded: bool,
    /// Whether it was solved without help after it had not been; `None` until it is solved.
    at_last: Option<bool>,
    /// In a run against time: the seconds since the result.
    waited: f32,
    /// In a run against time that is over: whether it was the best.
    ended: Option<bool>,
}

/// How puzzles follow each other.
#[derive(Clone, Debug)]
enum PuzzleMode {
    /// Those that the player has chosen.
    Chosen,
    /// That of this day.
    Daily(Day),
    /// Those that come again.
    Again,
    /// Against time.
    Timed(Box<TimedRun>),
}

/// Tells the day. Tests set another one.
#[derive(Resource, Clone, Copy, Debug)]
pub struct Today(pub fn() -> Day);

impl Default for Today {
    fn default() -> Self {
        Self(|| Day::from_unix_seconds(Timestamp::now().unix_seconds()))
    }
}

/// Adds puzzles to an app that has the course.
pub fn plugin(app: &mut App) {
    pace(app, |puzzle: Res<CurrentPuzzle>, mut pace: ResMut<FramePace>| {
        pace.draw_every(FramePace::SOON, puzzle.is_timed());
    });
    app.add_message::<PuzzleCommand>()
        .add_message::<LearnCommand>()
        .init_resource::<CurrentPuzzles>()
        .init_resource::<CurrentPuzzle>()
        .init_resource::<Fetcher>()
        .init_resource::<Today>()
        .init_resource::<OwnPuzzleStore>()
        .add_systems(
            Update,
            (fetch::load, command::from_panel, command::carry_out).chain().in_set(AppSet::Input),
        )
        .add_systems(Update, follow::follow.in_set(AppSet::Guide))
        .add_systems(Update, own::report.in_set(AppSet::Persist))
        .add_plugins(kept::plugin::<PuzzleProgress>);
}
