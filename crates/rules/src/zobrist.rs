//! Zobrist keys: fixed random numbers, combined by XOR into the hash of a position.

use super::points::{Point, PointSet};
use super::side::Side;

/// A key for every stone on every point, White's stones first.
const STONES: [[u64; Point::MAX]; 2] = [numbers(1), numbers(2)];
/// Keys for the rest of a position's state.
const STATE: [u64; Point::MAX] = numbers(3);

/// The key of a stone of this side on this point.
#[inline]
pub(super) const fn stone(side: Side, point: Point) -> u64 {
    STONES[side as usize][point.index()]
}

/// The combined key of all stones of one side.
#[inline]
pub(super) fn stones(side: Side, set: PointSet) -> u64 {
    set.into_iter().fold(0, |sum, point| sum ^ stone(side, point))
}

/// The key for Black to move.
pub(super) const BLACK_TO_MOVE: u64 = STATE[0];
/// The key for a claimed capture.
pub(super) const CLAIMED: u64 = STATE[1];
/// The key for a first turn limited to a single step.
pub(super) const FIRST_TURN: u64 = STATE[2];

/// The key of the handicapped side.
#[inline]
pub(super) const fn handicapped(side: Option<Side>) -> u64 {
    match side {
        None => 0,
        Some(side) => STATE[3 + side as usize],
    }
}

/// 64 numbers of the splitmix64 generator (Steele, Lea and Flood 2014).
const fn numbers(seed: u64) -> [u64; Point::MAX] {
    let mut state = seed.wrapping_mul(0xD1B5_4A32_D192_ED03);
    let mut out = [0; Point::MAX];
    let mut i = 0;
    while i < Point::MAX {
        state = state.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut z = state;
        z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        out[i] = z ^ (z >> 31);
        i += 1;
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::HashSet;

    /// The first numbers of the generator from the state 1234567, as its authors' program prints them.
    #[test]
    fn the_numbers_are_those_of_splitmix64() {
        // The seed that is multiplied to this state; Newton's iteration doubles the correct bits.
        let factor: u64 = 0xD1B5_4A32_D192_ED03;
        let inverse = (0..6).fold(factor, |inverse, _| {
            inverse.wrapping_mul(2_u64.wrapping_sub(factor.wrapping_mul(inverse)))
        });
        let found = numbers(inverse.wrapping_mul(1_234_567));
        let known: [u64; 5] = [
            6_457_827_717_110_365_317,
            3_203_168_211_198_807_973,
            9_817_491_932_198_370_423,
            4_593_380_528_125_082_431,
            16_408_922_859_458_223_821,
        ];
        assert_eq!(found[..5], known);
    }

    #[test]
    fn all_keys_differ() {
        let keys: HashSet<u64> = STONES.into_iter().flatten().chain(STATE).collect();
        assert_eq!(keys.len(), 3 * Point::MAX);
        let [white, black] = Side::BOTH.map(|side| handicapped(Some(side)));
        assert_eq!((white, black, handicapped(None)), (STATE[3], STATE[4], 0));
    }
}
