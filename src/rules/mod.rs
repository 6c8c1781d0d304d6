//! The game itself: boards, positions, turns, rule sets and records. Knows nothing of windows,
//! files or the time of day: clocks are told how much time has passed.

pub mod board;
pub mod booklet;
pub mod chain;
pub mod clock;
pub mod counters;
pub mod generate;
pub mod matches;
pub mod notation;
pub mod outcome;
pub mod perft;
pub mod points;
pub mod position;
pub mod record;
pub mod refusal;
pub mod switches;
pub mod turn;
pub mod variant;
mod zobrist;

pub use board::Board;
pub use chain::Chain;
pub use clock::{Clock, TimeControl};
pub use counters::{Counters, DrawWarning};
pub use matches::Match;
pub use outcome::{DrawReason, Outcome, WinReason};
pub use points::{Direction, Point, PointSet};
pub use position::{Position, PositionError, Side};
pub use record::{Record, Stepped};
pub use refusal::Refusal;
pub use switches::Switches;
pub use turn::{CaptureKind, Step, Turn};
pub use variant::Variant;

/// What the rules need to know of a variant: the board, the start and the switches.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ruleset {
    /// The board.
    pub board: Board,
    /// White's and Black's stones at the start.
    pub start: [PointSet; 2],
    /// How this rule set differs from others.
    pub switches: Switches,
}
