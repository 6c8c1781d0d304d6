//! Sets of points ranked by binomial coefficients.

/// Binomial coefficients: sets of `k` points are numbered in the order of their bits.
#[derive(Debug)]
pub(super) struct Binomials(Vec<[u64; 65]>);

impl Binomials {
    /// All that a board of up to 64 points can need.
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

    /// The ways to choose `k` of `n` points.
    pub fn choose(&self, n: usize, k: usize) -> u64 {
        self.0[k][n]
    }

    /// The number of a set among the sets of as many points.
    #[inline]
    pub fn rank(&self, set: u64) -> u64 {
        self.rank_around(0, set)
    }

    /// The same on the board without the points of `taken`, which the set must not touch.
    #[inline]
    pub fn rank_around(&self, taken: u64, mut set: u64) -> u64 {
        let (mut sum, mut k) = (0, 0);
        while set != 0 {
            let lowest = set & set.wrapping_neg();
            let place = ((lowest - 1) & !taken).count_ones() as usize;
            k += 1;
            sum += self.0[k][place];
            set ^= lowest;
        }
        sum
    }

    /// The set of `k` points with this number.
    pub fn unrank(&self, k: usize, mut number: u64) -> u64 {
        let mut set = 0;
        for k in (1..=k).rev() {
            let place = self.0[k].partition_point(|&ways| ways <= number) - 1;
            number -= self.0[k][place];
            set |= 1 << place;
        }
        set
    }
}

/// The next set of as many points, in the order of their bits (Gosper's hack). The last one on
/// the board is followed by something meaningless; the empty set by itself.
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

/// A set on the board without the points of `taken`, laid out on the whole board.
#[inline]
pub(super) fn spread(mut set: u64, mut taken: u64) -> u64 {
    while taken != 0 {
        let below = (taken & taken.wrapping_neg()) - 1;
        set = (set & below) | ((set & !below) << 1);
        taken &= taken - 1;
    }
    set
}
