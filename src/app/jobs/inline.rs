//! Runs jobs on the calling thread: in tests, in a page whose workers fail, and where a job is small.

use super::JobRunner;
use crate::game::jobs::{Answer, Effort, Job, Worker};
use bevy::platform::time::Instant;
use std::collections::VecDeque;
use std::time::Duration;

/// Runs a job with each poll.
pub struct InlineRunner {
    worker: Worker,
    jobs: VecDeque<(u64, Job)>,
    held: bool,
    /// Whether time passes for the jobs.
    timed: bool,
}

impl InlineRunner {
    /// A runner whose searches visit at most this many nodes and know no time, so that they find the same on every
    /// machine: for tests.
    pub fn new(nodes: u64) -> Self {
        Self::with(Effort::few(nodes), false)
    }

    /// A runner whose jobs are so small that they hardly delay frames.
    pub fn in_page() -> Self {
        Self::with(Effort::in_page(), true)
    }

    fn with(effort: Effort, timed: bool) -> Self {
        Self { worker: Worker::new(effort), jobs: VecDeque::new(), held: false, timed }
    }
}

impl JobRunner for InlineRunner {
    fn start(&mut self, id: u64, job: Job) {
        self.jobs.push_back((id, job));
    }

    fn poll(&mut self) -> Option<(u64, Answer)> {
        if self.held {
            return None;
        }
        let (id, job) = self.jobs.pop_front()?;
        let began = Instant::now();
        let elapsed = || if self.timed { began.elapsed() } else { Duration::ZERO };
        Some((id, self.worker.run(&job, &elapsed, &|| false, &mut |_| {})))
    }

    fn stop(&mut self) {
        self.jobs.clear();
    }

    fn hold(&mut self, held: bool) {
        self.held = held;
    }
}
