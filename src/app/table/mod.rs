//! The table: board, stones, markers, light and camera. It reads the session and changes nothing in
//! it.

mod bake_queue;
mod board;
pub mod camera;
mod ground;
pub mod layout;
mod light;
mod look;
pub mod looks;
pub mod markers;
mod quality;
#[cfg(target_arch = "wasm32")]
pub mod shading;
pub mod shape;
mod stones;
mod sweep;
mod texture;
pub mod tray;
mod vertices;
mod wood;

pub use bake_queue::BakeQueue;
pub use camera::{Insets, projection::PointsOnScreen, view::TableCamera};
pub use layout::Layout;
pub use look::{KnownLooks, TableLook};
pub use looks::StoneLooks;
pub use quality::{Preset, Quality};
pub(crate) use wood::ramp;

use bevy::prelude::*;
use layout::follow_session;

pub(super) fn plugin(app: &mut App) {
    quality::plugin(app);
    look::plugin(app);
    bake_queue::plugin(app);
    layout::plugin(app);
    stones::glass_core::plugin(app);
    looks::plugin(app);
    board::plugin(app);
    ground::plugin(app);
    light::plugin(app);
    camera::plugin(app);
    markers::plugin(app);
}
