//! A hash index of numbered items, which the caller keeps.

/// Marks a free slot. No item has this number.
const FREE: u32 = u32::MAX;
/// The number of slots of an empty index.
const FEWEST: usize = 1 << 10;

/// Finds items by their content. An item takes between 8 and 16 bytes.
pub(super) struct IdTable {
    slots: Vec<u32>,
    len: usize,
}

impl IdTable {
    /// An empty index.
    pub const fn new() -> Self {
        Self { slots: Vec::new(), len: 0 }
    }

    /// Forgets all items.
    pub fn clear(&mut self) {
        self.slots.clear();
        self.slots.resize(FEWEST, FREE);
        self.len = 0;
    }

    /// Returns the item with this hash for which `same` is true. If there is none, returns `None`
    /// and the slot where it belongs.
    #[inline]
    pub fn find(&self, hash: u64, same: impl Fn(u32) -> bool) -> Result<u32, usize> {
        let mask = self.slots.len() - 1;
        let mut slot = (hash >> 32) as usize & mask;
        loop {
            let id = self.slots[slot];
            if id == FREE {
                return Err(slot);
            }
            if same(id) {
                return Ok(id);
            }
            slot = (slot + 1) & mask;
        }
    }

    /// Inserts an item at the slot that [`IdTable::find`] has returned. `hash_of` is the hash of an
    /// item, for when the index grows.
    #[inline]
    pub fn insert(&mut self, slot: usize, id: u32, hash_of: impl Fn(u32) -> u64) {
        self.slots[slot] = id;
        self.len += 1;
        if 2 * self.len > self.slots.len() {
            self.grow(hash_of);
        }
    }

    #[cold]
    fn grow(&mut self, hash_of: impl Fn(u32) -> u64) {
        let size = 2 * self.slots.len();
        let old = std::mem::replace(&mut self.slots, vec![FREE; size]);
        for id in old.into_iter().filter(|&id| id != FREE) {
            let mut slot = (hash_of(id) >> 32) as usize & (size - 1);
            while self.slots[slot] != FREE {
                slot = (slot + 1) & (size - 1);
            }
            self.slots[slot] = id;
        }
    }
}

/// Mixes the bits of three numbers.
#[inline]
pub(super) const fn mixed(first: u64, second: u64, third: u64) -> u64 {
    let sum = first.wrapping_mul(0x9E37_79B9_7F4A_7C15)
        ^ second.wrapping_mul(0xD1B5_4A32_D192_ED03).rotate_left(23)
        ^ third.wrapping_mul(0xA24B_AED4_963E_E407).rotate_left(41);
    let sum = (sum ^ sum >> 31).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    sum ^ sum << 17
}

#[cfg(test)]
#[expect(clippy::unwrap_used, reason = "a test may stop at once")]
mod tests {
    use super::*;

    /// Four items begin at each slot, from the last one downwards, so that they collide and wrap around.
    fn hash(item: u32) -> u64 {
        u64::from(!(item / 4)) << 32
    }

    #[test]
    fn items_are_found_while_the_index_grows_and_after_it_was_cleared() {
        const ITEMS: u32 = 5_000;
        let mut table = IdTable::new();
        for first in [0, 1_000_000] {
            table.clear();
            let item_of = |id: u32| first + id;
            let find =
                |table: &IdTable, item: u32| table.find(hash(item), |id| item_of(id) == item);
            for id in 0..ITEMS {
                let slot = find(&table, item_of(id)).unwrap_err();
                table.insert(slot, id, |id| hash(item_of(id)));
                assert_eq!(find(&table, item_of(id)), Ok(id));
                assert!(table.slots.len() >= 2 * table.len, "half of the slots stay free");
            }
            assert!((0..ITEMS).all(|id| find(&table, item_of(id)) == Ok(id)));
            assert!(find(&table, item_of(ITEMS)).is_err());
        }
    }
}
