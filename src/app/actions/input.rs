//! The actions of this frame.

use super::action::InputAction;
use super::key::{Chord, Key};
use super::map::KeyMap;
use bevy::input::keyboard::{Key as LogicalKey, KeyCode, KeyboardInput};
use bevy::platform::collections::HashMap;
use bevy::prelude::*;
use std::collections::BTreeSet;

/// A key that was pressed in this frame.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pressed {
    /// What it means, the most likely meaning first.
    pub keys: Vec<Key>,
    /// Whether Ctrl or Command was held.
    pub control: bool,
    /// Whether Shift was held.
    pub shift: bool,
}

impl Pressed {
    /// What is assigned if this key is pressed to assign it.
    pub fn chord(&self) -> Option<Chord> {
        self.keys.first().map(|&key| Chord::new(key, self.control, self.shift))
    }
}

/// The actions that began in this frame and that are held, from the keyboard and other devices.
#[derive(Resource, Clone, Debug, Default)]
pub struct ActionInput {
    just: BTreeSet<InputAction>,
    held: BTreeSet<InputAction>,
    /// The keys pressed in this frame.
    pub pressed: Vec<Pressed>,
}

impl ActionInput {
    /// Whether the action began in this frame.
    pub fn just(&self, action: InputAction) -> bool {
        self.just.contains(&action)
    }

    /// Whether the action is held.
    pub fn held(&self, action: InputAction) -> bool {
        self.held.contains(&action)
    }

    /// Begins an action in this frame, as another device than the keyboard does.
    pub fn begin(&mut self, action: InputAction) {
        self.just.insert(action);
    }

    /// Removes all actions but those that are kept, because a switch or a page takes the keys.
    pub fn retain(&mut self, keep: impl Fn(InputAction) -> bool) {
        self.just.retain(|&action| keep(action));
        self.held.retain(|&action| keep(action));
    }
}

/// Turns the keys of this frame into actions.
pub(super) fn read_keys(
    keys: Option<Res<ButtonInput<KeyCode>>>,
    mut messages: MessageReader<KeyboardInput>,
    map: Res<KeyMap>,
    mut produced: Local<HashMap<KeyCode, char>>,
    mut input: ResMut<ActionInput>,
) {
    let Some(keys) = keys else { return };
    for message in messages.read() {
        match &message.logical_key {
            LogicalKey::Character(text) => {
                let mut characters = text.chars();
                if let (Some(one), None) = (characters.next(), characters.next()) {
                    produced.insert(message.key_code, one);
                }
            }
            _ => {
                produced.remove(&message.key_code);
            }
        }
    }
    let control = keys.any_pressed([
        KeyCode::ControlLeft,
        KeyCode::ControlRight,
        KeyCode::SuperLeft,
        KeyCode::SuperRight,
    ]);
    let shift = keys.any_pressed([KeyCode::ShiftLeft, KeyCode::ShiftRight]);
    let meanings = |code: KeyCode| Key::meanings(code, produced.get(&code).copied());
    *input = ActionInput::default();
    for &code in keys.get_pressed() {
        input.held.extend(map.actions(&meanings(code), control, shift));
    }
    for &code in keys.get_just_pressed() {
        let pressed = Pressed { keys: meanings(code), control, shift };
        input.just.extend(map.actions(&pressed.keys, control, shift));
        if !pressed.keys.is_empty() {
            input.pressed.push(pressed);
        }
    }
}
