//! The computer player as a program of its own for a web worker, without Bevy or a window.
//!
//! Messages are search requests, turns to be analysed, turns whose exact results are wanted, positions to
//! be solved or queries of exercises, and reports, analyses, results, proofs or findings, as text. A search is stopped by terminating the worker,
//! which takes effect immediately.

#[cfg(target_arch = "wasm32")]
mod worker {
    use fanorona::engine::search_request::SearchRequest;
    use fanorona::engine::solve_request::SolveRequest;
    use fanorona::game::analysis::{ResultsRequest, TurnRequest};
    use fanorona::game::learn::{ExerciseEvaluator, ExerciseQuery};
    use std::sync::OnceLock;
    use std::time::Duration;
    use wasm_bindgen::prelude::wasm_bindgen;

    #[wasm_bindgen]
    extern "C" {
        /// Passes on the report of each depth. Defined by the worker's script.
        #[wasm_bindgen(js_name = fanoronaTold)]
        fn told(report: String);
    }

    /// Judges exercises, and keeps the endgame tables that are built for them and for analyses.
    static EVALUATOR: OnceLock<ExerciseEvaluator> = OnceLock::new();

    /// Runs a search within its time limit, analyses a turn, looks up the results of turns, solves a
    /// position, or answers the query of an exercise; `None` if the request cannot be read.
    #[wasm_bindgen]
    pub fn think(request: &str) -> Option<String> {
        let evaluator = EVALUATOR.get_or_init(ExerciseEvaluator::default);
        if let Some(request) = TurnRequest::read(request) {
            return request.run(evaluator.table_cache(), &mut || false);
        }
        if let Some(request) = ResultsRequest::read(request) {
            return request.run(evaluator.table_cache());
        }
        let Some(request) = SearchRequest::read(request) else {
            if let Some(request) = SolveRequest::read(request) {
                return request.run(&|| true);
            }
            let query = ExerciseQuery::read(request)?;
            return Some(evaluator.answer(&query).write());
        };
        let began = js_sys::Date::now();
        // The clock of the system may be set back.
        let elapsed = || Duration::from_millis((js_sys::Date::now() - began).max(0.0) as u64);
        request.run_within(&elapsed, &mut told)
    }
}

fn main() {}
