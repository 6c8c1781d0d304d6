//! The search: what it is asked and what it answers.

mod deepen;
mod known;
mod lines;
mod node;
mod ordering;
mod report;
mod root;
mod worker;

pub use report::{Line, Report};

use super::endgame::{EndgameTables, TableValue};
use super::limits::Limits;
use super::options::Options;
use super::score::{Score, Value};
use super::transposition::TranspositionTable;
use crate::rules::Record;
use crate::rules::generate::Effect;
use known::{TableVerdict, verdict};
use report::Found;

pub(super) use report::turns_of;

/// A searching mind: its options, and what it remembers from one search to the next.
pub struct Engine {
    options: Options,
    table: TranspositionTable,
}

impl Engine {
    /// An engine that remembers nothing.
    pub fn new(options: Options) -> Self {
        Self { table: TranspositionTable::new(options.table_mib), options }
    }

    /// How it is set up.
    pub const fn options(&self) -> &Options {
        &self.options
    }

    /// The endgame tables, where they are in use.
    fn tables(&self) -> Option<&EndgameTables> {
        self.options.tables.as_deref().filter(|_| self.options.parts.endgame)
    }

    /// Forgets all earlier searches, so that the next one depends on nothing before it.
    pub fn forget(&mut self) {
        self.table = TranspositionTable::new(self.options.table_mib);
    }

    /// Searches the record's present position (its history counts for repetition). `stop` is
    /// asked every few hundred positions; when it says yes, the best turn so far is reported at
    /// once. With one thread, the same limits give the same report everywhere, unless `stop` cuts
    /// in or the engine remembers something else.
    pub fn search(
        &mut self,
        record: &Record,
        limits: Limits,
        stop: &mut dyn FnMut() -> bool,
    ) -> Report {
        self.search_lines(record, limits, 1, &mut |_| {}, stop)
    }

    /// As [`Engine::search`], for several best lines (1 or more); `told` hears of every depth
    /// that was finished.
    pub fn search_lines(
        &mut self,
        record: &Record,
        limits: Limits,
        lines: usize,
        told: &mut dyn FnMut(&Report),
        stop: &mut dyn FnMut() -> bool,
    ) -> Report {
        let rules = record.rules().as_ref();
        let position = record.position();
        if let Some(outcome) = record.outcome() {
            return Report::finished(position, outcome);
        }
        let tables = self.tables();
        let mut among = None;
        match tables.and_then(|tables| verdict(tables, record)) {
            Some(TableVerdict::Decided(line, score)) if lines == 1 => {
                let line = turns_of(rules, position, &line);
                let depth = line.len() as u32;
                let best = line.first().cloned();
                return Report { best, score, depth, nodes: 0, line, others: Vec::new() };
            }
            Some(TableVerdict::Among(effects, worth)) if lines == 1 => {
                among = Some((effects, worth));
            }
            _ => {}
        }
        let drawn = matches!(among, Some((_, TableValue::Draw)));
        let among = among.map(|(effects, _)| effects);
        let write = |found: &Found, nodes| {
            let report = Report::of(rules, position, found, lines, nodes);
            if drawn { Report { score: Score::Draw, ..report } } else { report }
        };
        let (found, nodes) =
            self.deepen(record, among, limits, lines, stop, &mut |found, nodes| {
                told(&write(found, nodes));
            });
        write(&found, nodes)
    }

    /// Each of these turns of the present position with its value at the deepest depth that was
    /// finished for all of them: what an opponent needs who does not always see the best. The
    /// positions visited come with it.
    pub(super) fn appraise(
        &mut self,
        record: &Record,
        among: Vec<Effect>,
        limits: Limits,
        stop: &mut dyn FnMut() -> bool,
    ) -> (Vec<(Effect, Value)>, u32, u64) {
        let mut last: Vec<(Effect, Value)> = Vec::new();
        let mut depth = 0;
        let (found, nodes) =
            self.deepen(record, Some(among), limits, usize::MAX, stop, &mut |found: &Found, _| {
                last = found.turns.iter().map(|turn| (turn.effect, turn.value)).collect();
                depth = found.depth;
            });
        if last.is_empty() {
            last = found.turns.iter().map(|turn| (turn.effect, 0)).collect();
        }
        (last, depth, nodes)
    }
}

/// Searches with one thread and an empty memory: see [`Engine::search`].
pub fn search(record: &Record, limits: Limits, stop: &mut dyn FnMut() -> bool) -> Report {
    let table_mib = Options::table_for(limits);
    Engine::new(Options { table_mib, ..Options::default() }).search(record, limits, stop)
}
