//! The triangular table of principal variations, in one block of memory.

use fanorona_rules::generate::Effect;

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
            from: fanorona_rules::Point::new(0),
            to: fanorona_rules::Point::new(0),
            captured: fanorona_rules::PointSet::EMPTY,
        };
        Self { turns: vec![nothing; plies * plies], lengths: vec![0; plies + 1], plies }
    }

    /// Clears the line of a ply.
    #[inline]
    pub fn clear(&mut self, ply: usize) {
        self.lengths[ply] = 0;
    }

    /// Sets the line of a ply to this turn followed by the line of the next ply. No line is longer than
    /// the plies that remain, because there is none after the last.
    #[inline]
    pub fn extend(&mut self, ply: usize, effect: Effect) {
        let rest = self.lengths[ply + 1];
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

#[cfg(test)]
mod tests {
    use super::*;
    use fanorona_rules::{Point, PointSet};

    fn step(to: usize) -> Effect {
        Effect { from: Point::new(0), to: Point::new(to), captured: PointSet::EMPTY }
    }

    #[test]
    fn a_line_is_a_turn_and_the_line_of_the_next_ply() {
        let mut table = PvTable::new(4);
        // From the last ply back, as the search finds them.
        for ply in (0..4).rev() {
            table.extend(ply, step(10 + ply));
        }
        assert_eq!(table.line(0), [10, 11, 12, 13].map(step));
        assert_eq!(table.line(2), [12, 13].map(step));
        // Another turn with the same rest, and one after which nothing is known.
        table.extend(1, step(20));
        assert_eq!(table.line(1), [20, 12, 13].map(step));
        table.clear(2);
        table.extend(1, step(21));
        assert_eq!(table.line(1), [step(21)]);
        assert_eq!(table.line(0), [10, 11, 12, 13].map(step), "what was copied stays");
        assert!(table.line(2).is_empty());
    }
}
