//! The analysis of games in a worker of the page that nothing else uses, a turn at a time; in the page
//! itself if there is none.

use super::bridge;
use crate::app::analysis::{AnalysisBackend, AnalysisJob};
use crate::game::analysis::{
    AnalysisResources, TurnAnalysis, TurnRequest, analyse_turn, read_turn_analysis,
};
use std::collections::VecDeque;

/// The nodes of a search in the worker: fewer than on a desktop, because a browser is slower and uses a
/// single core.
const NODES: u64 = 250_000;
/// The nodes in the page itself, where a search holds up frames.
const NODES_IN_PAGE: u64 = 2_000;

/// Analyses turns in the worker.
#[derive(Default)]
pub(super) struct WorkerAnalysis {
    job: Option<AnalysisJob>,
    /// The turns that are not begun.
    turns: VecDeque<usize>,
    /// The turn that the worker analyses.
    asked: Option<usize>,
    held: bool,
}

impl WorkerAnalysis {
    /// Stops the worker; its turn is analysed again later.
    fn interrupt(&mut self) {
        if let Some(number) = self.asked.take() {
            bridge::stop_analysing();
            self.turns.push_front(number);
        }
    }
}

impl AnalysisBackend for WorkerAnalysis {
    fn start(&mut self, job: AnalysisJob) {
        self.stop();
        self.turns = job.turns.iter().copied().collect();
        self.job = Some(job);
    }

    fn poll(&mut self) -> Option<(usize, TurnAnalysis)> {
        let job = self.job.as_ref().filter(|_| !self.held)?;
        let in_page = |number: usize| {
            let new = AnalysisResources::new(job.record.rules());
            let resources = AnalysisResources { nodes: NODES_IN_PAGE, ..new };
            Some((number, analyse_turn(&job.record, number, &resources, &mut || false)?))
        };
        if let Some(number) = self.asked {
            let text = bridge::analysed()?;
            self.asked = None;
            // The worker may have failed.
            return read_turn_analysis(&job.record, number, &text)
                .map_or_else(|| in_page(number), |found| Some((number, found)));
        }
        let number = self.turns.pop_front()?;
        let request = TurnRequest::new(&job.variant, &job.record, number, NODES);
        if request.is_some_and(|request| bridge::analyse(&request.write())) {
            self.asked = Some(number);
            return None;
        }
        in_page(number)
    }

    fn stop(&mut self) {
        self.interrupt();
        self.job = None;
    }

    fn hold(&mut self, held: bool) {
        self.held = held;
        if held {
            self.interrupt();
        }
    }
}
