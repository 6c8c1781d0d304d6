//! Zobrist keys: fixed random numbers, combined by XOR into the hash of a position.

use super::points::{Point, PointSet};
use super::position::Side;

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
