//! The one place where commands meet the search: how much is searched, and with what.

use super::console::Console;
use crate::catalogue::endgame::{Loaded, TableFileError, load};
use crate::engine::character::SearchResources;
use crate::engine::endgame::EndgameTables;
use crate::engine::{Character, Engine, Limits, Options, Report};
use crate::rules::{Record, Ruleset};
use std::fmt;
use std::io;
use std::sync::Arc;
use std::time::{Duration, Instant};

/// How much a player may think about a turn. What is left out is unbounded.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Budget {
    /// The greatest depth, in turns.
    pub depth: Option<u32>,
    /// The most positions.
    pub nodes: Option<u64>,
    /// The time, in milliseconds.
    pub movetime: Option<u64>,
}

impl Budget {
    /// Is there any bound at all?
    pub const fn is_bounded(&self) -> bool {
        self.depth.is_some() || self.nodes.is_some() || self.movetime.is_some()
    }

    /// The bounds that the engine itself keeps.
    pub fn limits(&self) -> Limits {
        Limits {
            depth: self.depth.unwrap_or(Limits::NONE.depth),
            nodes: self.nodes.unwrap_or(Limits::NONE.nodes),
        }
    }
}

/// The endgame tables of a rule set that are there, if any, and the files that cannot be used.
pub(super) fn stored_tables(rules: &Ruleset) -> (Option<Arc<EndgameTables>>, Vec<TableFileError>) {
    let Loaded { tables, errors } = load(rules);
    let any = tables.all().next().is_some();
    (any.then(|| Arc::new(tables)), errors)
}

/// The endgame tables that are kept; files that cannot be used are told of, and left out.
pub(super) fn load_tables(
    console: &mut Console,
    rules: &Ruleset,
) -> io::Result<Option<Arc<EndgameTables>>> {
    let (tables, errors) = stored_tables(rules);
    console.report_table_errors(errors)?;
    Ok(tables)
}

/// A searching player with all that it keeps from turn to turn.
pub(super) struct Thinker {
    engine: Engine,
}

impl Thinker {
    /// A player that remembers nothing yet.
    pub fn new(options: Options) -> Self {
        Self { engine: Engine::new(options) }
    }

    /// Forgets what it has learnt, so that a new game does not depend on the one before.
    pub fn clear(&mut self) {
        self.engine.clear();
    }

    /// Searches the present position within a budget, until `stop` says yes.
    pub fn think(
        &mut self,
        record: &Record,
        budget: Budget,
        stop: &mut dyn FnMut() -> bool,
    ) -> Report {
        self.think_aloud(record, budget, 1, &mut |_| {}, stop)
    }

    /// As [`Thinker::think`], for several best lines; `told` hears of every depth finished.
    pub fn think_aloud(
        &mut self,
        record: &Record,
        budget: Budget,
        lines: usize,
        told: &mut dyn FnMut(&Report),
        stop: &mut dyn FnMut() -> bool,
    ) -> Report {
        let began = Instant::now();
        let time = budget.movetime.map(Duration::from_millis);
        let mut stop = || stop() || time.is_some_and(|time| began.elapsed() >= time);
        self.engine.search_lines(record, budget.limits(), lines, told, &mut stop)
    }
}

impl fmt::Debug for Thinker {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Thinker").field("options", self.engine.options()).finish_non_exhaustive()
    }
}

/// Asks a character for its turn, and keeps it to its time.
pub(super) fn ask(
    character: &Character,
    record: &Record,
    means: &SearchResources,
    seed: u64,
    stop: &dyn Fn() -> bool,
) -> Report {
    let began = Instant::now();
    let time = character.seconds.map(|seconds| Duration::from_secs(seconds.into()));
    let mut stop = || stop() || time.is_some_and(|time| began.elapsed() >= time);
    character.think(record, means, seed, &mut stop)
}
