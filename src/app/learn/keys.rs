//! The action that ends a turn also continues after an exercise. After a wrong turn, it or a click on the board tries
//! again. The action for hints asks for the exercise's hint.

use super::{CurrentExercise, LearnCommand};
use crate::app::actions::{ActionInput, InputAction};
use crate::app::input::Pointer;
use crate::app::schedule::{AnimationState, InputFocus};
use crate::app::session::CurrentSession;
use crate::game::learn::{Button, Next};
use bevy::prelude::*;

/// Goes on when the exercise is solved, tries again after a wrong turn, and asks for the hint where the panel offers it.
pub(super) fn act(
    actions: Res<ActionInput>,
    pointer: Res<Pointer>,
    focus: Res<InputFocus>,
    animation: Res<AnimationState>,
    session: Res<CurrentSession>,
    exercise: Res<CurrentExercise>,
    mut commands: MessageWriter<LearnCommand>,
) {
    // A review may lie over the exercise.
    let acts = !animation.busy && session.review().is_none();
    let Some(run) = exercise.run.as_ref().filter(|_| acts) else { return };
    let enter = focus.keyboard && actions.just(InputAction::EndTurn);
    let waits = matches!(run.next(&session), Next::Retry(_));
    let done = run.stars().is_some();
    let clicked = pointer.pressed && pointer.point.is_some();
    if enter && done {
        commands.write(LearnCommand::Press(Button::Next));
    } else if waits && (enter || clicked) {
        commands.write(LearnCommand::Press(Button::TryAgain));
    }
    let help = focus.keyboard && actions.just(InputAction::Hint);
    if help && run.buttons(&session).contains(&Button::Hint) {
        commands.write(LearnCommand::Press(Button::Hint));
    }
}
