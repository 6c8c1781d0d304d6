//! A press while stones move ends their movement, so that it counts like any other press.

use super::Pointer;
use crate::app::actions::{ActionInput, InputAction};
use crate::app::schedule::{AnimationState, InputFocus};
use crate::app::session::CurrentSession;
use bevy::prelude::*;

/// The actions whose meaning depends on stones that are at rest. The others take part in the movement or leave it
/// alone: undoing, for example, turns the stones round where they are.
const HURRY: [InputAction; 5] = [
    InputAction::Act,
    InputAction::EndTurn,
    InputAction::Approach,
    InputAction::Withdrawal,
    InputAction::Hint,
];

/// Ends the movement of stones for a press on the board.
pub(super) fn hurry(
    pointer: Res<Pointer>,
    actions: Res<ActionInput>,
    focus: Res<InputFocus>,
    session: Res<CurrentSession>,
    mut animation: ResMut<AnimationState>,
) {
    // In a review these keys step through the game, but for the one that ends a turn.
    let meant = |action| action == InputAction::EndTurn || session.review().is_none();
    let key = || HURRY.into_iter().any(|action| actions.just(action) && meant(action));
    if animation.busy && (pointer.pressed || focus.keyboard && key()) {
        animation.finish();
    }
}
