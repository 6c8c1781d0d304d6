//! The depth reductions of late turns, computed before a search, so that a node needs no division.

use crate::SearchConstants;

/// The number of products of logarithms with a reduction of their own; greater ones have the last.
const PRODUCTS: usize = 256;

/// The reductions by the product of the logarithms of depth and place.
pub(super) struct ReductionTable {
    quiet: [i8; PRODUCTS],
    captures: [i8; PRODUCTS],
}

impl ReductionTable {
    /// The reductions that these constants give.
    pub fn new(constants: &SearchConstants) -> Self {
        let table = |added: i32| {
            let mut table = [0; PRODUCTS];
            for (product, reduction) in table.iter_mut().enumerate() {
                let hundredths =
                    product as i32 * 10_000 / constants.reduction_divisor().max(1) + added;
                *reduction = (hundredths / 100).clamp(0, i8::MAX.into()) as i8;
            }
            table
        };
        Self {
            quiet: table(constants.quiet_reduction()),
            captures: table(constants.capture_reduction()),
        }
    }

    /// The reduction at this depth, at least 1, of the turn in this place, from 0, in turns.
    #[inline]
    pub fn of(&self, depth: i32, place: usize, capture: bool) -> i32 {
        let product = (depth.ilog2() * (place as u32 + 1).ilog2()) as usize;
        let table = if capture { &self.captures } else { &self.quiet };
        table[product.min(PRODUCTS - 1)].into()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn by_default_a_capture_is_reduced_by_a_third_of_the_product_and_a_quiet_turn_by_the_same_rounded_up()
     {
        let table = ReductionTable::new(&SearchConstants::default());
        for depth in 1..=128 {
            for place in (0..300).chain([5_000, 1 << 20]) {
                let product = (depth as u32).ilog2() * (place as u32 + 1).ilog2();
                assert_eq!(table.of(depth, place, true), (product / 3) as i32);
                assert_eq!(table.of(depth, place, false), product.div_ceil(3) as i32);
            }
        }
    }

    #[cfg(feature = "tuning")]
    #[test]
    fn the_constants_change_the_reductions() {
        let constants = SearchConstants {
            reduction_divisor: 200,
            quiet_reduction: -100,
            capture_reduction: 250,
            ..SearchConstants::default()
        };
        let table = ReductionTable::new(&constants);
        // Depth 8 and place 7: a product of 9.
        assert_eq!((table.of(8, 7, false), table.of(8, 7, true)), (3, 7));
        assert_eq!((table.of(1, 0, false), table.of(1, 0, true)), (0, 2));
        let most = SearchConstants { reduction_divisor: 50, ..constants };
        assert_eq!(ReductionTable::new(&most).of(128, usize::MAX >> 33, true), i8::MAX.into());
    }
}
