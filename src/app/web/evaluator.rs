//! Judges exercises in the page's worker, or in the page if there is none. In an exercise neither
//! the opponent nor the hints use the worker.

use super::bridge;
use crate::app::learn::{EvaluatorBackend, InlineEvaluator};
use crate::game::learn::{ExerciseQuery, Finding};

/// The most stones of the endgame tables that are built in the page itself, where more would hold up
/// frames for too long.
const IN_PAGE_TABLES: usize = 3;

/// Answers queries in the worker.
pub(super) struct WorkerEvaluator {
    /// The query that the worker answers.
    asked: Option<ExerciseQuery>,
    in_page: InlineEvaluator,
}

impl Default for WorkerEvaluator {
    fn default() -> Self {
        Self { asked: None, in_page: InlineEvaluator::with_table_stones(IN_PAGE_TABLES) }
    }
}

impl EvaluatorBackend for WorkerEvaluator {
    fn start(&mut self, query: ExerciseQuery) {
        if self.asked.take().is_some() {
            bridge::stop_thinking();
        }
        if bridge::think(&query.write()) {
            self.asked = Some(query);
        } else {
            self.in_page.start(query);
        }
    }

    fn poll(&mut self) -> Option<Finding> {
        if self.asked.is_some() {
            let finding = Finding::read(&bridge::thought()?);
            let query = self.asked.take()?;
            if finding.is_some() {
                return finding;
            }
            // The worker has failed, or does not know the player's own variant.
            self.in_page.start(query);
        }
        self.in_page.poll()
    }
}
