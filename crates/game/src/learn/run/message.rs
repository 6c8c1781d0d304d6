//! What an exercise says, and the buttons beside it.

use crate::learn::{Localized, WrongReason};
use fanorona_rules::{Outcome, PointSet, Side, Turn};

/// What an exercise says about the learner's last action. `say::lesson_message` has the sentences.
#[derive(Clone, Debug, PartialEq)]
pub enum Message {
    /// The lesson's answer to a wrong turn or pick.
    Answer(Localized<String>),
    /// Why the turn or pick is wrong, as the program finds.
    Wrong {
        /// The reason.
        reason: WrongReason,
        /// The learner's side.
        side: Side,
    },
    /// The hint.
    Hint(Localized<String>),
    /// The next turn of the solution.
    Solution(Turn),
    /// The points still to be picked.
    SolutionPoints(PointSet),
    /// The solution is to claim the omitted capture.
    SolutionClaim,
    /// The turn stands, and the exercise goes on.
    GoesOn {
        /// The learner's turns that are left, if they are limited.
        left: Option<u32>,
    },
    /// The learner took back a turn.
    TakenBack,
    /// The exercise is solved.
    Solved(Localized<String>),
    /// The last turn was played without reaching the goal.
    OutOfTurns,
    /// The game is over without reaching the goal.
    Over(Outcome),
}

impl Message {
    pub(super) const fn wrong(reason: WrongReason, side: Side) -> Self {
        Self::Wrong { reason, side }
    }

    /// Whether it says that the last action was wrong.
    pub const fn is_wrong(&self) -> bool {
        matches!(self, Self::Answer(_) | Self::Wrong { .. } | Self::OutOfTurns | Self::Over(_))
    }
}

/// A button beside an exercise.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Button {
    /// Claims the capture that the opponent has omitted.
    Claim,
    /// Takes the wrong turn back, or starts again.
    TryAgain,
    /// Takes back the open chain, or the last turn and the reply to it.
    TakeBack,
    /// Shows the hint.
    Hint,
    /// Shows the solution.
    Solution,
    /// Starts the exercise again.
    Restart,
    /// Does the solved exercise again.
    Again,
    /// Goes on to the next exercise.
    Next,
    /// Leaves the exercise unsolved and goes on to the next.
    Skip,
}
