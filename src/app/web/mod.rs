//! The game in a browser page: what a desktop does with windows, files, threads and a command
//! line. Built for wasm32 only.

mod bridge;
mod fetched;
mod fields;
mod files;
mod fonts;
mod jobs;
mod languages;
mod own;
mod page_io;
#[cfg(feature = "web-probe")]
mod probe;
mod resume;
mod share;
mod start;
mod store;
mod wake;

pub use start::open_page;

use crate::app::analysis::AnalysisWorker;
use crate::app::editor::PageAddress;
use crate::app::engine_lines::LinesSearch;
use crate::app::fetched::Fetcher;
use crate::app::hint::HintSearch;
use crate::app::learn::EvaluatorService;
use crate::app::opponent::Opponent;
use crate::app::photo::{PhotoError, PhotoSaver, file_stem};
use crate::app::puzzles::OwnPuzzleStore;
use crate::app::run::Platform;
use crate::app::settings::values::Settings;
use crate::app::solver::PositionSolver;
use crate::app::storage::{InlineWorker, LibraryService, LibraryState};
use crate::app::table::camera::tones::Tones;
use crate::app::table::shading::SmallShaders;
use crate::catalogue::Catalogue;
use crate::catalogue::content::Content;
use crate::catalogue::library::Timestamp;
use crate::catalogue::own_puzzles::OwnPuzzles;
use bevy::a11y::AccessibilityPlugin;
use bevy::app::{PanicHandlerPlugin, PluginGroupBuilder, TaskPoolPlugin};
use bevy::camera::CameraPlugin;
use bevy::core_pipeline::CorePipelinePlugin;
use bevy::diagnostic::{DiagnosticsPlugin, FrameCountPlugin};
use bevy::gilrs::GilrsPlugin;
use bevy::input::InputPlugin;
use bevy::light::LightPlugin;
use bevy::mesh::MeshPlugin;
use bevy::pbr::PbrPlugin;
use bevy::prelude::*;
use bevy::render::RenderPlugin;
use bevy::time::TimePlugin;
use bevy::window::WindowResolution;
use bevy::winit::WinitPlugin;
use fetched::PageTexts;
use files::PageChooser;
use jobs::{PageWorker, WorkerRunner};
use own::LocalFiles;
use std::path::PathBuf;
use std::sync::Arc;
use store::BrowserStore;

/// The steps of work of the library service in each frame. A step takes a few milliseconds.
const STEPS: usize = 2;

/// The services of the page. `content` is handed in because the address is read with them too.
fn platform(content: Content) -> Platform {
    Platform { plugins, content, kept: Arc::new(BrowserStore::new("")), library, plugin }
}

/// The plugins of Bevy that the page needs, each named, with the page's canvas as the window.
/// Anything else would only be downloaded: a log, post-processing, picking of meshes.
fn plugins(_settings: &Settings, title: String) -> PluginGroupBuilder {
    PluginGroupBuilder::start::<PagePlugins>()
        .add(PanicHandlerPlugin)
        .add(TaskPoolPlugin::default())
        .add(FrameCountPlugin)
        .add(TimePlugin)
        .add(TransformPlugin)
        .add(DiagnosticsPlugin)
        .add(InputPlugin)
        .add(GilrsPlugin)
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
        .add(SmallShaders)
}

/// The group that [`plugins`] builds.
struct PagePlugins;

impl PluginGroup for PagePlugins {
    fn build(self) -> PluginGroupBuilder {
        plugins(&Settings::default(), String::new())
    }
}

fn window(title: String) -> Window {
    Window {
        title,
        canvas: Some("#game".to_owned()),
        fit_canvas_to_parent: true,
        // Otherwise the first frame would have another size, and everything would be laid out twice.
        resolution: WindowResolution::new(bridge::width().max(1), bridge::height().max(1)),
        // The browser's own keys are the browser's: reloading, its zoom, and Tab, which leaves the board.
        prevent_default_event_handling: false,
        ..default()
    }
}

/// The shipped variants, boards and stones, and the player's own in the browser's storage.
fn content() -> Content {
    Content::load(&LocalFiles)
}

/// The player's games, in the browser's storage.
fn library(catalogue: &Catalogue) -> LibraryState {
    let store = Arc::new(BrowserStore::new("games/"));
    let service =
        LibraryService::new(store, catalogue.clone(), Timestamp::now).with_own(LocalFiles);
    LibraryState::new(InlineWorker::new(service, STEPS), PageChooser::default())
}

/// Offers a photograph as a download. The browser has a folder of its own for downloads.
fn download_photo(image: Image, _folder: Option<PathBuf>) -> Result<PathBuf, PhotoError> {
    hand_over(image, bridge::picture)
}

/// Hands the page a picture that was taken now. Returns the name for its file.
fn hand_over(image: Image, page: fn(&str, u32, u32, &[u8])) -> Result<PathBuf, PhotoError> {
    let name = format!("{}.png", file_stem(Timestamp::now()));
    let image = image.try_into_dynamic().map_err(|error| PhotoError::System(error.to_string()))?;
    let image = image.to_rgba8();
    page(&name, image.width(), image.height(), image.as_raw());
    Ok(name.into())
}

/// A seed that differs from visit to visit.
fn random_seed() -> u64 {
    bridge::chance() as u64
}

fn plugin(app: &mut App) {
    let runner = WorkerRunner::new;
    let opponent = runner(PageWorker::Thinker);
    let lines = LinesSearch::new(runner(PageWorker::Seeker));
    let puzzles = BrowserStore::new("puzzles/");
    // The queries of the coach are so small that they stay in the page.
    app.insert_resource(Opponent::new(opponent, random_seed(), Opponent::MIN_DELAY))
        .insert_resource(HintSearch::new(runner(PageWorker::Thinker)))
        .insert_resource(EvaluatorService::new(runner(PageWorker::Thinker)))
        .insert_resource(PositionSolver::sharing(runner(PageWorker::Thinker)))
        .insert_resource(AnalysisWorker::new(runner(PageWorker::Analyst)))
        .insert_resource(lines.with_results(runner(PageWorker::Prober)))
        .insert_resource(Fetcher::new(PageTexts))
        .insert_resource(OwnPuzzleStore::new(OwnPuzzles::new(Arc::new(puzzles))))
        .insert_resource(PageAddress(Some(bridge::page_address())))
        .insert_resource(PhotoSaver(download_photo));
    jobs::plugin(app);
    fonts::plugin(app);
    languages::plugin(app);
    wake::plugin(app);
    page_io::plugin(app);
    share::plugin(app);
    #[cfg(feature = "web-probe")]
    probe::plugin(app);
    fields::plugin(app);
    files::plugin(app);
}
