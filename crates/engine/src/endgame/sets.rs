//! Ranks sets of points by binomial coefficients (the combinatorial number system).

/// Binomial coefficients. Sets of `k` points are ranked in the order of their bits.
#[derive(Debug)]
pub(super) struct BinomialTable(Vec<[u64; 65]>);

impl BinomialTable {
    /// All coefficients for boards of up to 64 points.
    pub fn new() -> Self {
        let mut rows = vec![[1; 65]];
        for k in 1..=64 {
            let mut row = [0; 65];
            for n in 1..=64 {
                row[n] = row[n - 1] + rows[k - 1][n - 1];
            }
            rows.push(row);
        }
        Self(rows)
    }

    /// The number of ways to choose `k` of `n` points.
    pub fn choose(&self, n: usize, k: usize) -> u64 {
        self.0[k][n]
    }

    /// The rank of a set among the sets with equally many points.
    #[inline]
    pub fn rank(&self, set: u64) -> u64 {
        self.rank_around(0, set)
    }

    /// The rank on the board without the points of `taken`, which must be disjoint from the set.
    #[inline]
    pub fn rank_around(&self, taken: u64, mut set: u64) -> u64 {
        let (mut sum, mut k) = (0, 0);
        while set != 0 {
            let lowest = set & set.wrapping_neg();
            let index = ((lowest - 1) & !taken).count_ones() as usize;
            k += 1;
            sum += self.0[k][index];
            set ^= lowest;
        }
        sum
    }

    /// The set of `k` points with this rank.
    pub fn unrank(&self, k: usize, mut number: u64) -> u64 {
        let mut set = 0;
        for k in (1..=k).rev() {
            let index = self.0[k].partition_point(|&ways| ways <= number) - 1;
            number -= self.0[k][index];
            set |= 1 << index;
        }
        set
    }
}

/// The next set with equally many points, in the order of their bits (Gosper's hack). The result
/// for the last set on the board is meaningless; the empty set is followed by itself.
#[inline]
pub(super) fn next_set(set: u64) -> u64 {
    if set == 0 {
        return 0;
    }
    let lowest = set & set.wrapping_neg();
    let rippled = set.wrapping_add(lowest);
    let moved = rippled ^ set;
    rippled | (moved >> 2).unbounded_shr(lowest.trailing_zeros())
}

/// Maps a set packed onto the board without the points of `taken` back onto the whole board.
#[inline]
pub(super) fn spread(mut set: u64, mut taken: u64) -> u64 {
    while taken != 0 {
        let below = (taken & taken.wrapping_neg()) - 1;
        set = (set & below) | ((set & !below) << 1);
        taken &= taken - 1;
    }
    set
}
