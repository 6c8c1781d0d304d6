//! Why the rules refuse an action.

use super::points;
use crate::rules::{Board, CaptureKind, Refusal};
use crate::texts::Texts;

/// The reason of a refusal. The board names the points.
pub fn refusal(texts: &Texts, board: &Board, refusal: Refusal) -> String {
    match refusal {
        Refusal::GameOver => texts.get("refusal-game-over"),
        Refusal::NoStone => texts.get("refusal-no-stone"),
        Refusal::EnemyStone => texts.get("refusal-enemy-stone"),
        Refusal::StoneIsBlocked => texts.get("refusal-stone-is-blocked"),
        Refusal::Occupied => texts.get("refusal-occupied"),
        Refusal::NoLine => texts.get("refusal-no-line"),
        Refusal::AnotherMustCapture(stones) => texts.with(
            "refusal-another-must-capture",
            &[("count", stones.len().into()), ("points", points(board, stones).into())],
        ),
        Refusal::MustCapture => texts.get("refusal-must-capture"),
        Refusal::OtherStoneInChain(at) => {
            texts.with("refusal-other-stone-in-chain", &[("point", board.name(at).into())])
        }
        Refusal::ChainMustCapture => texts.get("refusal-chain-must-capture"),
        Refusal::PointTouched => texts.get("refusal-point-touched"),
        Refusal::SameDirection => texts.get("refusal-same-direction"),
        Refusal::DirectionUsed => texts.get("refusal-direction-used"),
        Refusal::FirstTurnIsOneStep => texts.get("refusal-first-turn-is-one-step"),
        Refusal::NoChains => texts.get("refusal-no-chains"),
        Refusal::ChooseGroup => texts.get("refusal-choose-group"),
        Refusal::TakesNothing(CaptureKind::Approach) => {
            texts.get("refusal-takes-nothing-by-approach")
        }
        Refusal::TakesNothing(CaptureKind::Withdrawal) => {
            texts.get("refusal-takes-nothing-by-withdrawal")
        }
        Refusal::LargerGroup => texts.get("refusal-larger-group"),
        Refusal::HandicappedTakesNothing => texts.get("refusal-handicapped-takes-nothing"),
        Refusal::MustLeaveCapture => texts.get("refusal-must-leave-capture"),
        Refusal::EaterTakesOneStep => texts.get("refusal-eater-takes-one-step"),
        Refusal::MustContinue => texts.get("refusal-must-continue"),
        Refusal::NoOpenChain => texts.get("refusal-no-open-chain"),
        Refusal::ChainIsOpen => texts.get("refusal-chain-is-open"),
        Refusal::NothingToUndo => texts.get("refusal-nothing-to-undo"),
        Refusal::NothingToRedo => texts.get("refusal-nothing-to-redo"),
        Refusal::NothingToClaim => texts.get("refusal-nothing-to-claim"),
        Refusal::NoAgreement => texts.get("refusal-no-agreement"),
        Refusal::NoOffer => texts.get("refusal-no-offer"),
    }
}
