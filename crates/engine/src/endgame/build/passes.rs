//! The passes over a table: positions decided at once, and one quiet turn back from decided
//! positions.

use super::super::sets::spread;
use super::super::value::{self, MOST_TURNS, TableValue, loss, win};
use super::{Builder, CHUNK};
use fanorona_rules::generate::{self, Effect, Generator};
use fanorona_rules::switches::NoMove;
use fanorona_rules::{PointSet, Position, Side};
use std::sync::atomic::{AtomicU8, Ordering::Relaxed};

impl Builder {
    /// The layer, the first index and the number of indices of a chunk.
    fn part(&self, chunk: u64) -> (usize, u64, u64) {
        let (block, per_block) = (self.indexing.block(), self.chunks_in_block());
        let in_layer = chunk % (self.chunks() / self.indexing.sides() as u64);
        let side = usize::from(chunk != in_layer);
        let within = in_layer % per_block * CHUNK;
        (side, in_layer / per_block * block + within, CHUNK.min(block - within))
    }

    #[inline]
    fn byte(&self, side: usize, index: u64) -> &AtomicU8 {
        &self.bytes[(side as u64 * self.indexing.len() + index) as usize]
    }

    /// Decides the positions that must capture or cannot move, and marks unused indices.
    pub(super) fn first_look(
        &self,
        chunk: u64,
        generator: &mut Generator,
        effects: &mut Vec<Effect>,
    ) {
        let (side, from, count) = self.part(chunk);
        self.indexing.scan(from, count, |index, small, close| {
            let byte = if self.indexing.weight(index, small, close) == 0 {
                value::UNUSED
            } else {
                let large = spread(close, small);
                let (own, enemy) = if side == 0 { (small, large) } else { (large, small) };
                self.at_once(own, enemy, generator, effects)
            };
            self.byte(side, index).store(byte, Relaxed);
        });
    }

    fn at_once(
        &self,
        own: u64,
        enemy: u64,
        generator: &mut Generator,
        effects: &mut Vec<Effect>,
    ) -> u8 {
        if !self.steps.can_move(own, enemy) {
            return match self.rules.switches.no_move {
                NoMove::Loses => loss(0),
                NoMove::Draws => value::DRAWN_BY_CAPTURE,
            };
        }
        let stones = [PointSet(own), PointSet(enemy)];
        if !generate::can_capture(&self.rules, stones) {
            return value::DRAW;
        }
        let position = Position::new(&self.rules, stones, Side::White, 0, 2, None);
        let Ok(position) = position else { return value::DRAWN_BY_CAPTURE };
        if self.limit == 0 {
            return value::DRAWN_BY_CAPTURE;
        }
        effects.clear();
        // Few stones have few chains.
        let whole = generator.append(&self.rules, &position, effects);
        debug_assert!(whole, "a position of a table has too many turns");
        let mut best = TableValue::Loss;
        for effect in effects {
            let left = enemy & !effect.captured.0;
            let own = own & !effect.from.set().0 | effect.to.set().0;
            // A side without stones has lost.
            let value =
                if left == 0 { Some(TableValue::Loss) } else { self.tables.value(left, own) };
            best = best.max(value.map_or(TableValue::Draw, TableValue::reversed));
            if best == TableValue::Win {
                return win(1);
            }
        }
        if best == TableValue::Loss { loss(1) } else { value::DRAWN_BY_CAPTURE }
    }

    /// Goes one quiet turn back from every position decided in exactly `turns` turns. Returns the
    /// number of these positions.
    pub(super) fn step_back(&self, chunk: u64, turns: u8) -> u64 {
        let (side, from, count) = self.part(chunk);
        let mut found = 0;
        self.indexing.scan(from, count, |index, small, close| {
            let byte = self.byte(side, index).load(Relaxed);
            if byte != loss(turns) && (turns == 0 || byte != win(turns)) {
                return;
            }
            found += 1;
            if u16::from(turns) >= self.limit || turns >= MOST_TURNS {
                return;
            }
            let large = spread(close, small);
            let (own, enemy) = if side == 0 { (small, large) } else { (large, small) };
            self.steps.all_steps(enemy, own, |before| {
                let (side, index) = self.indexing.find(before, own);
                let earlier = self.byte(side, index);
                // Positions that must capture or cannot move are decided or marked, so an open one
                // is quiet.
                if earlier.load(Relaxed) == value::DRAW {
                    if byte == loss(turns) {
                        earlier.store(win(turns + 1), Relaxed);
                    } else if self.all_won(before, own, turns) {
                        earlier.store(loss(turns + 1), Relaxed);
                    }
                }
                true
            });
        });
        found
    }

    /// Whether every quiet turn leads to a win of the other side in at most `turns` turns. Wins in
    /// one turn more, which other threads may be storing, do not count yet.
    fn all_won(&self, own: u64, enemy: u64, turns: u8) -> bool {
        self.steps.all_steps(own, enemy, |after| {
            let (side, index) = self.indexing.find(enemy, after);
            (1..=turns).contains(&self.byte(side, index).load(Relaxed))
        })
    }
}
