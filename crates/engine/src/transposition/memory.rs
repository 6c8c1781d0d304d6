//! The memory of the transposition table.

use std::sync::atomic::AtomicU64;

/// The number of words of a bucket, which is a line of the processor's cache.
pub(super) const WORDS: usize = 8;

/// The words of a bucket.
pub(super) type Bucket = [AtomicU64; WORDS];

/// Buckets, all zero at first. The system provides the memory of a large block page by page when it is first touched,
/// so allocation takes no time.
pub(super) struct Memory {
    words: Box<[AtomicU64]>,
    /// The first word that begins a line of the cache.
    first: usize,
    buckets: usize,
}

impl Memory {
    /// Memory for this number of buckets, all zero.
    #[expect(
        unsafe_code,
        reason = "no safe function asks for atomic zeros that nobody has touched"
    )]
    pub fn new(buckets: usize) -> Self {
        let zeros = Box::new_zeroed_slice((buckets + 1) * WORDS - 1);
        // SAFETY: an `AtomicU64` of zero bytes is a zero.
        let words: Box<[AtomicU64]> = unsafe { zeros.assume_init() };
        let first = words.as_ptr().align_offset(WORDS * size_of::<AtomicU64>());
        let memory = Self { words, first, buckets };
        advise_large_pages(&memory.words);
        memory
    }

    /// The number of buckets.
    #[inline]
    pub const fn buckets(&self) -> usize {
        self.buckets
    }

    /// A bucket, by its index.
    #[inline]
    pub fn bucket(&self, index: usize) -> &Bucket {
        let (buckets, _) = self.words[self.first..].as_chunks();
        &buckets[index]
    }
}

/// Asks for pages of 2 MiB: accesses are random, so with 4 kB pages most of them miss the TLB.
#[cfg(target_os = "linux")]
#[expect(unsafe_code, reason = "advice about memory, which changes nothing in it")]
fn advise_large_pages(words: &[AtomicU64]) {
    const SMALL_PAGE: usize = 4096;
    let skipped = words.as_ptr().align_offset(SMALL_PAGE).min(words.len());
    let advised = &words[skipped..];
    // SAFETY: the memory is that of the slice, and its content stays. A system with other pages refuses the advice.
    unsafe {
        libc::madvise(
            advised.as_ptr().cast_mut().cast(),
            size_of_val(advised),
            libc::MADV_HUGEPAGE,
        );
    }
}

#[cfg(not(target_os = "linux"))]
const fn advise_large_pages(_: &[AtomicU64]) {}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::atomic::Ordering::Relaxed;

    #[test]
    fn every_bucket_is_a_line_of_the_cache_and_begins_with_zeros() {
        for buckets in [1, 2, 64, 1 << 15] {
            let memory = Memory::new(buckets);
            assert_eq!(memory.buckets(), buckets);
            for index in 0..buckets {
                let bucket = memory.bucket(index);
                assert!(bucket.iter().all(|word| word.load(Relaxed) == 0));
                assert_eq!(std::ptr::from_ref(bucket) as usize % 64, 0);
                bucket.iter().for_each(|word| word.store(index as u64 + 1, Relaxed));
            }
            // No two of them overlap.
            let last = |index| memory.bucket(index)[WORDS - 1].load(Relaxed);
            assert!((0..buckets).all(|index| last(index) == index as u64 + 1));
        }
    }

    /// Tables are made and dropped all the time.
    #[test]
    fn memory_that_was_used_before_is_zero_again() {
        for _ in 0..20 {
            let memory = Memory::new(1 << 12);
            let all = || (0..memory.buckets()).flat_map(|index| memory.bucket(index));
            assert!(all().all(|word| word.load(Relaxed) == 0));
            all().for_each(|word| word.store(u64::MAX, Relaxed));
        }
    }
}
