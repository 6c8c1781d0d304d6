//! The game in a browser's page: everything that a desktop does with windows, files, threads and
//! a command line. Built for wasm32 only.

mod backend;
mod bridge;
mod files;
mod heard;
mod letters;
mod own;
mod probe;
mod resume;
mod settings_storage;
mod start;
mod store;
mod tones;

mod wake;
mod words;

pub use backend::WorkerBackend;
pub use start::open_page;
pub use store::BrowserStore;

use crate::app::settings::Settings;
use crate::app::storage::{InlineWorker, LibraryService, LibraryState};
use crate::catalogue::Catalogue;
use crate::catalogue::content::Content;
use crate::catalogue::library::Timestamp;
use crate::catalogue::settings_storage::SettingsStorage;
use bevy::a11y::AccessibilityPlugin;
use bevy::app::{PanicHandlerPlugin, PluginGroupBuilder, TaskPoolPlugin};
use bevy::camera::CameraPlugin;
use bevy::core_pipeline::CorePipelinePlugin;
use bevy::diagnostic::{DiagnosticsPlugin, FrameCountPlugin};
use bevy::input::InputPlugin;
use bevy::light::LightPlugin;
use bevy::mesh::MeshPlugin;
use bevy::pbr::PbrPlugin;
use bevy::prelude::*;
use bevy::render::RenderPlugin;
use bevy::time::TimePlugin;
use bevy::winit::WinitPlugin;
use files::PageChooser;
use own::LocalFiles;
use settings_storage::BrowserSettingsStorage;
use std::sync::Arc;
use tones::Tones;

/// Steps of work on the kept games between two pictures; each takes a few milliseconds.
const STEPS: usize = 2;

/// Those of Bevy's own plugins that the page needs, each named, and the page's canvas as the window.
/// What is not named is not fetched: no log, no effects after drawing, no picking of meshes.
pub(super) fn plugins(_settings: &Settings, title: String) -> PluginGroupBuilder {
    PluginGroupBuilder::start::<Page>()
        .add(PanicHandlerPlugin)
        .add(TaskPoolPlugin::default())
        .add(FrameCountPlugin)
        .add(TimePlugin)
        .add(TransformPlugin)
        .add(DiagnosticsPlugin)
        .add(InputPlugin)
        .add(WindowPlugin { primary_window: Some(window(title)), ..default() })
        .add(AccessibilityPlugin)
        .add(AssetPlugin::default())
        .add(WinitPlugin::default())
        .add(RenderPlugin::default())
        .add(ImagePlugin::default())
        .add(MeshPlugin)
        .add(CameraPlugin)
        .add(LightPlugin)
        .add(Tones)
        .add(CorePipelinePlugin)
        .add(PbrPlugin::default())
}

/// The page's plugins.
struct Page;

impl PluginGroup for Page {
    fn build(self) -> PluginGroupBuilder {
        plugins(&Settings::default(), String::new())
    }
}

fn window(title: String) -> Window {
    Window {
        title,
        canvas: Some("#game".to_owned()),
        fit_canvas_to_parent: true,
        // A reload and the browser's own keys go on working. On phones the interface needs it, for
        // its text fields.
        prevent_default_event_handling: bridge::has_fingers(),
        ..default()
    }
}

/// What is shipped, and what the player made, in the browser's storage.
pub(super) fn choice() -> Content {
    Content::with_custom(&LocalFiles)
}

/// The player's games, in the browser's storage.
pub(super) fn store(catalogue: &Catalogue) -> LibraryState {
    let shelf = Arc::new(BrowserStore::new("games"));
    let clerk = LibraryService::new(shelf, catalogue.clone(), Timestamp::now).with_own(LocalFiles);
    LibraryState::new(InlineWorker::new(clerk, STEPS), PageChooser::default())
}

/// The player's settings, in the browser's storage.
pub(super) fn drawer() -> Arc<dyn SettingsStorage> {
    Arc::new(BrowserSettingsStorage::new("settings"))
}

/// Hands a picture over as a file: four bytes a pixel, red first, row by row from the top.
pub(super) fn hand_over(name: &str, width: u32, height: u32, pixels: &[u8]) {
    bridge::picture(name, width, height, pixels);
}

/// A seed for the computer's chance.
pub(super) fn chance() -> u64 {
    bridge::chance() as u64
}

pub(super) fn plugin(app: &mut App) {
    backend::plugin(app);
    letters::plugin(app);
    wake::plugin(app);
    heard::plugin(app);
    probe::plugin(app);
    resume::plugin(app);
    files::plugin(app);
}
