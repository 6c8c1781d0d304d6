//! Runs jobs in workers of the page, which run a program of their own; in the page itself if there are none, so that
//! the game goes on.

use super::bridge;
use crate::app::jobs::{InlineRunner, JobRunner};
use crate::app::texts::CurrentTexts;
use crate::app::toasts::Toasts;
use crate::game::jobs::{Answer, Job};
use crate::game::learn::ExerciseEvaluator;
use crate::rules::Record;
use bevy::prelude::*;
use std::collections::VecDeque;
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};

/// Whether a search for a turn had to run in the page, because workers are blocked or have failed.
static IN_PAGE: AtomicBool = AtomicBool::new(false);

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, report_in_page.run_if(|| IN_PAGE.load(Relaxed)));
}

/// Reports once that the computer searches in the page and therefore plays weaker.
fn report_in_page(texts: Res<CurrentTexts>, mut toasts: ResMut<Toasts>, mut reported: Local<bool>) {
    if !std::mem::replace(&mut *reported, true) {
        toasts.tell(texts.get("web-thinks-in-page"));
    }
}

/// One of the page's workers (`web/page/thinker.js`).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum PageWorker {
    /// For what a person waits for: turns, hints, exercises, and proofs while it has nothing else to do. Several
    /// runners use it, but never two at the same time.
    Thinker,
    /// For the analysis of games, so that nobody waits for that.
    Analyst,
    /// For the lines of a position under review.
    Seeker,
    /// For the exact results of its turns. It is never stopped, because it keeps the endgame tables that it builds.
    Prober,
}

/// Runs jobs in a worker.
pub(super) struct WorkerRunner {
    worker: PageWorker,
    jobs: VecDeque<(u64, Job)>,
    /// What the worker works on; `None` without a job if its answer is not wanted any more.
    asked: Option<Option<(u64, Job)>>,
    held: bool,
    in_page: InlineRunner,
}

impl WorkerRunner {
    pub(super) fn new(worker: PageWorker) -> Self {
        let in_page = InlineRunner::in_page();
        Self { worker, jobs: VecDeque::new(), asked: None, held: false, in_page }
    }

    /// Begins the next job, if the worker is free.
    fn begin(&mut self) {
        if self.held || self.asked.is_some() {
            return;
        }
        let Some((id, job)) = self.jobs.pop_front() else { return };
        if bridge::begin_job(self.worker as u32, &job.write()) {
            self.asked = Some(Some((id, job)));
        } else {
            self.run_in_page(id, job);
        }
    }

    /// Runs a job in the page, because there is no worker, it has failed, or it does not know the player's own variant.
    fn run_in_page(&mut self, id: u64, job: Job) {
        IN_PAGE.fetch_or(matches!(job, Job::Turn(_)), Relaxed);
        self.in_page.start(id, job);
    }

    /// Interrupts the worker. Returns its job.
    fn interrupt(&mut self) -> Option<(u64, Job)> {
        if self.worker == PageWorker::Prober {
            return self.asked.as_mut()?.take();
        }
        let asked = self.asked.take()?;
        bridge::stop_job(self.worker as u32);
        asked
    }

    /// Takes an answer of the worker. `None` if there is none, or if the page is to find it.
    fn take(&mut self) -> Option<(u64, Answer)> {
        self.asked.as_ref()?;
        let text = bridge::job_answer(self.worker as u32)?;
        let answer = Answer::read(&text).unwrap_or(Answer::Failed);
        if !answer.is_last() {
            let (id, _) = self.asked.as_ref()?.as_ref()?;
            return Some((*id, answer));
        }
        let (id, job) = self.asked.take()??;
        if answer == Answer::Failed {
            self.run_in_page(id, job);
            return None;
        }
        Some((id, answer))
    }
}

impl JobRunner for WorkerRunner {
    fn start(&mut self, id: u64, job: Job) {
        // Beyond that there are no tables.
        let too_large =
            |record: &Record| record.position().stone_count() > ExerciseEvaluator::TABLE_STONES;
        if matches!(&job, Job::Results(game) if too_large(&game.record)) {
            return;
        }
        self.jobs.push_back((id, job));
        self.begin();
    }

    fn poll(&mut self) -> Option<(u64, Answer)> {
        let answer = self.take();
        self.begin();
        answer.or_else(|| self.in_page.poll())
    }

    fn stop(&mut self) {
        self.jobs.clear();
        self.interrupt();
        self.in_page.stop();
    }

    fn hold(&mut self, held: bool) {
        self.held = held;
        self.in_page.hold(held);
        if held && let Some(job) = self.interrupt() {
            self.jobs.push_front(job);
        }
    }
}
