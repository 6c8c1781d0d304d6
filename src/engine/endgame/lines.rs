//! Steps and captures on plain sets of bits: what the tables ask for hundreds of millions of times.

use crate::rules::switches::Methods;
use crate::rules::{Direction, Ruleset};

/// The directions in which point numbers grow; their opposites are the other four.
const GROWING: [Direction; 4] =
    [Direction::North, Direction::NorthEast, Direction::East, Direction::NorthWest];

/// The lines of a board, ready for shifting sets of points along them.
#[derive(Debug)]
pub(super) struct Lines {
    all: u64,
    axes: [Axis; 4],
    approach: bool,
    withdrawal: bool,
}

/// One of the four ways a line can run.
#[derive(Debug)]
struct Axis {
    /// The difference of neighbouring point numbers.
    shift: u32,
    /// The points with a line leading on.
    forward: u64,
    /// The points with a line leading back.
    back: u64,
}

impl Lines {
    /// The lines of a rule set's board, and its ways of capturing.
    pub fn new(rules: &Ruleset) -> Self {
        let board = &rules.board;
        let axes = GROWING.map(|direction| Axis {
            shift: u32::from(board.shift(direction).unsigned_abs()),
            forward: board.open(direction).0,
            back: board.open(direction.opposite()).0,
        });
        let methods = rules.switches.methods;
        Self {
            all: board.all().0,
            axes,
            approach: methods != Methods::WithdrawalOnly,
            withdrawal: methods != Methods::ApproachOnly,
        }
    }

    /// Can any of these stones capture?
    #[inline]
    pub fn can_capture(&self, own: u64, enemy: u64) -> bool {
        let empty = self.all & !(own | enemy);
        let mut takes = 0;
        for axis in &self.axes {
            let goes_on = (empty >> axis.shift) & axis.forward;
            let goes_back = (empty << axis.shift) & axis.back;
            let enemy_ahead = (enemy >> axis.shift) & axis.forward;
            let enemy_behind = (enemy << axis.shift) & axis.back;
            if self.approach {
                takes |= goes_on & (enemy_ahead >> axis.shift) & axis.forward;
                takes |= goes_back & (enemy_behind << axis.shift) & axis.back;
            }
            if self.withdrawal {
                takes |= (goes_on & enemy_behind) | (goes_back & enemy_ahead);
            }
        }
        own & takes != 0
    }

    /// Can any of these stones take any step?
    #[inline]
    pub fn can_move(&self, own: u64, enemy: u64) -> bool {
        let empty = self.all & !(own | enemy);
        self.axes.iter().any(|axis| {
            own & ((empty >> axis.shift & axis.forward) | (empty << axis.shift & axis.back)) != 0
        })
    }

    /// Calls `found` with these stones after each step that one of them can take to an empty
    /// point, until it answers false. Was the answer always true?
    ///
    /// Steps lead back along the same lines, so these are also the stones before each step that
    /// may have been taken.
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
