//! Alpha-beta over whole turns: every value is seen from the side to move.

use super::ordering::pick;
use super::worker::{MAX_PLY, Worker};
use crate::engine::score::{INFINITE, PROVEN, Value, WIN};
use crate::engine::transposition::{Bound, PackedTurn};
use crate::rules::{Position, generate};

/// Quiet positions this much above what is needed, for each turn of depth left, are cut.
const MARGIN: Value = 90;
/// The greatest depth at which they are.
const MARGIN_DEPTH: i32 = 6;
/// How many turns deep forced captures are followed beyond the depth.
const QUIESCENCE: i32 = 4;
/// Beyond the first of them, only so many captures are tried, those that take most.
const TRIED: usize = 3;

impl Worker<'_> {
    /// The value of a position, searched `depth` turns deep, as far as it lies between `alpha` and
    /// `beta`. `PRINCIPAL` where the line of best play is wanted.
    pub fn node<const PRINCIPAL: bool>(
        &mut self,
        position: &Position,
        depth: i32,
        ply: usize,
        mut alpha: Value,
        beta: Value,
    ) -> Value {
        self.lines.clear(ply);
        self.count();
        if self.stopped {
            return 0;
        }
        if let Some(value) = self.ended(position, ply) {
            return value;
        }
        if let Some(value) = self.looked_up(position, ply) {
            return value;
        }
        let rules = self.shared.rules;
        let pending = generate::has_capture(rules, position);
        if depth <= 0 || ply >= MAX_PLY {
            return if pending && depth > -QUIESCENCE && ply < MAX_PLY {
                self.quiescence(position, depth, ply, alpha, beta)
            } else {
                self.evaluate(position)
            };
        }
        // No end can come sooner than the next turn.
        let soonest = WIN - ply as Value - 1;
        if alpha >= soonest {
            return soonest;
        }
        let known = self.known(position, ply);
        if !PRINCIPAL
            && let Some(entry) = known
            && (entry.depth == depth || entry.depth > depth && self.shared.parts.deeper)
            && match entry.bound {
                Bound::Exact => true,
                Bound::Lower => entry.value >= beta,
                Bound::Upper => entry.value <= alpha,
            }
            && self.in_time(position, ply, entry.value)
        {
            return entry.value;
        }
        let mut best_known = known.map_or(PackedTurn::NONE, |entry| entry.best);
        if !PRINCIPAL && !pending && depth <= MARGIN_DEPTH && self.shared.parts.pruning {
            let standing = self.evaluate(position);
            if standing - MARGIN * depth >= beta && beta > -PROVEN {
                return standing;
            }
        }
        // Without a best turn to begin with, a shallower search finds one.
        if PRINCIPAL && depth >= 4 && best_known == PackedTurn::NONE {
            self.node::<true>(position, depth - 2, ply, alpha, beta);
            best_known = self.known(position, ply).map_or(PackedTurn::NONE, |entry| entry.best);
            self.lines.clear(ply);
        }
        let begin = self.generate(position);
        let end = self.choices.len();
        let side = position.side();
        let learned = self.shared.parts.ordering;
        self.ordering.rank(&mut self.choices[begin..end], best_known, ply, side, learned);
        // A single reply costs nothing to look one turn deeper.
        let single =
            end - begin == 1 && (ply as i32) < 2 * self.deepening && self.shared.parts.extensions;
        let deeper = depth - 1 + i32::from(single);
        self.path.push(position.hash());
        let (mut best, mut best_mark) = (-INFINITE, PackedTurn::NONE);
        let floor = alpha;
        for i in begin..end {
            let effect = pick(&mut self.choices[begin..end], i - begin);
            let next = self.after(position, effect);
            let value = if i == begin {
                -self.node::<PRINCIPAL>(&next, deeper, ply + 1, -beta, -alpha)
            } else {
                let late = self.reduction(depth, i - begin, pending, PRINCIPAL);
                let mut value =
                    -self.node::<false>(&next, deeper - late, ply + 1, -alpha - 1, -alpha);
                if late > 0 && value > alpha && !self.stopped {
                    value = -self.node::<false>(&next, deeper, ply + 1, -alpha - 1, -alpha);
                }
                if PRINCIPAL && value > alpha && !self.stopped {
                    value = -self.node::<true>(&next, deeper, ply + 1, -beta, -alpha);
                }
                value
            };
            if self.stopped {
                break;
            }
            if value > best {
                best = value;
                if value > alpha {
                    best_mark = PackedTurn::of(effect);
                    if PRINCIPAL {
                        self.lines.extend(ply, effect);
                    }
                }
            }
            alpha = alpha.max(value);
            if alpha >= beta {
                if learned {
                    let failed = &self.choices[begin..i];
                    self.ordering.cut(effect, failed, ply, side, depth);
                }
                break;
            }
        }
        self.path.pop();
        self.choices.truncate(begin);
        if !self.stopped {
            let bound = if best >= beta {
                Bound::Lower
            } else if best > floor {
                Bound::Exact
            } else {
                Bound::Upper
            };
            self.keep(position, ply, (best_mark, best), depth, bound);
        }
        best
    }

    /// How much less deeply a late turn is looked at first.
    pub fn reduction(&self, depth: i32, place: usize, pending: bool, principal: bool) -> i32 {
        if !self.shared.parts.reductions || depth < 3 || place < 3 {
            return 0;
        }
        let late = (depth.ilog2() * (place as u32 + 1).ilog2()) as i32;
        let full = if pending { late / 3 } else { (late + 2) / 3 };
        (full - i32::from(principal)).clamp(0, depth - 2)
    }

    /// Follows captures until the position is quiet. The side to move may also stand pat, though
    /// the rules compel it to capture: without that the first opening turns explode, and the
    /// standing value is a fair lower guess.
    fn quiescence(
        &mut self,
        position: &Position,
        depth: i32,
        ply: usize,
        mut alpha: Value,
        beta: Value,
    ) -> Value {
        let mut best = self.evaluate(position);
        if best >= beta {
            return best;
        }
        alpha = alpha.max(best);
        let begin = self.generate(position);
        let end = self.choices.len();
        let learned = self.shared.parts.ordering;
        let side = position.side();
        self.ordering.rank(&mut self.choices[begin..end], PackedTurn::NONE, ply, side, learned);
        self.path.push(position.hash());
        let few = depth < 0 && self.shared.parts.pruning;
        let tried = if few { end.min(begin + TRIED) } else { end };
        for i in begin..tried {
            let effect = pick(&mut self.choices[begin..end], i - begin);
            let next = self.after(position, effect);
            let value = -self.node::<false>(&next, depth - 1, ply + 1, -beta, -alpha);
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
        self.choices.truncate(begin);
        best
    }
}
