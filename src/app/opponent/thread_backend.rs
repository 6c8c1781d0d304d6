//! The search backend of the window: a thread of its own. A page has no threads, and its opponents think in a worker.

use super::backend::{Request, SearchAnswer, SearchBackend, search_threads};
use crate::catalogue::endgame::{TableFileError, TableLoader};
use crate::engine::book;
use crate::engine::character::SearchResources;
use crate::engine::protocol::ManagedTime;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::sync::{Arc, Mutex};
use std::thread;
use std::time::{Duration, Instant};

/// Searches on a thread of its own. Not on Bevy's task pool: on two cores that pool has a single
/// thread, which Bevy needs for pipelines and screenshots.
pub struct ThreadBackend {
    requests: Option<Sender<(Request, Arc<AtomicBool>)>>,
    // A receiver cannot be shared between threads, but a resource must be `Sync`.
    answers: Mutex<Receiver<SearchAnswer>>,
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
                    let book = character.knows_book().then(|| book::shipped::book(record.rules()));
                    let book = book.flatten();
                    let resources = SearchResources { threads, tables, book };
                    let began = Instant::now();
                    let time = character.seconds.map(|seconds| Duration::from_secs(seconds.into()));
                    // A turn never takes longer than its share; an easy one takes less.
                    let time = time.into_iter().chain(share).min();
                    let time = time.map(|time| ManagedTime::within(time, || began.elapsed()));
                    let stopped = || stop.load(Ordering::Relaxed);
                    let report = character.complete_turn_with_reports(
                        record,
                        &resources,
                        seed,
                        &mut |report| time.iter().for_each(|time| time.observe(report)),
                        &mut || stopped() || time.as_ref().is_some_and(ManagedTime::is_over),
                    );
                    let explanation =
                        request.explained(&report, &mut || stop.load(Ordering::Relaxed));
                    let generation = request.generation;
                    let answer = SearchAnswer { report, generation, explanation };
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

    fn poll(&mut self) -> Option<SearchAnswer> {
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
