//! Pointer and keyboard become selection and intents. Nothing is decided here.
//!
//! A press on the board while stones still move ends their movement and means what it would mean afterwards.

mod gesture;
mod hurry;
mod keyboard;
mod pointer;
mod review;

pub(crate) use gesture::Gesture;
#[cfg(not(target_arch = "wasm32"))]
pub(crate) use gesture::press;
pub(crate) use pointer::Pointer;

use super::actions;
use super::schedule::{InputFocus, InputSet};
use super::session::guide;
use bevy::prelude::*;

pub(super) fn plugin(app: &mut App) {
    actions::plugin(app);
    app.init_resource::<InputFocus>();
    app.init_resource::<Pointer>()
        .init_resource::<Gesture>()
        // What the input means depends on the board as it is now: the session may have changed, and stones may have come
        // to rest, since the guidance of the last frame.
        .add_systems(Update, (pointer::locate, hurry::hurry, guide).chain().in_set(InputSet::Read))
        .add_systems(
            Update,
            (review::pointer, gesture::act, keyboard::act, review::keys)
                .chain()
                .in_set(InputSet::Act),
        );
}
