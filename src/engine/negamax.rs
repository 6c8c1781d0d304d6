//! Alpha-beta over whole turns: every value is seen from the side to move.

use super::evaluate::evaluate;
use super::ordering::Ordering;
use super::score::{INFINITE, Value, WIN};
use super::search::WHOLE;
use super::table::{Bound, Table};
use crate::rules::generate::{self, Effect};
use crate::rules::{Outcome, Position, Ruleset};

/// Places in the transposition table, as a power of two.
const TABLE_BITS: u32 = 18;
/// How many positions pass between two questions whether to stop.
const STOP_INTERVAL: u64 = 1024;
/// How many turns deep forced captures are followed beyond the depth.
const QUIESCENCE: i32 = 8;
/// No line of play is followed further than this.
const MAX_PLY: i32 = 120;

/// One search: its tables, its limits, and the line it found.
pub(super) struct Searcher<'a> {
    rules: &'a Ruleset,
    /// Hashes of the positions on the way here, the game's own first.
    path: Vec<u64>,
    table: Table,
    ordering: Ordering,
    /// Lists of turns to be used again, so that the search seldom allocates.
    spare: Vec<Vec<Effect>>,
    line: Vec<Vec<Effect>>,
    nodes: u64,
    max_nodes: u64,
    stop: &'a mut dyn FnMut() -> bool,
    stopped: bool,
    deepening: i32,
    first_turn_done: bool,
}

impl<'a> Searcher<'a> {
    /// A fresh search. `path` holds the hashes of earlier positions of the game.
    pub fn new(
        rules: &'a Ruleset,
        path: Vec<u64>,
        max_nodes: u64,
        stop: &'a mut dyn FnMut() -> bool,
    ) -> Self {
        Self {
            rules,
            path,
            table: Table::new(TABLE_BITS),
            ordering: Ordering::new(),
            spare: Vec::new(),
            line: vec![Vec::new(); MAX_PLY as usize + 2],
            nodes: 0,
            max_nodes,
            stop,
            stopped: false,
            deepening: 0,
            first_turn_done: false,
        }
    }

    /// Searches the root to a depth of 1 or more; the line is then in [`Searcher::line`].
    pub fn root(&mut self, position: &Position, depth: i32) -> Value {
        self.deepening = depth;
        self.first_turn_done = false;
        let (alpha, beta) = WHOLE;
        self.negamax(position, depth, 0, alpha, beta)
    }

    /// The value of one turn at the root, searched `depth` turns beyond it.
    pub fn value_after(&mut self, position: &Position, effect: Effect, depth: i32) -> Value {
        self.deepening = depth + 1;
        let (alpha, beta) = WHOLE;
        self.path.push(position.hash());
        let next = position.moved(self.rules, effect.from, effect.to, effect.captured);
        let value = -self.negamax(&next, depth, 1, alpha, beta);
        self.path.pop();
        value
    }

    /// The best line of the last depth, as far as it was searched.
    pub fn line(&self) -> &[Effect] {
        &self.line[0]
    }

    /// Positions visited so far.
    pub const fn nodes(&self) -> u64 {
        self.nodes
    }

    /// Was the last depth cut short?
    pub const fn stopped(&self) -> bool {
        self.stopped
    }

    /// Was at least the first turn of the last depth searched to its end?
    pub const fn first_turn_done(&self) -> bool {
        self.first_turn_done
    }

    fn negamax(
        &mut self,
        position: &Position,
        depth: i32,
        ply: i32,
        mut alpha: Value,
        beta: Value,
    ) -> Value {
        self.line[ply as usize].clear();
        self.count();
        if self.stopped {
            return 0;
        }
        if let Some(value) = self.ended(position, ply) {
            return value;
        }
        let capturing = !generate::capturing_stones(self.rules, position).is_empty();
        if depth <= 0 || ply >= MAX_PLY {
            return if capturing && depth > -QUIESCENCE && ply < MAX_PLY {
                self.quiescence(position, depth, ply, alpha, beta)
            } else {
                evaluate(self.rules, position)
            };
        }
        let known = self.table.get(position.hash(), ply);
        if let Some(entry) = known
            && ply > 0
            && entry.depth >= depth
            && beta - alpha == 1
            && match entry.bound {
                Bound::Exact => true,
                Bound::Lower => entry.value >= beta,
                Bound::Upper => entry.value <= alpha,
            }
        {
            return entry.value;
        }
        let mut effects = self.spare.pop().unwrap_or_default();
        generate::effects(self.rules, position, &mut effects);
        self.ordering.sort(&mut effects, known.and_then(|entry| entry.best), ply);
        // A single reply costs nothing to look one turn deeper.
        let extension = i32::from(effects.len() == 1 && ply > 0 && ply < 2 * self.deepening);
        self.path.push(position.hash());
        let (mut best, mut best_effect) = (-INFINITE, None);
        let floor = alpha;
        for (i, &effect) in effects.iter().enumerate() {
            let next = position.moved(self.rules, effect.from, effect.to, effect.captured);
            let deeper = depth - 1 + extension;
            let value = if i == 0 {
                -self.negamax(&next, deeper, ply + 1, -beta, -alpha)
            } else {
                // Late paikas are looked at less deeply first; captures never.
                let late = !capturing && depth >= 3 && i >= 4;
                let reduced = deeper - i32::from(late);
                let mut value = -self.negamax(&next, reduced, ply + 1, -alpha - 1, -alpha);
                if value > alpha && (late || value < beta) && !self.stopped {
                    value = -self.negamax(&next, deeper, ply + 1, -beta, -alpha);
                }
                value
            };
            if self.stopped {
                break;
            }
            if ply == 0 {
                self.first_turn_done = true;
            }
            if value > best {
                best = value;
                best_effect = Some(effect);
                if value > alpha || ply == 0 && i == 0 {
                    self.extend_line(ply, effect);
                }
            }
            alpha = alpha.max(value);
            if alpha >= beta {
                self.ordering.cut(effect, ply, depth);
                break;
            }
        }
        self.path.pop();
        self.spare.push(effects);
        if !self.stopped {
            let bound = if best >= beta {
                Bound::Lower
            } else if best > floor {
                Bound::Exact
            } else {
                Bound::Upper
            };
            self.table.put(position.hash(), ply, best_effect, best, depth, bound);
        }
        best
    }

    /// Follows captures until the position is quiet. The side to move may also stand pat, though
    /// the rules compel it to capture: without that the first opening turns explode, and the
    /// standing value is a fair lower guess.
    fn quiescence(
        &mut self,
        position: &Position,
        depth: i32,
        ply: i32,
        mut alpha: Value,
        beta: Value,
    ) -> Value {
        let mut best = evaluate(self.rules, position);
        if best >= beta {
            return best;
        }
        alpha = alpha.max(best);
        let mut effects = self.spare.pop().unwrap_or_default();
        generate::effects(self.rules, position, &mut effects);
        self.ordering.sort(&mut effects, None, ply);
        self.path.push(position.hash());
        for &effect in effects.iter().filter(|effect| !effect.captured.is_empty()) {
            let next = position.moved(self.rules, effect.from, effect.to, effect.captured);
            let value = -self.negamax(&next, depth - 1, ply + 1, -beta, -alpha);
            if self.stopped {
                break;
            }
            best = best.max(value);
            alpha = alpha.max(value);
            if alpha >= beta {
                break;
            }
        }
        self.path.pop();
        self.spare.push(effects);
        best
    }

    /// The value of a finished game. A position that stood on the board before counts as drawn:
    /// whoever could come back once could do so again.
    fn ended(&self, position: &Position, ply: i32) -> Option<Value> {
        if ply == 0 {
            return None;
        }
        match position.outcome(self.rules) {
            Some(Outcome::Draw(_)) => return Some(0),
            Some(Outcome::Win { winner, .. }) => {
                let sign = if winner == position.side() { 1 } else { -1 };
                return Some(sign * (WIN - ply));
            }
            None => {}
        }
        self.rules.switches.repetition.times()?;
        let window = usize::from(position.quiet()).min(self.path.len());
        let earlier = &self.path[self.path.len() - window..];
        earlier.contains(&position.hash()).then_some(0)
    }

    fn count(&mut self) {
        self.nodes += 1;
        // The first depth is always finished, so that there is a turn to report.
        if self.deepening > 1 && self.nodes >= self.max_nodes
            || self.nodes.is_multiple_of(STOP_INTERVAL) && (self.stop)()
        {
            self.stopped = true;
        }
    }

    fn extend_line(&mut self, ply: i32, effect: Effect) {
        let (before, after) = self.line.split_at_mut(ply as usize + 1);
        let line = &mut before[ply as usize];
        line.clear();
        line.push(effect);
        line.extend_from_slice(&after[0]);
    }
}
