//! Continuous analysis: the best lines of the position under review, searched for in the background
//! for as long as it is shown.
//!
//! A [`LinesBackend`] searches; [`EngineLines`] holds what it has found, for the screens.

mod backend;
mod follow;
mod options;
pub mod panel;

pub use backend::{InlineLines, LinesBackend, LinesRequest, LinesUpdate, ThreadLines};
pub use options::LinesOptions;

use super::schedule::{AppSet, FramePace, pace};
use crate::engine::{Report, Score};
use crate::game::analysis::{Chances, Curve, TurnResult};
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
    new_backend: fn() -> Box<dyn LinesBackend>,
    /// Created when the analysis is first switched on.
    backend: Option<Box<dyn LinesBackend>>,
    /// The request that is being answered; `None` if there is none.
    requested: Option<LinesRequest>,
}

impl Default for LinesSearch {
    /// Searches on a thread, with the player's endgame tables.
    fn default() -> Self {
        Self::lazy(|| Box::new(ThreadLines::with_tables()))
    }
}

impl LinesSearch {
    /// Searches with this backend.
    pub fn new(backend: impl LinesBackend + 'static) -> Self {
        Self { backend: Some(Box::new(backend)), ..Self::default() }
    }

    /// Searches with a backend that is created when the analysis is first switched on.
    pub(crate) const fn lazy(new_backend: fn() -> Box<dyn LinesBackend>) -> Self {
        Self { new_backend, backend: None, requested: None }
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
