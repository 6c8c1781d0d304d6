//! Keys that go from mistake to mistake: to the player's own, or to those of either side.

use super::AnalysisCommand;
use crate::app::actions::{ActionInput, InputAction};
use crate::app::schedule::InputFocus;
use crate::app::session::CurrentSession;
use bevy::prelude::*;

/// Turns keys into commands during a review.
pub(super) fn act(
    actions: Res<ActionInput>,
    focus: Res<InputFocus>,
    session: Res<CurrentSession>,
    mut commands: MessageWriter<AnalysisCommand>,
) {
    if !focus.keyboard || session.review().is_none() {
        return;
    }
    for (action, next, any) in [
        (InputAction::MistakePrevious, false, false),
        (InputAction::MistakeNext, true, false),
        (InputAction::AnyMistakePrevious, false, true),
        (InputAction::AnyMistakeNext, true, true),
    ] {
        if actions.just(action) {
            commands.write(AnalysisCommand::Go { next, any });
        }
    }
}
