//! Runs jobs on threads of their own. Not on Bevy's task pool: on two cores that pool has a single thread, which Bevy
//! needs for pipelines and screenshots.

use super::JobRunner;
use crate::catalogue::endgame::{TableFileError, TableLoader, load};
use crate::engine::endgame::build;
use crate::game::jobs::{Answer, Effort, Job, TableSource, Worker};
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread::{self, JoinHandle};
use std::time::{Duration, Instant};

/// The interval at which a thread that is held checks whether it may go on.
const HELD: Duration = Duration::from_millis(20);
/// How often a thread waits for tables that are being loaded, and how long each time: a minute together.
const TABLE_WAITS: u32 = 300;
const TABLE_WAIT: Duration = Duration::from_millis(200);

/// The number of threads of a search on a machine with this many cores: one core is left to the window. At least 1.
const fn search_threads(cores: usize) -> usize {
    if cores > 1 { cores - 1 } else { 1 }
}

/// The same on this machine.
fn threads_here() -> usize {
    search_threads(thread::available_parallelism().map_or(1, usize::from))
}

/// Runs jobs on threads that begin with the first job and keep what the next one may need.
pub struct ThreadRunner {
    name: &'static str,
    /// Makes the workers, one for each thread.
    workers: Box<dyn Fn() -> Vec<Worker> + Send + Sync>,
    /// Whether the threads outlast a stop.
    lasts: bool,
    tables: Option<Arc<TableLoader>>,
    tasks: Option<Sender<Task>>,
    threads: Vec<JoinHandle<()>>,
    held: Arc<AtomicBool>,
    stop: Arc<AtomicBool>,
    sender: Sender<(u64, Answer)>,
    // A receiver cannot be shared between threads, but a resource must be `Sync`.
    answers: Mutex<Receiver<(u64, Answer)>>,
    /// Whether the jobs end soon after they are stopped.
    can_be_stopped: bool,
}

/// A job on its way to a thread.
struct Task {
    id: u64,
    job: Job,
    stop: Arc<AtomicBool>,
    answers: Sender<(u64, Answer)>,
}

impl ThreadRunner {
    /// A runner with one thread, whose searches use all cores but one and no endgame tables.
    pub fn new(name: &'static str) -> Self {
        Self::with_workers(name, || vec![Worker::new(Effort::desktop(threads_here()))])
    }

    /// The same with the player's endgame tables, as far as they are loaded.
    pub fn with_tables(name: &'static str, tables: Arc<TableLoader>) -> Self {
        let loader = tables.clone();
        let mut runner = Self::with_workers(name, move || {
            let loader = loader.clone();
            let loaded: TableSource = Box::new(move |rules, _| loader.tables(rules));
            vec![Worker::new(Effort::desktop(threads_here())).with_tables(loaded)]
        });
        runner.tables = Some(tables);
        runner
    }

    /// A runner that waits until the player's endgame tables are loaded.
    pub fn waiting_for_tables(name: &'static str, tables: Arc<TableLoader>) -> Self {
        Self::with_workers(name, move || {
            let tables = tables.clone();
            let wait: TableSource = Box::new(move |rules, stop| {
                let mut waits = 0..TABLE_WAITS;
                loop {
                    let found = tables.tables(rules);
                    if found.is_some() || stop() || waits.next().is_none() {
                        return found;
                    }
                    thread::sleep(TABLE_WAIT);
                }
            });
            // Elsewhere tables are built instead of these.
            vec![Worker::new(Effort::few(u64::MAX)).with_tables(wait)]
        })
    }

    /// A runner with a thread for each core that the window leaves. They share the player's endgame tables and others
    /// of few stones, which are built first and freed when the jobs are stopped. The opponent reports files that
    /// cannot be used.
    pub fn of_analyses(name: &'static str) -> Self {
        let mut runner = Self::with_workers(name, || {
            let shared = Arc::new(Mutex::new(None));
            let worker = |_| {
                let shared = shared.clone();
                let tables: TableSource = Box::new(move |rules, stop| {
                    let mut shared = shared.lock().unwrap_or_else(PoisonError::into_inner);
                    if let Some((of, tables)) = &*shared
                        && of == rules
                    {
                        return Some(Arc::clone(tables));
                    }
                    let mut tables = load(rules).tables;
                    let stones = tables.quick_stones(rules.board.len() - 1);
                    // The analysis also works without the tables that cannot be built.
                    let _ = build::extend(&mut tables, rules, stones, 1, &|_| !stop());
                    let tables = Arc::new(tables);
                    *shared = Some((rules.clone(), tables.clone()));
                    Some(tables)
                });
                Worker::new(Effort::desktop(1)).with_tables(tables)
            };
            (0..threads_here()).map(worker).collect()
        });
        runner.lasts = false;
        runner
    }

    /// Whether jobs may use the player's endgame tables.
    pub const fn uses_tables(&self) -> bool {
        self.tables.is_some()
    }

    fn with_workers(
        name: &'static str,
        workers: impl Fn() -> Vec<Worker> + Send + Sync + 'static,
    ) -> Self {
        let (sender, answers) = channel();
        Self {
            name,
            workers: Box::new(workers),
            lasts: true,
            tables: None,
            tasks: None,
            threads: Vec::new(),
            held: Arc::default(),
            stop: Arc::default(),
            sender,
            answers: Mutex::new(answers),
            can_be_stopped: true,
        }
    }

    /// Starts the threads. The others go on if the system starts no more.
    fn spawn(&mut self) -> Sender<Task> {
        let (tasks, inbox) = channel();
        let inbox = Arc::new(Mutex::new(inbox));
        for worker in (self.workers)() {
            let (inbox, held) = (inbox.clone(), self.held.clone());
            let thread = thread::Builder::new().name(self.name.into());
            self.threads.extend(thread.spawn(move || work(worker, &inbox, &held)));
        }
        tasks
    }
}

/// Carries out one job after the other, until the runner is dropped.
fn work(mut worker: Worker, inbox: &Mutex<Receiver<Task>>, held: &AtomicBool) {
    let next = || inbox.lock().unwrap_or_else(PoisonError::into_inner).recv();
    while let Ok(Task { id, job, stop, answers }) = next() {
        let stopped = || {
            while held.load(Relaxed) && !stop.load(Relaxed) {
                thread::sleep(HELD);
            }
            stop.load(Relaxed)
        };
        if stopped() {
            continue;
        }
        let began = Instant::now();
        // Nobody waits for the answer of a job that was stopped.
        let mut send = |answer| drop(answers.send((id, answer)));
        let answer = worker.run(&job, &|| began.elapsed(), &stopped, &mut send);
        send(answer);
    }
}

impl JobRunner for ThreadRunner {
    fn start(&mut self, id: u64, job: Job) {
        let tasks = match self.tasks.take() {
            Some(tasks) => tasks,
            None => self.spawn(),
        };
        if self.threads.is_empty() {
            let _ = self.sender.send((id, Answer::Failed));
        }
        self.can_be_stopped = job.can_be_stopped();
        let (stop, answers) = (self.stop.clone(), self.sender.clone());
        let _ = tasks.send(Task { id, job, stop, answers });
        self.tasks = Some(tasks);
    }

    fn poll(&mut self) -> Option<(u64, Answer)> {
        self.answers.get_mut().ok()?.try_recv().ok()
    }

    fn stop(&mut self) {
        self.stop.store(true, Relaxed);
        self.stop = Arc::default();
        let (sender, answers) = channel();
        (self.sender, self.answers) = (sender, Mutex::new(answers));
        if !self.lasts {
            self.tasks = None;
            self.threads.clear();
        }
    }

    fn hold(&mut self, held: bool) {
        self.held.store(held, Relaxed);
    }

    fn take_table_errors(&mut self) -> Vec<TableFileError> {
        self.tables.as_ref().map(|tables| tables.take_errors()).unwrap_or_default()
    }
}

impl Drop for ThreadRunner {
    fn drop(&mut self) {
        self.stop.store(true, Relaxed);
        self.tasks = None;
        for thread in self.threads.drain(..).filter(|_| self.can_be_stopped) {
            let _ = thread.join();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::search_threads;

    #[test]
    fn searches_run_on_all_cores_but_one() {
        assert_eq!([1, 2, 3, 8].map(search_threads), [1, 1, 2, 7]);
    }
}
