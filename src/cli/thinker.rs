//! Searching within a budget, and loading endgame tables, for all commands.

use super::console::Console;
use crate::catalogue::endgame::{LoadedTables, TableFileError, damaged, load};
use crate::engine::book::{Book, shipped};
use crate::engine::character::SearchResources;
use crate::engine::endgame::{EndgameTables, build};
use crate::engine::protocol::ManagedTime;
use crate::engine::{Character, Engine, Limits, Options, Report, is_forced};
use crate::rules::{Record, Ruleset};
use std::fmt;
use std::io;
use std::sync::Arc;
use std::time::{Duration, Instant};

/// The depth of a search on a clock where there is only one turn.
const FORCED_DEPTH: u32 = 4;

/// The limits of a search for one turn. `None` is unlimited.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Budget {
    /// The greatest depth in turns.
    pub depth: Option<u32>,
    /// The most positions to visit.
    pub nodes: Option<u64>,
    /// The time, in milliseconds.
    pub movetime: Option<u64>,
    /// The time of a difficult turn, in milliseconds; an easy one takes less than `movetime` then. `None` if
    /// the time is fixed.
    pub most: Option<u64>,
}

impl Budget {
    /// The limits that the engine enforces itself.
    pub fn limits(&self) -> Limits {
        Limits {
            depth: self.depth.unwrap_or(Limits::NONE.depth),
            nodes: self.nodes.unwrap_or(Limits::NONE.nodes),
        }
    }
}

/// The stored endgame tables of a rule set, if there are any, and the files that cannot be used.
pub fn stored_tables(rules: &Ruleset) -> (Option<Arc<EndgameTables>>, Vec<TableFileError>) {
    let LoadedTables { tables, errors } = load(rules);
    let any = tables.all().next().is_some();
    (any.then(|| Arc::new(tables)), errors)
}

/// The stored endgame tables of a rule set. Reports files that cannot be used, and skips them.
pub fn load_tables(
    console: &mut Console,
    rules: &Ruleset,
) -> io::Result<Option<Arc<EndgameTables>>> {
    let (tables, errors) = stored_tables(rules);
    console.report_table_errors(errors)?;
    Ok(tables)
}

/// The stored endgame tables of a rule set, and further ones: up to this number of stones, or what is built in about a
/// second. Reports files that cannot be used, and skips them.
pub fn built_tables(
    console: &mut Console,
    rules: &Ruleset,
    stones: Option<usize>,
    threads: usize,
    go_on: &(dyn Fn() -> bool + Sync),
) -> io::Result<EndgameTables> {
    let LoadedTables { mut tables, errors } = load(rules);
    console.report_table_errors(errors)?;
    if let Some(stones) = stones {
        tables.truncate(stones);
    }
    let wanted = stones.unwrap_or_else(|| tables.quick_stones(rules.board.len() - 1));
    // What uses them also works without those that cannot be built.
    let _ = build::extend(&mut tables, rules, wanted, threads, &|_| go_on());
    Ok(tables)
}

/// Reports tables that proved damaged while they were used.
pub fn report_damage(console: &mut Console, tables: Option<&EndgameTables>) -> io::Result<()> {
    console.report_table_errors(tables.map(damaged).unwrap_or_default())
}

/// A player that searches within a budget. It keeps its transposition table from turn to turn.
pub struct Thinker {
    engine: Engine,
    /// The time that the last search was to take.
    time: Duration,
}

impl Thinker {
    /// A player with an empty transposition table.
    pub fn new(options: Options) -> Self {
        Self { engine: Engine::new(options), time: Duration::ZERO }
    }

    /// The time that the last search was to take, without what it was late.
    pub const fn time(&self) -> Duration {
        self.time
    }

    /// Clears the transposition table, so that games do not depend on previous ones.
    pub fn clear(&mut self) {
        self.engine.clear();
    }

    /// Searches the current position within a budget, until `stop` returns true.
    pub fn think(
        &mut self,
        record: &Record,
        budget: Budget,
        stop: &mut dyn FnMut() -> bool,
    ) -> Report {
        self.think_with_reports(record, budget, 1, &mut |_| {}, stop)
    }

    /// As [`Thinker::think`], for several best lines; calls `report` after each finished depth.
    pub fn think_with_reports(
        &mut self,
        record: &Record,
        budget: Budget,
        lines: usize,
        report: &mut dyn FnMut(&Report),
        stop: &mut dyn FnMut() -> bool,
    ) -> Report {
        let began = Instant::now();
        let Some(share) = budget.movetime.map(Duration::from_millis) else {
            return self.engine.search_lines(record, budget.limits(), lines, report, stop);
        };
        let managed = budget.most.filter(|_| lines == 1).map(Duration::from_millis);
        let time = ManagedTime::new(share, managed.unwrap_or(share), || began.elapsed());
        let mut observe = |found: &Report| {
            report(found);
            if managed.is_some() {
                time.observe(found);
            }
        };
        let mut stop = || stop() || time.is_over();
        let mut limits = budget.limits();
        if managed.is_some() && is_forced(record) {
            limits.depth = limits.depth.min(FORCED_DEPTH);
        }
        let found = self.engine.search_lines(record, limits, lines, &mut observe, &mut stop);
        self.time = time.meant().min(began.elapsed());
        found
    }
}

impl fmt::Debug for Thinker {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Thinker").field("options", self.engine.options()).finish_non_exhaustive()
    }
}

/// The opening book of a rule set for a character that knows it.
pub fn book(character: &Character, rules: &Ruleset) -> Option<Arc<Book>> {
    character.knows_book().then(|| shipped::book(rules)).flatten()
}

/// The turn of a character, within its own time limit and this share of a clock; easy turns take less.
pub fn ask(
    character: &Character,
    record: &Record,
    resources: &SearchResources,
    seed: u64,
    share: Option<Duration>,
    stop: &dyn Fn() -> bool,
) -> Report {
    let began = Instant::now();
    let own = character.seconds.map(|seconds| Duration::from_secs(seconds.into()));
    let Some(most) = own.into_iter().chain(share).min() else {
        return character.think(record, resources, seed, &mut || stop());
    };
    let time = ManagedTime::within(most, || began.elapsed());
    let mut observe = |report: &Report| time.observe(report);
    let mut stop = || stop() || time.is_over();
    character.think_with_reports(record, resources, seed, &mut observe, &mut stop)
}
