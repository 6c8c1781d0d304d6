//! The proof table: results of a proof search in a fixed amount of memory.

use super::SolveMemoryError;
use super::key::ProofKey;
use super::proof_numbers::{ProofNumbers, ProofResult};
use bytemuck::{Zeroable, allocation::try_zeroed_slice_box};

/// One stored position: 24 bytes.
#[derive(Clone, Copy, Debug, Zeroable)]
struct ProofEntry {
    stones: u64,
    numbers: ProofNumbers,
    /// The nodes visited below it; 0 marks an empty entry.
    work: u32,
    /// The length of the proof, or the ply where a cycle closes (see [`ProofResult`]).
    length: u16,
    /// The greatest number of quiet turns of the proof before its next capture.
    quiet: u8,
    state: u8,
}

/// A hash table with buckets of four entries. The entry with the least work is replaced first.
pub(super) struct ProofTable {
    /// Zeros at first, which the system provides when they are touched: most proofs are short.
    buckets: Box<[[ProofEntry; 4]]>,
}

impl ProofTable {
    /// A table of about this many bytes, at least one bucket.
    ///
    /// # Errors
    /// Fails if there is not enough memory.
    pub fn new(bytes: usize) -> Result<Self, SolveMemoryError> {
        let size = (bytes / size_of::<[ProofEntry; 4]>()).max(1);
        let buckets = try_zeroed_slice_box(size).map_err(|()| SolveMemoryError)?;
        Ok(Self { buckets })
    }

    /// The stored result of a position.
    #[inline]
    pub fn probe(&self, key: ProofKey) -> Option<ProofResult> {
        let bucket = &self.buckets[self.bucket_index(key)];
        let entry = bucket.iter().find(|entry| entry.is(key))?;
        Some(ProofResult {
            numbers: entry.numbers,
            length: entry.length,
            quiet: u16::from(entry.quiet),
            cycle_ply: ProofResult::UNCONDITIONAL,
        })
    }

    /// Stores the result of a position and the work it took.
    pub fn store(&mut self, key: ProofKey, result: &ProofResult, work: u64) {
        let index = self.bucket_index(key);
        let bucket = &mut self.buckets[index];
        let index = bucket.iter().position(|entry| entry.is(key)).unwrap_or_else(|| {
            let least = bucket.iter().enumerate().min_by_key(|(_, entry)| entry.work);
            least.map_or(0, |(index, _)| index)
        });
        let before = if bucket[index].is(key) { u64::from(bucket[index].work) } else { 0 };
        bucket[index] = ProofEntry {
            stones: key.stones,
            numbers: result.numbers,
            work: (before + work).clamp(1, u64::from(u32::MAX)) as u32,
            length: result.length,
            quiet: u8::try_from(result.quiet).unwrap_or(u8::MAX),
            state: key.state,
        };
    }

    /// Takes the upper bits of a product, so the number of buckets need not be a power of two.
    #[inline]
    fn bucket_index(&self, key: ProofKey) -> usize {
        ((u128::from(key.mixed()) * self.buckets.len() as u128) >> 64) as usize
    }
}

impl ProofEntry {
    const fn is(&self, key: ProofKey) -> bool {
        self.work != 0 && self.stones == key.stones && self.state == key.state
    }
}
