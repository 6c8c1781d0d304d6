//! Bevy's plugins for pictures and measurements.

use bevy::app::PluginGroupBuilder;
use bevy::prelude::*;
use bevy::render::RenderPlugin;
use bevy::render::pipelined_rendering::PipelinedRenderingPlugin;

/// The game's plugins, with one window. A frame is drawn within the update that it belongs to, with all its shaders.
pub fn plugins(window: Window) -> PluginGroupBuilder {
    fanorona::app::configured_plugins(DefaultPlugins)
        .set(WindowPlugin { primary_window: Some(window), ..default() })
        .set(RenderPlugin {
            synchronous_pipeline_compilation: true,
            ..fanorona::app::render_plugin()
        })
        .disable::<PipelinedRenderingPlugin>()
}
