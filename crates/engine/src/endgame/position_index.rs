//! The index of a position in its table. Positions that are mirror images of each other share one
//! index.

use super::sets::{BinomialTable, next_set, spread};
use crate::symmetry::Symmetry;
use fanorona_rules::Board;
use std::sync::Arc;

/// What all tables of a board share.
#[derive(Debug)]
pub(super) struct Geometry {
    pub points: usize,
    pub symmetries: Vec<Symmetry>,
    pub binomials: BinomialTable,
}

impl Geometry {
    pub fn new(board: &Board) -> Self {
        Self {
            points: board.len(),
            symmetries: Symmetry::all(board),
            binomials: BinomialTable::new(),
        }
    }
}

/// The indexing of a pair of layers: positions where one side has `small` stones and the other
/// `large`, equally many or more.
///
/// The set of the smaller side is mapped to the first set of its orbit under the board's
/// symmetries. The same symmetry maps the other side's set, which is ranked on the remaining
/// points. With equal numbers the side to move counts as the smaller.
#[derive(Debug)]
pub(super) struct PositionIndex {
    geometry: Arc<Geometry>,
    pub small: usize,
    pub large: usize,
    /// For every set of `small` points its orbit and, in the lowest three bits, the symmetry that
    /// maps it to the orbit's first set.
    canonical: Vec<u32>,
    orbits: Vec<Orbit>,
    /// The number of sets of the larger side for one set of the smaller side.
    block: u64,
}

/// Sets of points that are mirror images of each other.
#[derive(Debug)]
struct Orbit {
    /// The set with the lowest bits.
    first: u64,
    /// One bit for each symmetry that maps the first set to itself.
    stabilizer: u8,
}

impl PositionIndex {
    /// `small` must be at least 1 and at most `large`; both together must fit on the board.
    pub fn new(geometry: Arc<Geometry>, small: usize, large: usize) -> Self {
        let Geometry { points, symmetries, binomials } = &*geometry;
        let count = binomials.choose(*points, small);
        let mut canonical = Vec::with_capacity(count as usize);
        let mut orbits = Vec::new();
        let mut set = binomials.unrank(small, 0);
        for _ in 0..count {
            let images = || symmetries.iter().map(|symmetry| symmetry.apply(set)).enumerate();
            let (way, first) = images().min_by_key(|&(_, image)| image).unwrap_or((0, set));
            if first == set {
                let stabilizer = images().filter(|&(_, image)| image == set);
                let stabilizer = stabilizer.fold(0, |bits, (way, _)| bits | 1 << way);
                canonical.push((orbits.len() as u32) << 3);
                orbits.push(Orbit { first, stabilizer });
            } else {
                // The first set has a lower rank, so its orbit is known.
                let orbit = canonical[binomials.rank(first) as usize];
                canonical.push(orbit | way as u32);
            }
            set = next_set(set);
        }
        let block = binomials.choose(points - small, large);
        Self { small, large, canonical, orbits, block, geometry }
    }

    /// The number of indices of a layer of this pair.
    #[inline]
    pub fn len(&self) -> u64 {
        self.orbits.len() as u64 * self.block
    }

    /// The number of layers of this pair: one if both sides have equally many stones, otherwise
    /// two, the layer with the smaller side to move first.
    #[inline]
    pub fn sides(&self) -> usize {
        if self.small == self.large { 1 } else { 2 }
    }

    /// The number of consecutive indices that share the smaller side's set.
    #[inline]
    pub fn block(&self) -> u64 {
        self.block
    }

    /// The layer and the index of a position, given the stones of the side to move and of the other
    /// side. Their numbers must be those of this pair.
    #[inline]
    pub fn find(&self, own: u64, enemy: u64) -> (usize, u64) {
        if own.count_ones() as usize == self.small {
            (0, self.index(own, enemy))
        } else {
            (1, self.index(enemy, own))
        }
    }

    /// The index of a smaller and a larger side's sets.
    #[inline]
    pub fn index(&self, small: u64, large: u64) -> u64 {
        let Geometry { symmetries, binomials, .. } = &*self.geometry;
        let canonical = self.canonical[binomials.rank(small) as usize];
        let (way, number) = (canonical as usize & 7, canonical as usize >> 3);
        let orbit = &self.orbits[number];
        let large = if way == 0 { large } else { symmetries[way].apply(large) };
        let rank = self.least_rank(orbit, large, binomials.rank_around(orbit.first, large));
        number as u64 * self.block + rank
    }

    /// The lowest rank of a larger set under all symmetries that keep the smaller one.
    fn least_rank(&self, orbit: &Orbit, large: u64, rank: u64) -> u64 {
        let mut least = rank;
        let mut stabilizer = orbit.stabilizer & !1;
        while stabilizer != 0 {
            let image = self.geometry.symmetries[stabilizer.trailing_zeros() as usize].apply(large);
            least = least.min(self.geometry.binomials.rank_around(orbit.first, image));
            stabilizer &= stabilizer - 1;
        }
        least
    }

    /// The number of positions at this index, all mirror images of each other; 0 if the index is
    /// unused because a mirror image has a lower one. The sets are as in [`PositionIndex::scan`].
    #[inline]
    pub fn weight(&self, index: u64, small: u64, close: u64) -> u64 {
        let orbit = &self.orbits[(index / self.block) as usize];
        let all = self.geometry.symmetries.len() as u64;
        if orbit.stabilizer == 1 {
            return all;
        }
        let (rank, large) = (index % self.block, spread(close, small));
        if self.least_rank(orbit, large, rank) < rank {
            return 0;
        }
        let mut kept = 0;
        for (way, symmetry) in self.geometry.symmetries.iter().enumerate() {
            kept += u64::from(orbit.stabilizer >> way & 1 != 0 && symmetry.apply(large) == large);
        }
        all / kept
    }

    /// Calls `each` for `count` indices starting at `from`, all within one block, with the index,
    /// the smaller side's set and the larger side's set. The latter is packed onto the points that
    /// the former leaves.
    #[inline]
    pub fn scan(&self, from: u64, count: u64, mut each: impl FnMut(u64, u64, u64)) {
        let small = self.orbits[(from / self.block) as usize].first;
        let mut close = self.geometry.binomials.unrank(self.large, from % self.block);
        for index in from..from + count {
            each(index, small, close);
            close = next_set(close);
        }
    }

    /// Calls `each` with every index in order and its weight.
    pub fn scan_all(&self, mut each: impl FnMut(u64, u64)) {
        let all = self.geometry.symmetries.len() as u64;
        for (number, orbit) in self.orbits.iter().enumerate() {
            let from = number as u64 * self.block;
            if orbit.stabilizer == 1 {
                (from..from + self.block).for_each(|index| each(index, all));
            } else {
                self.scan(from, self.block, |index, small, close| {
                    each(index, self.weight(index, small, close));
                });
            }
        }
    }

    /// The sets at an index, as in [`PositionIndex::scan`].
    pub fn sets(&self, index: u64) -> (u64, u64) {
        let small = self.orbits[(index / self.block) as usize].first;
        (small, self.geometry.binomials.unrank(self.large, index % self.block))
    }
}

#[cfg(test)]
#[expect(clippy::unwrap_used, reason = "a test may stop at once")]
mod tests {
    use super::*;

    /// Every position of a pair has an index that it shares with its mirror images and with no
    /// other position.
    fn every_position_has_an_index(columns: usize, rows: usize, small: usize, large: usize) {
        let board = Board::new(columns, rows).unwrap();
        let geometry = Arc::new(Geometry::new(&board));
        let indexing = PositionIndex::new(geometry.clone(), small, large);
        let all = board.all().0;
        let sets = |count: usize| (0..=all).filter(move |set| set.count_ones() as usize == count);
        let mut there = vec![0; indexing.len() as usize];
        for first in sets(small) {
            for second in sets(large).filter(|second| second & first == 0) {
                let index = indexing.index(first, second);
                there[index as usize] += 1;
                let (found, close) = indexing.sets(index);
                let found = (found, spread(close, found));
                let image = |way: &Symmetry| (way.apply(first), way.apply(second)) == found;
                assert!(geometry.symmetries.iter().any(image), "{first:b} {second:b}");
                if small < large {
                    assert_eq!(indexing.find(first, second), (0, index));
                    assert_eq!(indexing.find(second, first), (1, index));
                }
            }
        }
        indexing.scan_all(|index, weight| assert_eq!(there[index as usize], weight, "{index}"));
        assert_eq!(indexing.sides(), if small == large { 1 } else { 2 });
    }

    #[test]
    fn every_position_of_small_boards_has_an_index() {
        for (small, large) in [(1, 1), (1, 2), (2, 2), (1, 4), (2, 3), (4, 5), (3, 3), (1, 8)] {
            every_position_has_an_index(3, 3, small, large);
        }
        for (columns, rows) in [(2, 2), (4, 3), (3, 4), (4, 4), (5, 3), (2, 5)] {
            every_position_has_an_index(columns, rows, 1, 2);
            every_position_has_an_index(columns, rows, 2, 2);
        }
    }

    #[test]
    fn boards_have_the_symmetries_of_their_lines() {
        // Source: the diagonals run through points whose column and row add up to an even number.
        for (columns, rows, count) in
            [(9, 5, 4), (5, 5, 8), (3, 3, 8), (4, 3, 2), (4, 4, 4), (2, 2, 4), (8, 8, 4), (2, 3, 2)]
        {
            let all = Symmetry::all(&Board::new(columns, rows).unwrap());
            assert_eq!(all.len(), count, "{columns}x{rows}");
            assert_eq!(all[0].apply(0b1011), 0b1011, "the first changes nothing");
        }
    }

    #[test]
    fn sets_are_ranked_in_the_order_of_their_bits() {
        let binomials = BinomialTable::new();
        for (points, k) in [(9, 1), (9, 4), (12, 7), (64, 2), (64, 63)] {
            let mut set = binomials.unrank(k, 0);
            for number in 0..binomials.choose(points, k) {
                assert_eq!(binomials.rank(set), number);
                assert_eq!(binomials.unrank(k, number), set);
                set = next_set(set);
            }
        }
    }
}
