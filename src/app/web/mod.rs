//! The game in a browser's page: everything that a desktop does with windows, files, threads and
//! a command line. Built for wasm32 only.

mod bridge;
mod heard;
mod letters;
mod mind;
mod probe;
mod shelf;
mod start;
mod wake;

pub use mind::{WebMind, thinks_in_page};
pub use shelf::LocalShelf;
pub use start::open_page;

use bevy::app::PluginGroupBuilder;
use bevy::core_pipeline::CorePipelinePlugin;
use bevy::prelude::*;
use bevy::window::WindowResolution;
use tones::Tones;

/// Phones with very fine screens would draw many times the pixels that an eye can tell apart.
const FINEST: f64 = 2.0;

/// Bevy's own plugins, with the page's canvas as the window.
pub(super) fn plugins(title: String) -> PluginGroupBuilder {
    DefaultPlugins
        .set(WindowPlugin { primary_window: Some(window(title)), ..default() })
        .add_before::<CorePipelinePlugin>(Tones)
}

fn window(title: String) -> Window {
    let ratio = bridge::pixel_ratio().clamp(1.0, FINEST);
    Window {
        title,
        canvas: Some("#game".to_owned()),
        fit_canvas_to_parent: true,
        // A reload and the browser's own keys go on working. On phones the interface needs it, for
        // its text fields.
        prevent_default_event_handling: bridge::has_fingers(),
        resolution: WindowResolution::default().with_scale_factor_override(ratio as f32),
        ..default()
    }
}

/// A seed for the computer's chance.
pub(super) fn chance() -> u64 {
    bridge::chance() as u64
}

pub(super) fn plugin(app: &mut App) {
    letters::plugin(app);
    wake::plugin(app);
    heard::plugin(app);
    probe::plugin(app);
}
