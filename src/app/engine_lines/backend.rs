//! What searches for lines: a thread of its own in the game, the calling thread in tests.

use crate::app::opponent::search_threads;
use crate::catalogue::endgame::TableLoader;
use crate::engine::endgame::EndgameTables;
use crate::engine::{Engine, Limits, Options, Report};
use crate::game::analysis::{TurnResult, turn_results};
use crate::rules::{Record, Ruleset, Variant};
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::sync::{Arc, Mutex};
use std::thread;
use std::time::Duration;

/// A position to search.
#[derive(Clone, Debug, PartialEq)]
pub struct LinesRequest {
    /// The variant played.
    pub variant: Arc<Variant>,
    /// The game up to the position, without an open chain.
    pub record: Record,
    /// The number of lines.
    pub count: usize,
}

/// The lines of a completed depth.
#[derive(Clone, Debug)]
pub struct LinesUpdate {
    /// The lines.
    pub report: Report,
    /// The results of all turns by the endgame tables; empty where they do not reach.
    pub results: Vec<TurnResult>,
    /// Whether the search has ended by itself.
    pub finished: bool,
}

/// Searches for lines without blocking a frame.
pub trait LinesBackend: Send + Sync {
    /// Starts a search. Cancels the one before, of which no update follows.
    fn start(&mut self, request: LinesRequest);
    /// Returns the latest update since the last call.
    fn poll(&mut self) -> Option<LinesUpdate>;
    /// Cancels the search.
    fn stop(&mut self);
}

/// The most positions that are visited for one request: minutes, so that a forgotten window does not
/// search forever.
const MOST_NODES: u64 = 1_000_000_000;
/// The size of the transposition table in MiB.
const TABLE_MIB: usize = 64;

/// How often the thread waits for tables that are being loaded, and how long each time: a minute together. A
/// request or the end of the program ends the waiting.
const TABLE_WAITS: u32 = 300;
const TABLE_WAIT: Duration = Duration::from_millis(200);

/// A search on its way to the thread: the number of the request, the request, and the flag that stops
/// it.
type Ordered = (u64, LinesRequest, Arc<AtomicBool>);

/// Searches on a thread of its own. The transposition table is kept from position to position.
pub struct ThreadLines {
    requests: Option<Sender<Ordered>>,
    // A receiver cannot be shared between threads, but a resource must be `Sync`.
    updates: Mutex<Receiver<(u64, LinesUpdate)>>,
    stop: Arc<AtomicBool>,
    number: u64,
    thread: Option<thread::JoinHandle<()>>,
}

impl Default for ThreadLines {
    fn default() -> Self {
        Self::new(None)
    }
}

impl ThreadLines {
    /// A backend that uses the player's endgame tables. Files that cannot be used are reported by the
    /// opponent, which loads them too.
    pub fn with_tables() -> Self {
        Self::new(Some(TableLoader::default()))
    }

    fn new(loader: Option<TableLoader>) -> Self {
        let (requests, inbox) = channel::<Ordered>();
        let (outbox, updates) = channel();
        // If there is no thread, no lines are found.
        let thread = thread::Builder::new()
            .name("engine lines".into())
            .spawn(move || LinesThread { loader, engine: None, outbox }.run(&inbox))
            .ok();
        Self {
            requests: Some(requests),
            updates: Mutex::new(updates),
            stop: Arc::default(),
            number: 0,
            thread,
        }
    }
}

impl LinesBackend for ThreadLines {
    fn start(&mut self, request: LinesRequest) {
        self.stop();
        self.stop = Arc::default();
        self.number += 1;
        if let Some(requests) = &self.requests {
            let _ = requests.send((self.number, request, self.stop.clone()));
        }
    }

    fn poll(&mut self) -> Option<LinesUpdate> {
        let all = self.updates.get_mut().ok()?.try_iter();
        let (number, update) = all.last()?;
        (number == self.number && !self.stop.load(Relaxed)).then_some(update)
    }

    fn stop(&mut self) {
        self.stop.store(true, Relaxed);
    }
}

impl Drop for ThreadLines {
    fn drop(&mut self) {
        self.stop();
        self.requests = None;
        if let Some(thread) = self.thread.take() {
            let _ = thread.join();
        }
    }
}

/// What the thread keeps from position to position.
struct LinesThread {
    loader: Option<TableLoader>,
    /// The engine, and the rules that its transposition table holds for.
    engine: Option<(Engine, Arc<Ruleset>)>,
    outbox: Sender<(u64, LinesUpdate)>,
}

impl LinesThread {
    /// Searches one position after the other.
    fn run(mut self, inbox: &Receiver<Ordered>) {
        for (number, request, stop) in inbox {
            if !stop.load(Relaxed) {
                self.search(number, &request, &stop);
            }
        }
    }

    fn search(&mut self, number: u64, request: &LinesRequest, stop: &AtomicBool) {
        let LinesRequest { record, count, .. } = request;
        let loaded = |loader: &TableLoader| loader.tables(record.rules());
        let tables = self.loader.as_ref().and_then(loaded);
        self.prepare(record, tables.clone());
        let Some((engine, _)) = &mut self.engine else { return };
        let (outbox, mut stopped) = (&self.outbox, || stop.load(Relaxed));
        let send = |report: &Report, tables: Option<&EndgameTables>, finished| {
            let results = tables.map_or_else(Vec::new, |tables| turn_results(record, tables));
            // Nobody waits for it when the window closes.
            let _ =
                outbox.send((number, LinesUpdate { report: report.clone(), results, finished }));
        };
        let limits = Limits::nodes(MOST_NODES);
        let mut on_depth = |report: &Report| send(report, tables.as_deref(), false);
        let report = engine.search_lines(record, limits, *count, &mut on_depth, &mut stopped);
        if stopped() {
            return;
        }
        send(&report, tables.as_deref(), true);
        if tables.is_some() {
            return;
        }
        // Tables that are still being loaded add their results to the lines.
        let mut waits = 0..TABLE_WAITS;
        while !stopped() && waits.next().is_some() {
            let Some(loader) = &self.loader else { return };
            if let Some(tables) = loader.tables(record.rules()) {
                return send(&report, Some(&tables), true);
            }
            thread::sleep(TABLE_WAIT);
        }
    }

    /// Makes an engine, unless the one from before fits.
    fn prepare(&mut self, record: &Record, tables: Option<Arc<EndgameTables>>) {
        let fits = self.engine.as_ref().is_some_and(|(engine, rules)| {
            let same = match (&engine.options().tables, &tables) {
                (Some(known), Some(now)) => Arc::ptr_eq(known, now),
                (known, now) => known.is_none() && now.is_none(),
            };
            same && rules == record.rules()
        });
        if !fits {
            let threads = search_threads(thread::available_parallelism().map_or(1, usize::from));
            let options = Options { threads, table_mib: TABLE_MIB, tables, ..Options::default() };
            self.engine = Some((Engine::new(options), record.rules().clone()));
        }
    }
}

/// Searches at once, within few positions: for tests.
pub struct InlineLines {
    /// The most positions of a search.
    pub nodes: u64,
    update: Option<LinesUpdate>,
}

impl InlineLines {
    /// A backend that visits at most this many positions.
    pub const fn new(nodes: u64) -> Self {
        Self { nodes, update: None }
    }
}

impl LinesBackend for InlineLines {
    fn start(&mut self, request: LinesRequest) {
        let mut engine = Engine::new(Options { table_mib: 1, ..Options::default() });
        let LinesRequest { record, count, .. } = request;
        let limits = Limits::nodes(self.nodes);
        let report = engine.search_lines(&record, limits, count, &mut |_| {}, &mut || false);
        self.update = Some(LinesUpdate { report, results: Vec::new(), finished: true });
    }

    fn poll(&mut self) -> Option<LinesUpdate> {
        self.update.take()
    }

    fn stop(&mut self) {
        self.update = None;
    }
}
