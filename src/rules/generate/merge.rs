//! Chains that come to the same are one turn for the search.

use super::Effect;
use crate::rules::points::{Point, PointSet};

/// Appends effects, each once.
pub(super) struct Merge<'a> {
    into: &'a mut Vec<Effect>,
    enemy: u64,
    from: Point,
    /// Where the effects of this start begin.
    first: usize,
    /// A bit for every effect of this start, by a number made of it. Two equal effects are rare,
    /// and where the bit is not set there is no need to look for one.
    filter: u64,
}

impl<'a> Merge<'a> {
    /// Appends to `into`; `enemy` are the enemy stones before the turn.
    #[inline]
    pub const fn new(enemy: u64, into: &'a mut Vec<Effect>) -> Self {
        Self { into, enemy, from: Point::new(0), first: 0, filter: 0 }
    }

    /// The effects that follow start here.
    #[inline]
    pub const fn begin(&mut self, from: Point) {
        self.from = from;
        self.first = self.into.len();
        self.filter = 0;
    }

    /// Adds a chain that ends at `to` and leaves the enemy these stones.
    #[inline]
    pub fn add(&mut self, to: usize, left: u64) {
        let mixed = left.rotate_left(to as u32).wrapping_mul(0x9E37_79B9_7F4A_7C15);
        let bit = 1 << (mixed >> 58);
        let effect = Effect {
            from: self.from,
            to: Point::new(to & 63),
            captured: PointSet(self.enemy ^ left),
        };
        if self.filter & bit != 0 && self.into[self.first..].contains(&effect) {
            return;
        }
        self.filter |= bit;
        self.into.push(effect);
    }
}
