//! Solves positions in the page's worker.

use super::bridge;
use crate::app::solver::SolveBackend;
use crate::engine::solve_request::SolveRequest;

/// Solves positions in the worker. Without one, solving fails: in the page it would delay frames.
#[derive(Default)]
pub(super) struct WorkerSolver {
    /// Whether the worker solves a position; `None` if there is nothing to solve.
    in_worker: Option<bool>,
}

impl SolveBackend for WorkerSolver {
    fn start(&mut self, request: &SolveRequest) {
        self.in_worker = Some(bridge::think(&request.write()));
    }

    fn poll(&mut self) -> Option<Option<String>> {
        let answer = match self.in_worker? {
            true => Some(bridge::thought()?).filter(|text| !text.is_empty()),
            false => None,
        };
        self.in_worker = None;
        Some(answer)
    }

    fn stop(&mut self) {
        if self.in_worker.take() == Some(true) {
            bridge::stop_thinking();
        }
    }
}
