//! Keys, wheel and pointer while a game is looked at: they go through it turn by turn, and win
//! over what they do on the board of a game under way.

use super::{InputFocus, Pointer};
use crate::app::schedule::AnimationState;
use crate::app::session::{CurrentSession, IntentMessage};
use crate::game::{Intent, ReviewAction, Session};
use bevy::input::mouse::{AccumulatedMouseScroll, MouseScrollUnit};
use bevy::prelude::*;

/// Seconds a key is held before it repeats, and from then on between two repeats.
const REPEAT: [f32; 2] = [0.4, 0.12];
/// Pixels of scrolling that count as one notch.
const PIXELS: f32 = 50.0;

/// Is a game looked at? The board's own keys are silent then.
pub fn is_looking(session: &Session) -> bool {
    session.review().is_some()
}

/// Is the wheel turned to go through a game? It does with Shift; without, it zooms.
pub fn wheel_steps(
    session: Option<Res<CurrentSession>>,
    keys: Option<Res<ButtonInput<KeyCode>>>,
) -> bool {
    session.is_some_and(|session| is_looking(&session)) && keys.is_some_and(|keys| shift(&keys))
}

fn shift(keys: &ButtonInput<KeyCode>) -> bool {
    const SHIFT: [KeyCode; 2] = [KeyCode::ShiftLeft, KeyCode::ShiftRight];
    // A quick hand lets go of both keys within a frame.
    keys.any_pressed(SHIFT) || keys.any_just_released(SHIFT)
}

/// Turns keys into wishes to look.
pub(super) fn keys(
    time: Res<Time>,
    keys: Option<Res<ButtonInput<KeyCode>>>,
    listening: Res<InputFocus>,
    session: Res<CurrentSession>,
    mut held: Local<f32>,
    mut stage: ResMut<AnimationState>,
    mut intents: MessageWriter<IntentMessage>,
) {
    let keys = keys.filter(|_| listening.keyboard);
    let (Some(keys), Some(review)) = (keys, &session.review()) else { return };
    let steps = shift(&keys);
    let look = if keys.just_pressed(KeyCode::Space) {
        Some(ReviewAction::Autoplay(!review.is_playing()))
    } else {
        repeated(&keys, time.delta_secs(), &mut held).and_then(|key| meaning(key, steps))
    };
    if let Some(look) = look {
        // What still moves is there at once, so that nobody waits for it.
        stage.skip |= stage.busy && !matches!(look, ReviewAction::Autoplay(_));
        intents.write(IntentMessage(Intent::Review(look)));
    }
}

/// The key that was hit, or that is held long enough to count once more.
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

/// Whoever touches the board stops a game that plays itself; with Shift the wheel over the board
/// goes through the turns.
pub(super) fn pointer(
    pointer: Res<Pointer>,
    session: Res<CurrentSession>,
    scroll: Option<Res<AccumulatedMouseScroll>>,
    keys: Option<Res<ButtonInput<KeyCode>>>,
    listening: Res<InputFocus>,
    mut scrolled: Local<f32>,
    mut stage: ResMut<AnimationState>,
    mut intents: MessageWriter<IntentMessage>,
) {
    let Some(review) = session.review().filter(|_| listening.pointer) else {
        *scrolled = 0.0;
        return;
    };
    if review.is_playing() && pointer.pressed && pointer.place.is_some() {
        intents.write(IntentMessage(Intent::Review(ReviewAction::Autoplay(false))));
    }
    let (Some(scroll), true) = (scroll, keys.is_some_and(|keys| shift(&keys))) else { return };
    // Some systems turn the wheel sideways while Shift is held.
    let moved = scroll.delta.x + scroll.delta.y;
    *scrolled += match scroll.unit {
        MouseScrollUnit::Line => moved,
        MouseScrollUnit::Pixel => moved / PIXELS,
    };
    if scrolled.abs() >= 1.0 {
        let look = if *scrolled > 0.0 { ReviewAction::Previous } else { ReviewAction::Next };
        *scrolled = 0.0;
        stage.skip |= stage.busy;
        intents.write(IntentMessage(Intent::Review(look)));
    }
}
