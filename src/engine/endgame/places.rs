//! Where a position stands in its table: the numbering of all positions of two numbers of stones,
//! those that mirror each other at one place.

use super::sets::{Binomials, next_set, spread};
use crate::engine::symmetry::Symmetry;
use crate::rules::Board;
use std::sync::Arc;

/// What all tables of a board share.
#[derive(Debug)]
pub(super) struct Geometry {
    pub points: usize,
    pub symmetries: Vec<Symmetry>,
    pub binomials: Binomials,
}

impl Geometry {
    pub fn new(board: &Board) -> Self {
        Self { points: board.len(), symmetries: Symmetry::all(board), binomials: Binomials::new() }
    }
}

/// The numbering of a pair of layers: positions where one side has `small` stones and the other
/// `large`, as many or more.
///
/// The set of the smaller side is turned until it is the first of those that mirror it; the other
/// side's set is turned with it and numbered on the points that are left. With equal numbers the
/// side to move counts as the smaller.
#[derive(Debug)]
pub(super) struct Places {
    geometry: Arc<Geometry>,
    pub small: usize,
    pub large: usize,
    /// For every set of `small` points its orbit, and in the lowest three bits the symmetry that
    /// turns it into the orbit's first set.
    turned: Vec<u32>,
    orbits: Vec<Orbit>,
    /// The ways to set the larger side's stones around the smaller side's.
    block: u64,
}

/// Sets of points that mirror each other.
#[derive(Debug)]
struct Orbit {
    /// The first of them by its bits.
    first: u64,
    /// One bit for each symmetry that leaves it as it is.
    keeps: u8,
}

impl Places {
    /// `small` must be 1 or more and not above `large`; both together must fit on the board.
    pub fn new(geometry: Arc<Geometry>, small: usize, large: usize) -> Self {
        let Geometry { points, symmetries, binomials } = &*geometry;
        let count = binomials.choose(*points, small);
        let mut turned = Vec::with_capacity(count as usize);
        let mut orbits = Vec::new();
        let mut set = binomials.unrank(small, 0);
        for _ in 0..count {
            let images = || symmetries.iter().map(|symmetry| symmetry.apply(set)).enumerate();
            let (way, first) = images().min_by_key(|&(_, image)| image).unwrap_or((0, set));
            if first == set {
                let keeps = images().filter(|&(_, image)| image == set);
                let keeps = keeps.fold(0, |bits, (way, _)| bits | 1 << way);
                turned.push((orbits.len() as u32) << 3);
                orbits.push(Orbit { first, keeps });
            } else {
                // The first set has a lower number, so its orbit is known.
                let orbit = turned[binomials.rank(first) as usize];
                turned.push(orbit | way as u32);
            }
            set = next_set(set);
        }
        let block = binomials.choose(points - small, large);
        Self { small, large, turned, orbits, block, geometry }
    }

    /// How many places a layer of this pair has.
    #[inline]
    pub fn len(&self) -> u64 {
        self.orbits.len() as u64 * self.block
    }

    /// The layers of this pair: one where both sides have as many stones, else two, the smaller
    /// side to move first.
    #[inline]
    pub fn sides(&self) -> usize {
        if self.small == self.large { 1 } else { 2 }
    }

    /// Places that follow each other and share the smaller side's set: so many.
    #[inline]
    pub fn block(&self) -> u64 {
        self.block
    }

    /// The layer and the place of a position with these stones of the side to move and of the
    /// other side, whose numbers must be those of this pair.
    #[inline]
    pub fn find(&self, own: u64, enemy: u64) -> (usize, u64) {
        if own.count_ones() as usize == self.small {
            (0, self.place(own, enemy))
        } else {
            (1, self.place(enemy, own))
        }
    }

    /// The place of a smaller and a larger side's sets.
    #[inline]
    pub fn place(&self, small: u64, large: u64) -> u64 {
        let Geometry { symmetries, binomials, .. } = &*self.geometry;
        let turned = self.turned[binomials.rank(small) as usize];
        let (way, number) = (turned as usize & 7, turned as usize >> 3);
        let orbit = &self.orbits[number];
        let large = if way == 0 { large } else { symmetries[way].apply(large) };
        let rank = self.least_rank(orbit, large, binomials.rank_around(orbit.first, large));
        number as u64 * self.block + rank
    }

    /// The least number that a larger set has, over all symmetries that keep the smaller one.
    fn least_rank(&self, orbit: &Orbit, large: u64, rank: u64) -> u64 {
        let mut least = rank;
        let mut keeps = orbit.keeps & !1;
        while keeps != 0 {
            let image = self.geometry.symmetries[keeps.trailing_zeros() as usize].apply(large);
            least = least.min(self.geometry.binomials.rank_around(orbit.first, image));
            keeps &= keeps - 1;
        }
        least
    }

    /// How many positions stand at this place, all mirrors of each other; 0 where none does,
    /// since a mirror of it has the place. The sets are as [`Places::scan`] gives them.
    #[inline]
    pub fn weight(&self, place: u64, small: u64, close: u64) -> u64 {
        let orbit = &self.orbits[(place / self.block) as usize];
        let all = self.geometry.symmetries.len() as u64;
        if orbit.keeps == 1 {
            return all;
        }
        let (rank, large) = (place % self.block, spread(close, small));
        if self.least_rank(orbit, large, rank) < rank {
            return 0;
        }
        let mut kept = 0;
        for (way, symmetry) in self.geometry.symmetries.iter().enumerate() {
            kept += u64::from(orbit.keeps >> way & 1 != 0 && symmetry.apply(large) == large);
        }
        all / kept
    }

    /// Calls `each` with every place from `from` on, `count` of them within one block, and the
    /// smaller and larger side's sets there, the latter on the points that the former leaves.
    #[inline]
    pub fn scan(&self, from: u64, count: u64, mut each: impl FnMut(u64, u64, u64)) {
        let small = self.orbits[(from / self.block) as usize].first;
        let mut close = self.geometry.binomials.unrank(self.large, from % self.block);
        for place in from..from + count {
            each(place, small, close);
            close = next_set(close);
        }
    }

    /// Calls `each` with every place in order, and its weight.
    pub fn scan_all(&self, mut each: impl FnMut(u64, u64)) {
        let all = self.geometry.symmetries.len() as u64;
        for (number, orbit) in self.orbits.iter().enumerate() {
            let from = number as u64 * self.block;
            if orbit.keeps == 1 {
                (from..from + self.block).for_each(|place| each(place, all));
            } else {
                self.scan(from, self.block, |place, small, close| {
                    each(place, self.weight(place, small, close));
                });
            }
        }
    }

    /// The sets at a place, as [`Places::scan`] gives them.
    pub fn sets(&self, place: u64) -> (u64, u64) {
        let small = self.orbits[(place / self.block) as usize].first;
        (small, self.geometry.binomials.unrank(self.large, place % self.block))
    }
}

#[cfg(test)]
#[expect(clippy::unwrap_used, reason = "a test may stop at once")]
mod tests {
    use super::*;

    /// Every position of a pair has its place, shared by its mirrors and by no other.
    fn every_position_has_its_place(columns: usize, rows: usize, small: usize, large: usize) {
        let board = Board::new(columns, rows).unwrap();
        let geometry = Arc::new(Geometry::new(&board));
        let places = Places::new(geometry.clone(), small, large);
        let all = board.all().0;
        let sets = |count: usize| (0..=all).filter(move |set| set.count_ones() as usize == count);
        let mut there = vec![0; places.len() as usize];
        for first in sets(small) {
            for second in sets(large).filter(|second| second & first == 0) {
                let place = places.place(first, second);
                there[place as usize] += 1;
                let (found, close) = places.sets(place);
                let found = (found, spread(close, found));
                let image = |way: &Symmetry| (way.apply(first), way.apply(second)) == found;
                assert!(geometry.symmetries.iter().any(image), "{first:b} {second:b}");
                if small < large {
                    assert_eq!(places.find(first, second), (0, place));
                    assert_eq!(places.find(second, first), (1, place));
                }
            }
        }
        places.scan_all(|place, weight| assert_eq!(there[place as usize], weight, "{place}"));
        assert_eq!(places.sides(), if small == large { 1 } else { 2 });
    }

    #[test]
    fn every_position_of_small_boards_has_its_place() {
        for (small, large) in [(1, 1), (1, 2), (2, 2), (1, 4), (2, 3), (4, 5), (3, 3), (1, 8)] {
            every_position_has_its_place(3, 3, small, large);
        }
        for (columns, rows) in [(2, 2), (4, 3), (3, 4), (4, 4), (5, 3), (2, 5)] {
            every_position_has_its_place(columns, rows, 1, 2);
            every_position_has_its_place(columns, rows, 2, 2);
        }
    }

    #[test]
    fn boards_have_the_symmetries_of_their_lines() {
        // Source: the diagonals, through points whose column and row add up to an even number.
        for (columns, rows, count) in
            [(9, 5, 4), (5, 5, 8), (3, 3, 8), (4, 3, 2), (4, 4, 4), (2, 2, 4), (8, 8, 4), (2, 3, 2)]
        {
            let all = Symmetry::all(&Board::new(columns, rows).unwrap());
            assert_eq!(all.len(), count, "{columns}x{rows}");
            assert_eq!(all[0].apply(0b1011), 0b1011, "the first changes nothing");
        }
    }

    #[test]
    fn sets_are_numbered_in_the_order_of_their_bits() {
        let binomials = Binomials::new();
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
