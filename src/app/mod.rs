//! The 3D game: plugins, system sets and their order.

pub mod accessibility;
pub mod content;
pub mod game_setup;
pub mod hint;
pub mod idle;
pub mod input;
pub mod motion;
pub mod names;
pub mod opponent;
pub mod pages;
pub mod photo;
mod run;
pub mod schedule;
pub mod screens;
pub mod session;
pub mod settings;
pub mod side_panel;
pub mod sound;
pub mod status;
pub mod storage;
pub mod table;
pub mod texts;
mod threads;
pub mod toasts;
#[cfg(target_arch = "wasm32")]
mod web;

#[cfg(not(target_arch = "wasm32"))]
pub use run::run;
#[cfg(target_arch = "wasm32")]
pub use web::open_page;

use bevy::prelude::*;
#[cfg(not(target_arch = "wasm32"))]
use bevy::{
    anti_alias::AntiAliasPlugin,
    app::PluginGroupBuilder,
    picking::{InteractionPlugin, PickingPlugin, input::PointerInputPlugin},
    post_process::PostProcessPlugin,
};

/// Removes those of Bevy's plugins that the game does not need but that would cost time in every
/// frame: points are found without picking of meshes, edges are smoothed by multisampling, and
/// there is no post-processing.
#[cfg(not(target_arch = "wasm32"))]
pub fn trimmed_plugins(plugins: impl PluginGroup) -> PluginGroupBuilder {
    plugins
        .build()
        .disable::<PointerInputPlugin>()
        .disable::<PickingPlugin>()
        .disable::<InteractionPlugin>()
        .disable::<AntiAliasPlugin>()
        .disable::<PostProcessPlugin>()
}

/// Adds everything that plays a game without a window, for headless tests.
pub fn headless(app: &mut App) {
    schedule::plugin(app);
    session::plugin(app);
    texts::plugin(app);
    content::plugin(app);
    pages::plugin(app);
    toasts::plugin(app);
    game_setup::plugin(app);
    side_panel::plugin(app);
    opponent::plugin(app);
    hint::plugin(app);
    storage::plugin(app);
    input::plugin(app);
    settings::plugin(app);
}

/// Adds what the player sees and hears. Needs Bevy's window and renderer.
pub fn presentation(app: &mut App) {
    table::plugin(app);
    motion::plugin(app);
    status::plugin(app);
    screens::plugin(app);
    photo::plugin(app);
    sound::plugin(app);
    app.add_plugins(threads::SingleThreaded);
}
