//! Keys, wheel and pointer while a game is reviewed. They step through the game and take precedence
//! over their meaning on the board.

use super::Pointer;
use crate::app::schedule::{AnimationState, InputFocus};
use crate::app::session::{CurrentSession, IntentMessage};
use crate::app::table::camera::shift_held;
use crate::game::{Intent, ReviewAction};
use bevy::input::mouse::{AccumulatedMouseScroll, MouseScrollUnit};
use bevy::prelude::*;

/// Seconds before a held key repeats, and between two repeats.
const REPEAT: [f32; 2] = [0.4, 0.12];
/// Pixels of scrolling that count as one notch.
const PIXELS: f32 = 50.0;

/// Turns keys into review actions.
pub(super) fn keys(
    time: Res<Time>,
    keys: Option<Res<ButtonInput<KeyCode>>>,
    focus: Res<InputFocus>,
    session: Res<CurrentSession>,
    mut held: Local<f32>,
    mut animation: ResMut<AnimationState>,
    mut intents: MessageWriter<IntentMessage>,
) {
    let keys = keys.filter(|_| focus.keyboard);
    let (Some(keys), Some(review)) = (keys, &session.review()) else { return };
    let steps = shift_held(&keys);
    let action = if keys.just_pressed(KeyCode::Space) {
        Some(ReviewAction::Autoplay(!review.is_playing()))
    } else {
        repeated(&keys, time.delta_secs(), &mut held).and_then(|key| meaning(key, steps))
    };
    if let Some(action) = action {
        // Animations in progress end at once.
        animation.skip |= animation.busy && !matches!(action, ReviewAction::Autoplay(_));
        intents.write(IntentMessage(Intent::Review(action)));
    }
}

/// The key that was pressed, or that is held long enough to repeat.
fn repeated(keys: &ButtonInput<KeyCode>, passed: f32, held: &mut f32) -> Option<KeyCode> {
    const KEYS: [KeyCode; 6] = [
        KeyCode::ArrowLeft,
        KeyCode::ArrowRight,
        KeyCode::ArrowUp,
        KeyCode::ArrowDown,
        KeyCode::Home,
        KeyCode::End,
    ];
    if let Some(hit) = KEYS.into_iter().find(|&key| keys.just_pressed(key)) {
        *held = -REPEAT[0];
        return Some(hit);
    }
    let down = KEYS.into_iter().find(|&key| keys.pressed(key))?;
    *held += passed;
    if *held < 0.0 {
        return None;
    }
    *held = -REPEAT[1];
    Some(down)
}

const fn meaning(key: KeyCode, steps: bool) -> Option<ReviewAction> {
    Some(match (key, steps) {
        (KeyCode::ArrowRight, false) => ReviewAction::Next,
        (KeyCode::ArrowRight, true) => ReviewAction::StepOn,
        (KeyCode::ArrowLeft, false) => ReviewAction::Previous,
        (KeyCode::ArrowLeft, true) => ReviewAction::StepBack,
        (KeyCode::ArrowUp, _) => ReviewAction::Other { next: false },
        (KeyCode::ArrowDown, _) => ReviewAction::Other { next: true },
        (KeyCode::Home, _) => ReviewAction::First,
        (KeyCode::End, _) => ReviewAction::Last,
        _ => return None,
    })
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
    let moved = scroll.delta.x + scroll.delta.y;
    *scrolled += match scroll.unit {
        MouseScrollUnit::Line => moved,
        MouseScrollUnit::Pixel => moved / PIXELS,
    };
    if scrolled.abs() >= 1.0 {
        let action = if *scrolled > 0.0 { ReviewAction::Previous } else { ReviewAction::Next };
        *scrolled = 0.0;
        animation.skip |= animation.busy;
        intents.write(IntentMessage(Intent::Review(action)));
    }
}
