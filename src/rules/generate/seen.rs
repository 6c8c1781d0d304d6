//! A set of places that chains have come to, which is emptied at once and keeps its memory. A
//! place is a set of stones and a number below 2 to the power of 32.

/// One place, and what was counted there.
#[derive(Clone, Copy, Default)]
struct Entry {
    enemy: u64,
    count: u64,
    rest: u32,
    /// The emptying after which it was entered.
    age: u32,
}

/// The set. It grows when it is half full, and never shrinks.
pub(super) struct Seen {
    entries: Vec<Entry>,
    len: usize,
    age: u32,
}

impl Seen {
    /// An empty set.
    pub fn new() -> Self {
        Self { entries: vec![Entry::default(); 256], len: 0, age: 1 }
    }

    /// Empties the set.
    pub fn clear(&mut self) {
        self.len = 0;
        self.age = self.age.wrapping_add(1);
        if self.age == 0 {
            // Once in four thousand million times: entries of the first rounds would come back.
            self.entries.fill(Entry::default());
            self.age = 1;
        }
    }

    /// Puts a place in; was it new?
    #[inline]
    pub fn insert(&mut self, enemy: u64, rest: u32) -> bool {
        let place = self.place(enemy, rest);
        let new = self.entries[place].age != self.age;
        if new {
            self.enter(place, Entry { enemy, rest, count: 0, age: self.age });
        }
        new
    }

    /// Is this place in the set?
    pub fn contains(&self, enemy: u64, rest: u32) -> bool {
        self.entries[self.place(enemy, rest)].age == self.age
    }

    /// What was counted at a place.
    pub fn get(&self, enemy: u64, rest: u32) -> Option<u64> {
        let entry = self.entries[self.place(enemy, rest)];
        (entry.age == self.age).then_some(entry.count)
    }

    /// Keeps what was counted at a place that is not in the set yet.
    pub fn set(&mut self, enemy: u64, rest: u32, count: u64) {
        let place = self.place(enemy, rest);
        self.enter(place, Entry { enemy, rest, count, age: self.age });
    }

    fn enter(&mut self, place: usize, entry: Entry) {
        self.entries[place] = entry;
        self.len += 1;
        if self.len * 2 > self.entries.len() {
            let larger = vec![Entry::default(); self.entries.len() * 2];
            let old = std::mem::replace(&mut self.entries, larger);
            for entry in old.into_iter().filter(|entry| entry.age == self.age) {
                let place = self.place(entry.enemy, entry.rest);
                self.entries[place] = entry;
            }
        }
    }

    /// Where a place is, or would be.
    #[inline]
    fn place(&self, enemy: u64, rest: u32) -> usize {
        let mask = self.entries.len() - 1;
        let mixed = (enemy ^ u64::from(rest).wrapping_mul(0xD1B5_4A32_D192_ED03))
            .wrapping_mul(0x9E37_79B9_7F4A_7C15);
        let mut place = (mixed >> 32) as usize & mask;
        loop {
            let entry = &self.entries[place];
            if entry.age != self.age || entry.enemy == enemy && entry.rest == rest {
                return place;
            }
            place = (place + 1) & mask;
        }
    }
}
