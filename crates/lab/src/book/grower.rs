//! Grows a book: chooses the next positions, searches them, and adds them.
//!
//! The position after one other turn is added at a time: that with the least cost, which is what the turns from the start
//! to it lose in value, and a fixed amount for each of them. So the book is deep where both sides play well, and broad
//! where turns are about equal (Lincke, *Strategies for the automatic construction of opening books*, 2001).

use fanorona_engine::book::graph::{BookGraph, rounded, value_before};
use fanorona_engine::book::{Book, Growth};
use fanorona_engine::position_key::PositionKey;
use fanorona_engine::{Engine, Limits, Options, PROVEN, Value};
use fanorona_rules::generate::Effect;
use fanorona_rules::{Position, Record, Variant};
use std::sync::Arc;

/// The most positions that are chosen at a time. It does not depend on the number of threads, so the
/// book does not either.
const MOST_TASKS: usize = 32;
/// As long as a book has fewer positions than this for each task, fewer are chosen.
const POSITIONS_PER_TASK: usize = 16;
/// What a turn can cost at most, in hundredths of a stone.
const MOST_LOST: Value = 4_000;

/// Grows a book. The same book grows whatever the number of threads, and whether it grows at once or
/// is [extended](Self::extend) later.
#[derive(Clone, Debug)]
pub struct BookGrower {
    book: Book,
}

/// A search that a book needs to grow.
#[derive(Clone, Debug)]
pub struct BookTask {
    /// The position with the turn that becomes a book turn; `None` for the start.
    from: Option<(u32, Effect)>,
    /// The position that is added, unless it is in the book.
    new: Option<(Position, PositionKey)>,
    /// The position whose best other turn is searched again, and the positions after turns that are not other turns.
    again: Option<(Position, Vec<PositionKey>)>,
}

/// What the searches of a [`BookTask`] found.
#[derive(Clone, Debug)]
pub struct Searched {
    /// The best turn of the new position.
    new: Option<(Effect, Value)>,
    /// The best other turn of the old one.
    again: Option<(Effect, Value)>,
}

impl BookGrower {
    /// Begins a book.
    pub fn new(variant: Arc<Variant>, growth: Growth) -> Self {
        Self { book: Book::of(BookGraph::empty(variant, growth)) }
    }

    /// Goes on with a book, with as many nodes for each search as given.
    pub const fn extend(mut book: Book, growth: Growth) -> Self {
        book.graph_mut().growth = growth;
        Self { book }
    }

    /// The book so far.
    pub const fn book(&self) -> &Book {
        &self.book
    }

    /// The next searches; none if the book is complete. Each adds at most one position.
    pub fn tasks(&self) -> Vec<BookTask> {
        let book = self.book.graph();
        if book.nodes.is_empty() {
            let key = book.start_key();
            let new = book.position_of(key).map(|position| (position, key));
            return vec![BookTask { from: None, new, again: None }];
        }
        let count = (book.nodes.len() / POSITIONS_PER_TASK).clamp(1, MOST_TASKS);
        let mut tasks = Vec::new();
        for (_, _, index) in self.candidates() {
            if tasks.len() >= count {
                break;
            }
            let node = &book.nodes[index as usize];
            let Some((effect, _)) = node.other else { continue };
            let key = book.key_after(&node.position, effect);
            let known = book.by_key.get(&key);
            if known.is_some_and(|&known| closes_cycle(book, index, effect, known)) {
                continue;
            }
            let new = match known {
                None => book.position_of(key).map(|position| (position, key)),
                Some(_) => None,
            };
            let mut without = self.keys_after(index);
            without.push(key);
            let again = Some((node.position, without));
            tasks.push(BookTask { from: Some((index, effect)), new, again });
        }
        tasks
    }

    /// The positions whose best other turn can become a book turn, with the cost of the way to it.
    fn candidates(&self) -> Vec<(Value, PositionKey, u32)> {
        let book = self.book.graph();
        let order = book.order().unwrap_or_default();
        let turn_cost = book.growth.turn_cost.min(MOST_LOST.unsigned_abs()).cast_signed();
        let mut costs = vec![Value::MAX; book.nodes.len()];
        costs[0] = 0;
        let mut candidates = Vec::new();
        for index in order {
            let (node, cost) = (&book.nodes[index as usize], costs[index as usize]);
            let after = |value: Value| {
                cost.saturating_add((node.value - value).clamp(0, MOST_LOST) + turn_cost)
            };
            for &(_, next) in &node.turns {
                let value = value_before(book.nodes[next as usize].value);
                let least = &mut costs[next as usize];
                *least = after(value).min(*least);
            }
            // What is decided needs no book.
            if let Some((_, value)) = node.other
                && node.value.abs() < PROVEN
                && value.abs() < PROVEN
            {
                candidates.push((after(value), node.key, index));
            }
        }
        candidates.sort_unstable();
        candidates
    }

    /// The searches that give every position's best other turn a new value.
    pub fn tasks_of_all(&self) -> Vec<BookTask> {
        let tasks = (0..self.book.len() as u32).map(|index| {
            let position = self.book.graph().nodes[index as usize].position;
            let again = Some((position, self.keys_after(index)));
            BookTask { from: None, new: None, again }
        });
        tasks.collect()
    }

    /// Replaces the values of the best other turns from this position on, in the order of
    /// [`tasks_of_all`](Self::tasks_of_all). A book that is written and read in between keeps its order.
    pub fn apply_from(&mut self, first: usize, searched: Vec<Searched>) {
        for (node, searched) in self.book.graph_mut().nodes.iter_mut().skip(first).zip(searched) {
            node.other = searched.again;
        }
        self.carry_up();
    }

    /// The keys of the positions after the book turns.
    fn keys_after(&self, index: u32) -> Vec<PositionKey> {
        let nodes = &self.book.graph().nodes;
        nodes[index as usize].turns.iter().map(|&(_, next)| nodes[next as usize].key).collect()
    }

    /// Carries out a task. Always finds the same.
    pub fn search(&self, task: &BookTask) -> Searched {
        let new = task.new.as_ref().and_then(|(position, _)| self.best(position, &[]));
        let again =
            task.again.as_ref().and_then(|(position, without)| self.best(position, without));
        Searched { new, again }
    }

    /// The best turn that does not lead to one of these positions, with its value; `None` if there is none.
    fn best(&self, position: &Position, without: &[PositionKey]) -> Option<(Effect, Value)> {
        let book = self.book.graph();
        if book.end_value(position).is_some() {
            return None;
        }
        let mut among = book.effects(position);
        let mut known = without.to_vec();
        among.retain(|&effect| {
            let key = book.key_after(position, effect);
            let is_new = !known.contains(&key);
            known.push(key);
            is_new
        });
        if among.is_empty() {
            return None;
        }
        let limits = Limits::nodes(book.growth.nodes);
        let table_mib = Options::table_for(limits);
        let mut engine = Engine::new(Options { table_mib, ..Options::default() });
        let record = Record::from_position(book.variant.rules.clone(), *position);
        let (found, ..) = engine.compare(&record, among, limits, 1, &mut || false);
        let best = found.first()?;
        Some((Effect::of(best.turns.first()?), rounded(best.score)))
    }

    /// Adds what was found, in the order of the tasks.
    pub fn apply(&mut self, tasks: Vec<BookTask>, searched: Vec<Searched>) {
        let graph = self.book.graph_mut();
        for (task, searched) in tasks.into_iter().zip(searched) {
            let Some((from, effect)) = task.from else {
                if let Some((position, key)) = task.new.filter(|_| graph.nodes.is_empty()) {
                    graph.push(position, key, searched.new);
                }
                continue;
            };
            let key = graph.key_after(&graph.nodes[from as usize].position, effect);
            let next = match (graph.by_key.get(&key), task.new) {
                // A task before this one may have added it.
                (Some(&known), _) if closes_cycle(graph, from, effect, known) => continue,
                (Some(&known), _) => known,
                (None, Some((position, key))) => graph.push(position, key, searched.new),
                (None, None) => continue,
            };
            let node = &mut graph.nodes[from as usize];
            let place = node.turns.partition_point(|&(before, _)| before < effect);
            node.turns.insert(place, (effect, next));
            node.other = searched.again;
        }
        self.carry_up();
    }

    fn carry_up(&mut self) {
        let graph = self.book.graph_mut();
        if let Some(order) = graph.order() {
            graph.carry_up(&order);
        }
    }
}

/// Whether book turns lead from one position to the other, without captures.
fn is_reached(graph: &BookGraph, from: u32, to: u32) -> bool {
    let stones = |index: u32| graph.nodes[index as usize].position.stone_count();
    let all = stones(to);
    let (mut seen, mut open) = (vec![from], vec![from]);
    while let Some(at) = open.pop() {
        if at == to {
            return true;
        }
        for &(_, next) in &graph.nodes[at as usize].turns {
            if stones(next) == all && !seen.contains(&next) {
                seen.push(next);
                open.push(next);
            }
        }
    }
    false
}

/// Whether a turn to a position of the book would close a cycle.
fn closes_cycle(graph: &BookGraph, from: u32, effect: Effect, to: u32) -> bool {
    effect.captured.is_empty() && is_reached(graph, to, from)
}

#[cfg(test)]
mod tests;
