//! The search thread, and how to stop it.

use super::send;
use crate::catalogue::endgame::{TableFileError, damaged};
use crate::cli::thinker::{self, Budget, Thinker};
use crate::cli::turns;
use crate::engine::character::SearchResources;
use crate::engine::endgame::EndgameTables;
use crate::engine::{Character, Options, Report, considers_all_turns, protocol};
use crate::rules::perft::{Counting, perft_within};
use crate::rules::{Record, Ruleset};
use crate::texts::{Language, Texts, say};
use std::cell::RefCell;
use std::collections::HashSet;
use std::io;
use std::path::PathBuf;
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};
use std::sync::{Arc, Mutex, OnceLock, PoisonError};
use std::thread::{self, JoinHandle};
use std::time::{Duration, Instant};

/// Without any work, or if it has panicked.
const NOTHING: SearchEnd = SearchEnd { thinker: None, sent: Ok(()) };
/// How often a finished `go infinite` checks whether it was stopped.
const STOP_INTERVAL: Duration = Duration::from_millis(2);

/// The parameters of a search.
pub(super) struct SearchTask {
    pub record: Record,
    pub budget: Budget,
    /// The number of best lines to report.
    pub lines: usize,
    /// The character that plays instead of the plain search, and its seed.
    pub character: Option<(Arc<Character>, u64)>,
    /// The options for a new thinker.
    pub options: Options,
    /// The endgame tables, loaded by the first search that uses them.
    pub tables: Arc<LazyTables>,
    /// Whether the best turn is only sent after `stop`.
    pub infinite: bool,
}

/// The table files reported so far; shared by the variants of a session, so that each file is
/// reported once.
pub(super) type ReportedTables = Arc<Mutex<HashSet<PathBuf>>>;

/// The endgame tables of one variant, loaded when they are first needed.
#[derive(Debug, Default)]
pub(super) struct LazyTables {
    tables: OnceLock<Option<Arc<EndgameTables>>>,
    reported: ReportedTables,
}

impl LazyTables {
    /// Nothing loaded yet.
    pub fn new(reported: ReportedTables) -> Self {
        Self { tables: OnceLock::new(), reported }
    }

    /// The tables, if there are any. Reports files that cannot be used as `info string`.
    fn tables(&self, rules: &Ruleset, sent: &SentLines) -> Option<Arc<EndgameTables>> {
        let load = || {
            let (tables, errors) = thinker::stored_tables(rules);
            self.report(errors, sent);
            tables
        };
        self.tables.get_or_init(load).clone()
    }

    /// Reports tables that proved damaged while they were used.
    fn report_damage(&self, sent: &SentLines) {
        if let Some(Some(tables)) = self.tables.get() {
            self.report(damaged(tables), sent);
        }
    }

    /// Reports files that cannot be used, each once.
    fn report(&self, errors: Vec<TableFileError>, sent: &SentLines) {
        let english = Texts::new(Language::ENGLISH);
        let mut reported = self.reported.lock().unwrap_or_else(PoisonError::into_inner);
        for error in errors {
            if reported.insert(error.path.clone()) {
                let sentence = say::table_file_error(&english, &error);
                sent.line(&format!("info string {sentence}"));
            }
        }
    }
}

/// Sends the lines of a search, until one cannot be written.
struct SentLines(RefCell<io::Result<()>>);

impl SentLines {
    fn line(&self, line: &str) {
        let mut result = self.0.borrow_mut();
        if result.is_ok() {
            *result = send(line);
        }
    }
}

/// What remains of a search or count that has ended.
pub(super) struct SearchEnd {
    pub thinker: Option<Thinker>,
    /// Whether all lines were written.
    pub sent: io::Result<()>,
}

/// A running search or count.
pub(super) struct RunningSearch {
    stop: Arc<AtomicBool>,
    done: Arc<AtomicBool>,
    /// The thread, or what the work has returned if there is none.
    thread: Result<JoinHandle<SearchEnd>, SearchEnd>,
}

impl RunningSearch {
    /// Searches for the best turn; sends a report after each depth, then the best turn.
    pub fn turn(mut task: SearchTask, thinker: Option<Thinker>) -> Self {
        Self::start(move |stop, done, sent| {
            if task.options.techniques.endgame_tables {
                task.options.tables = task.tables.tables(task.record.rules(), sent);
            }
            let mut thinker = thinker.unwrap_or_else(|| Thinker::new(task.options.clone()));
            think(&task, &mut thinker, stop, done, sent);
            Some(thinker)
        })
    }

    /// Counts turns; sends the count of each first turn, then the sum.
    pub fn count(record: Record, depth: u32, thinker: Option<Thinker>) -> Self {
        Self::start(move |stop, done, sent| {
            let (rules, position) = (record.rules(), record.position());
            let (mut sum, mut exact) = (0_u64, true);
            let counting = Counting::Sequences;
            let over = record.outcome().is_some();
            let most = if over { 0 } else { usize::MAX };
            // Ends with an error when it is stopped.
            let _ = turns::for_each_written(rules, position, counting, most, |text, turn| {
                let next = position.play_unchecked(rules, &turn);
                let ask = &mut || stop.load(Relaxed);
                let count = perft_within(rules, &next, depth - 1, counting, ask);
                if stop.load(Relaxed) {
                    return Err(());
                }
                sum = sum.saturating_add(count.number);
                exact &= count.exact;
                // If the output is closed, the next command ends the program.
                sent.line(&format!("{}: {count}", text.replace('-', "")));
                Ok(())
            });
            done.store(true, Relaxed);
            if !exact {
                sent.line("info string the count is not exact: there are at least so many");
            }
            if stop.load(Relaxed) {
                sent.line("info string the count was stopped");
            } else {
                sent.line(&format!("nodes {}", sum));
            }
            thinker
        })
    }

    fn start(
        work: impl FnOnce(&AtomicBool, &AtomicBool, &SentLines) -> Option<Thinker> + Send + 'static,
    ) -> Self {
        let work = move |stop: &AtomicBool, done: &AtomicBool| {
            let sent = SentLines(RefCell::new(Ok(())));
            let thinker = work(stop, done, &sent);
            SearchEnd { thinker, sent: sent.0.into_inner() }
        };
        let (stop, done) = (Arc::new(AtomicBool::new(false)), Arc::new(AtomicBool::new(false)));
        let (thread_stop, thread_done) = (stop.clone(), done.clone());
        // If the thread cannot be started, the work is done here and now.
        let work = Arc::new(Mutex::new(Some(work)));
        let thread_work = work.clone();
        let take =
            |work: &Mutex<Option<_>>| work.lock().unwrap_or_else(PoisonError::into_inner).take();
        let spawned = thread::Builder::new().spawn(move || {
            take(&thread_work).map_or(NOTHING, |work| work(&thread_stop, &thread_done))
        });
        let thread = spawned.map_err(|_| take(&work).map_or(NOTHING, |work| work(&stop, &done)));
        Self { stop, done, thread }
    }

    /// Whether the result is known. It may not have been sent yet.
    pub fn is_done(&self) -> bool {
        self.done.load(Relaxed)
    }

    /// Stops the search, which takes a few milliseconds. The result is sent before this returns.
    pub fn stop(self) -> SearchEnd {
        self.stop.store(true, Relaxed);
        self.thread.map_or_else(|end| end, |thread| thread.join().unwrap_or(NOTHING))
    }
}

fn think(
    task: &SearchTask,
    thinker: &mut Thinker,
    stop: &AtomicBool,
    done: &AtomicBool,
    sent: &SentLines,
) {
    let SearchTask { record, budget, lines, character, infinite, .. } = task;
    let board = &record.rules().board;
    let began = Instant::now();
    let say = |report: &_| {
        let milliseconds = u64::try_from(began.elapsed().as_millis()).unwrap_or(u64::MAX);
        for line in protocol::info(board, report, milliseconds) {
            sent.line(&line);
        }
    };
    let mut reported = None;
    let report = if let Some((character, seed)) = character {
        // The time for the turn is used up, unless the character's own is shorter.
        let time = budget.movetime.map(Duration::from_millis);
        let stop = || stop.load(Relaxed) || time.is_some_and(|time| began.elapsed() >= time);
        let mut character = (**character).clone();
        character.depth = character.depth.min(budget.limits().depth);
        character.nodes = character.nodes.min(budget.limits().nodes);
        let Options { threads, tables, .. } = task.options.clone();
        let book = thinker::book(&character, record.rules());
        let resources = SearchResources { threads, tables, book };
        thinker::ask(&character, record, &resources, *seed, None, &stop)
    } else {
        let mut on_report = |report: &Report| {
            say(report);
            reported = Some(report.clone());
        };
        thinker
            .think_with_reports(record, *budget, *lines, &mut on_report, &mut || stop.load(Relaxed))
    };
    // An unfinished depth may have changed the result.
    if reported.is_none_or(|last| (last.score, &last.line) != (report.score, &report.line)) {
        say(&report);
    }
    task.tables.report_damage(sent);
    if !considers_all_turns(record) {
        sent.line("info string not all turns were considered: a position has too many");
    }
    while *infinite && !stop.load(Relaxed) {
        thread::sleep(STOP_INTERVAL);
    }
    done.store(true, Relaxed);
    sent.line(&protocol::best(board, report.best.as_ref()));
}
