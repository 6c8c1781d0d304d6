//! The proof table: results of a proof search in a fixed amount of memory.

use super::SolveMemoryError;
use super::key::ProofKey;
use super::proof_numbers::{ProofNumbers, ProofResult};

/// One stored position.
#[derive(Clone, Copy, Debug)]
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

/// A stored position as numbers. Empty ones are zeros, which the system provides without writing them: most proofs are
/// short, and their tables stay nearly empty.
type PackedEntry = [u64; 3];

/// A hash table with buckets of four entries. The entry with the least work is replaced first.
pub(super) struct ProofTable {
    buckets: Vec<[PackedEntry; 4]>,
}

impl ProofTable {
    /// A table of about this many bytes, at least one bucket.
    ///
    /// # Errors
    /// Fails if there is not enough memory.
    pub fn new(bytes: usize) -> Result<Self, SolveMemoryError> {
        let size = (bytes / size_of::<[PackedEntry; 4]>()).max(1);
        // `vec!` would end the program if there is not enough, so that is tried before.
        let mut trial = Vec::<[PackedEntry; 4]>::new();
        trial.try_reserve_exact(size).map_err(|_| SolveMemoryError)?;
        drop(std::hint::black_box(trial));
        Ok(Self { buckets: vec![[[0; 3]; 4]; size] })
    }

    /// The stored result of a position.
    #[inline]
    pub fn probe(&self, key: ProofKey) -> Option<ProofResult> {
        let bucket = &self.buckets[self.bucket_index(key)];
        let entry = bucket.iter().find_map(|entry| ProofEntry::of(entry, key))?;
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
        let of_key = bucket.iter().position(|entry| ProofEntry::of(entry, key).is_some());
        let least = || (0..bucket.len()).min_by_key(|&i| ProofEntry::unpack(bucket[i]).work);
        let index = of_key.or_else(least).unwrap_or(0);
        let before = of_key.map_or(0, |index| u64::from(ProofEntry::unpack(bucket[index]).work));
        let entry = ProofEntry {
            stones: key.stones,
            numbers: result.numbers,
            work: (before + work).clamp(1, u64::from(u32::MAX)) as u32,
            length: result.length,
            quiet: u8::try_from(result.quiet).unwrap_or(u8::MAX),
            state: key.state,
        };
        bucket[index] = entry.pack();
    }

    /// Takes the upper bits of a product, so the number of buckets need not be a power of two.
    #[inline]
    fn bucket_index(&self, key: ProofKey) -> usize {
        ((u128::from(key.mixed()) * self.buckets.len() as u128) >> 64) as usize
    }
}

impl ProofEntry {
    /// The stored position, if it is that of the key.
    #[inline]
    fn of(packed: &PackedEntry, key: ProofKey) -> Option<Self> {
        let entry = (packed[0] == key.stones).then(|| Self::unpack(*packed))?;
        (entry.work != 0 && entry.state == key.state).then_some(entry)
    }

    /// Numbers of 32 bits, then work 32, length 16, quiet 8, state 8.
    #[inline]
    fn pack(self) -> PackedEntry {
        let ProofNumbers { proof, disproof } = self.numbers;
        let [quiet, state] = [self.quiet, self.state].map(u64::from);
        let rest = u64::from(self.work) | u64::from(self.length) << 32 | quiet << 48 | state << 56;
        [self.stones, u64::from(proof) | u64::from(disproof) << 32, rest]
    }

    #[inline]
    const fn unpack([stones, numbers, rest]: PackedEntry) -> Self {
        let numbers = ProofNumbers { proof: numbers as u32, disproof: (numbers >> 32) as u32 };
        let (work, length) = (rest as u32, (rest >> 32) as u16);
        Self { stones, numbers, work, length, quiet: (rest >> 48) as u8, state: (rest >> 56) as u8 }
    }
}
