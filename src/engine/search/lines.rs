//! The principal variation of every ply, in one block of memory.

use crate::rules::generate::Effect;

/// For every ply the best line found from there on.
pub(super) struct Lines {
    turns: Vec<Effect>,
    lengths: Vec<usize>,
    plies: usize,
}

impl Lines {
    /// Lines for so many plies.
    pub fn new(plies: usize) -> Self {
        let nothing = Effect {
            from: crate::rules::Point::new(0),
            to: crate::rules::Point::new(0),
            captured: crate::rules::PointSet::EMPTY,
        };
        Self { turns: vec![nothing; plies * plies], lengths: vec![0; plies + 1], plies }
    }

    /// Forgets the line of a ply.
    #[inline]
    pub fn clear(&mut self, ply: usize) {
        self.lengths[ply] = 0;
    }

    /// The line of a ply becomes this turn and the line of the next ply.
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
