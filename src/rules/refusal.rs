//! Why a step, a turn or a wish is not allowed. The list is closed; the screen shows exactly this.

use super::points::{Point, PointSet};
use super::turn::CaptureKind;
use serde::{Deserialize, Serialize};

/// A reason of the rules against something a player wants to do.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Refusal {
    /// The game is over.
    GameOver,
    /// There is no stone on this point.
    NoStone,
    /// The stone on this point is the opponent's.
    EnemyStone,
    /// The stone cannot go anywhere.
    StoneIsBlocked,
    /// The point to go to is occupied.
    Occupied,
    /// No line joins the two points.
    NoLine,
    /// This stone cannot capture, and others, these, must.
    AnotherMustCapture(PointSet),
    /// This stone must capture: the step takes nothing, others would.
    MustCapture,
    /// In a chain only the stone that captured goes on.
    OtherStoneInChain(Point),
    /// Every further step of a chain must capture.
    ChainMustCapture,
    /// The chain has touched this point already in this turn.
    PointTouched,
    /// The chain may not keep the direction of the step just before.
    SameDirection,
    /// The chain has used this direction already.
    DirectionUsed,
    /// The first turn of each player is one capturing step only.
    FirstTurnIsOneStep,
    /// The rule set knows no chains.
    NoChains,
    /// The step captures both ways: choose one.
    ChooseGroup,
    /// The step takes nothing that way.
    TakesNothing(CaptureKind),
    /// The larger of the two groups must be taken.
    LargerGroup,
    /// The handicapped side captures nothing yet.
    HandicappedTakesNothing,
    /// The handicapped side must leave its opponent a capture.
    MustLeaveCapture,
    /// The eater takes one stone a turn as long as the other side plays under its handicap.
    EaterTakesOneStep,
    /// The chain must go on while its stone can capture.
    MustContinue,
    /// There is no open chain to end or to take a step back from.
    NoOpenChain,
    /// End the open chain first.
    ChainIsOpen,
    /// There is nothing to take back.
    NothingToUndo,
    /// There is nothing to play again.
    NothingToRedo,
    /// There is no omitted capture to claim.
    NothingToClaim,
    /// The rule set knows no draw by agreement.
    NoAgreement,
    /// There is no offer to answer.
    NoOffer,
}
