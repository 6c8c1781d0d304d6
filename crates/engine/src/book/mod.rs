//! Books: positions of openings with values, grown by the engine, from which the computer plays
//! without searching.
//!
//! A book is a graph. Positions that are reached by different turns are joined, and so are mirror
//! images. Each position has its book turns, which lead to other positions, and its best *other* turn
//! with the value that a search found for it. The value of a position is the best of these, with the
//! values of the positions after book turns seen from the other side (negamax).
//!
//! A [`BookGrower`] adds the position after one other turn at a time: that with the least cost, which
//! is what the turns from the start to it lose in value, and a fixed amount for each of them. So the
//! book is deep where both sides play well, and broad where turns are about equal (Lincke, *Strategies
//! for the automatic construction of opening books*, 2001).
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
mod error;
mod graph;
mod grow;
mod read;
pub mod shipped;
mod value;
mod write;

use super::position_key::{PositionKey, Symmetries};
use super::score::{Score, Value};
use fanorona_rules::generate::Effect;
use fanorona_rules::variant::file_head::FileHead;
use fanorona_rules::{Position, Variant};
use std::collections::HashMap;
use std::sync::Arc;

pub use error::{BookError, BookErrorKind};
pub use grow::{BookGrower, BookTask, Searched};
pub use read::BookReader;

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
///
/// ```
/// use fanorona_engine::book::{Book, BookGrower, Growth};
/// use fanorona_rules::{Position, variant::shipped};
///
/// let dimy = shipped::variant("dimy").ok_or("no such variant")?;
/// let mut grower = BookGrower::new(dimy.clone(), Growth { nodes: 100, turn_cost: 20 });
/// while grower.book().len() < 30 {
///     let tasks = grower.tasks();
///     let searched = tasks.iter().map(|task| grower.search(task)).collect();
///     grower.apply(tasks, searched);
/// }
/// let text = grower.book().to_string();
/// let book = Book::read(&text, &dimy).unwrap();
/// assert_eq!(book.len(), grower.book().len());
/// let turns = book.turns(&Position::start(&dimy.rules));
/// assert!(turns.is_sorted_by_key(|turn| -turn.score.rank()));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct Book {
    variant: Arc<Variant>,
    growth: Growth,
    symmetries: Symmetries,
    /// The positions, the start first.
    nodes: Vec<BookNode>,
    by_key: HashMap<PositionKey, u32>,
}

/// A position of a book. It stands for all its mirror images.
#[derive(Clone, Debug, PartialEq, Eq)]
struct BookNode {
    position: Position,
    key: PositionKey,
    /// The best turn that is no book turn, with the value that a search found for the side to move;
    /// `None` if there is none.
    other: Option<(Effect, Value)>,
    /// The book turns, sorted, and the indices of the positions after them.
    turns: Vec<(Effect, u32)>,
    /// The value for the side to move, carried up from the positions after the book turns.
    value: Value,
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
    /// A book that has no position yet.
    fn empty(variant: Arc<Variant>, growth: Growth) -> Self {
        let symmetries = Symmetries::of(&variant.rules.board);
        Self { variant, growth, symmetries, nodes: Vec::new(), by_key: HashMap::new() }
    }

    /// The key of the variant that the first line of a text names; `None` if it is no book.
    pub fn key(text: &str) -> Option<&str> {
        HEAD.key(text.lines().next()?)
    }

    /// The variant.
    pub const fn variant(&self) -> &Arc<Variant> {
        &self.variant
    }

    /// How it was grown.
    pub const fn growth(&self) -> Growth {
        self.growth
    }

    /// The number of positions.
    pub const fn len(&self) -> usize {
        self.nodes.len()
    }

    /// Whether there are no positions.
    pub const fn is_empty(&self) -> bool {
        self.nodes.is_empty()
    }

    /// The number of positions that have book turns.
    pub fn inner(&self) -> usize {
        self.nodes.iter().filter(|node| !node.turns.is_empty()).count()
    }

    /// The number of book turns in all positions. Each but one for each position other than the start leads
    /// to a position that other turns have reached.
    pub fn turn_count(&self) -> usize {
        self.nodes.iter().map(|node| node.turns.len()).sum()
    }

    /// The value of a position for the side to move; `None` if it is not in the book.
    pub fn score(&self, position: &Position) -> Option<Score> {
        let key = self.symmetries.image(&self.variant.rules, position).key;
        self.node(key).map(|node| Score::of(node.value))
    }

    /// The book turns of a position, as they are in it, the best first; none if it is not in the book.
    /// Of turns that are mirror images of each other there is one.
    pub fn turns(&self, position: &Position) -> Vec<BookTurn> {
        let image = self.symmetries.image(&self.variant.rules, position);
        let Some(node) = self.node(image.key) else { return Vec::new() };
        let turn = |&(effect, next): &(Effect, u32)| {
            let after = &self.nodes[next as usize];
            BookTurn {
                effect: self.symmetries.effect_here(&image, effect),
                score: Score::of(value::before(after.value)),
                replies: after.turns.len(),
            }
        };
        let mut turns: Vec<BookTurn> = node.turns.iter().map(turn).collect();
        turns.sort_by_key(|turn| -turn.score.rank());
        turns
    }

    fn node(&self, key: PositionKey) -> Option<&BookNode> {
        self.by_key.get(&key).and_then(|&index| self.nodes.get(index as usize))
    }
}
