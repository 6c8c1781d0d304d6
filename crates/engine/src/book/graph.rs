//! The graph of a book: positions that are added and joined, and values that are carried up.

use super::Growth;
use super::value::before;
use crate::position_key::{PositionKey, Symmetries};
use crate::score::{Value, WIN};
use fanorona_rules::generate::{Effect, effects};
use fanorona_rules::{Outcome, Position, Variant};
use std::collections::HashMap;
use std::sync::Arc;

#[cfg(feature = "tuning")]
pub use super::value::{before as value_before, rounded};

/// The positions of a book, and the turns between them.
#[derive(Clone, Debug)]
pub struct BookGraph {
    /// The variant.
    pub variant: Arc<Variant>,
    /// How the book was grown.
    pub growth: Growth,
    /// The mirror images of the board.
    pub symmetries: Symmetries,
    /// The positions, the start first.
    pub nodes: Vec<BookNode>,
    /// The indices of the positions.
    pub by_key: HashMap<PositionKey, u32>,
}

/// A position of a book. It stands for all its mirror images.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BookNode {
    /// The position.
    pub position: Position,
    /// Its key.
    pub key: PositionKey,
    /// The best turn that is no book turn, with the value that a search found for the side to move;
    /// `None` if there is none.
    pub other: Option<(Effect, Value)>,
    /// The book turns, sorted, and the indices of the positions after them.
    pub turns: Vec<(Effect, u32)>,
    /// The value for the side to move, carried up from the positions after the book turns.
    pub value: Value,
}

impl BookGraph {
    /// A graph that has no position yet.
    pub fn empty(variant: Arc<Variant>, growth: Growth) -> Self {
        let symmetries = Symmetries::of(&variant.rules.board);
        Self { variant, growth, symmetries, nodes: Vec::new(), by_key: HashMap::new() }
    }

    /// The legal turns of a position, sorted. Captures that can be claimed are compulsory.
    pub fn effects(&self, position: &Position) -> Vec<Effect> {
        effects(&self.variant.rules.with_captures_enforced(), position).list
    }

    /// The key of the position after a turn.
    pub fn key_after(&self, position: &Position, effect: Effect) -> PositionKey {
        let rules = &self.variant.rules;
        let after = position.moved(rules, effect.from, effect.to, effect.captured);
        self.symmetries.image(rules, &after).key
    }

    /// The key of the start.
    pub fn start_key(&self) -> PositionKey {
        let rules = &self.variant.rules;
        self.symmetries.image(rules, &Position::start(rules)).key
    }

    /// The position that stands for this key.
    pub fn position_of(&self, key: PositionKey) -> Option<Position> {
        key.position(&self.variant.rules)
    }

    /// The value for the side to move if the game is over in this position.
    pub fn end_value(&self, position: &Position) -> Option<Value> {
        Some(match position.outcome(&self.variant.rules)? {
            Outcome::Draw(_) => 0,
            Outcome::Win { winner, .. } if winner == position.side() => WIN,
            Outcome::Win { .. } => -WIN,
        })
    }

    /// Adds a position. Returns its index.
    pub fn push(
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

    /// All positions in an order in which every book turn leads to a later one; `None` if there is a
    /// cycle or a position that is not reached.
    pub fn order(&self) -> Option<Vec<u32>> {
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
    pub fn carry_up(&mut self, order: &[u32]) {
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
