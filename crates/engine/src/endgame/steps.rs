//! Steps and captures on bitboards, called hundreds of millions of times while tables are built.

use fanorona_rules::switches::{Methods, Switches};
use fanorona_rules::{Direction, Ruleset};

/// The directions in which point numbers grow; the other four are their opposites.
const GROWING: [Direction; 4] =
    [Direction::North, Direction::NorthEast, Direction::East, Direction::NorthWest];

/// The lines of a board as masks for shifting sets of points along them.
#[derive(Debug)]
pub(super) struct StepGenerator {
    all: u64,
    axes: [StepAxis; 4],
    approach: bool,
    withdrawal: bool,
}

/// One of the four axes of lines.
#[derive(Debug)]
struct StepAxis {
    /// The difference between neighbouring point numbers.
    shift: u32,
    /// The points from which a line leads forward.
    forward: u64,
    /// The points from which a line leads back.
    back: u64,
}

impl StepGenerator {
    /// The lines of a rule set's board and its methods of capture.
    pub fn new(rules: &Ruleset) -> Self {
        let board = &rules.board;
        let axes = GROWING.map(|direction| StepAxis {
            shift: u32::from(board.shift(direction).unsigned_abs()),
            forward: board.open(direction).0,
            back: board.open(direction.opposite()).0,
        });
        // Destructured field by field, so that a new switch has to be considered here.
        let Switches {
            methods,
            // These decide how much a capture takes, how a chain continues and what draws the game,
            // not whether a stone can capture or step at all.
            continuation: _,
            revisiting: _,
            repeating: _,
            omitted_capture: _,
            choice: _,
            extent: _,
            no_move: _,
            quiet_limit: _,
            repetition: _,
            agreement: _,
            next_game: _,
            // Positions where these still apply are not probed.
            first_turn: _,
            handicap: _,
        } = rules.switches;
        Self {
            all: board.all().0,
            axes,
            approach: methods != Methods::WithdrawalOnly,
            withdrawal: methods != Methods::ApproachOnly,
        }
    }

    /// Whether any of these stones can capture.
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
