//! What an attack knows of the positions it has seen, in a fixed room.

use super::NoRoom;
use super::key::Key;
use super::numbers::{Found, Numbers};

/// One position seen. 24 bytes.
#[derive(Clone, Copy, Debug, Default)]
struct Entry {
    stones: u64,
    numbers: Numbers,
    /// Positions visited below it; 0 marks a free place.
    work: u32,
    /// The length of a proof's longest line, or where a cycle closes (see [`Found`]).
    length: u16,
    /// The quiet turns of a proof before its next capture, at most.
    quiet: u8,
    state: u8,
}

/// A table of positions in buckets of four; what took the least work goes first.
pub(super) struct ProofTable {
    buckets: Vec<[Entry; 4]>,
}

impl ProofTable {
    /// A table of about so many bytes, a bucket at least.
    ///
    /// # Errors
    /// The system has no such room to give.
    pub fn new(bytes: usize) -> Result<Self, NoRoom> {
        let size = (bytes / size_of::<[Entry; 4]>()).max(1);
        let mut buckets = Vec::new();
        buckets.try_reserve_exact(size).map_err(|_| NoRoom)?;
        buckets.resize(size, [Entry::default(); 4]);
        Ok(Self { buckets })
    }

    /// What is known of a position.
    pub fn get(&self, key: Key) -> Option<Found> {
        let bucket = &self.buckets[self.place(key)];
        let entry = bucket.iter().find(|entry| entry.is(key))?;
        Some(Found {
            numbers: entry.numbers,
            length: entry.length,
            quiet: u16::from(entry.quiet),
            rests: Found::ON_NOTHING,
        })
    }

    /// Keeps what was found of a position with so much work.
    pub fn put(&mut self, key: Key, found: &Found, work: u64) {
        let place = self.place(key);
        let bucket = &mut self.buckets[place];
        let index = bucket.iter().position(|entry| entry.is(key)).unwrap_or_else(|| {
            let least = bucket.iter().enumerate().min_by_key(|(_, entry)| entry.work);
            least.map_or(0, |(index, _)| index)
        });
        let before = if bucket[index].is(key) { u64::from(bucket[index].work) } else { 0 };
        bucket[index] = Entry {
            stones: key.stones,
            numbers: found.numbers,
            work: (before + work).clamp(1, u64::from(u32::MAX)) as u32,
            length: found.length,
            quiet: u8::try_from(found.quiet).unwrap_or(u8::MAX),
            state: key.state,
        };
    }

    /// Multiplying takes the upper bits, so the number of buckets need not be a power of two.
    fn place(&self, key: Key) -> usize {
        ((u128::from(key.mixed()) * self.buckets.len() as u128) >> 64) as usize
    }
}

impl Entry {
    const fn is(&self, key: Key) -> bool {
        self.work != 0 && self.stones == key.stones && self.state == key.state
    }
}
