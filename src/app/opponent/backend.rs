//! A mind to ask for turns: on its own thread in the game, on the spot in tests.

use crate::catalogue::endgame::TableLoader;
use crate::engine::character::SearchResources;
use crate::engine::{Character, Report};
use crate::rules::{Record, Variant};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::sync::{Arc, Mutex};
use std::thread;
use std::time::{Duration, Instant};

/// What a mind is asked.
#[derive(Clone, Debug)]
pub struct Request {
    /// The variant played.
    pub variant: Arc<Variant>,
    /// The game.
    pub record: Record,
    /// Who thinks.
    pub character: Arc<Character>,
    /// How long it may think at most; `None` for as long as its character likes.
    pub time: Option<Duration>,
    /// Chance, for characters that err.
    pub seed: u64,
    /// The state of the session asked about.
    pub generation: u64,
}

/// What a mind has found.
#[derive(Clone, Debug)]
pub struct Answer {
    /// The best turn and its worth.
    pub report: Report,
    /// The state of the session it was asked about.
    pub generation: u64,
}

/// Something that thinks without holding up a frame.
pub trait SearchBackend: Send + Sync {
    /// Begins to think; whatever it thought of before is given up.
    fn think(&mut self, request: Request);
    /// The answer, once it is there.
    fn poll(&mut self) -> Option<Answer>;
    /// Gives up.
    fn stop(&mut self);
}

/// A mind on a thread of its own. Not on Bevy's task pool: on two cores that pool has a single
/// thread, which Bevy needs for pipelines and screenshots.
pub struct ThreadBackend {
    requests: Option<Sender<(Request, Arc<AtomicBool>)>>,
    // A receiver may not be shared between threads, and a resource must be.
    answers: Mutex<Receiver<Answer>>,
    stop: Arc<AtomicBool>,
    thread: Option<thread::JoinHandle<()>>,
}

impl Default for ThreadBackend {
    fn default() -> Self {
        Self::new(None)
    }
}

impl ThreadBackend {
    /// A mind that takes its endgame tables from a shelf.
    pub fn with_tables() -> Self {
        Self::new(Some(TableLoader::default()))
    }

    fn new(shelf: Option<TableLoader>) -> Self {
        let (requests, inbox) = channel::<(Request, Arc<AtomicBool>)>();
        let (outbox, answers) = channel();
        let thread = thread::Builder::new()
            .name("opponent".into())
            .spawn(move || {
                // One core is left to the window.
                let cores = thread::available_parallelism().map_or(1, usize::from);
                let threads = (cores - 1).max(1);
                for (request, stop) in inbox {
                    let Request { record, character, time: share, seed, generation, .. } = request;
                    let knowing = shelf.as_ref().filter(|_| character.endgame > 0);
                    let tables = knowing.and_then(|shelf| shelf.tables(record.rules()));
                    let means = SearchResources { threads, tables };
                    let began = Instant::now();
                    let time = character.seconds.map(|seconds| Duration::from_secs(seconds.into()));
                    let time = time.into_iter().chain(share).min();
                    let stopped = || stop.load(Ordering::Relaxed);
                    let mut enough =
                        || stopped() || time.is_some_and(|time| began.elapsed() >= time);
                    let report = character.complete_turn(&record, &means, seed, &mut enough);
                    if !stopped() && outbox.send(Answer { report, generation }).is_err() {
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
        }
    }
}

impl SearchBackend for ThreadBackend {
    fn think(&mut self, request: Request) {
        self.stop();
        self.stop = Arc::default();
        if let Some(requests) = &self.requests {
            // Without a thread there is nobody to answer; people can still play.
            let _ = requests.send((request, self.stop.clone()));
        }
    }

    fn poll(&mut self) -> Option<Answer> {
        self.answers.get_mut().ok()?.try_iter().last()
    }

    fn stop(&mut self) {
        self.stop.store(true, Ordering::Relaxed);
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

/// A mind that thinks on the spot, within few positions: for tests.
#[derive(Default)]
pub struct InlineBackend {
    /// The most positions it looks at; 0 for the character's own number.
    pub nodes: u64,
    answer: Option<Answer>,
}

impl InlineBackend {
    /// A mind that looks at this many positions at most.
    pub const fn new(nodes: u64) -> Self {
        Self { nodes, answer: None }
    }
}

impl SearchBackend for InlineBackend {
    fn think(&mut self, request: Request) {
        let mut character = request.character.as_ref().clone();
        if self.nodes > 0 {
            character.nodes = character.nodes.min(self.nodes);
        }
        let Request { record, seed, generation, .. } = request;
        let report =
            character.complete_turn(&record, &SearchResources::default(), seed, &mut || false);
        self.answer = Some(Answer { report, generation });
    }

    fn poll(&mut self) -> Option<Answer> {
        self.answer.take()
    }

    fn stop(&mut self) {
        self.answer = None;
    }
}
