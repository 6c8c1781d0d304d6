//! Iterative deepening: search one turn deep, then two, until a limit says stop.

mod known;
mod lines;
mod node;
mod ordering;
mod root;
mod worker;

use super::evaluate::Judge;
use super::limits::Limits;
use super::options::Options;
use super::score::{SEEN, Score, Value};
use super::table::{Mark, Table};
use crate::rules::generate::{self, Effect};
use crate::rules::{Outcome, Position, Record, Ruleset, Turn};
use known::{Verdict, verdict};
use root::RootTurn;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering::Relaxed};
use worker::{Shared, Worker};

/// Of so many lines the end is looked up in the table.
const MOST_WRITTEN: usize = 16;

/// What a search found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Report {
    /// The best turn; `None` when the game is over.
    pub best: Option<Turn>,
    /// What it is worth for the side to move.
    pub score: Score,
    /// The depth searched to the end, in turns.
    pub depth: u32,
    /// The positions visited by all threads.
    pub nodes: u64,
    /// The expected continuation, `best` first.
    pub line: Vec<Turn>,
    /// The other best lines that were asked for, best first.
    pub others: Vec<Line>,
}

/// A line of play and what it is worth for the side to move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line {
    /// Its value.
    pub score: Score,
    /// Its turns.
    pub turns: Vec<Turn>,
}

/// A searching mind: its options, and what it remembers from one search to the next.
pub struct Engine {
    options: Options,
    table: Table,
}

impl Engine {
    /// An engine that remembers nothing.
    pub fn new(options: Options) -> Self {
        Self { table: Table::new(options.table_mib), options }
    }

    /// How it is set up.
    pub const fn options(&self) -> &Options {
        &self.options
    }

    /// Forgets all earlier searches, so that the next one depends on nothing before it.
    pub fn forget(&mut self) {
        self.table = Table::new(self.options.table_mib);
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
            return finished(position, outcome);
        }
        let tables = self.options.tables.as_deref().filter(|_| self.options.parts.endgame);
        let mut among = None;
        match tables.and_then(|tables| verdict(tables, record)) {
            Some(Verdict::Decided(line, score)) if lines == 1 => {
                let line = turns_of(rules, position, &line);
                let depth = line.len() as u32;
                let best = line.first().cloned();
                return Report { best, score, depth, nodes: 0, line, others: Vec::new() };
            }
            Some(Verdict::Among(effects)) if lines == 1 => among = Some(effects),
            _ => {}
        }
        let write = |found: &Found, nodes| report(rules, position, found, lines, nodes);
        let (found, nodes) =
            self.deepen(record, among, limits, lines, stop, &mut |found, nodes| {
                told(&write(found, nodes));
            });
        write(&found, nodes)
    }

    /// Each of these turns of the present position with its value at the deepest depth that was finished
    /// for all of them: what an opponent needs who does not always see the best. The positions
    /// visited come with it.
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

    fn deepen(
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
        let tables = self.options.tables.as_deref().filter(|_| self.options.parts.endgame);
        let tables = tables.map(|tables| (tables, tables.most_stones().min(here - 1)));
        let shared = Shared {
            rules,
            tables,
            table: &self.table,
            judge: Judge::new(rules, self.options.weights.clone()),
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
}

impl Engine {
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
            let Some(&next) = all.iter().find(|&&effect| Mark::of(effect) == entry.best) else {
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

/// Searches with one thread and an empty memory: see [`Engine::search`].
pub fn search(record: &Record, limits: Limits, stop: &mut dyn FnMut() -> bool) -> Report {
    let table_mib = Options::table_for(limits);
    Engine::new(Options { table_mib, ..Options::default() }).search(record, limits, stop)
}

/// The turns of the root, best first as far as the depth reached.
struct Found {
    depth: u32,
    turns: Vec<RootTurn>,
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

fn report(rules: &Ruleset, position: &Position, found: &Found, lines: usize, nodes: u64) -> Report {
    let mut all = found.turns.iter().take(lines.max(1)).map(|turn| Line {
        score: Score::of(turn.value),
        turns: turns_of(rules, position, &turn.line),
    });
    let first = all.next();
    let others = all.collect();
    let (score, line) =
        first.map_or((Score::Estimate(0), Vec::new()), |first| (first.score, first.turns));
    Report { best: line.first().cloned(), score, depth: found.depth, nodes, line, others }
}

fn finished(position: &Position, outcome: Outcome) -> Report {
    let score = match outcome.winner() {
        None => Score::Draw,
        Some(winner) if winner == position.side() => Score::Win(0),
        Some(_) => Score::Loss(0),
    };
    Report { best: None, score, depth: 0, nodes: 0, line: Vec::new(), others: Vec::new() }
}

/// The written turns of a line of effects.
pub(super) fn turns_of(rules: &Ruleset, position: &Position, line: &[Effect]) -> Vec<Turn> {
    let mut at = *position;
    let mut turns = Vec::with_capacity(line.len());
    for &effect in line {
        let Some(turn) = generate::turn_with(rules, &at, effect) else { break };
        at = at.play_unchecked(rules, &turn);
        turns.push(turn);
    }
    turns
}
