//! The analysis of the game under review: made in the background, kept with the game, shown on the board,
//! and the player's mistakes as exercises.
//!
//! [`crate::game::analysis`] decides everything; this module has the turns analysed by a [`JobRunner`],
//! stores the result beside the game, and goes from mistake to mistake.

mod command;
mod follow;
mod keys;
mod mistakes;
pub mod panel;
mod place;
mod show;

pub use command::AnalysisCommand;
pub use mistakes::CurrentMistakes;
pub(in crate::app) use place::{node_after, played};

use super::jobs::{JobRunner, default_runner};
use super::learn::LearnCommand;
use super::puzzles::PuzzleCommand;
use super::schedule::{AppSet, FramePace, pace};
use super::storage::{LibraryCommand, LibraryEvent};
use crate::game::analysis::{Analyzer, GameAnalysis};
use crate::rules::notation::Game;
use crate::rules::{Record, Side, Variant};
use bevy::prelude::*;
use std::sync::Arc;
use std::time::Duration;

/// The number of finished analyses that are remembered until the program ends, for games that are not
/// stored.
const REMEMBERED: usize = 16;

/// How far the analysis of a game is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum AnalysisState {
    /// Nobody has asked for one.
    #[default]
    None,
    /// Its turns are being analysed.
    Running,
    /// It was stopped, and can go on.
    Stopped,
    /// All turns are analysed.
    Complete,
}

/// The game under review, with what is known of its analysis.
#[derive(Clone, Debug)]
pub struct AnalysedGame {
    /// The variant.
    pub variant: Arc<Variant>,
    /// The game as it was when the review began.
    pub game: Game,
    /// Its id in the library; `None` if it is not stored.
    pub id: Option<String>,
    /// How far the analysis is.
    pub state: AnalysisState,
    /// The analysis, as far as it is made; `None` if it was not begun.
    pub analysis: Option<Arc<GameAnalysis>>,
    /// The numbers of analysed turns and of all.
    pub progress: (usize, usize),
    /// The time used for each turn, where the record tells.
    pub times: Vec<Option<Duration>>,
    /// The side that a person played against a computer; `None` if there is no such side.
    pub own: Option<Side>,
    /// Whose mistakes are asked for; `None` for those of both sides.
    pub side: Option<Side>,
    /// Whether the library is asked for the stored analysis.
    asked: bool,
    /// The review, by the session's generation when it began.
    begun: u64,
}

impl AnalysedGame {
    /// The game.
    pub const fn record(&self) -> &Record {
        &self.game.record
    }
}

/// The analysis in progress.
#[derive(Debug)]
struct RunningAnalysis {
    analyzer: Analyzer,
    /// The id of the game in the library.
    id: Option<String>,
    running: bool,
}

/// The analyses: of the game under review, and the one in progress, which may be of another game.
#[derive(Resource, Debug, Default)]
pub struct CurrentAnalysis {
    shown: Option<AnalysedGame>,
    job: Option<RunningAnalysis>,
    /// The last finished analyses.
    finished: Vec<Arc<GameAnalysis>>,
    /// Whether the game whose review is about to begin is to be analysed.
    wanted: bool,
}

impl CurrentAnalysis {
    /// The game under review; `None` outside reviews.
    pub const fn shown(&self) -> Option<&AnalysedGame> {
        self.shown.as_ref()
    }

    /// Whether turns are being analysed.
    pub fn is_busy(&self) -> bool {
        self.job.as_ref().is_some_and(|job| job.running)
    }

    fn remember(&mut self, analysis: Arc<GameAnalysis>) {
        self.finished.retain(|known| **known != *analysis);
        self.finished.push(analysis);
        if self.finished.len() > REMEMBERED {
            self.finished.remove(0);
        }
    }
}

/// Analyses the turns of games.
#[derive(Resource)]
pub struct AnalysisWorker(Box<dyn JobRunner>);

impl AnalysisWorker {
    /// A worker whose searches are run by this.
    pub fn new(runner: impl JobRunner + 'static) -> Self {
        Self(Box::new(runner))
    }
}

impl Default for AnalysisWorker {
    fn default() -> Self {
        Self::new(default_runner("analysis"))
    }
}

/// Adds the analysis to an app that has a session, a library and puzzles.
pub(super) fn plugin(app: &mut App) {
    pace(app, |analysis: Res<CurrentAnalysis>, mut pace: ResMut<FramePace>| {
        pace.draw(analysis.is_changed());
        // Its turns are shown as they come, without a need for continuous frames.
        pace.draw_every(FramePace::SOON, analysis.is_busy());
    });
    app.add_message::<AnalysisCommand>()
        .add_message::<LearnCommand>()
        .add_message::<PuzzleCommand>()
        .add_message::<LibraryCommand>()
        .add_message::<LibraryEvent>()
        .init_resource::<CurrentAnalysis>()
        .init_resource::<CurrentMistakes>()
        .init_resource::<AnalysisWorker>()
        .add_systems(
            Update,
            (keys::act, mistakes::from_panel, command::carry_out).chain().in_set(AppSet::Input),
        )
        .add_systems(Update, mistakes::follow.in_set(AppSet::Guide))
        .add_systems(Update, show::show.in_set(AppSet::Present))
        // The library knows then which game is under review.
        .add_systems(Update, follow::follow.after(AppSet::Persist));
}
