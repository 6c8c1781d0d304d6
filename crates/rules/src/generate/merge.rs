//! Merging of turns with the same effect.

use super::Effect;
use super::state_table::StateTable;
use crate::points::{Point, PointSet};

/// Appends effects, each once.
pub(super) struct EffectMerger<'a> {
    into: &'a mut Vec<Effect>,
    /// The index in `into` of the first effect.
    first: usize,
    /// The enemy stones before the turn.
    enemy: u64,
    /// A Bloom filter with one bit per effect. Equal effects are rare, and if the bit is not set
    /// there is none.
    filter: [u64; WORDS],
    /// In long lists: the effects before the index `known`.
    index: &'a mut StateTable,
    known: usize,
}

/// 1024 bits: with thirty turns, one in thirty is a false positive.
const WORDS: usize = 16;
/// Up to this length a list is searched linearly.
const SHORT: usize = 64;

impl<'a> EffectMerger<'a> {
    /// Appends to `into`; `enemy` are the enemy stones before the turn. Overwrites `index`.
    #[inline]
    pub const fn new(enemy: u64, into: &'a mut Vec<Effect>, index: &'a mut StateTable) -> Self {
        let first = into.len();
        Self { first, into, enemy, filter: [0; WORDS], index, known: first }
    }

    /// The length of the list.
    #[inline]
    pub const fn len(&self) -> usize {
        self.into.len()
    }

    /// Adds a chain from `from` to `to` with these remaining enemy stones.
    #[inline]
    pub fn add(&mut self, from: usize, to: usize, left: u64) {
        let ends = (from << 6 | to) as u64;
        let mixed =
            (left ^ ends.wrapping_mul(0xD1B5_4A32_D192_ED03)).wrapping_mul(0x9E37_79B9_7F4A_7C15);
        let (word, bit) = ((mixed >> 60) as usize, 1 << (mixed >> 54 & 63));
        let effect = Effect {
            from: Point::new(from & 63),
            to: Point::new(to & 63),
            captured: PointSet(self.enemy ^ left),
        };
        if self.filter[word] & bit != 0 && self.has(effect) {
            return;
        }
        self.filter[word] |= bit;
        self.into.push(effect);
    }

    /// Whether this effect was already appended.
    #[cold]
    fn has(&mut self, effect: Effect) -> bool {
        if self.into.len() - self.first <= SHORT {
            return self.into[self.first..].contains(&effect);
        }
        if self.known == self.first {
            self.index.clear();
        }
        // Effects appended since the last call are inserted now, so that none is inserted twice.
        for earlier in &self.into[self.known..] {
            self.index.insert(earlier.captured.0, ends(*earlier));
        }
        self.known = self.into.len();
        self.index.contains(effect.captured.0, ends(effect))
    }
}

const fn ends(effect: Effect) -> u32 {
    (effect.from.index() << 6 | effect.to.index()) as u32
}
