//! Why an action of a player is not allowed. Every reason is listed here; the interface shows exactly
//! these.

use super::points::{Point, PointSet};
use super::turn::CaptureKind;
use serde::{Deserialize, Serialize};

/// Why the rules do not allow an action of a player. Its text is a fragment of an English sentence without points,
/// because their names depend on the board.
///
/// ```
/// use fanorona_rules::{Record, Refusal};
/// use fanorona_rules::variant::shipped;
///
/// let rules = shipped::variant("tsivy").unwrap().rules.clone();
/// let mut record = Record::new(rules.clone());
/// let [a1, a2] = ["a1", "a2"].map(|name| rules.board.point_named(name).unwrap());
/// let refusal = record.step(a1, a2, None).unwrap_err();
/// assert_eq!(refusal, Refusal::Occupied);
/// assert_eq!(refusal.to_string(), "the target point is occupied");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, thiserror::Error)]
pub enum Refusal {
    /// The game is over.
    #[error("the game is over")]
    GameOver,
    /// There is no stone on this point.
    #[error("there is no stone on this point")]
    NoStone,
    /// The stone on this point is the opponent's.
    #[error("this stone is the opponent's")]
    EnemyStone,
    /// The stone cannot go anywhere.
    #[error("this stone cannot move")]
    StoneIsBlocked,
    /// The target point is occupied.
    #[error("the target point is occupied")]
    Occupied,
    /// No line joins the two points.
    #[error("no line joins the two points")]
    NoLine,
    /// This stone cannot capture, and one of these others must.
    #[error("another stone must capture")]
    AnotherMustCapture(PointSet),
    /// This stone must capture; this step of it captures nothing.
    #[error("this stone must capture")]
    MustCapture,
    /// In a chain only the stone on this point may move.
    #[error("only the stone of the open chain may move")]
    OtherStoneInChain(Point),
    /// Every further step of a chain must capture.
    #[error("every further step of a chain must capture")]
    ChainMustCapture,
    /// The chain has already touched this point in this turn.
    #[error("the chain has already touched this point")]
    PointTouched,
    /// The chain may not repeat the direction of the step before.
    #[error("the chain may not repeat the direction of the step before")]
    SameDirection,
    /// The chain has used this direction already.
    #[error("the chain has already used this direction")]
    DirectionUsed,
    /// The first turn of each player is a single capturing step.
    #[error("the first turn is a single capturing step")]
    FirstTurnIsOneStep,
    /// The rule set has no chains.
    #[error("the rule set has no chains")]
    NoChains,
    /// The step captures both ways: choose one.
    #[error("the step captures both ways, so one must be chosen")]
    ChooseGroup,
    /// The step captures nothing in this way.
    #[error("the step captures nothing by {}", .0.name())]
    TakesNothing(CaptureKind),
    /// The larger of the two groups must be taken.
    #[error("the larger group must be taken")]
    LargerGroup,
    /// The handicapped side captures nothing yet.
    #[error("the handicapped side may not capture yet")]
    HandicappedTakesNothing,
    /// The handicapped side must leave its opponent a capture.
    #[error("the handicapped side must leave its opponent a capture")]
    MustLeaveCapture,
    /// The eater takes a single step a turn while the other side is handicapped.
    #[error("the eater takes a single step a turn")]
    EaterTakesOneStep,
    /// The chain must go on while its stone can capture.
    #[error("the chain must continue while its stone can capture")]
    MustContinue,
    /// There is no open chain.
    #[error("there is no open chain")]
    NoOpenChain,
    /// A chain is open and must be ended first.
    #[error("a chain is open and must be ended first")]
    ChainIsOpen,
    /// There is nothing to undo.
    #[error("there is nothing to undo")]
    NothingToUndo,
    /// There is nothing to redo.
    #[error("there is nothing to redo")]
    NothingToRedo,
    /// There is no omitted capture to claim.
    #[error("there is no omitted capture to claim")]
    NothingToClaim,
    /// The rule set has no draw by agreement.
    #[error("the rule set has no draw by agreement")]
    NoAgreement,
    /// There is no draw offer to answer.
    #[error("there is no draw offer to answer")]
    NoOffer,
}
