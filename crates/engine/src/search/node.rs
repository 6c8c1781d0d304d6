//! Principal variation search over whole turns. All values are those of the side to move.

use super::ordering::pick;
use super::worker::{MAX_PLY, Reliance, Worker};
use crate::score::{INFINITE, PROVEN, Value, WIN};
use crate::transposition::{Bound, PackedTurn};
use fanorona_rules::Position;
use fanorona_rules::generate::{self, Effect};

/// The least value of a position of which not all turns are known.
pub(super) const NOT_LOST: Value = 1 - PROVEN;

impl Worker<'_> {
    /// The value of a position, searched `depth` turns deep within the window from `alpha` to
    /// `beta`. `PRINCIPAL` for nodes of the principal variation.
    pub fn node<const PRINCIPAL: bool>(
        &mut self,
        position: &Position,
        mut depth: i32,
        ply: usize,
        mut alpha: Value,
        beta: Value,
    ) -> Value {
        self.pv.clear(ply);
        self.count_node();
        if self.stopped {
            return 0;
        }
        if depth > 0 {
            self.shared.table.prefetch(self.key(position));
        }
        if let Some(value) = self.terminal_value(position, ply) {
            return value;
        }
        if let Some(value) = self.probe_tables(position, ply) {
            return value;
        }
        let rules = self.shared.rules;
        let pending = generate::has_capture(rules, position);
        if depth <= 0 || ply >= MAX_PLY {
            return if pending && depth > -self.shared.constants.quiescence_depth() && ply < MAX_PLY
            {
                self.quiescence(position, depth, ply, alpha, beta)
            } else {
                self.evaluate(position, pending)
            };
        }
        // The game cannot end before the next turn.
        let soonest = WIN - ply as Value - 1;
        if alpha >= soonest {
            return soonest;
        }
        let known = self.probe_transposition(position, ply);
        if !PRINCIPAL
            && let Some(entry) = known
            && (entry.depth == depth
                || entry.depth > depth && self.shared.techniques.deeper_entries)
            && match entry.bound {
                Bound::Exact => true,
                Bound::Lower => entry.value >= beta,
                Bound::Upper => entry.value <= alpha,
                Bound::Unknown => false,
            }
            && self.ends_before_limit(position, ply, entry.value)
        {
            return entry.value;
        }
        let constants = &self.shared.constants;
        let pruning = !PRINCIPAL
            && !pending
            && depth <= constants.pruning_depth()
            && beta > -PROVEN
            && self.shared.techniques.pruning;
        if pruning {
            let standing = self.evaluate(position, false);
            if standing - constants.pruning_margin() * depth >= beta {
                return standing;
            }
            let razoring = depth <= constants.razoring_depth()
                && self.deepening >= constants.razoring_iteration();
            if razoring && alpha < PROVEN && standing + constants.razoring_margin() * depth <= alpha
            {
                depth -= 1;
                if depth == 0 {
                    return standing;
                }
            }
        }
        let mut best_known = known.map_or(PackedTurn::NONE, |entry| entry.best);
        // Internal iterative deepening: a shallower search finds a first turn.
        if PRINCIPAL
            && depth >= constants.internal_deepening_depth()
            && best_known == PackedTurn::NONE
        {
            self.node::<true>(position, depth - 2, ply, alpha, beta);
            best_known = self
                .probe_transposition(position, ply)
                .map_or(PackedTurn::NONE, |entry| entry.best);
            self.pv.clear(ply);
        }
        if depth > 1 && !pending {
            self.prefetch_after(position, best_known);
        }
        let (begin, all) = self.generate(position);
        let end = self.choices.len();
        let side = position.side();
        let learned = self.shared.techniques.ordering;
        self.ordering.rank(&mut self.choices[begin..end], best_known, ply, side, learned);
        // A single reply is extended by one turn.
        let single = end - begin == 1
            && (ply as i32) < constants.extension_limit() * self.deepening
            && self.shared.techniques.extensions;
        let deeper = depth - 1 + i32::from(single);
        self.path.push(position.hash());
        let (mut best, mut best_packed) = (-INFINITE, PackedTurn::NONE);
        let floor = alpha;
        let mut upcoming = None;
        // The reliance of the values before this node, and that of its own value.
        let (outer, mut relied) = (self.reliance, Reliance::NOTHING);
        for i in begin..end {
            let (effect, next) = upcoming.take().unwrap_or_else(|| self.choose(position, begin, i));
            // If the first turn causes no cutoff, usually all turns are searched. The entry of each is
            // prefetched while the turn before it is searched.
            if i > begin && i + 1 < end && depth > 1 {
                let after = self.choose(position, begin, i + 1);
                self.shared.table.prefetch(self.key(&after.1));
                upcoming = Some(after);
            }
            self.reliance = Reliance::NOTHING;
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
                    best_packed = PackedTurn::of(effect);
                    if PRINCIPAL {
                        self.pv.extend(ply, effect);
                    }
                }
            }
            alpha = alpha.max(value);
            if alpha >= beta {
                // The other turns make no difference.
                relied = self.reliance;
                if learned {
                    let failed = &self.choices[begin..i];
                    self.ordering.record_cutoff(effect, failed, ply, side, depth);
                }
                break;
            }
            relied = relied.and(self.reliance);
        }
        self.path.pop();
        self.choices.truncate(begin);
        if !all {
            // A turn that was not found may avoid a loss.
            best = best.max(NOT_LOST);
        }
        self.reliance = outer.and(relied.before(ply));
        if !self.stopped {
            let bound = if self.is_own(position, ply, best, relied) {
                Bound::Unknown
            } else if best >= beta {
                Bound::Lower
            } else if best > floor {
                Bound::Exact
            } else {
                Bound::Upper
            };
            self.store(position, ply, (best_packed, best), depth, bound);
        }
        best
    }

    /// Prefetches the entry of the position after the turn that will be searched first.
    #[inline]
    fn prefetch_after(&self, position: &Position, best: PackedTurn) {
        let occupied = position.own() | position.enemy();
        if let Some(effect) = best.paika()
            && position.own().contains(effect.from)
            && !occupied.contains(effect.to)
        {
            self.shared.table.prefetch(self.key(&self.play(position, effect)));
        }
    }

    /// Moves the best turn from index `i` on to `i`, and returns it with the position after it.
    #[inline]
    fn choose(&mut self, position: &Position, begin: usize, i: usize) -> (Effect, Position) {
        let effect = pick(&mut self.choices[begin..], i - begin);
        (effect, self.play(position, effect))
    }

    /// The depth reduction of a late turn's first search.
    #[inline]
    pub fn reduction(&self, depth: i32, place: usize, pending: bool, principal: bool) -> i32 {
        let constants = &self.shared.constants;
        if !self.shared.techniques.reductions
            || depth < constants.reduction_depth()
            || place < constants.reduction_turns() as usize
        {
            return 0;
        }
        let full = self.shared.reductions.of(depth, place, pending);
        (full - i32::from(principal)).clamp(0, depth - 2)
    }

    /// Searches captures until the position is quiet. The side to move may stand pat although the
    /// rules compel it to capture: otherwise the tree explodes in the opening, and the static value
    /// is a reasonable lower estimate.
    fn quiescence(
        &mut self,
        position: &Position,
        depth: i32,
        ply: usize,
        mut alpha: Value,
        beta: Value,
    ) -> Value {
        let mut best = self.evaluate(position, true);
        if best >= beta {
            return best;
        }
        alpha = alpha.max(best);
        let (begin, _) = self.generate(position);
        let end = self.choices.len();
        let learned = self.shared.techniques.ordering;
        let side = position.side();
        self.ordering.rank(&mut self.choices[begin..end], PackedTurn::NONE, ply, side, learned);
        self.path.push(position.hash());
        let few = depth < 0 && self.shared.techniques.pruning;
        let tried = if few {
            end.min(begin + self.shared.constants.quiescence_width() as usize)
        } else {
            end
        };
        for i in begin..tried {
            let effect = pick(&mut self.choices[begin..end], i - begin);
            let next = self.play(position, effect);
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
