//! The order of keys within a frame.
//!
//! Bevy's state of the keyboard, and `bevy_egui`, know which keys are held at the end of a frame. At a low frame rate,
//! Ctrl, Z and their releases may all arrive in one frame, and would be a bare Z. Messages about keys are therefore held
//! back for the next frame where one frame cannot tell their order.

use bevy::ecs::message::MessageCursor;
use bevy::input::keyboard::{KeyCode, KeyboardInput};
use bevy::prelude::*;
use bevy::window::RequestRedraw;

/// The keys that are held with others.
const MODIFIERS: [KeyCode; 8] = [
    KeyCode::ControlLeft,
    KeyCode::ControlRight,
    KeyCode::SuperLeft,
    KeyCode::SuperRight,
    KeyCode::ShiftLeft,
    KeyCode::ShiftRight,
    KeyCode::AltLeft,
    KeyCode::AltRight,
];

/// Holds messages back, and passes those on that the last frame has held back.
pub(super) fn hold_back(
    mut messages: ResMut<Messages<KeyboardInput>>,
    mut cursor: Local<MessageCursor<KeyboardInput>>,
    mut held_back: Local<Vec<KeyboardInput>>,
    mut redraws: MessageWriter<RequestRedraw>,
) {
    let mut now = std::mem::take(&mut *held_back);
    let waited = !now.is_empty();
    now.extend(cursor.read(&messages).cloned());
    *held_back = now.split_off(of_one_frame(&now));
    if waited || !held_back.is_empty() {
        messages.clear();
        messages.write_batch(now);
        cursor.clear(&messages);
    }
    if !held_back.is_empty() {
        redraws.write(RequestRedraw);
    }
}

/// How many of the messages one frame can tell: until a modifier changes after another key was pressed, or a key is
/// pressed again.
fn of_one_frame(messages: &[KeyboardInput]) -> usize {
    let mut pressed = Vec::new();
    let ends = |message: &KeyboardInput| {
        let key = message.key_code;
        if MODIFIERS.contains(&key) {
            return !pressed.is_empty() && !message.repeat;
        }
        let begins = message.state.is_pressed() && !message.repeat;
        let again = begins && pressed.contains(&key);
        pressed.extend(begins.then_some(key));
        again
    };
    messages.iter().position(ends).unwrap_or(messages.len())
}
