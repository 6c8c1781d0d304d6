//! Pointer and keyboard: they choose stones, and write intents. They decide nothing.

mod gesture;
mod keyboard;
mod pointer;
pub mod review;

pub use gesture::Gesture;
pub use keyboard::HELP_KEYS;
pub use pointer::Pointer;

use super::schedule::AppSet;
use bevy::prelude::*;

/// Whether the board may listen: the interface switches it off while it wants the pointer or the
/// keyboard for itself.
#[derive(Resource, Clone, Copy, Debug, PartialEq, Eq)]
pub struct InputFocus {
    /// The pointer is over the board.
    pub pointer: bool,
    /// Keys are meant for the game.
    pub keyboard: bool,
}

impl Default for InputFocus {
    fn default() -> Self {
        Self { pointer: true, keyboard: true }
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<InputFocus>();
    app.init_resource::<Pointer>().init_resource::<Gesture>().add_systems(
        Update,
        (pointer::locate, review::pointer, gesture::act, keyboard::act, review::keys)
            .chain()
            .in_set(AppSet::Input),
    );
}
