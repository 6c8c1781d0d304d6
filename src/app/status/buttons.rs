//! The buttons under the board.

use crate::game::play::{Guidance, Session};
use crate::rules::{CaptureKind, Side};
use crate::texts::Texts;

/// What a button under the board does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum StatusAction {
    /// End the open chain.
    EndTurn,
    /// Undo its last step.
    StepBack,
    /// Capture one of the two groups.
    Take(CaptureKind),
    /// Play the step that is shown.
    Confirm,
    /// Claim the capture that was omitted.
    Claim,
    /// Accept the draw.
    Accept,
    /// Decline the draw.
    Decline,
    /// Start the next game of the match.
    Next,
    /// Start the game or the match again.
    Again,
    /// Review the game that is over.
    LookBack,
    /// Resume the clocks.
    Resume,
}

/// The buttons for what can be done now, with their labels.
pub(super) fn buttons(
    texts: &Texts,
    session: &Session,
    guidance: &Guidance,
) -> Vec<(StatusAction, String)> {
    let record = session.record();
    let mut buttons = Vec::new();
    if session.to_move().is_none() {
        if session.next_round().is_some() {
            buttons.push((StatusAction::Next, texts.get("result-next")));
        } else if session.current_match().is_some() {
            buttons.push((StatusAction::Again, texts.get("result-match-again")));
        } else if !session.is_exercise() {
            buttons.push((StatusAction::Again, texts.get("result-again")));
        }
        if !session.is_exercise() {
            buttons.push((StatusAction::LookBack, texts.get("menu-review")));
        }
        return buttons;
    }
    if session.is_paused() {
        buttons.push((StatusAction::Resume, texts.get("clock-resume")));
        return buttons;
    }
    if record.offer().is_some_and(|offering| answers(session, offering)) {
        buttons.push((StatusAction::Accept, texts.get("menu-accept")));
        buttons.push((StatusAction::Decline, texts.get("menu-decline")));
    }
    if !guidance.acting {
        return buttons;
    }
    // One question at a time: what else can be done in a chain is offered again once this is answered or cancelled. So
    // there are at most two buttons, which have room in one row of a narrow window.
    if guidance.choice.is_some() {
        buttons.push((StatusAction::Take(CaptureKind::Approach), texts.get("menu-take-approach")));
        buttons
            .push((StatusAction::Take(CaptureKind::Withdrawal), texts.get("menu-take-withdrawal")));
    } else if guidance.proposed.is_some() {
        buttons.push((StatusAction::Confirm, texts.get("menu-confirm")));
    } else if !record.chain().is_empty() {
        if record.chain().may_end(record.rules()).is_ok() {
            buttons.push((StatusAction::EndTurn, texts.get("menu-end-turn")));
        }
        buttons.push((StatusAction::StepBack, texts.get("menu-step-back")));
    }
    if record.can_claim() {
        buttons.push((StatusAction::Claim, texts.get("menu-claim")));
    }
    buttons
}

/// Whether a person answers the draw offer of this side.
pub(super) fn answers(session: &Session, offering: Side) -> bool {
    !session.seat(offering.opponent()).is_computer()
}
