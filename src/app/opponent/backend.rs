//! What search backends have in common, and one that searches on the spot.

use crate::catalogue::endgame::TableFileError;
use crate::engine::character::SearchResources;
use crate::engine::explain::{ExplainResources, Explanation, explain};
use crate::engine::{Character, Limits, Report};
use crate::rules::{Record, Variant};
use std::sync::Arc;
use std::time::Duration;

/// A search to start.
#[derive(Clone, Debug)]
pub struct Request {
    /// The variant played.
    pub variant: Arc<Variant>,
    /// The game.
    pub record: Record,
    /// The character that plays.
    pub character: Arc<Character>,
    /// The most time the search may take; `None` for no limit but the character's own.
    pub time: Option<Duration>,
    /// The seed of the character's mistakes.
    pub seed: u64,
    /// The generation of the session that the search is for.
    pub generation: u64,
    /// The limits of an explanation of the best turn; `None` if none is wanted.
    pub explain: Option<Limits>,
}

impl Request {
    /// The explanation of a report, if it was requested.
    pub fn explained(
        &self,
        report: &Report,
        stop: &mut dyn FnMut() -> bool,
    ) -> Option<Explanation> {
        let resources =
            ExplainResources { report: Some(report), ..ExplainResources::new(self.explain?) };
        explain(&self.record, report.best.as_ref()?, &resources, stop).ok()
    }
}

/// The result of a search.
#[derive(Clone, Debug)]
pub struct SearchAnswer {
    /// The best turn and its score.
    pub report: Report,
    /// The generation of the session that the search was for.
    pub generation: u64,
    /// Why the best turn is good, if the request asked for it.
    pub explanation: Option<Explanation>,
}

/// Runs searches without blocking a frame.
pub trait SearchBackend: Send + Sync {
    /// Starts a search. A search that is still running is cancelled.
    fn start(&mut self, request: Request);
    /// Returns the answer once it is available.
    fn poll(&mut self) -> Option<SearchAnswer>;
    /// Cancels the search.
    fn stop(&mut self);
    /// Takes the endgame table files that could not be used since the last call.
    fn take_table_errors(&mut self) -> Vec<TableFileError> {
        Vec::new()
    }
}

/// The number of threads of a search on a machine with this many cores: one core is left to the
/// window. At least 1.
pub(crate) const fn search_threads(cores: usize) -> usize {
    if cores > 1 { cores - 1 } else { 1 }
}

/// Searches at once, within few positions: for tests, and where there are no threads.
#[derive(Default)]
pub struct InlineBackend {
    /// The most positions of a search; 0 for the character's own limit.
    pub nodes: u64,
    answer: Option<SearchAnswer>,
}

impl InlineBackend {
    /// A backend that searches at most this many positions.
    pub const fn new(nodes: u64) -> Self {
        Self { nodes, answer: None }
    }
}

impl SearchBackend for InlineBackend {
    fn start(&mut self, request: Request) {
        let mut character = request.character.as_ref().clone();
        if self.nodes > 0 {
            character.nodes = character.nodes.min(self.nodes);
        }
        let Request { ref record, seed, generation, .. } = request;
        let report =
            character.complete_turn(record, &SearchResources::default(), seed, &mut || false);
        let explanation = request.explained(&report, &mut || false);
        self.answer = Some(SearchAnswer { report, generation, explanation });
    }

    fn poll(&mut self) -> Option<SearchAnswer> {
        self.answer.take()
    }

    fn stop(&mut self) {
        self.answer = None;
    }
}
