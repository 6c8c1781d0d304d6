//! A hash table of states that chains have reached, which is cleared in constant time and keeps its
//! memory. The key is a set of stones and a 32-bit number; the value is a count.

/// A state and its count.
#[derive(Clone, Copy, Default)]
struct StateEntry {
    enemy: u64,
    count: u64,
    key: u32,
    /// The generation in which it was inserted; entries of earlier ones are free.
    generation: u32,
}

/// The table. It grows when it is half full, and never shrinks.
pub(super) struct StateTable {
    entries: Vec<StateEntry>,
    len: usize,
    generation: u32,
}

impl StateTable {
    /// An empty table.
    pub fn new() -> Self {
        Self { entries: vec![StateEntry::default(); 256], len: 0, generation: 1 }
    }

    /// Clears the table.
    #[inline]
    pub fn clear(&mut self) {
        self.len = 0;
        self.generation = self.generation.wrapping_add(1);
        if self.generation == 0 {
            // The generation wrapped around, so old entries could become valid again.
            self.entries.fill(StateEntry::default());
            self.generation = 1;
        }
    }

    /// The number of states.
    #[inline]
    pub const fn len(&self) -> usize {
        self.len
    }

    /// Inserts a state with count 0. Returns whether it was new.
    #[inline]
    pub fn insert(&mut self, enemy: u64, key: u32) -> bool {
        let slot = self.slot(enemy, key);
        let is_new = self.entries[slot].generation != self.generation;
        if is_new {
            self.fill(slot, StateEntry { enemy, key, count: 0, generation: self.generation });
        }
        is_new
    }

    /// Whether the table has this state.
    #[inline]
    pub fn contains(&self, enemy: u64, key: u32) -> bool {
        self.entries[self.slot(enemy, key)].generation == self.generation
    }

    /// The count of a state, or `None` if the table does not have it.
    #[inline]
    pub fn get(&self, enemy: u64, key: u32) -> Option<u64> {
        let entry = self.entries[self.slot(enemy, key)];
        (entry.generation == self.generation).then_some(entry.count)
    }

    /// Inserts a state that the table does not have, with its count.
    #[inline]
    pub fn set(&mut self, enemy: u64, key: u32, count: u64) {
        let slot = self.slot(enemy, key);
        self.fill(slot, StateEntry { enemy, key, count, generation: self.generation });
    }

    fn fill(&mut self, slot: usize, entry: StateEntry) {
        self.entries[slot] = entry;
        self.len += 1;
        if self.len * 2 > self.entries.len() {
            let larger = vec![StateEntry::default(); self.entries.len() * 2];
            let old = std::mem::replace(&mut self.entries, larger);
            for entry in old.into_iter().filter(|entry| entry.generation == self.generation) {
                let slot = self.slot(entry.enemy, entry.key);
                self.entries[slot] = entry;
            }
        }
    }

    /// The slot of a state, or the free slot where it belongs.
    #[inline]
    fn slot(&self, enemy: u64, key: u32) -> usize {
        let mask = self.entries.len() - 1;
        let mixed = (enemy ^ u64::from(key).wrapping_mul(0xD1B5_4A32_D192_ED03))
            .wrapping_mul(0x9E37_79B9_7F4A_7C15);
        let mut slot = (mixed >> 32) as usize & mask;
        loop {
            let entry = &self.entries[slot];
            if entry.generation != self.generation || entry.enemy == enemy && entry.key == key {
                return slot;
            }
            slot = (slot + 1) & mask;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Many states that differ in one half of the key only.
    fn states() -> impl Iterator<Item = (u64, u32)> {
        (0..40).flat_map(|enemy| (0..50).map(move |key| (enemy << 40, key)))
    }

    #[test]
    fn states_are_kept_with_their_counts_while_the_table_grows() {
        let mut table = StateTable::new();
        for (known, (enemy, key)) in states().enumerate() {
            assert_eq!((table.len(), table.get(enemy, key)), (known, None));
            if key % 2 == 0 {
                assert!(table.insert(enemy, key) && !table.insert(enemy, key));
                assert_eq!(table.get(enemy, key), Some(0));
            } else {
                table.set(enemy, key, enemy + u64::from(key));
            }
            assert!(table.contains(enemy, key));
            assert!(table.entries.len() >= 2 * table.len(), "half of the table stays free");
        }
        for (enemy, key) in states() {
            let count = if key % 2 == 0 { 0 } else { enemy + u64::from(key) };
            assert_eq!(table.get(enemy, key), Some(count));
        }
        assert!(!table.contains(1, 1));
    }

    #[test]
    fn a_cleared_table_has_no_states_even_when_the_generation_wraps_around() {
        let mut table = StateTable::new();
        table.insert(7, 1);
        table.generation = u32::MAX - 1;
        for _ in 0..4 {
            table.insert(7, 7);
            table.clear();
            assert_eq!((table.len(), table.contains(7, 7)), (0, false));
            assert!(!table.contains(7, 1), "of the first generation");
        }
    }
}
