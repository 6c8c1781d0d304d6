//! What analyses the turns of a game: threads of their own in the game, the calling thread in tests.

use crate::app::opponent::search_threads;
use crate::catalogue::endgame::load;
use crate::engine::endgame::build;
use crate::game::analysis::{AnalysisResources, TurnAnalysis, analyse_turn};
use crate::rules::{Record, Variant};
use std::collections::VecDeque;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering::Relaxed};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::sync::{Arc, Mutex};
use std::thread;
use std::time::Duration;

/// The interval at which a suspended thread checks whether it may continue.
const HELD: Duration = Duration::from_millis(20);

/// The turns of a game that are to be analysed.
#[derive(Clone, Debug)]
pub struct AnalysisJob {
    /// The variant.
    pub variant: Arc<Variant>,
    /// The game.
    pub record: Record,
    /// The numbers of the turns, from 0, in the order in which they are wanted.
    pub turns: Vec<usize>,
}

/// Analyses the turns of a game without holding up a frame.
pub trait AnalysisBackend: Send + Sync {
    /// Starts to analyse turns. Those of an earlier job are stopped.
    fn start(&mut self, job: AnalysisJob);
    /// The analysis of a turn, with its number, once it is available.
    fn poll(&mut self) -> Option<(usize, TurnAnalysis)>;
    /// Stops. What has not been returned is lost.
    fn stop(&mut self);
    /// Holds the work while the processor is needed for something that a person waits for, or lets it
    /// go on.
    fn hold(&mut self, held: bool);
}

/// Analyses on threads of their own, one for each core that the window leaves.
#[derive(Default)]
pub struct ThreadAnalysis {
    held: Arc<AtomicBool>,
    work: Option<Work>,
}

/// The work in progress.
struct Work {
    stop: Arc<AtomicBool>,
    // A receiver cannot be shared between threads, but a resource must be `Sync`.
    found: Mutex<Receiver<(usize, TurnAnalysis)>>,
}

/// What the threads of a job share.
struct Shared {
    job: AnalysisJob,
    /// The index of the next turn.
    next: AtomicUsize,
    stop: Arc<AtomicBool>,
    held: Arc<AtomicBool>,
}

impl Shared {
    /// Whether to stop. While the work is held, waits.
    fn stopped(&self) -> bool {
        while self.held.load(Relaxed) && !self.stop.load(Relaxed) {
            thread::sleep(HELD);
        }
        self.stop.load(Relaxed)
    }

    /// Analyses the turns on this thread and on others.
    fn run(&self, threads: usize, found: &Sender<(usize, TurnAnalysis)>) {
        let rules = self.job.record.rules();
        // The opponent reports files that cannot be used.
        let mut tables = load(rules).tables;
        let stones = tables.quick_stones(rules.board.len() - 1);
        // The analysis also works without the tables that cannot be built.
        let _ = build::extend(&mut tables, rules, stones, 1, &|_| !self.stopped());
        let tables = Some(Arc::new(tables));
        let resources = AnalysisResources { tables, ..AnalysisResources::new(rules) };
        thread::scope(|scope| {
            for _ in 1..threads {
                let (found, resources) = (found.clone(), &resources);
                let work = move || self.analyse(resources, &found);
                // The others go on if the system starts no more threads.
                if thread::Builder::new().spawn_scoped(scope, work).is_err() {
                    break;
                }
            }
            self.analyse(&resources, found);
        });
    }

    fn analyse(&self, resources: &AnalysisResources, found: &Sender<(usize, TurnAnalysis)>) {
        while let Some(&number) = self.job.turns.get(self.next.fetch_add(1, Relaxed))
            && let Some(analysis) =
                analyse_turn(&self.job.record, number, resources, &mut || self.stopped())
            && found.send((number, analysis)).is_ok()
        {}
    }
}

impl AnalysisBackend for ThreadAnalysis {
    fn start(&mut self, job: AnalysisJob) {
        self.stop();
        let (sender, found) = channel();
        let (stop, held) = (Arc::<AtomicBool>::default(), self.held.clone());
        let shared = Shared { job, next: AtomicUsize::new(0), stop: stop.clone(), held };
        let threads = search_threads(thread::available_parallelism().map_or(1, usize::from));
        // Without a thread nothing is analysed; it can be stopped.
        let _ = thread::Builder::new()
            .name("analysis".into())
            .spawn(move || shared.run(threads, &sender));
        self.work = Some(Work { stop, found: Mutex::new(found) });
    }

    fn poll(&mut self) -> Option<(usize, TurnAnalysis)> {
        self.work.as_mut()?.found.get_mut().ok()?.try_recv().ok()
    }

    fn stop(&mut self) {
        if let Some(work) = self.work.take() {
            work.stop.store(true, Relaxed);
        }
    }

    fn hold(&mut self, held: bool) {
        self.held.store(held, Relaxed);
    }
}

impl Drop for ThreadAnalysis {
    fn drop(&mut self) {
        self.stop();
    }
}

/// Analyses on the calling thread, a turn with each poll: for tests.
pub struct InlineAnalysis {
    nodes: u64,
    held: bool,
    job: Option<AnalysisJob>,
    turns: VecDeque<usize>,
}

impl InlineAnalysis {
    /// A backend whose searches visit at most this many nodes.
    pub const fn new(nodes: u64) -> Self {
        Self { nodes, held: false, job: None, turns: VecDeque::new() }
    }
}

impl AnalysisBackend for InlineAnalysis {
    fn start(&mut self, job: AnalysisJob) {
        self.turns = job.turns.iter().copied().collect();
        self.job = Some(job);
    }

    fn poll(&mut self) -> Option<(usize, TurnAnalysis)> {
        let record = &self.job.as_ref().filter(|_| !self.held)?.record;
        let number = self.turns.pop_front()?;
        let new = AnalysisResources::new(record.rules());
        let resources = AnalysisResources { nodes: self.nodes, ..new };
        Some((number, analyse_turn(record, number, &resources, &mut || false)?))
    }

    fn stop(&mut self) {
        self.job = None;
    }

    fn hold(&mut self, held: bool) {
        self.held = held;
    }
}
