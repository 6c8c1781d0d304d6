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

/// Bevy's own plugins less those that the game has no use for: points are found without picking
/// meshes, edges are smoothed by several samples a pixel, and nothing is done to a picture after it
/// was drawn. They would cost time in every frame all the same.
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

/// Everything that plays a game without a window: what headless tests use.
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

/// What a player sees of it: table, motion and screens. Needs Bevy's window and renderer.
pub fn presentation(app: &mut App) {
    table::plugin(app);
    motion::plugin(app);
    status::plugin(app);
    screens::plugin(app);
    photo::plugin(app);
    sound::plugin(app);
    app.add_plugins(threads::OneThread);
}
