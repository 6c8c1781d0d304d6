//! Work that takes long, without holding up a frame: for opponents, hints, lines, analyses, proofs, exercises and the
//! coach. Each of them has a [`JobRunner`] of its own: threads on the desktop, a worker of the page (`web/jobs`), or
//! the calling thread, in tests and where there is nothing else. [`crate::game::jobs`] says what the jobs are.

mod inline;
#[cfg(not(target_arch = "wasm32"))]
mod thread;

pub use inline::InlineRunner;
#[cfg(not(target_arch = "wasm32"))]
pub use thread::ThreadRunner;

use crate::catalogue::endgame::TableFileError;
use crate::game::jobs::{Answer, Job};

/// Runs jobs in the background.
pub trait JobRunner: Send + Sync {
    /// Begins a job as soon as those before it have ended.
    fn start(&mut self, id: u64, job: Job);
    /// Returns an answer with the id of its job, once it is available.
    fn poll(&mut self) -> Option<(u64, Answer)>;
    /// Stops all jobs. None of their answers follows.
    fn stop(&mut self);
    /// Holds the work while the processor is needed for something that a person waits for, or lets it go on.
    fn hold(&mut self, held: bool);
    /// Takes the endgame table files that could not be used since the last call.
    fn take_table_errors(&mut self) -> Vec<TableFileError> {
        Vec::new()
    }
}

/// Runs the jobs of apps that have not chosen otherwise, on a thread that begins with the first of them.
#[cfg(not(target_arch = "wasm32"))]
pub(crate) fn default_runner(name: &'static str) -> ThreadRunner {
    ThreadRunner::new(name)
}

/// Runs the jobs of apps that have not chosen otherwise. A page has no threads.
#[cfg(target_arch = "wasm32")]
pub(crate) fn default_runner(_name: &'static str) -> InlineRunner {
    InlineRunner::in_page()
}
