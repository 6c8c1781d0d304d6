//! The transposition table: search results by position, shared by all threads.

mod memory;

use self::memory::{Bucket, Memory, WORDS};
use super::score::{PROVEN, Value};
use fanorona_rules::generate::Effect;
use fanorona_rules::{Point, PointSet};
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};

/// How a stored value relates to the true value.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Bound {
    /// The true value is at least this.
    Lower,
    /// The true value is at most this.
    Upper,
    /// The value is exact.
    Exact,
    /// The value depends on the path to the position; only the best turn is stored.
    Unknown,
}

/// A turn in 32 bits: enough to identify it among the turns of its position.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct PackedTurn(u32);

impl PackedTurn {
    /// No turn.
    pub const NONE: Self = Self(0);

    /// Packs a turn.
    #[inline]
    pub const fn of(effect: Effect) -> Self {
        let taken = effect.captured.0.wrapping_mul(0x9E37_79B9_7F4A_7C15) >> 45;
        // The top bit distinguishes every turn from `NONE`.
        Self(1 << 31 | (taken as u32) << 12 | (effect.from.index() << 6 | effect.to.index()) as u32)
    }

    /// The turn, if it captures nothing. The position may be another than that of the turn, so it
    /// need not be legal.
    #[inline]
    pub const fn paika(self) -> Option<Effect> {
        if self.0 >> 12 != 1 << 19 {
            return None;
        }
        let [from, to] = [self.0 >> 6 & 63, self.0 & 63];
        let [from, to] = [Point::new(from as usize), Point::new(to as usize)];
        Some(Effect { from, to, captured: PointSet::EMPTY })
    }
}

/// The stored result of one position.
#[derive(Clone, Copy, Debug)]
pub(super) struct TranspositionEntry {
    /// The best turn found, if any.
    pub best: PackedTurn,
    /// The value. Distances to proven ends count from this position.
    pub value: Value,
    /// The depth of the search in turns, 0 to 255.
    pub depth: i32,
    /// How the value relates to the true value.
    pub bound: Bound,
}

/// A slot: the exclusive or of hash and data, and the data. Simultaneous writes of two threads leave a
/// mixture that matches no position (lockless hashing, Hyatt and Mann 2002).
type Slot = [AtomicU64; 2];

/// The number of slots of a bucket.
const CLUSTER: usize = WORDS * size_of::<AtomicU64>() / size_of::<Slot>();

/// The content of a bucket, copied before it is needed, because main memory is slow.
#[derive(Clone, Copy)]
pub(super) struct FetchedBucket([[u64; 2]; CLUSTER]);

/// A hash table of positions.
pub(super) struct TranspositionTable {
    memory: Memory,
    /// The number of searches modulo 64. Entries of older generations are replaced first.
    generation: u8,
}

impl TranspositionTable {
    /// A table of about this many MiB, at least 1, rounded down to a power of two.
    pub fn new(mib: usize) -> Self {
        let buckets = (1 << 20 << mib.max(1).ilog2()) / size_of::<Bucket>();
        Self { memory: Memory::new(buckets), generation: 0 }
    }

    /// Starts a new search. Entries of earlier searches stay usable but are replaced first.
    pub const fn new_generation(&mut self) {
        self.generation = (self.generation + 1) % 64;
    }

    /// The current generation.
    #[cfg(test)]
    pub const fn generation(&self) -> u8 {
        self.generation
    }

    /// The stored result of the position with this hash, `ply` turns from the root.
    #[inline]
    pub fn probe(&self, hash: u64, ply: i32) -> Option<TranspositionEntry> {
        self.fetch(hash).find(hash, ply)
    }

    /// The content of the bucket of a hash.
    #[inline]
    pub fn fetch(&self, hash: u64) -> FetchedBucket {
        let [a, b, c, d, e, f, g, h] = self.bucket_of(hash);
        let read = |check: &AtomicU64, data: &AtomicU64| [check.load(Relaxed), data.load(Relaxed)];
        FetchedBucket([read(a, b), read(c, d), read(e, f), read(g, h)])
    }

    /// Asks the memory for the bucket of a hash that is soon needed. Changes nothing else.
    #[inline]
    pub fn prefetch(&self, hash: u64) {
        prefetch(self.bucket_of(hash));
    }

    /// Stores a result. A clearly deeper result of the same search for the same position is kept
    /// unless the new one is exact. In a full bucket, the shallowest of the oldest entries is
    /// replaced.
    pub fn store(&self, hash: u64, ply: i32, entry: TranspositionEntry) {
        let (cluster, _) = self.bucket_of(hash).as_chunks::<2>();
        let mut chosen = &cluster[0];
        let mut least = i32::MAX;
        let mut best = entry.best;
        for slot in cluster {
            let [check, data] = slot;
            let data = data.load(Relaxed);
            if check.load(Relaxed) ^ data == hash && data != 0 {
                let old = unpack(data);
                if entry.bound == Bound::Unknown && old.bound != Bound::Unknown {
                    // The value there stays.
                    let best = if best == PackedTurn::NONE { old.best } else { best };
                    let kept = pack(TranspositionEntry { best, ..old }, generation_of(data));
                    slot[1].store(kept, Relaxed);
                    check.store(hash ^ kept, Relaxed);
                    return;
                }
                if old.depth > entry.depth + 2
                    && entry.bound != Bound::Exact
                    && old.bound != Bound::Unknown
                    && generation_of(data) == self.generation
                {
                    return;
                }
                if best == PackedTurn::NONE {
                    best = old.best;
                }
                chosen = slot;
                break;
            }
            let generations_ago = i32::from((64 + self.generation - generation_of(data)) % 64);
            let priority =
                if data == 0 { i32::MIN } else { unpack(data).depth - 8 * generations_ago };
            if priority < least {
                (least, chosen) = (priority, slot);
            }
        }
        let value = relative_to_position(entry.value, ply);
        let data = pack(TranspositionEntry { best, value, ..entry }, self.generation);
        let [check, slot_data] = chosen;
        slot_data.store(data, Relaxed);
        check.store(hash ^ data, Relaxed);
    }

    /// The bucket of a hash.
    #[inline]
    fn bucket_of(&self, hash: u64) -> &Bucket {
        self.memory.bucket((hash as usize / CLUSTER) & (self.memory.buckets() - 1))
    }
}

impl FetchedBucket {
    /// The stored result of the position with this hash, `ply` turns from the root.
    #[inline]
    pub fn find(&self, hash: u64, ply: i32) -> Option<TranspositionEntry> {
        self.0.iter().find_map(|&[check, data]| {
            (check ^ data == hash && data != 0).then(|| {
                let entry = unpack(data);
                TranspositionEntry { value: relative_to_root(entry.value, ply), ..entry }
            })
        })
    }
}

/// Asks the processor to bring a bucket into its cache while it works on something else.
#[inline]
#[cfg(target_arch = "x86_64")]
#[expect(unsafe_code, reason = "a hint about an address, which is that of a reference")]
fn prefetch(bucket: &Bucket) {
    use std::arch::x86_64::{_MM_HINT_T0, _mm_prefetch};
    // SAFETY: every x86-64 processor has this instruction, and it accesses nothing.
    unsafe { _mm_prefetch::<_MM_HINT_T0>(std::ptr::from_ref(bucket).cast()) }
}

#[inline]
#[cfg(not(target_arch = "x86_64"))]
const fn prefetch(_: &Bucket) {}

/// Turn 32 bits, value 16, depth 8, bound 2, generation 6.
#[inline]
fn pack(entry: TranspositionEntry, generation: u8) -> u64 {
    u64::from(entry.best.0) << 32
        | u64::from(entry.value as i16 as u16) << 16
        | (entry.depth.clamp(0, 255) as u64) << 8
        | (entry.bound as u64) << 6
        | u64::from(generation)
}

#[inline]
const fn unpack(data: u64) -> TranspositionEntry {
    TranspositionEntry {
        best: PackedTurn((data >> 32) as u32),
        value: (data >> 16) as u16 as i16 as Value,
        depth: (data >> 8) as u8 as i32,
        bound: match data >> 6 & 3 {
            0 => Bound::Lower,
            1 => Bound::Upper,
            2 => Bound::Exact,
            _ => Bound::Unknown,
        },
    }
}

#[inline]
const fn generation_of(data: u64) -> u8 {
    (data & 63) as u8
}

/// Converts a distance from the root to a distance from the position.
#[inline]
const fn relative_to_position(value: Value, ply: i32) -> Value {
    if value >= PROVEN {
        value + ply
    } else if value <= -PROVEN {
        value - ply
    } else {
        value
    }
}

#[inline]
const fn relative_to_root(value: Value, ply: i32) -> Value {
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
    use rand::rngs::Xoshiro256PlusPlus;
    use rand::{RngExt, SeedableRng};

    fn exact(value: Value, depth: i32) -> TranspositionEntry {
        TranspositionEntry { best: PackedTurn::NONE, value, depth, bound: Bound::Exact }
    }

    /// Hashes of one bucket differ by multiples of this.
    const SAME_BUCKET: u64 = 1 << 40;

    #[test]
    fn stored_entries_are_found() {
        let table = TranspositionTable::new(1);
        let effect =
            Effect { from: Point::new(63), to: Point::new(1), captured: PointSet(1 << 40 | 5) };
        for (value, bound) in [(-31_000, Bound::Lower), (123, Bound::Exact), (-7, Bound::Upper)] {
            let entry = TranspositionEntry { best: PackedTurn::of(effect), value, depth: 9, bound };
            table.store(77, 3, entry);
            let found = table.probe(77, 3).map(|e| (e.best, e.value, e.depth, e.bound));
            assert_eq!(found, Some((entry.best, value, 9, bound)));
            assert!(table.probe(78, 3).is_none());
        }
    }

    /// Random entries for a quarter of the places of a table are nearly all kept.
    #[test]
    fn entries_are_spread_over_the_whole_table() {
        let table = TranspositionTable::new(8);
        let count = (8 << 20) / size_of::<Slot>() as u64 / 4;
        let hashes = || {
            let mut random = Xoshiro256PlusPlus::seed_from_u64(1);
            (0..count).map(move |_| random.random())
        };
        hashes().for_each(|hash| table.store(hash, 0, exact(1, 1)));
        let kept = hashes().filter(|&hash| table.probe(hash, 0).is_some()).count() as u64;
        assert!(kept * 100 > count * 98, "{kept} of {count}");
    }

    #[test]
    fn a_packed_paika_can_be_read_again() {
        let effect = |captured| Effect { from: Point::new(63), to: Point::new(1), captured };
        let paika = effect(PointSet::EMPTY);
        assert_eq!(PackedTurn::of(paika).paika(), Some(paika));
        assert_eq!(PackedTurn::of(effect(PointSet(1 << 40 | 5))).paika(), None);
        assert_eq!(PackedTurn::NONE.paika(), None);
    }

    #[test]
    fn a_full_bucket_replaces_the_shallowest_entry() {
        let table = TranspositionTable::new(1);
        for i in 0..4 {
            table.store(i * SAME_BUCKET, 0, exact(0, 10 + i as i32));
        }
        table.store(9 * SAME_BUCKET, 0, exact(0, 3));
        assert!(table.probe(0, 0).is_none(), "the shallowest entry is replaced");
        assert!((1..4).all(|i| table.probe(i * SAME_BUCKET, 0).is_some()));
    }

    #[test]
    fn entries_of_older_generations_are_replaced_first() {
        // Eight plies of depth make up for one generation, also when the counter wraps around.
        for start in [0, 62] {
            let mut table = TranspositionTable::new(1);
            (0..start).for_each(|_| table.new_generation());
            table.store(0, 0, exact(0, 17));
            table.new_generation();
            table.store(SAME_BUCKET, 0, exact(0, 18));
            table.new_generation();
            table.store(2 * SAME_BUCKET, 0, exact(0, 2));
            table.store(3 * SAME_BUCKET, 0, exact(0, 12));
            let kept = |table: &TranspositionTable| {
                [0, 1, 2, 3, 4, 5].map(|i| table.probe(i * SAME_BUCKET, 0).is_some())
            };
            // 17 - 16 = 1 is the lowest priority, then 2, although both others are shallower.
            table.store(4 * SAME_BUCKET, 0, exact(0, 30));
            assert_eq!(kept(&table), [false, true, true, true, true, false], "{start}");
            table.store(5 * SAME_BUCKET, 0, exact(0, 30));
            assert_eq!(kept(&table), [false, true, false, true, true, true], "{start}");
        }
    }

    #[test]
    fn a_deeper_entry_of_this_generation_is_kept_unless_the_new_one_is_exact() {
        let mut table = TranspositionTable::new(1);
        let lower =
            |value, depth| TranspositionEntry { bound: Bound::Lower, ..exact(value, depth) };
        let value = |table: &TranspositionTable| table.probe(5, 0).map(|entry| entry.value);
        table.store(5, 0, lower(1, 9));
        table.store(5, 0, lower(2, 6));
        assert_eq!(value(&table), Some(1), "three turns deeper");
        table.store(5, 0, lower(3, 7));
        assert_eq!(value(&table), Some(3), "two turns deeper");
        table.store(5, 0, exact(4, 1));
        assert_eq!(value(&table), Some(4), "exact");
        table.store(5, 0, lower(5, 9));
        table.new_generation();
        table.store(5, 0, lower(6, 1));
        assert_eq!(value(&table), Some(6), "another generation");
    }

    #[test]
    fn an_update_without_a_turn_keeps_the_stored_turn() {
        let table = TranspositionTable::new(1);
        let effect = Effect { from: Point::new(3), to: Point::new(4), captured: PointSet(0) };
        let best = PackedTurn::of(effect);
        table.store(5, 0, TranspositionEntry { best, ..exact(1, 4) });
        table.store(5, 0, exact(2, 5));
        assert_eq!(table.probe(5, 0).map(|entry| (entry.best, entry.value)), Some((best, 2)));
    }

    /// A value that relies on a draw of this game is not shared, but the turn is.
    #[test]
    fn an_entry_without_a_value_changes_only_the_turn() {
        let table = TranspositionTable::new(1);
        let turn = |to| {
            let effect = Effect { from: Point::new(3), to: Point::new(to), captured: PointSet(32) };
            PackedTurn::of(effect)
        };
        let unknown =
            |best, depth| TranspositionEntry { best, value: 0, depth, bound: Bound::Unknown };
        let found = || table.probe(77, 0).map(|e| (e.best, e.value, e.depth, e.bound));
        table.store(77, 0, unknown(turn(1), 4));
        assert_eq!(found(), Some((turn(1), 0, 4, Bound::Unknown)));
        table.store(77, 0, unknown(turn(2), 3));
        assert_eq!(found(), Some((turn(2), 0, 3, Bound::Unknown)), "nothing there is kept");
        table.store(77, 0, TranspositionEntry { best: turn(1), ..exact(123, 9) });
        table.store(77, 0, unknown(turn(2), 12));
        assert_eq!(found(), Some((turn(2), 123, 9, Bound::Exact)));
        table.store(77, 0, unknown(PackedTurn::NONE, 12));
        assert_eq!(found(), Some((turn(2), 123, 9, Bound::Exact)));
    }

    /// Whatever bits its hash has in common with the entry.
    #[test]
    fn an_entry_whose_turn_changed_is_still_that_of_its_position() {
        for hash in [0, 1 << 63 | 77, 0x5555_5555_5555_5555, !0x5555_5555_5555_5555, u64::MAX] {
            let mut table = TranspositionTable::new(1);
            (0..63).for_each(|_| table.new_generation());
            let turn = |to| {
                let effect =
                    Effect { from: Point::new(3), to: Point::new(to), captured: PointSet(0) };
                PackedTurn::of(effect)
            };
            table.store(hash, 0, TranspositionEntry { best: turn(1), ..exact(-1, 255) });
            let unknown =
                TranspositionEntry { bound: Bound::Unknown, best: turn(2), ..exact(0, 1) };
            table.store(hash, 0, unknown);
            let found = table.probe(hash, 0).map(|e| (e.best, e.value, e.depth, e.bound));
            assert_eq!(found, Some((turn(2), -1, 255, Bound::Exact)), "{hash:x}");
        }
    }

    #[test]
    fn proven_values_count_from_the_position() {
        let table = TranspositionTable::new(1);
        for (stored, found) in
            [(PROVEN, PROVEN - 2), (-PROVEN, 2 - PROVEN), (PROVEN - 1, PROVEN - 1), (-70, -70)]
        {
            table.store(5, 3, exact(stored, 4));
            assert_eq!(table.probe(5, 5).map(|entry| entry.value), Some(found));
        }
        for (stored, found) in [(PROVEN, PROVEN - 2), (-PROVEN, 2 - PROVEN)] {
            table.store(5, 0, exact(stored, 4));
            assert_eq!(table.probe(5, 2).map(|entry| entry.value), Some(found));
        }
    }
}
