//! The triangular table of principal variations, in one block of memory.

use crate::rules::generate::Effect;

/// The best line found from each ply.
pub(super) struct PvTable {
    turns: Vec<Effect>,
    lengths: Vec<usize>,
    plies: usize,
}

impl PvTable {
    /// A table for this many plies.
    pub fn new(plies: usize) -> Self {
        let nothing = Effect {
            from: crate::rules::Point::new(0),
            to: crate::rules::Point::new(0),
            captured: crate::rules::PointSet::EMPTY,
        };
        Self { turns: vec![nothing; plies * plies], lengths: vec![0; plies + 1], plies }
    }

    /// Clears the line of a ply.
    #[inline]
    pub fn clear(&mut self, ply: usize) {
        self.lengths[ply] = 0;
    }

    /// Sets the line of a ply to this turn followed by the line of the next ply.
    pub fn extend(&mut self, ply: usize, effect: Effect) {
        let rest = if ply + 1 < self.plies { self.lengths[ply + 1] } else { 0 };
        let rest = rest.min(self.plies - 1);
        let (before, after) = self.turns.split_at_mut((ply + 1) * self.plies);
        let line = &mut before[ply * self.plies..];
        line[0] = effect;
        line[1..=rest].copy_from_slice(&after[..rest]);
        self.lengths[ply] = 1 + rest;
    }

    /// The line of a ply.
    pub fn line(&self, ply: usize) -> &[Effect] {
        &self.turns[ply * self.plies..][..self.lengths[ply]]
    }
}
