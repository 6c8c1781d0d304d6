//! Steps on bitboards, called hundreds of millions of times while tables are built.

use fanorona_rules::Board;
use fanorona_rules::points::Axis;

/// The lines of a board as masks for shifting sets of points along them.
#[derive(Debug)]
pub(super) struct StepGenerator {
    all: u64,
    axes: [Axis; 4],
}

impl StepGenerator {
    /// The lines of a board.
    pub fn new(board: &Board) -> Self {
        Self { all: board.all().0, axes: *board.axes() }
    }

    /// Whether any of these stones can take a step.
    #[inline]
    pub fn can_move(&self, own: u64, enemy: u64) -> bool {
        let empty = self.all & !(own | enemy);
        self.axes.iter().any(|axis| {
            own & ((empty >> axis.shift & axis.forward) | (empty << axis.shift & axis.back)) != 0
        })
    }

    /// Calls `found` with these stones after each step that one of them can take to an empty point,
    /// until it returns `false`. Returns whether it always returned `true`.
    ///
    /// Steps are reversible, so these are also the stones before each step that may have been
    /// taken.
    #[inline]
    pub fn all_steps(&self, own: u64, enemy: u64, mut found: impl FnMut(u64) -> bool) -> bool {
        let empty = self.all & !(own | enemy);
        for axis in &self.axes {
            let mut on = own & (empty >> axis.shift) & axis.forward;
            while on != 0 {
                let stone = on & on.wrapping_neg();
                if !found(own ^ stone ^ (stone << axis.shift)) {
                    return false;
                }
                on ^= stone;
            }
            let mut back = own & (empty << axis.shift) & axis.back;
            while back != 0 {
                let stone = back & back.wrapping_neg();
                if !found(own ^ stone ^ (stone >> axis.shift)) {
                    return false;
                }
                back ^= stone;
            }
        }
        true
    }
}
