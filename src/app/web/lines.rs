//! The continuous analysis in a worker of the page that nothing else uses; in the page itself, briefly,
//! if there is none. Exact results come from another worker.

use super::bridge;
use super::exact::ExactResults;
use crate::app::engine_lines::{InlineLines, LinesBackend, LinesRequest, LinesUpdate};
use crate::engine::search_request::{SearchRequest, read_report};
use crate::engine::{Limits, Report};

/// The most nodes of a search in the worker: minutes.
const NODES: u64 = 200_000_000;
/// The nodes in the page itself, where a search delays frames.
const NODES_IN_PAGE: u64 = 3_000;

/// Searches in the worker.
pub(super) struct WorkerLines {
    /// What the worker searches.
    asked: Option<LinesRequest>,
    /// Its latest report.
    report: Option<Report>,
    exact: ExactResults,
    in_page: InlineLines,
}

impl Default for WorkerLines {
    fn default() -> Self {
        Self {
            asked: None,
            report: None,
            exact: ExactResults::default(),
            in_page: InlineLines::new(NODES_IN_PAGE),
        }
    }
}

impl LinesBackend for WorkerLines {
    fn start(&mut self, request: LinesRequest) {
        self.stop();
        let LinesRequest { variant, record, count } = &request;
        let search = SearchRequest::of_search(variant, record, Limits::nodes(NODES), *count);
        if search.is_some_and(|search| bridge::seek(&search.write())) {
            self.exact.want(variant, record);
            self.asked = Some(request);
        } else {
            self.in_page.start(request);
        }
    }

    fn poll(&mut self) -> Option<LinesUpdate> {
        let Some(asked) = &self.asked else { return self.in_page.poll() };
        let exact = self.exact.poll();
        // Asked before the text is taken, so that the last one is not missed.
        let finished = !bridge::is_seeking();
        if let Some(text) = bridge::sought() {
            self.report = read_report(&asked.record, &text);
            if self.report.is_none() {
                // The worker has failed.
                let request = self.asked.take()?;
                self.in_page.start(request);
                return self.in_page.poll();
            }
        } else if !exact {
            return None;
        }
        let report = self.report.clone()?;
        Some(LinesUpdate { report, results: self.exact.found().to_vec(), finished })
    }

    fn stop(&mut self) {
        if self.asked.take().is_some() {
            bridge::stop_seeking();
        }
        self.report = None;
        self.exact.forget();
        self.in_page.stop();
    }
}
