//! Runs the game in a desktop window. No panic reaches the player.

use super::{Platform, app};
use crate::app::accessibility::reader;
use crate::app::analysis::AnalysisWorker;
use crate::app::coach::CoachAdviser;
use crate::app::editor::PageAddress;
use crate::app::engine_lines::LinesSearch;
use crate::app::explore::OpeningsFetcher;
use crate::app::handover;
use crate::app::hint::HintSearch;
use crate::app::learn::EvaluatorService;
use crate::app::opponent::{Opponent, OpponentBook, ThreadBackend};
use crate::app::photo::PhotoSaver;
use crate::app::plugins::configured_plugins;
use crate::app::puzzles::{OwnPuzzleStore, PackFetcher};
use crate::app::settings::{Settings, SettingsStore, restored};
use crate::app::solver::PositionSolver;
use crate::app::storage::open_player_library;
use crate::catalogue::content::Content;
use crate::catalogue::library::FolderStore;
use crate::catalogue::own_puzzles::OwnPuzzles;
use crate::catalogue::progress::StoredProgress;
use crate::catalogue::text_storage::{FileTextStorage, MemoryTextStorage, TextStorage};
use crate::catalogue::{self, data_folder};
use crate::launch::{Launch, WindowError};
use crate::game::learn::Progress;
use crate::game::puzzles::PuzzleProgress;
use crate::texts::Texts;
use bevy::app::PluginGroupBuilder;
use bevy::diagnostic::{FrameTimeDiagnosticsPlugin, LogDiagnosticsPlugin};
use bevy::prelude::*;
use std::io::Write as _;
use std::panic::{self, AssertUnwindSafe};
use std::process::ExitCode;
use std::sync::{Arc, Mutex};
use std::time::{Duration, SystemTime};

/// What is logged unless `RUST_LOG` says otherwise. Bevy reports a missing tone table, which the game provides itself.
const LOG_FILTER: &str = "error,bevy_diagnostic=info,wgpu_hal=off,wgpu_core=off,rfd=off,\
                          bevy_core_pipeline::tonemapping=off";

/// Opens the game in a window and runs it until the player closes it.
///
/// Returns exit status 0 if the player closed the window, and 1 if the program failed; the reason
/// is then written to standard error in one sentence.
///
/// # Errors
/// No window could be opened.
pub fn run(launch: Launch) -> Result<ExitCode, WindowError> {
    log_errors();
    let language = launch.language;
    let cause: Arc<Mutex<Option<String>>> = Arc::default();
    let first_cause = cause.clone();
    // The first panic is the cause; panics of other threads that follow from it are noise.
    panic::set_hook(Box::new(move |info| {
        if let Ok(mut cause) = first_cause.lock() {
            let message = info.payload_as_str().and_then(|message| message.lines().next());
            cause.get_or_insert_with(|| message.unwrap_or("?").to_owned());
        }
    }));
    let ended = panic::catch_unwind(AssertUnwindSafe(|| app(launch, platform()).run()));
    drop(panic::take_hook());
    match ended {
        Ok(AppExit::Success) => Ok(ExitCode::SUCCESS),
        Ok(AppExit::Error(code)) => Ok(ExitCode::from(code.get())),
        Err(_) => {
            let cause = cause.lock().ok().and_then(|mut cause| cause.take()).unwrap_or_default();
            no_window(&cause).map_or_else(
                || {
                    let text =
                        Texts::new(language).with("window-failed", &[("cause", cause.into())]);
                    // If standard error is closed, there is nowhere left to report that.
                    let _ = writeln!(std::io::stderr(), "{text}");
                    Ok(ExitCode::FAILURE)
                },
                Err,
            )
        }
    }
}

/// Writes what libraries report to standard error: errors, but for those of drivers, which the game handles. `RUST_LOG`
/// sets another filter, up to `info`.
pub fn log_errors() {
    let filter = env_logger::Env::default().default_filter_or(LOG_FILTER);
    // Another log was set up before: in tests.
    let _ = env_logger::Builder::from_env(filter).try_init();
}

/// Recognizes a missing driver or display by the message of the panic: Bevy 0.19 and winit 0.30
/// panic there. To be removed when they return errors.
fn no_window(cause: &str) -> Option<WindowError> {
    if cause.starts_with("Unable to find a GPU") {
        Some(WindowError::Graphics)
    } else if cause.starts_with("Failed to build event loop") {
        Some(WindowError::Display)
    } else {
        None
    }
}

/// The services of the desktop.
fn platform() -> Platform {
    Platform {
        plugins,
        content: Content::load(),
        settings: SettingsStore::of_player(),
        progress: progress_storage::<Progress>(),
        puzzle_progress: progress_storage::<PuzzleProgress>(),
        own_puzzles: own_puzzles(),
        analysis: AnalysisWorker::default(),
        packs: PackFetcher::default(),
        book: OpponentBook::default(),
        openings: OpeningsFetcher::default(),
        evaluator: EvaluatorService::default(),
        adviser: CoachAdviser::default(),
        library: open_player_library,
        opponent: Opponent::new(opponent_backend(), random_seed(), Opponent::MIN_DELAY),
        lines: LinesSearch::default(),
        hints: HintSearch::default(),
        solver: PositionSolver::default(),
        page_address: PageAddress::default(),
        photos: PhotoSaver::default(),
        plugin,
    }
}

/// The file of a progress; memory if the system has no place for a file.
fn progress_storage<P: StoredProgress>() -> Arc<dyn TextStorage> {
    match FileTextStorage::of_player(P::FILE) {
        Some(file) => Arc::new(file.with_limit(P::LARGEST)),
        None => Arc::new(MemoryTextStorage::default()),
    }
}

/// The folder of the player's packs; memory if the system has no place for it.
fn own_puzzles() -> OwnPuzzleStore {
    let Some(folder) = data_folder() else { return OwnPuzzleStore::default() };
    let store = FolderStore::new(folder.join(catalogue::puzzles::FOLDER));
    OwnPuzzleStore::new(OwnPuzzles::new(Arc::new(store)))
}

/// The opponent searches with endgame tables and leaves one core to the window.
fn opponent_backend() -> ThreadBackend {
    ThreadBackend::with_tables()
}

/// A seed that differs from run to run.
fn random_seed() -> u64 {
    seed_at(SystemTime::UNIX_EPOCH.elapsed().unwrap_or_default())
}

/// The seed at this time after the beginning of 1970: the nanoseconds that have passed, modulo 2⁶⁴.
const fn seed_at(time: Duration) -> u64 {
    time.as_nanos() as u64
}

/// Bevy's own plugins, and the window where it was when it was last closed.
fn plugins(settings: &Settings, title: String) -> PluginGroupBuilder {
    configured_plugins(DefaultPlugins)
        .set(WindowPlugin { primary_window: Some(restored(settings, title)), ..default() })
}

fn plugin(app: &mut App) {
    reader::plugin(app);
    app.add_systems(Startup, handover::start_listening);
    if std::env::var_os("FANORONA_FRAMES").is_some() {
        // For developers: frame times on standard error, once a second.
        app.add_plugins((FrameTimeDiagnosticsPlugin::default(), LogDiagnosticsPlugin::default()));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::opponent::search_threads;

    #[test]
    fn the_opponent_searches_with_endgame_tables_on_all_cores_but_one() {
        let backend = opponent_backend();
        assert!(backend.uses_tables());
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        assert_eq!(backend.threads(), search_threads(cores));
        assert_eq!([1, 2, 3, 8].map(search_threads), [1, 1, 2, 7]);
    }

    #[test]
    fn seeds_differ() {
        let now = Duration::from_secs(1_795_273_692);
        assert_eq!(seed_at(now + Duration::from_nanos(1)), seed_at(now) + 1);
        assert!(seed_at(now) > 1 << 32, "a seed has many bits");
        let late = Duration::from_secs(1 << 40);
        assert_ne!(seed_at(late), seed_at(late + Duration::from_secs(1)), "also after an overflow");
    }
}
