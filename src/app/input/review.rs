//! Keys, wheel and pointer while a game is reviewed. They step through the game and take precedence
//! over their meaning on the board.

use super::Pointer;
use crate::app::actions::{ActionInput, InputAction};
use crate::app::schedule::{AnimationState, InputFocus};
use crate::app::session::{CurrentSession, IntentMessage};
use crate::app::table::camera::controls::{notches, shift_held};
use crate::game::play::{Intent, ReviewAction};
use bevy::input::mouse::AccumulatedMouseScroll;
use bevy::prelude::*;

/// Seconds before a held key repeats, and between two repeats.
const REPEAT: [f32; 2] = [0.4, 0.12];

/// What repeats while its key is held.
const REPEATED: [(InputAction, ReviewAction); 8] = [
    (InputAction::ReviewNext, ReviewAction::Next),
    (InputAction::ReviewStepOn, ReviewAction::StepOn),
    (InputAction::ReviewPrevious, ReviewAction::Previous),
    (InputAction::ReviewStepBack, ReviewAction::StepBack),
    (InputAction::ReviewLineAbove, ReviewAction::Other { next: false }),
    (InputAction::ReviewLineBelow, ReviewAction::Other { next: true }),
    (InputAction::ReviewFirst, ReviewAction::First),
    (InputAction::ReviewLast, ReviewAction::Last),
];

/// Turns keys into review actions.
pub(super) fn keys(
    time: Res<Time>,
    actions: Res<ActionInput>,
    focus: Res<InputFocus>,
    session: Res<CurrentSession>,
    mut held: Local<f32>,
    mut animation: ResMut<AnimationState>,
    mut intents: MessageWriter<IntentMessage>,
) {
    let Some(review) = session.review().filter(|_| focus.keyboard) else { return };
    let action = if actions.just(InputAction::ReviewPlay) {
        Some(ReviewAction::Autoplay(!review.is_playing()))
    } else {
        repeated(&actions, time.delta_secs(), &mut held)
    };
    if let Some(action) = action {
        // Animations in progress end at once.
        animation.skip |= animation.busy && !matches!(action, ReviewAction::Autoplay(_));
        intents.write(IntentMessage(Intent::Review(action)));
    }
}

/// What was begun, or is held long enough to repeat.
fn repeated(actions: &ActionInput, passed: f32, held: &mut f32) -> Option<ReviewAction> {
    if let Some((_, review)) = REPEATED.into_iter().find(|&(action, _)| actions.just(action)) {
        *held = -REPEAT[0];
        return Some(review);
    }
    let (_, down) = REPEATED.into_iter().find(|&(action, _)| actions.held(action))?;
    *held += passed;
    if *held < 0.0 {
        return None;
    }
    *held = -REPEAT[1];
    Some(down)
}

/// A press on the board stops autoplay. With Shift, the wheel over the board steps through the
/// turns.
pub(super) fn pointer(
    pointer: Res<Pointer>,
    session: Res<CurrentSession>,
    scroll: Option<Res<AccumulatedMouseScroll>>,
    keys: Option<Res<ButtonInput<KeyCode>>>,
    focus: Res<InputFocus>,
    mut scrolled: Local<f32>,
    mut animation: ResMut<AnimationState>,
    mut intents: MessageWriter<IntentMessage>,
) {
    let Some(review) = session.review().filter(|_| focus.pointer) else {
        *scrolled = 0.0;
        return;
    };
    if review.is_playing() && pointer.pressed && pointer.place.is_some() {
        intents.write(IntentMessage(Intent::Review(ReviewAction::Autoplay(false))));
    }
    let (Some(scroll), true) = (scroll, keys.is_some_and(|keys| shift_held(&keys))) else { return };
    // Some systems scroll sideways while Shift is held.
    *scrolled += notches(scroll.unit, scroll.delta.x + scroll.delta.y);
    if scrolled.abs() >= 1.0 {
        let action = if *scrolled > 0.0 { ReviewAction::Previous } else { ReviewAction::Next };
        *scrolled = 0.0;
        animation.skip |= animation.busy;
        intents.write(IntentMessage(Intent::Review(action)));
    }
}
