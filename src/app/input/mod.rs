//! Pointer and keyboard become selection and intents. Nothing is decided here.

mod gesture;
mod keyboard;
mod pointer;
mod review;

pub(crate) use gesture::Gesture;
#[cfg(not(target_arch = "wasm32"))]
pub(crate) use gesture::press;
pub(crate) use pointer::Pointer;

use super::actions;
use super::schedule::{AppSet, InputFocus};
use bevy::prelude::*;

pub(super) fn plugin(app: &mut App) {
    actions::plugin(app);
    app.init_resource::<InputFocus>();
    app.init_resource::<Pointer>().init_resource::<Gesture>().add_systems(
        Update,
        (pointer::locate, review::pointer, gesture::act, keyboard::act, review::keys)
            .chain()
            .in_set(AppSet::Input),
    );
}
