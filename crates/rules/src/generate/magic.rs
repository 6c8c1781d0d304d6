//! Magic bitboards for the neighbourhood of a stone: the eight points next to a stone are masked
//! and multiplied by a factor, chosen so that the upper bits of the product differ for each of the
//! 256 states; they are the index into a table. Chess programs look up the moves of rooks in this
//! way.

use crate::points::Direction;

/// For boards of 2 to 9 columns, the factor for the points next to a stone and the one for the
/// points two steps away. Any factors without collisions will do; a random search found these.
const FACTORS: [[u64; 2]; 8] = [
    [0x0408_5001_0000_00A0, 0x2418_0131_8120_2290],
    [0x0088_0010_00E8_6100, 0x7A00_4088_8001_0000],
    [0x9010_8820_0815_0000, 0x2803_2400_8801_4414],
    [0xC892_2002_0202_0000, 0x0800_4840_5040_1040],
    [0x0144_0600_0C08_A1D6, 0x2304_0608_0001_0021],
    [0x0044_0480_0008_CA42, 0x0402_0041_2000_00D0],
    [0x0B52_0130_0012_0448, 0x4900_4020_8800_B812],
    [0x0601_014A_0020_04A0, 0x1800_8058_0840_0001],
];

/// The tables for boards of one width. The points around a stone are expected from bit 0 on: five
/// rows of five columns, in the board's width.
#[derive(Clone)]
pub(super) struct Magic {
    ring: u64,
    star: u64,
    factors: [u64; 2],
    /// For the free neighbours: the codes of captures by steps to them.
    free: [u16; SIZE],
    /// For the neighbours with an enemy: the codes of captures by withdrawal from them.
    withdrawals: [u16; SIZE],
    /// For the enemies two steps away: the codes of captures by approach to them.
    approaches: [u16; SIZE],
}

const SIZE: usize = 512;

/// Whether a step with this code leads to a point with a higher number.
#[inline]
pub(super) const fn is_forward(code: u32) -> bool {
    matches!(code & 7, 0 | 1 | 2 | 7)
}

impl Magic {
    /// The tables for a width of 2 to 9 columns.
    pub fn new(columns: usize) -> Self {
        // The middle of the block is its third row's third point.
        let place = |direction: Direction, steps: i32| {
            let (right, up) = direction.delta();
            let row = 2 + steps * i32::from(up);
            1_u64 << (row * columns as i32 + 2 + steps * i32::from(right))
        };
        let mask = |steps| Direction::ALL.iter().fold(0, |set, &d| set | place(d, steps));
        let mut magic =
            Self { ring: mask(1), star: mask(2), factors: FACTORS[columns - 2], ..Self::default() };
        let bit = |direction: Direction, ahead: bool| {
            let code = direction as u32;
            1_u16 << if is_forward(code) == ahead { code } else { code + 8 }
        };
        for state in subsets(magic.ring) {
            let place_in_table = index(state, magic.factors[0]);
            for direction in Direction::ALL {
                if state & place(direction, 1) != 0 {
                    magic.free[place_in_table] |= 0x0101 << direction as u32;
                    magic.withdrawals[place_in_table] |= bit(direction.opposite(), false);
                }
            }
        }
        for state in subsets(magic.star) {
            let place_in_table = index(state, magic.factors[1]);
            for direction in Direction::ALL {
                if state & place(direction, 2) != 0 {
                    magic.approaches[place_in_table] |= bit(direction, true);
                }
            }
        }
        magic
    }

    /// The codes of the steps to free points, as if there were lines everywhere.
    #[inline]
    pub const fn steps(&self, free: u64) -> u32 {
        self.free[index(free & self.ring, self.factors[0])] as u32 & 0xFF
    }

    /// The codes of the captures by steps to free points, as if there were lines everywhere.
    #[inline]
    pub const fn captures(&self, free: u64, enemy: u64) -> u32 {
        let [ring, star] = self.factors;
        let taken = self.approaches[index(enemy & self.star, star)]
            | self.withdrawals[index(enemy & self.ring, ring)];
        (self.free[index(free & self.ring, ring)] & taken) as u32
    }
}

impl Default for Magic {
    /// Empty tables.
    fn default() -> Self {
        let none = [0; SIZE];
        Self { ring: 0, star: 0, factors: [0; 2], free: none, withdrawals: none, approaches: none }
    }
}

/// The table index of a state.
#[inline]
const fn index(state: u64, factor: u64) -> usize {
    (state.wrapping_mul(factor) >> 55) as usize
}

/// Every subset of a set, the empty one last.
fn subsets(set: u64) -> impl Iterator<Item = u64> {
    let mut subset = 0_u64;
    let mut done = false;
    std::iter::from_fn(move || {
        subset = subset.wrapping_sub(set) & set;
        let now = (!done).then_some(subset);
        done |= subset == 0;
        now
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::HashSet;

    #[test]
    fn factors_have_no_collisions() {
        for columns in 2..=9 {
            let magic = Magic::new(columns);
            for (mask, factor) in [magic.ring, magic.star].into_iter().zip(magic.factors) {
                let all: HashSet<usize> = subsets(mask).map(|state| index(state, factor)).collect();
                assert_eq!(all.len(), 1 << mask.count_ones(), "{columns} columns");
            }
        }
    }
}
