//! The table: board, stones' looks, markers, light and camera. Reads the session, changes nothing
//! in it.

pub mod layout;
pub mod looks;
pub mod markers;

pub use layout::Layout;

use bevy::prelude::*;

pub(super) fn plugin(app: &mut App) {
    looks::plugin(app);
    markers::plugin(app);
}
