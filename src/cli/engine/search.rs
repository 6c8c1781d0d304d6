//! The thread that searches, and how it is told to stop.

use super::tell;
use crate::cli::thinker::{self, Budget, Thinker};
use crate::engine::character::SearchResources;
use crate::engine::endgame::EndgameTables;
use crate::engine::{Character, Options, Report, protocol};
use crate::rules::generate::{self, Effect};
use crate::rules::notation::turn::write_turn_compact;
use crate::rules::perft::{Counting, perft};
use crate::rules::{Position, Record, Ruleset};
use crate::texts::{Language, Texts, say};
use std::collections::{BTreeMap, HashSet};
use std::path::PathBuf;
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};
use std::sync::{Arc, Mutex, OnceLock, PoisonError};
use std::thread::{self, JoinHandle};
use std::time::{Duration, Instant};

/// How often a finished search that may not answer yet looks whether it may.
const GLANCE: Duration = Duration::from_millis(2);
/// Counts of this depth are short enough not to be broken off.
const QUICK_COUNT: u32 = 2;

/// What is searched for.
pub(super) struct SearchTask {
    pub record: Record,
    pub budget: Budget,
    /// How many best lines are told.
    pub lines: usize,
    /// Who thinks instead of the plain search, and its chance.
    pub character: Option<(Arc<Character>, u64)>,
    /// How the search is set up, where nobody remembers it.
    pub options: Options,
    /// The endgame tables, to be read by the first search that uses them.
    pub tables: Arc<LazyTables>,
    /// Does the answer wait for the word to stop?
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
    fn tables(&self, rules: &Ruleset) -> Option<Arc<EndgameTables>> {
        let load = || {
            let (tables, errors) = thinker::stored_tables(rules);
            let english = Texts::new(Language::English);
            let mut reported = self.reported.lock().unwrap_or_else(PoisonError::into_inner);
            for error in errors {
                if reported.insert(error.path.clone()) {
                    let sentence = say::table_file_error(&english, &error);
                    let _ = tell(&format!("info string {sentence}"));
                }
            }
            tables
        };
        self.tables.get_or_init(load).clone()
    }
}

/// A search under way. The thinker comes back when it ends.
pub(super) struct Search {
    stop: Arc<AtomicBool>,
    done: Arc<AtomicBool>,
    thread: JoinHandle<Option<Thinker>>,
}

impl Search {
    /// Searches for a turn, tells of every depth and then of the best turn.
    pub fn turn(mut task: SearchTask, thinker: Option<Thinker>) -> Self {
        Self::start(move |stop, done| {
            if task.options.techniques.endgame_tables {
                task.options.tables = task.tables.tables(task.record.rules());
            }
            let mut thinker = thinker.unwrap_or_else(|| Thinker::new(task.options.clone()));
            think(&task, &mut thinker, stop, done);
            Some(thinker)
        })
    }

    /// Counts turns and tells the count of each first turn and the sum.
    pub fn count(record: Record, depth: u32, thinker: Option<Thinker>) -> Self {
        Self::start(move |stop, done| {
            let (rules, position) = (record.rules(), record.position());
            let mut turns = BTreeMap::new();
            if record.outcome().is_none() {
                for turn in generate::turns(rules, position) {
                    turns.insert(write_turn_compact(&rules.board, &turn), turn);
                }
            }
            let mut sum = 0;
            for (text, turn) in turns {
                let next = position.play_unchecked(rules, &turn);
                let Some(count) = counted(rules, &next, depth - 1, stop) else { break };
                sum += count;
                // Nobody hears it where the output is closed; the next line ends the program.
                let _ = tell(&format!("{text}: {count}"));
            }
            done.store(true, Relaxed);
            let _ = if stop.load(Relaxed) {
                tell("info string the count was broken off")
            } else {
                tell(&format!("nodes {sum}"))
            };
            thinker
        })
    }

    fn start(
        work: impl FnOnce(&AtomicBool, &AtomicBool) -> Option<Thinker> + Send + 'static,
    ) -> Self {
        let (stop, done) = (Arc::new(AtomicBool::new(false)), Arc::new(AtomicBool::new(false)));
        let (heard, ended) = (stop.clone(), done.clone());
        let thread = thread::spawn(move || work(&heard, &ended));
        Self { stop, done, thread }
    }

    /// Has it its answer? The answer may still be on its way out.
    pub fn is_done(&self) -> bool {
        self.done.load(Relaxed)
    }

    /// Ends it, which takes a few milliseconds; its answer is told before this returns.
    pub fn stop(self) -> Option<Thinker> {
        self.stop.store(true, Relaxed);
        self.thread.join().ok().flatten()
    }
}

fn think(task: &SearchTask, thinker: &mut Thinker, stop: &AtomicBool, done: &AtomicBool) {
    let SearchTask { record, budget, lines, character, infinite, .. } = task;
    let board = &record.rules().board;
    let began = Instant::now();
    let say = |report: &_| {
        let milliseconds = u64::try_from(began.elapsed().as_millis()).unwrap_or(u64::MAX);
        for line in protocol::info(board, report, milliseconds) {
            let _ = tell(&line);
        }
    };
    let mut told = None;
    let report = if let Some((character, seed)) = character {
        let time = budget.movetime.map(Duration::from_millis);
        let stop = || stop.load(Relaxed) || time.is_some_and(|time| began.elapsed() >= time);
        let mut character = (**character).clone();
        character.depth = character.depth.min(budget.limits().depth);
        character.nodes = character.nodes.min(budget.limits().nodes);
        let Options { threads, tables, .. } = task.options.clone();
        thinker::ask(&character, record, &SearchResources { threads, tables }, *seed, &stop)
    } else {
        let mut hear = |report: &Report| {
            say(report);
            told = Some(report.clone());
        };
        thinker.think_aloud(record, *budget, *lines, &mut hear, &mut || stop.load(Relaxed))
    };
    // A depth that was cut short may have changed the answer.
    if told.is_none_or(|told| (told.score, &told.line) != (report.score, &report.line)) {
        say(&report);
    }
    while *infinite && !stop.load(Relaxed) {
        thread::sleep(GLANCE);
    }
    done.store(true, Relaxed);
    let _ = tell(&protocol::best(board, report.best.as_ref()));
}

/// As [`perft`] of sequences, but `None` when told to stop.
fn counted(rules: &Ruleset, position: &Position, depth: u32, stop: &AtomicBool) -> Option<u64> {
    if stop.load(Relaxed) {
        return None;
    }
    if depth <= QUICK_COUNT {
        return Some(perft(rules, position, depth, Counting::Sequences));
    }
    let mut effects: Vec<Effect> = Vec::new();
    generate::for_each_turn(rules, position, |steps, captured| {
        effects.push(Effect { from: steps[0].from, to: steps[steps.len() - 1].to, captured });
    });
    effects.into_iter().try_fold(0, |sum, Effect { from, to, captured }| {
        let next = position.moved(rules, from, to, captured);
        counted(rules, &next, depth - 1, stop).map(|count| sum + count)
    })
}
