//! The actions of the player, and the keys that are assigned to them.
//!
//! Other modules ask [`ActionInput`] for actions, never for keys: keyboard, gamepad and switch become the same actions.
//! Bevy's messages are read here once in a frame.

mod action;
mod input;
mod interface;
mod key;
mod map;
mod order;

pub use action::{ActionRow, Context, InputAction, ROWS};
pub use input::{ActionInput, Pressed};
pub use interface::{InterfaceKey, InterfaceKeys};
pub use key::{Chord, Key};
pub use map::{KeyMap, KeyMapError};

use bevy::ecs::message::MessageUpdateSystems;
use bevy::input::InputSystems;
use bevy::input::keyboard::KeyboardInput;
use bevy::prelude::*;
use bevy::window::RequestRedraw;

/// The order of the work before [`Update`] in which input becomes actions.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum ActionSet {
    /// Keys become actions.
    Keys,
    /// Gamepads add theirs, and a switch takes what belongs to it.
    Devices,
}

/// Reads keys into [`ActionInput`]. Several modules may add it; the second call does nothing.
pub(crate) fn plugin(app: &mut App) {
    if app.world().contains_resource::<ActionInput>() {
        return;
    }
    app.init_resource::<ActionInput>()
        .init_resource::<KeyMap>()
        .init_resource::<InterfaceKeys>()
        // Without Bevy's input there are no keys, and without its windows nothing is drawn.
        .add_message::<KeyboardInput>()
        .add_message::<RequestRedraw>()
        .add_systems(First, order::hold_back.after(MessageUpdateSystems))
        .configure_sets(
            PreUpdate,
            (ActionSet::Keys, ActionSet::Devices).chain().after(InputSystems),
        )
        .add_systems(PreUpdate, input::read_keys.in_set(ActionSet::Keys));
}
