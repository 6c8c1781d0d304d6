//! Continuous analysis: the best lines of the position under review, searched for in the background
//! for as long as it is shown.
//!
//! [`LinesSearch`] has the position searched; [`EngineLines`] holds what was found, for the screens.

mod follow;
mod options;
pub mod panel;

pub use options::LinesOptions;

use super::jobs::{JobRunner, default_runner};
use super::schedule::{AppSet, FramePace, pace};
use crate::engine::{Report, Score};
use crate::game::analysis::{Chances, Curve, TurnResult};
use crate::game::jobs::{Answer, Job, JobGame};
use crate::game::play::Session;
use crate::rules::{Record, Side};
use bevy::prelude::*;
use std::time::Duration;

/// The continuous analysis: whether it is on, and what it has found.
#[derive(Resource, Clone, Debug, Default)]
pub struct EngineLines {
    /// Whether the player has switched it on.
    pub on: bool,
    /// What is searched for and shown.
    pub options: LinesOptions,
    found: Option<FoundLines>,
    searching: bool,
}

/// What the search has found in a position.
#[derive(Clone, Debug)]
pub struct FoundLines {
    /// The game up to the position, without an open chain.
    pub record: Record,
    /// The lines of the greatest depth so far.
    pub report: Report,
    /// The results of all turns by the endgame tables; empty where they do not reach.
    pub results: Vec<TurnResult>,
}

impl EngineLines {
    /// Whether a session can be analysed: a game under review, but not an exercise, nor a game that still goes on
    /// against a computer or with clocks: there the lines would be help.
    pub fn may_analyse(session: &Session) -> bool {
        session.review().is_some() && session.may_explore()
    }

    /// What has been found in the position at hand; `None` until the first depth is completed.
    pub const fn found(&self) -> Option<&FoundLines> {
        self.found.as_ref()
    }

    /// Replaces what has been found.
    pub(crate) fn set_found(&mut self, found: Option<FoundLines>) {
        self.found = found;
    }

    /// Whether a search runs.
    pub const fn is_busy(&self) -> bool {
        self.searching
    }
}

impl FoundLines {
    /// The score of a line for White.
    pub const fn for_white(&self, score: Score) -> Score {
        match self.record.position().side() {
            Side::White => score,
            Side::Black => score.reversed(),
        }
    }

    /// White's chances in the position.
    pub fn chances(&self) -> Chances {
        self.chances_of(self.report.score)
    }

    /// White's chances with a line of this score.
    pub fn chances_of(&self, score: Score) -> Chances {
        let chances = Curve::of(self.record.rules()).to_move(score);
        match self.record.position().side() {
            Side::White => chances,
            Side::Black => chances.reversed(),
        }
    }
}

/// The search for lines.
#[derive(Resource)]
pub struct LinesSearch {
    runner: Box<dyn JobRunner>,
    /// Looks up the exact results of turns; `None` if nothing does.
    results: Option<Box<dyn JobRunner>>,
    /// What is searched; `None` if nothing is.
    requested: Option<LinesRequest>,
    /// The exact results of its turns, once they are known.
    exact: Vec<TurnResult>,
}

/// What is searched: a position, and the number of lines.
#[derive(Debug, PartialEq)]
struct LinesRequest {
    game: JobGame,
    count: usize,
}

impl Default for LinesSearch {
    /// Searches on a thread, without exact results.
    fn default() -> Self {
        Self::new(default_runner("engine lines"))
    }
}

impl LinesSearch {
    /// Searches that are run by this.
    pub fn new(runner: impl JobRunner + 'static) -> Self {
        let runner = Box::new(runner);
        Self { runner, results: None, requested: None, exact: Vec::new() }
    }

    /// The same with exact results that are looked up by another runner.
    #[must_use]
    pub fn with_results(self, results: impl JobRunner + 'static) -> Self {
        Self { results: Some(Box::new(results)), ..self }
    }

    /// Begins a search, when the one before is stopped.
    fn start(&mut self, request: LinesRequest) {
        self.exact.clear();
        let LinesRequest { game, count } = &request;
        self.runner.start(0, Job::Lines { game: game.clone(), count: *count });
        if let Some(results) = &mut self.results {
            results.start(0, Job::Results(game.clone()));
        }
        self.requested = Some(request);
    }

    /// Stops the search. Returns what was searched.
    fn stop(&mut self) -> Option<LinesRequest> {
        let stopped = self.requested.take()?;
        self.runner.stop();
        self.results.iter_mut().for_each(|results| results.stop());
        Some(stopped)
    }

    /// The lines of the greatest depth since the last call, if there are any, and whether the search has ended.
    fn poll(&mut self) -> Option<(Report, bool)> {
        let mut latest = None;
        while let Some((_, Answer::Lines { report, finished })) = self.runner.poll() {
            latest = Some((report, finished));
        }
        latest
    }

    /// Takes exact results. Returns whether there are any.
    fn poll_results(&mut self) -> bool {
        let answer = self.results.as_mut().and_then(|results| results.poll());
        let Some((_, Answer::Results(exact))) = answer else { return false };
        self.exact = exact;
        true
    }
}

pub(super) fn plugin(app: &mut App) {
    pace(app, |lines: Res<EngineLines>, mut pace: ResMut<FramePace>| {
        // New lines are seen soon, but the search needs the processor more than the window does.
        pace.draw_every(Duration::from_millis(250), lines.is_busy());
    });
    app.init_resource::<EngineLines>()
        .init_resource::<LinesSearch>()
        .add_systems(Update, follow::follow.in_set(AppSet::Opponent).after(AppSet::Session));
}
