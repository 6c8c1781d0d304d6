//! Deepening: one turn deep, then two, on every thread, until a limit says stop.

use super::Engine;
use super::report::Found;
use super::root::RootTurn;
use super::worker::{Shared, Worker};
use crate::engine::evaluate::Evaluator;
use crate::engine::limits::Limits;
use crate::engine::score::{SEEN, Score};
use crate::engine::transposition::PackedTurn;
use crate::rules::generate::{self, Effect};
use crate::rules::{Position, Record, Ruleset};
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering::Relaxed};

/// Of so many lines the end is looked up in the table.
const MOST_WRITTEN: usize = 16;

impl Engine {
    /// Searches these turns of the root, or all of them, for so many best lines; `told` hears of
    /// every depth finished. Yields what was found, and the positions visited.
    pub(super) fn deepen(
        &mut self,
        record: &Record,
        among: Option<Vec<Effect>>,
        limits: Limits,
        lines: usize,
        stop: &mut dyn FnMut() -> bool,
        told: &mut dyn FnMut(&Found, u64),
    ) -> (Found, u64) {
        let rules = record.rules().as_ref();
        let position = record.position();
        self.table.grow_older();
        let turns = root_turns(rules, position, among);
        // Inside one table every turn looks the same; the way on to a smaller one does not.
        let here = position.own().len() + position.enemy().len();
        let tables = self.tables();
        let tables = tables.map(|tables| (tables, tables.most_stones().min(here - 1)));
        let shared = Shared {
            rules,
            tables,
            table: &self.table,
            evaluator: Evaluator::new(rules, self.options.weights.clone()),
            parts: self.options.parts,
            nodes: AtomicU64::new(0),
            max_nodes: limits.nodes,
            stop: AtomicBool::new(false),
        };
        let deepest = limits.depth.clamp(1, Limits::MAX_DEPTH);
        let path = history(record);
        let found = std::thread::scope(|scope| {
            for helper in 1..self.options.threads.max(1) {
                let (shared, path, mut turns) = (&shared, path.clone(), turns.clone());
                scope.spawn(move || {
                    let mut worker = Worker::new(shared, path, None);
                    // Helpers fill the table, every other one a depth ahead.
                    let ahead = (helper % 2) as u32;
                    for depth in 1 + ahead..=Limits::MAX_DEPTH {
                        worker.patient = false;
                        if !worker.round(position, &mut turns, depth as i32, lines) {
                            break;
                        }
                    }
                });
            }
            let mut worker = Worker::new(&shared, path, Some(stop));
            let mut found = Found { depth: 0, turns };
            for depth in 1..=deepest {
                let finished = worker.round(position, &mut found.turns, depth as i32, lines);
                worker.patient = false;
                if !finished {
                    break;
                }
                found.depth = depth;
                told(&found, shared.nodes.load(Relaxed).max(worker.nodes));
                // An end that was seen cannot be improved once the search has looked that far.
                let value = found.turns[0].value;
                let seen = value.abs() >= SEEN && Score::distance(value) <= depth;
                if seen && lines == 1 || worker.nodes >= shared.max_nodes {
                    break;
                }
            }
            shared.stop.store(true, Relaxed);
            shared.nodes.fetch_max(worker.nodes, Relaxed);
            found
        });
        let nodes = shared.nodes.into_inner();
        let mut found = found;
        for turn in found.turns.iter_mut().take(lines.min(MOST_WRITTEN)) {
            self.lengthen(rules, position, &mut turn.line, found.depth as usize);
        }
        (found, nodes)
    }

    /// A line that a cut-off shortened goes on as the table remembers it, up to the depth searched.
    fn lengthen(&self, rules: &Ruleset, root: &Position, line: &mut Vec<Effect>, depth: usize) {
        let play = |at: &Position, effect: Effect| {
            at.moved(rules, effect.from, effect.to, effect.captured)
        };
        let mut seen = vec![root.hash()];
        let mut at = *root;
        for &effect in line.iter() {
            at = play(&at, effect);
            seen.push(at.hash());
        }
        let mut all = Vec::new();
        while line.len() < depth && self.options.parts.table {
            generate::effects(rules, &at, &mut all);
            let Some(entry) = self.table.get(at.hash(), 0) else { return };
            let Some(&next) = all.iter().find(|&&effect| PackedTurn::of(effect) == entry.best)
            else {
                return;
            };
            at = play(&at, next);
            if seen.contains(&at.hash()) {
                return;
            }
            seen.push(at.hash());
            line.push(next);
        }
    }
}

fn root_turns(rules: &Ruleset, position: &Position, among: Option<Vec<Effect>>) -> Vec<RootTurn> {
    let mut effects = among.unwrap_or_default();
    if effects.is_empty() {
        generate::effects(rules, position, &mut effects);
    }
    // Most stones first: a fair first guess.
    effects.sort_by_key(|effect| std::cmp::Reverse(effect.captured.len()));
    effects.into_iter().map(RootTurn::new).collect()
}

/// The positions that may come back, before the present one.
fn history(record: &Record) -> Vec<u64> {
    let positions = record.positions();
    let window = usize::from(record.position().quiet()).min(positions.len() - 1);
    positions[positions.len() - 1 - window..positions.len() - 1]
        .iter()
        .map(Position::hash)
        .collect()
}
