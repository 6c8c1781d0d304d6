//! Iterative deepening on all threads, until a limit is reached.

use super::reductions::ReductionTable;
use super::report::SearchResult;
use super::root::RootTurn;
use super::shortlist::shortlist;
use super::worker::{SharedSearch, Worker};
use super::{Engine, RootWidth, RootWorth};
use crate::limits::Limits;
use crate::score::{SEEN, Score};
use crate::transposition::PackedTurn;
use fanorona_rules::generate::{Effect, Generator, Turns, effects};
use fanorona_rules::{Position, Record, Ruleset};
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering::Relaxed};
use std::thread;

/// The number of lines that are completed from the transposition table.
const MAX_EXTENDED_LINES: usize = 16;
/// The number of chains and states that may be followed for that.
const MAX_EXTENSION_WORK: usize = 1 << 15;

/// Turns that draw are not compared at smaller depths.
const LEAST_DEPTH: u32 = 8;
/// Turns that draw by the endgame tables are compared after a search of this depth.
const DRAWN_DEPTH: u32 = 8;
/// The most nodes for the last comparison of turns that draw.
const MOST_COMPARED: u64 = 1 << 18;

impl Engine {
    /// Searches these root turns, or all of them, for the best lines. Calls `on_depth` after every
    /// completed depth. Returns the result and the number of visited nodes.
    pub(super) fn deepen(
        &mut self,
        record: &Record,
        among: Option<Vec<Effect>>,
        limits: Limits,
        RootWidth { lines, most, worth }: RootWidth,
        stop: &mut dyn FnMut() -> bool,
        on_depth: &mut dyn FnMut(&SearchResult, u64),
    ) -> (SearchResult, u64) {
        let rules = record.rules().with_captures_enforced();
        let rules = rules.as_ref();
        let position = record.position();
        self.table.new_generation();
        let mut stopped = false;
        let stop: &mut dyn FnMut() -> bool = &mut || {
            stopped = stopped || stop();
            stopped
        };
        let evaluator = self.evaluator(rules);
        let among = among.filter(|list| !list.is_empty());
        let Turns { mut list, mut whole } =
            among.map_or_else(|| effects(rules, position), |list| Turns { list, whole: true });
        // The turns with most captures first, as an initial ordering.
        list.sort_by_key(|effect| std::cmp::Reverse(effect.captured.len()));
        if list.len() > most {
            whole = false;
            shortlist(rules, position, &evaluator, &mut list, most, stop);
        }
        let turns: Vec<RootTurn> = list.into_iter().map(RootTurn::new).collect();
        // Inside one table all turns of equal value look the same; only smaller tables are probed,
        // so that the search finds the way there.
        let here = position.stone_count();
        let tables = self.tables();
        let shared = SharedSearch {
            rules,
            tables: tables.map(|tables| (tables, tables.most_stones().min(here - 1))),
            table: &self.table,
            evaluator,
            techniques: self.options.techniques,
            constants: self.options.constants,
            reductions: ReductionTable::new(&self.options.constants),
            nodes: AtomicU64::new(0),
            work: AtomicU64::new(0),
            max_nodes: limits.nodes,
            stop: AtomicBool::new(false),
        };
        let deepest = limits.depth.clamp(1, Limits::MAX_DEPTH);
        let path = history(record);
        let mut found = thread::scope(|scope| {
            for helper in 1..self.options.threads.max(1) {
                let (shared, path, mut turns) = (&shared, path.clone(), turns.clone());
                let help = move || {
                    let mut worker = Worker::new(shared, path, None);
                    // Helper threads fill the table; every other one searches one depth ahead.
                    let ahead = (helper % 2) as u32;
                    for depth in 1 + ahead..=Limits::MAX_DEPTH {
                        worker.first_iteration = false;
                        if !worker.iterate(position, &mut turns, depth as i32, lines) {
                            break;
                        }
                    }
                };
                // The search also works with fewer threads than it should have.
                if thread::Builder::new().spawn_scoped(scope, help).is_err() {
                    break;
                }
            }
            let mut worker = Worker::new(&shared, path, Some(stop));
            let mut found = SearchResult { depth: 0, turns, whole };
            let choose = lines == 1
                && worth != RootWorth::Compared
                && found.turns.len() > 1
                && self.options.techniques.traps;
            let drawn = worth == RootWorth::Draws;
            // The number of nodes at which turns that draw are compared the next time.
            let mut compare_at = 0;
            for depth in 1..=deepest {
                // Of several lines an unfinished depth has searched only some, and their values do not
                // compare with those of the others.
                let before = (lines > 1 && depth > 1).then(|| found.turns.clone());
                let finished = worker.iterate(position, &mut found.turns, depth as i32, lines);
                worker.first_iteration = false;
                if !finished {
                    match before {
                        Some(before) => found.turns = before,
                        // Nothing is completed. Turns that were not searched come last.
                        None if lines > 1 => {
                            found.turns.sort_by_key(|turn| std::cmp::Reverse(turn.value));
                        }
                        None => {}
                    }
                    break;
                }
                found.depth = depth;
                on_depth(&found, shared.nodes.load(Relaxed).max(worker.nodes));
                // A forced end cannot be improved once the search has reached its depth.
                let value = found.turns[0].value;
                let seen = value.abs() >= SEEN && Score::distance(value) <= depth;
                if seen && lines == 1 || worker.nodes >= shared.max_nodes {
                    break;
                }
                let last = depth == deepest || drawn && depth >= DRAWN_DEPTH;
                if choose
                    && depth >= LEAST_DEPTH
                    && (drawn && last
                        || value == 0 && !drawn && (last || worker.nodes >= compare_at))
                {
                    let left = shared.max_nodes - worker.nodes;
                    let most = if last { MOST_COMPARED } else { worker.nodes / 3 };
                    let (turns, budget) = (&mut found.turns, most.min(left));
                    worker.prefer_traps(position, turns, depth as i32, tables, drawn, budget);
                    compare_at = 2 * worker.nodes;
                    if last || worker.stopped {
                        break;
                    }
                }
            }
            shared.stop.store(true, Relaxed);
            shared.nodes.fetch_max(worker.nodes, Relaxed);
            found
        });
        let nodes = shared.nodes.into_inner();
        let mut extension = Extension::new(rules);
        for turn in found.turns.iter_mut().take(lines.min(MAX_EXTENDED_LINES)) {
            let depth = found.depth as usize;
            self.extend_from_table(rules, position, &mut turn.line, depth, &mut extension);
        }
        (found, nodes)
    }

    /// Extends a line that was cut off with turns from the transposition table, up to the searched
    /// depth.
    pub(super) fn extend_from_table(
        &self,
        rules: &Ruleset,
        root: &Position,
        line: &mut Vec<Effect>,
        depth: usize,
        Extension { generator, work }: &mut Extension,
    ) {
        let mut seen = vec![root.hash()];
        let mut at = *root;
        for &effect in line.iter() {
            at = at.after(rules, effect);
            seen.push(at.hash());
        }
        let mut all = Vec::new();
        while line.len() < depth && self.options.techniques.transposition_table {
            if *work > MAX_EXTENSION_WORK {
                return;
            }
            all.clear();
            generator.append(rules, &at, &mut all);
            all.sort_unstable();
            *work += generator.followed();
            let Some(entry) = self.table.probe(at.hash(), 0) else { return };
            let Some(&next) = all.iter().find(|&&effect| PackedTurn::of(effect) == entry.best)
            else {
                return;
            };
            at = at.after(rules, next);
            if seen.contains(&at.hash()) {
                return;
            }
            seen.push(at.hash());
            line.push(next);
        }
    }
}

/// What it takes to extend the lines of one search.
pub(super) struct Extension {
    generator: Generator,
    /// The chains and states followed so far.
    work: usize,
}

impl Extension {
    pub(super) fn new(rules: &Ruleset) -> Self {
        Self { generator: Generator::new(rules), work: 0 }
    }
}

/// The hashes of earlier positions that can still be repeated.
fn history(record: &Record) -> Vec<u64> {
    let positions = record.since_capture();
    positions[..positions.len() - 1].iter().map(Position::hash).collect()
}

#[cfg(test)]
mod tests;
