//! The plugins of the game, and those of Bevy that it uses.

use super::{
    actions, analysis, coach, compare, content, editor, engine_lines, explore, game_setup, gamepad,
    handover, hint, input, learn, moments, motion, opponent, pages, photo, puzzles, scanning,
    schedule, session, settings, share, side_panel, solver, sound, status, storage, strength,
    table, texts, threads, toasts, ui,
};
use bevy::prelude::*;
#[cfg(not(target_arch = "wasm32"))]
use bevy::{
    app::PluginGroupBuilder,
    core_pipeline::CorePipelinePlugin,
    log::LogPlugin,
    render::{
        RenderPlugin,
        settings::{WgpuLimits, WgpuSettings},
    },
};

/// Bevy's plugins with a renderer and a tone mapping table for this game. The features in `Cargo.toml` leave out the
/// plugins that it does not use: it finds points without picking meshes, smooths edges by multisampling, and
/// does no post-processing.
#[cfg(not(target_arch = "wasm32"))]
pub fn configured_plugins(plugins: impl PluginGroup) -> PluginGroupBuilder {
    plugins
        .build()
        // `env_logger` writes the log. The library of the sound turns this one on.
        .disable::<LogPlugin>()
        .add_before::<CorePipelinePlugin>(table::camera::tones::Tones)
        .set(render_plugin())
}

/// The renderer, which computes nothing on the graphics card, as on the web page. Bevy would otherwise make some forty
/// pipelines that the game does not use, for skies, occlusion and the like, before the first picture.
#[cfg(not(target_arch = "wasm32"))]
pub fn render_plugin() -> RenderPlugin {
    let limits = WgpuLimits {
        max_storage_buffers_per_shader_stage: 0,
        max_storage_textures_per_shader_stage: 0,
        max_compute_workgroup_size_x: 0,
        // The limits of windows and textures are not lowered.
        max_texture_dimension_2d: u32::MAX,
        max_sampled_textures_per_shader_stage: u32::MAX,
        max_samplers_per_shader_stage: u32::MAX,
        ..default()
    };
    let settings = WgpuSettings { constrained_limits: Some(limits), ..default() };
    RenderPlugin { render_creation: settings.into(), ..default() }
}

/// Adds everything that plays a game without a window. Headless tests use this.
pub fn headless(app: &mut App) {
    schedule::plugin(app);
    actions::plugin(app);
    session::plugin(app);
    texts::plugin(app);
    content::plugin(app);
    pages::plugin(app);
    toasts::plugin(app);
    moments::plugin(app);
    game_setup::plugin(app);
    side_panel::plugin(app);
    learn::plugin(app);
    puzzles::plugin(app);
    coach::plugin(app);
    solver::plugin(app);
    editor::plugin(app);
    compare::plugin(app);
    opponent::plugin(app);
    hint::plugin(app);
    engine_lines::plugin(app);
    storage::plugin(app);
    handover::plugin(app);
    analysis::plugin(app);
    strength::plugin(app);
    explore::plugin(app);
    gamepad::plugin(app);
    scanning::plugin(app);
    input::plugin(app);
    settings::plugin(app);
}

/// Adds what a player sees and hears: table, motion, screens and sound. Needs Bevy's window and
/// renderer.
pub fn presentation(app: &mut App) {
    table::plugin(app);
    motion::plugin(app);
    status::plugin(app);
    ui::plugin(app);
    photo::plugin(app);
    share::plugin(app);
    sound::plugin(app);
    app.add_plugins(threads::SingleThreaded);
}

#[cfg(test)]
mod tests {
    use super::{headless, table};
    use bevy::input::InputPlugin;
    use bevy::light::DirectionalLightShadowMap;
    use bevy::mesh::VertexFormat;
    use bevy::prelude::*;

    /// Each further layout of vertices would have shaders of its own.
    #[test]
    fn all_meshes_of_the_table_have_the_same_layout() {
        let mut app = App::new();
        let no_window = WindowPlugin { primary_window: None, ..default() };
        app.add_plugins((MinimalPlugins, AssetPlugin::default(), InputPlugin, no_window))
            .init_resource::<DirectionalLightShadowMap>()
            .init_asset::<Mesh>()
            .init_asset::<Image>()
            .init_asset::<StandardMaterial>();
        headless(&mut app);
        table::plugin(&mut app);
        for _ in 0..3 {
            app.update();
        }
        let meshes = app.world().resource::<Assets<Mesh>>();
        let layouts = meshes.iter().map(|(_, mesh)| {
            let attributes = mesh.attributes();
            attributes.map(|(attribute, _)| (attribute.name, attribute.format)).collect()
        });
        let layouts: Vec<Vec<(&str, VertexFormat)>> = layouts.collect();
        assert!(layouts.len() > 8, "{}", layouts.len());
        assert!(layouts.iter().all(|layout| *layout == layouts[0]), "{layouts:?}");
    }
}
