//! The graph of a book: positions that are added and joined, and values that are carried up.

use super::value::before;
use super::{Book, BookNode};
use crate::position_key::PositionKey;
use crate::score::{Value, WIN};
use fanorona_rules::generate::{Effect, effects};
use fanorona_rules::{Outcome, Position};

impl Book {
    /// The legal turns of a position, sorted. Captures that can be claimed are compulsory.
    pub(super) fn effects(&self, position: &Position) -> Vec<Effect> {
        effects(&self.variant.rules.with_captures_enforced(), position).list
    }

    /// The key of the position after a turn.
    pub(super) fn key_after(&self, position: &Position, effect: Effect) -> PositionKey {
        let rules = &self.variant.rules;
        let after = position.moved(rules, effect.from, effect.to, effect.captured);
        self.symmetries.image(rules, &after).key
    }

    /// The key of the start.
    pub(super) fn start_key(&self) -> PositionKey {
        let rules = &self.variant.rules;
        self.symmetries.image(rules, &Position::start(rules)).key
    }

    /// The position that stands for this key.
    pub(super) fn position_of(&self, key: PositionKey) -> Option<Position> {
        key.position(&self.variant.rules)
    }

    /// The value for the side to move if the game is over in this position.
    pub(super) fn end_value(&self, position: &Position) -> Option<Value> {
        Some(match position.outcome(&self.variant.rules)? {
            Outcome::Draw(_) => 0,
            Outcome::Win { winner, .. } if winner == position.side() => WIN,
            Outcome::Win { .. } => -WIN,
        })
    }

    /// Adds a position. Returns its index.
    pub(super) fn push(
        &mut self,
        position: Position,
        key: PositionKey,
        other: Option<(Effect, Value)>,
    ) -> u32 {
        let value = other.map_or(0, |(_, value)| value);
        let value = self.end_value(&position).unwrap_or(value);
        let index = self.nodes.len() as u32;
        self.by_key.insert(key, index);
        self.nodes.push(BookNode { position, key, other, turns: Vec::new(), value });
        index
    }

    /// Whether book turns lead from one position to the other, without captures.
    fn is_reached(&self, from: u32, to: u32) -> bool {
        let stones = |index: u32| {
            let position = &self.nodes[index as usize].position;
            position.stone_count()
        };
        let all = stones(to);
        let (mut seen, mut open) = (vec![from], vec![from]);
        while let Some(at) = open.pop() {
            if at == to {
                return true;
            }
            for &(_, next) in &self.nodes[at as usize].turns {
                if stones(next) == all && !seen.contains(&next) {
                    seen.push(next);
                    open.push(next);
                }
            }
        }
        false
    }

    /// Whether a turn to a position of the book would close a cycle.
    pub(super) fn closes_cycle(&self, from: u32, effect: Effect, to: u32) -> bool {
        effect.captured.is_empty() && self.is_reached(to, from)
    }

    /// All positions in an order in which every book turn leads to a later one; `None` if there is a
    /// cycle or a position that is not reached.
    pub(super) fn order(&self) -> Option<Vec<u32>> {
        let mut ways = vec![0_u32; self.nodes.len()];
        for &(_, next) in self.nodes.iter().flat_map(|node| &node.turns) {
            ways[next as usize] += 1;
        }
        let mut order: Vec<u32> = Vec::with_capacity(self.nodes.len());
        if ways.first() == Some(&0) {
            order.push(0);
        }
        let mut done = 0;
        while let Some(&at) = order.get(done) {
            done += 1;
            for &(_, next) in &self.nodes[at as usize].turns {
                ways[next as usize] -= 1;
                if ways[next as usize] == 0 {
                    order.push(next);
                }
            }
        }
        (order.len() == self.nodes.len()).then_some(order)
    }

    /// Carries the values up from the last positions to the start. The order is that of [`order`](Self::order).
    pub(super) fn carry_up(&mut self, order: &[u32]) {
        for &index in order.iter().rev() {
            let node = &self.nodes[index as usize];
            let after = node.turns.iter().map(|&(_, next)| before(self.nodes[next as usize].value));
            let best = after.chain(node.other.map(|(_, value)| value)).max();
            if let Some(best) = best {
                self.nodes[index as usize].value = best;
            }
        }
    }
}

#[cfg(test)]
mod tests;
