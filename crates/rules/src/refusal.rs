//! Why an action of a player is not allowed. Every reason is listed here; the interface shows exactly
//! these.

use super::points::{Point, PointSet};
use super::turn::CaptureKind;
use serde::{Deserialize, Serialize};
use std::fmt;

/// Why the rules do not allow an action of a player.
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
    /// The target point is occupied.
    Occupied,
    /// No line joins the two points.
    NoLine,
    /// This stone cannot capture, and one of these others must.
    AnotherMustCapture(PointSet),
    /// This stone must capture; this step of it captures nothing.
    MustCapture,
    /// In a chain only the stone on this point may move.
    OtherStoneInChain(Point),
    /// Every further step of a chain must capture.
    ChainMustCapture,
    /// The chain has already touched this point in this turn.
    PointTouched,
    /// The chain may not repeat the direction of the step before.
    SameDirection,
    /// The chain has used this direction already.
    DirectionUsed,
    /// The first turn of each player is a single capturing step.
    FirstTurnIsOneStep,
    /// The rule set has no chains.
    NoChains,
    /// The step captures both ways: choose one.
    ChooseGroup,
    /// The step captures nothing in this way.
    TakesNothing(CaptureKind),
    /// The larger of the two groups must be taken.
    LargerGroup,
    /// The handicapped side captures nothing yet.
    HandicappedTakesNothing,
    /// The handicapped side must leave its opponent a capture.
    MustLeaveCapture,
    /// The eater takes a single step a turn while the other side is handicapped.
    EaterTakesOneStep,
    /// The chain must go on while its stone can capture.
    MustContinue,
    /// There is no open chain.
    NoOpenChain,
    /// A chain is open and must be ended first.
    ChainIsOpen,
    /// There is nothing to undo.
    NothingToUndo,
    /// There is nothing to redo.
    NothingToRedo,
    /// There is no omitted capture to claim.
    NothingToClaim,
    /// The rule set has no draw by agreement.
    NoAgreement,
    /// There is no draw offer to answer.
    NoOffer,
}

/// A plain English sentence fragment. Points are left out, because their names depend on the board.
impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::GameOver => "the game is over",
            Self::NoStone => "there is no stone on this point",
            Self::EnemyStone => "this stone is the opponent's",
            Self::StoneIsBlocked => "this stone cannot move",
            Self::Occupied => "the target point is occupied",
            Self::NoLine => "no line joins the two points",
            Self::AnotherMustCapture(_) => "another stone must capture",
            Self::MustCapture => "this stone must capture",
            Self::OtherStoneInChain(_) => "only the stone of the open chain may move",
            Self::ChainMustCapture => "every further step of a chain must capture",
            Self::PointTouched => "the chain has already touched this point",
            Self::SameDirection => "the chain may not repeat the direction of the step before",
            Self::DirectionUsed => "the chain has already used this direction",
            Self::FirstTurnIsOneStep => "the first turn is a single capturing step",
            Self::NoChains => "the rule set has no chains",
            Self::ChooseGroup => "the step captures both ways, so one must be chosen",
            Self::TakesNothing(CaptureKind::Approach) => "the step captures nothing by approach",
            Self::TakesNothing(CaptureKind::Withdrawal) => {
                "the step captures nothing by withdrawal"
            }
            Self::LargerGroup => "the larger group must be taken",
            Self::HandicappedTakesNothing => "the handicapped side may not capture yet",
            Self::MustLeaveCapture => "the handicapped side must leave its opponent a capture",
            Self::EaterTakesOneStep => "the eater takes a single step a turn",
            Self::MustContinue => "the chain must continue while its stone can capture",
            Self::NoOpenChain => "there is no open chain",
            Self::ChainIsOpen => "a chain is open and must be ended first",
            Self::NothingToUndo => "there is nothing to undo",
            Self::NothingToRedo => "there is nothing to redo",
            Self::NothingToClaim => "there is no omitted capture to claim",
            Self::NoAgreement => "the rule set has no draw by agreement",
            Self::NoOffer => "there is no draw offer to answer",
        })
    }
}

impl std::error::Error for Refusal {}
