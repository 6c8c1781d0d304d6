//! The transposition table: what the search already knows of a position.

use super::score::{PROVEN, Value};
use crate::rules::generate::Effect;

/// What a stored value says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Bound {
    /// The value itself.
    Exact,
    /// The true value is at least this.
    Lower,
    /// The true value is at most this.
    Upper,
}

/// What is known of one position.
#[derive(Clone, Copy, Debug)]
pub(super) struct Entry {
    hash: u64,
    /// The best turn found, if any.
    pub best: Option<Effect>,
    /// The value; proven ends counted from this position.
    pub value: Value,
    /// The depth it was searched to.
    pub depth: i32,
    /// What the value says.
    pub bound: Bound,
}

/// A table of positions, one place for each; later entries replace earlier ones.
pub(super) struct Table {
    entries: Vec<Option<Entry>>,
}

impl Table {
    /// A table with 2 to the power of `bits` places.
    pub fn new(bits: u32) -> Self {
        Self { entries: vec![None; 1 << bits] }
    }

    /// What is known of the position of this hash, `ply` turns from the root.
    pub fn get(&self, hash: u64, ply: i32) -> Option<Entry> {
        let mut entry = self.entries[self.place(hash)].filter(|entry| entry.hash == hash)?;
        entry.value = from_node(entry.value, ply);
        Some(entry)
    }

    /// Keeps what was found, unless the place holds a deeper result for the same position.
    pub fn put(
        &mut self,
        hash: u64,
        ply: i32,
        best: Option<Effect>,
        value: Value,
        depth: i32,
        bound: Bound,
    ) {
        let place = self.place(hash);
        let old = &mut self.entries[place];
        if old.is_some_and(|old| old.hash == hash && old.depth > depth && bound != Bound::Exact) {
            return;
        }
        *old = Some(Entry { hash, best, value: to_node(value, ply), depth, bound });
    }

    const fn place(&self, hash: u64) -> usize {
        hash as usize & (self.entries.len() - 1)
    }
}

/// A proven end counts from the root in the search and from its position in the table.
const fn to_node(value: Value, ply: i32) -> Value {
    if value >= PROVEN {
        value + ply
    } else if value <= -PROVEN {
        value - ply
    } else {
        value
    }
}

const fn from_node(value: Value, ply: i32) -> Value {
    if value >= PROVEN {
        value - ply
    } else if value <= -PROVEN {
        value + ply
    } else {
        value
    }
}
