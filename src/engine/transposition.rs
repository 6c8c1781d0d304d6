//! The transposition table: what the search already knows of a position, shared by all threads.

use super::score::{PROVEN, Value};
use crate::rules::generate::Effect;
use std::sync::OnceLock;
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};

/// What a stored value says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Bound {
    /// The true value is at least this.
    Lower,
    /// The true value is at most this.
    Upper,
    /// The value itself.
    Exact,
}

/// A turn in short: enough to find it again among the turns of its position.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct PackedTurn(u32);

impl PackedTurn {
    /// No turn.
    pub const NONE: Self = Self(0);

    /// The mark of a turn.
    #[inline]
    pub const fn of(effect: Effect) -> Self {
        let taken = effect.captured.0.wrapping_mul(0x9E37_79B9_7F4A_7C15) >> 45;
        // The top bit tells every turn from none.
        Self(1 << 31 | (taken as u32) << 12 | (effect.from.index() << 6 | effect.to.index()) as u32)
    }
}

/// What is known of one position.
#[derive(Clone, Copy, Debug)]
pub(super) struct Entry {
    /// The best turn found, if any.
    pub best: PackedTurn,
    /// The value; proven ends counted from this position.
    pub value: Value,
    /// The depth it was searched to, in turns, 0 to 255.
    pub depth: i32,
    /// What the value says.
    pub bound: Bound,
}

/// Places that a position may have.
const CLUSTER: usize = 4;

/// A place: the position's hash mixed with what is known, and what is known. Two threads that
/// write at the same time leave a mixture that belongs to no position, and is not found.
type Slot = [AtomicU64; 2];

/// Pages in a MiB. Small ones, because a search that begins asks for many of them at once.
const PAGES: usize = 4;
/// Places of a page.
const PAGE: usize = (1 << 20) / PAGES / size_of::<Slot>();

/// A table of positions. It takes its memory page by page when it needs it: to clear all of a
/// large table takes a part of a second, in which a search could neither begin nor stop.
pub(super) struct TranspositionTable {
    pages: Vec<OnceLock<Box<[Slot]>>>,
    /// Counts searches, so that what is old gives way first.
    age: u8,
}

impl TranspositionTable {
    /// A table of about this many MiB, 1 or more: the next power of two below.
    pub fn new(mib: usize) -> Self {
        let pages = PAGES << mib.max(1).ilog2();
        Self { pages: std::iter::repeat_with(OnceLock::new).take(pages).collect(), age: 0 }
    }

    /// Begins a new search: earlier entries are still used, and give way first.
    pub const fn grow_older(&mut self) {
        self.age = (self.age + 1) % 64;
    }

    /// What is known of the position of this hash, `ply` turns from the root.
    #[inline]
    pub fn get(&self, hash: u64, ply: i32) -> Option<Entry> {
        let (page, first) = self.place(hash);
        let page = self.pages[page].get()?;
        page[first..first + CLUSTER].iter().find_map(|[check, data]| {
            let data = data.load(Relaxed);
            (check.load(Relaxed) ^ data == hash && data != 0).then(|| {
                let entry = unpack(data);
                Entry { value: from_node(entry.value, ply), ..entry }
            })
        })
    }

    /// Keeps what was found. A deeper result for the same position stays, unless this one is
    /// exact; otherwise the least deep of the oldest gives way.
    pub fn put(&self, hash: u64, ply: i32, entry: Entry) {
        let (page, first) = self.place(hash);
        let empty = || std::iter::repeat_with(Slot::default).take(PAGE).collect();
        let page = self.pages[page].get_or_init(empty);
        let cluster = &page[first..first + CLUSTER];
        let mut chosen = &cluster[0];
        let mut least = i32::MAX;
        let mut best = entry.best;
        for slot in cluster {
            let [check, data] = slot;
            let data = data.load(Relaxed);
            if check.load(Relaxed) ^ data == hash && data != 0 {
                let old = unpack(data);
                if old.depth > entry.depth + 2
                    && entry.bound != Bound::Exact
                    && age_of(data) == self.age
                {
                    return;
                }
                if best == PackedTurn::NONE {
                    best = old.best;
                }
                chosen = slot;
                break;
            }
            let behind = i32::from((64 + self.age - age_of(data)) % 64);
            let worth = if data == 0 { i32::MIN } else { unpack(data).depth - 8 * behind };
            if worth < least {
                (least, chosen) = (worth, slot);
            }
        }
        let value = to_node(entry.value, ply);
        let data = pack(Entry { best, value, ..entry }, self.age);
        let [check, place] = chosen;
        place.store(data, Relaxed);
        check.store(hash ^ data, Relaxed);
    }

    /// The page of a position, and the first of its places there.
    #[inline]
    const fn place(&self, hash: u64) -> (usize, usize) {
        let page = (hash as usize / PAGE) & (self.pages.len() - 1);
        (page, hash as usize & (PAGE - 1) & !(CLUSTER - 1))
    }
}

/// Mark 32 bits, value 16, depth 8, bound 2, age 6.
fn pack(entry: Entry, age: u8) -> u64 {
    u64::from(entry.best.0) << 32
        | u64::from(entry.value as i16 as u16) << 16
        | (entry.depth.clamp(0, 255) as u64) << 8
        | (entry.bound as u64) << 6
        | u64::from(age)
}

const fn unpack(data: u64) -> Entry {
    Entry {
        best: PackedTurn((data >> 32) as u32),
        value: (data >> 16) as u16 as i16 as Value,
        depth: (data >> 8) as u8 as i32,
        bound: match data >> 6 & 3 {
            0 => Bound::Lower,
            1 => Bound::Upper,
            _ => Bound::Exact,
        },
    }
}

const fn age_of(data: u64) -> u8 {
    (data & 63) as u8
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{Point, PointSet};

    #[test]
    fn what_is_put_in_comes_out() {
        let table = TranspositionTable::new(1);
        let effect =
            Effect { from: Point::new(63), to: Point::new(1), captured: PointSet(1 << 40 | 5) };
        for (value, bound) in [(-31_000, Bound::Lower), (123, Bound::Exact), (-7, Bound::Upper)] {
            let entry = Entry { best: PackedTurn::of(effect), value, depth: 9, bound };
            table.put(77, 3, entry);
            let found = table.get(77, 3).map(|e| (e.best, e.value, e.depth, e.bound));
            assert_eq!(found, Some((entry.best, value, 9, bound)));
            assert!(table.get(78, 3).is_none());
        }
    }

    #[test]
    fn a_full_cluster_keeps_what_is_deep() {
        let table = TranspositionTable::new(1);
        let entry = |depth| Entry { best: PackedTurn::NONE, value: 0, depth, bound: Bound::Exact };
        let far = 1 << 40;
        for i in 0..4 {
            table.put(i * far, 0, entry(10 + i as i32));
        }
        table.put(9 * far, 0, entry(3));
        assert!(table.get(0, 0).is_none(), "the least deep one gave way");
        assert!((1..4).all(|i| table.get(i * far, 0).is_some()));
    }
}
