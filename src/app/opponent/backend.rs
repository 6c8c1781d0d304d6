//! Search backends: on a thread of their own in the game, on the spot in tests.

use crate::catalogue::endgame::{TableFileError, TableLoader};
use crate::engine::book;
use crate::engine::character::SearchResources;
use crate::engine::explain::{ExplainResources, Explanation, explain};
use crate::engine::{Character, Limits, Report};
use crate::rules::{Record, Variant};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::sync::{Arc, Mutex};
use std::thread;
use std::time::{Duration, Instant};

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
pub struct Answer {
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
    fn poll(&mut self) -> Option<Answer>;
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

/// Searches on a thread of its own. Not on Bevy's task pool: on two cores that pool has a single
/// thread, which Bevy needs for pipelines and screenshots.
pub struct ThreadBackend {
    requests: Option<Sender<(Request, Arc<AtomicBool>)>>,
    // A receiver cannot be shared between threads, but a resource must be `Sync`.
    answers: Mutex<Receiver<Answer>>,
    stop: Arc<AtomicBool>,
    thread: Option<thread::JoinHandle<()>>,
    threads: usize,
    tables: Option<Arc<TableLoader>>,
}

impl Default for ThreadBackend {
    fn default() -> Self {
        Self::new(None)
    }
}

impl ThreadBackend {
    /// A backend that uses the player's endgame tables, for characters that know them.
    pub fn with_tables() -> Self {
        Self::new(Some(TableLoader::default()))
    }

    /// The number of threads of a search.
    pub const fn threads(&self) -> usize {
        self.threads
    }

    /// Whether searches may use endgame tables.
    pub const fn uses_tables(&self) -> bool {
        self.tables.is_some()
    }

    fn new(tables: Option<TableLoader>) -> Self {
        let (requests, inbox) = channel::<(Request, Arc<AtomicBool>)>();
        let (outbox, answers) = channel();
        let threads = search_threads(thread::available_parallelism().map_or(1, usize::from));
        let tables = tables.map(Arc::new);
        let loader = tables.clone();
        let thread = thread::Builder::new()
            .name("opponent".into())
            .spawn(move || {
                for (request, stop) in inbox {
                    let Request { ref record, ref character, time: share, seed, .. } = request;
                    let loader = loader.as_ref().filter(|_| character.endgame > 0);
                    let tables = loader.and_then(|loader| loader.tables(record.rules()));
                    let knows = character.book.is_some() || character.adjusts;
                    let book = knows.then(|| book::shipped::book(record.rules())).flatten();
                    let resources = SearchResources { threads, tables, book };
                    let began = Instant::now();
                    let time = character.seconds.map(|seconds| Duration::from_secs(seconds.into()));
                    let time = time.into_iter().chain(share).min();
                    let stopped = || stop.load(Ordering::Relaxed);
                    let mut enough =
                        || stopped() || time.is_some_and(|time| began.elapsed() >= time);
                    let report = character.complete_turn(record, &resources, seed, &mut enough);
                    let explanation =
                        request.explained(&report, &mut || stop.load(Ordering::Relaxed));
                    let generation = request.generation;
                    let answer = Answer { report, generation, explanation };
                    if !stopped() && outbox.send(answer).is_err() {
                        return;
                    }
                }
            })
            .ok();
        Self {
            requests: Some(requests),
            answers: Mutex::new(answers),
            stop: Arc::default(),
            thread,
            threads,
            tables,
        }
    }
}

impl SearchBackend for ThreadBackend {
    fn start(&mut self, request: Request) {
        self.stop();
        self.stop = Arc::default();
        if let Some(requests) = &self.requests {
            // Without a thread the computer never answers; people can still play.
            let _ = requests.send((request, self.stop.clone()));
        }
    }

    fn poll(&mut self) -> Option<Answer> {
        self.answers.get_mut().ok()?.try_iter().last()
    }

    fn stop(&mut self) {
        self.stop.store(true, Ordering::Relaxed);
    }

    fn take_table_errors(&mut self) -> Vec<TableFileError> {
        self.tables.as_ref().map(|tables| tables.take_errors()).unwrap_or_default()
    }
}

impl Drop for ThreadBackend {
    fn drop(&mut self) {
        self.stop();
        self.requests = None;
        if let Some(thread) = self.thread.take() {
            let _ = thread.join();
        }
    }
}

/// Searches at once, within few positions: for tests.
#[derive(Default)]
pub struct InlineBackend {
    /// The most positions of a search; 0 for the character's own limit.
    pub nodes: u64,
    answer: Option<Answer>,
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
        self.answer = Some(Answer { report, generation, explanation });
    }

    fn poll(&mut self) -> Option<Answer> {
        self.answer.take()
    }

    fn stop(&mut self) {
        self.answer = None;
    }
}
