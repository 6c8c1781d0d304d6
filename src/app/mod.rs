//! The 3D game: plugins, system sets and their order.

pub mod accessibility;
pub mod hint;
pub mod idle;
pub mod input;
pub mod motion;
pub mod opponent;
pub mod photo;
mod run;
pub mod screens;
pub mod session;
pub mod settings;
pub mod sound;
pub mod storage;
pub mod table;
mod threads;
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

/// The order of a frame's work. Each set sees what the one before it did.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum AppSet {
    /// Pointer and keyboard become intents.
    Input,
    /// The referee applies intents.
    Session,
    /// The computer hears of the new position, and answers.
    Opponent,
    /// The view model of the board is brought up to date.
    Guide,
    /// Table and motion show it.
    Present,
    /// What has changed is kept.
    Persist,
}

/// What the show on the table asks of the rest. Motion sets it; input and opponent heed it.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct AnimationState {
    /// Stones are still moving: input and the computer's reply wait. The rules never do.
    pub busy: bool,
    /// Finish everything that moves at once.
    pub skip: bool,
    /// Something on the table still moves or fades, though nothing need wait for it.
    pub moving: bool,
}

/// Bevy's own plugins less those that the game has no use for: points are found without picking
/// meshes, edges are smoothed by several samples a pixel, and nothing is done to a picture after it
/// was drawn. They would cost time in every frame all the same.
#[cfg(not(target_arch = "wasm32"))]
pub fn lean(plugins: impl PluginGroup) -> PluginGroupBuilder {
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
    app.init_resource::<AnimationState>().configure_sets(
        Update,
        (
            AppSet::Input,
            AppSet::Session,
            AppSet::Opponent,
            AppSet::Guide,
            AppSet::Present,
            AppSet::Persist,
        )
            .chain(),
    );
    session::plugin(app);
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
    screens::plugin(app);
    photo::plugin(app);
    sound::plugin(app);
    app.add_plugins(threads::OneThread);
}
