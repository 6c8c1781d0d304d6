//! Books: positions of openings with values, from which the computer plays without searching.
//!
//! A book is a graph. Positions that are reached by different turns are joined, and so are mirror
//! images. Each position has its book turns, which lead to other positions, and its best *other* turn
//! with the value that a search found for it. The value of a position is the best of these, with the
//! values of the positions after book turns seen from the other side (negamax).
//!
//! As a text:
//!
//! ```text
//! fanorona book 1 tsivy 5f0c2a1e
//! grown 30000 20000 20
//! base64…
//! ```
//!
//! The first line has the version, the variant and the checksum of everything after it; the second the
//! number of positions and how they were grown. The rest are bits: the positions in the order in which
//! the turns before lead to them, the start first. Positions are not written; they follow from the
//! turns.

mod bits;
mod choose;
#[cfg(not(feature = "tuning"))]
mod graph;
#[cfg(feature = "tuning")]
pub mod graph;
mod read;
pub mod shipped;
mod value;
mod write;

use super::position_key::PositionKey;
use super::score::Score;
use fanorona_formats::{DataErrorKind, FileHead, InLine};
use fanorona_rules::generate::Effect;
use fanorona_rules::{Position, Variant};
use std::sync::Arc;

use graph::{BookGraph, BookNode};

pub use read::BookReader;

/// Why a text with a book cannot be used, and where.
pub type BookError = InLine<DataErrorKind>;

/// The first line of every text with a book.
const HEAD: FileHead = FileHead { name: "fanorona book", version: "1" };

/// How a book was grown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Growth {
    /// The most nodes of the search of a position, at least 1.
    pub nodes: u64,
    /// What each turn of the way to a position costs, in hundredths of a stone, when the next position
    /// is chosen. The larger, the broader is the book.
    pub turn_cost: u32,
}

/// Positions of openings of one variant with values.
#[derive(Clone, Debug)]
pub struct Book {
    graph: BookGraph,
}

/// A book turn of a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BookTurn {
    /// What it does.
    pub effect: Effect,
    /// Its value for the side that plays it.
    pub score: Score,
    /// The number of book turns of the position after it.
    pub replies: usize,
}

impl Book {
    /// The key of the variant that the first line of a text names; `None` if it is no book.
    pub fn key(text: &str) -> Option<&str> {
        HEAD.key(text.lines().next()?)
    }

    /// The variant.
    pub const fn variant(&self) -> &Arc<Variant> {
        &self.graph.variant
    }

    /// How it was grown.
    pub const fn growth(&self) -> Growth {
        self.graph.growth
    }

    /// The number of positions.
    pub const fn len(&self) -> usize {
        self.graph.nodes.len()
    }

    /// Whether there are no positions.
    pub const fn is_empty(&self) -> bool {
        self.graph.nodes.is_empty()
    }

    /// The number of positions that have book turns.
    pub fn inner(&self) -> usize {
        self.graph.nodes.iter().filter(|node| !node.turns.is_empty()).count()
    }

    /// The number of book turns in all positions. Each but one for each position other than the start leads
    /// to a position that other turns have reached.
    pub fn turn_count(&self) -> usize {
        self.graph.nodes.iter().map(|node| node.turns.len()).sum()
    }

    /// The value of a position for the side to move; `None` if it is not in the book.
    pub fn score(&self, position: &Position) -> Option<Score> {
        let key = self.graph.symmetries.image(&self.graph.variant.rules, position).key;
        self.node(key).map(|node| Score::of(node.value))
    }

    /// The book turns of a position, as they are in it, the best first; none if it is not in the book.
    /// Of turns that are mirror images of each other there is one.
    pub fn turns(&self, position: &Position) -> Vec<BookTurn> {
        let image = self.graph.symmetries.image(&self.graph.variant.rules, position);
        let Some(node) = self.node(image.key) else { return Vec::new() };
        let turn = |&(effect, next): &(Effect, u32)| {
            let after = &self.graph.nodes[next as usize];
            BookTurn {
                effect: self.graph.symmetries.effect_here(&image, effect),
                score: Score::of(value::before(after.value)),
                replies: after.turns.len(),
            }
        };
        let mut turns: Vec<BookTurn> = node.turns.iter().map(turn).collect();
        turns.sort_by_key(|turn| -turn.score.rank());
        turns
    }

    fn node(&self, key: PositionKey) -> Option<&BookNode> {
        self.graph.by_key.get(&key).and_then(|&index| self.graph.nodes.get(index as usize))
    }
}

#[cfg(feature = "tuning")]
impl Book {
    /// The book with this graph.
    pub const fn of(graph: BookGraph) -> Self {
        Self { graph }
    }

    /// The graph.
    pub const fn graph(&self) -> &BookGraph {
        &self.graph
    }

    /// The graph, to change it.
    pub const fn graph_mut(&mut self) -> &mut BookGraph {
        &mut self.graph
    }
}
