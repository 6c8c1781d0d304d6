//! Runs the game in a desktop window. No panic reaches the player.

use super::system_fonts::SystemFonts;
use super::{Platform, app, message_box};
use crate::app::accessibility::reader;
use crate::app::analysis::AnalysisWorker;
use crate::app::engine_lines::LinesSearch;
use crate::app::handover;
use crate::app::jobs::ThreadRunner;
use crate::app::opponent::Opponent;
use crate::app::plugins::configured_plugins;
use crate::app::puzzles::OwnPuzzleStore;
use crate::app::settings::{values::Settings, window::restored};
use crate::app::storage::open_player_library;
use crate::app::ui::letters::Letters;
use crate::catalogue::content::Content;
use crate::catalogue::endgame::TableLoader;
use crate::catalogue::kept::store_of_player;
use crate::catalogue::library::FolderStore;
use crate::catalogue::own_puzzles::OwnPuzzles;
use crate::catalogue::{self, data_folder};
use crate::launch::{Launch, WindowError};
use crate::texts::Texts;
use bevy::app::PluginGroupBuilder;
use bevy::diagnostic::{FrameTimeDiagnosticsPlugin, LogDiagnosticsPlugin};
use bevy::prelude::*;
use bevy_egui::egui::FontDefinitions;
use std::env;
use std::io::{IsTerminal as _, Write as _};
use std::panic::{self, AssertUnwindSafe};
use std::process::{Command, ExitCode};
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
            failed(&cause, &Texts::new(language))
        }
    }
}

/// Tries what else there is after a failure, or tells the player.
fn failed(cause: &str, texts: &Texts) -> Result<ExitCode, WindowError> {
    let error = no_window(cause);
    if let Some(status) = error.and_then(|error| run_without(&misleading(error), texts)) {
        return Ok(status);
    }
    let sentence = match error {
        Some(error) => texts.get(error.message()),
        None => texts.with("window-failed", &[("cause", cause.into())]),
    };
    // After a start from a menu nobody sees standard error.
    if !std::io::stdin().is_terminal() {
        message_box::show(&texts.get("window-title"), &sentence);
    }
    error.map_or_else(
        || {
            say(&sentence);
            Ok(ExitCode::FAILURE)
        },
        Err,
    )
}

/// Writes a sentence to standard error.
fn say(sentence: &str) {
    // If standard error is closed, there is nowhere left to report that.
    let _ = writeln!(std::io::stderr(), "{sentence}");
}

/// The environment variables that may have caused this error: they name a display or graphics that are not there.
fn misleading(error: WindowError) -> Vec<&'static str> {
    let is_set = |name: &&str| env::var_os(name).is_some_and(|value| !value.is_empty());
    let names: &[&str] = match error {
        // With Wayland's variables X11 is not tried.
        WindowError::Display if is_set(&"DISPLAY") => &["WAYLAND_DISPLAY", "WAYLAND_SOCKET"],
        WindowError::Display => &[],
        WindowError::Graphics => &["WGPU_BACKEND", "WGPU_ADAPTER_NAME"],
    };
    names.iter().copied().filter(is_set).collect()
}

/// Runs the program without these environment variables, in place of this one: the libraries read them, and choose a
/// display only once. `None` if there are none, or if it cannot be run.
fn run_without(names: &[&str], texts: &Texts) -> Option<ExitCode> {
    if names.is_empty() {
        return None;
    }
    let values = names.iter().map(|name| {
        let value = env::var_os(name).unwrap_or_default();
        format!("{name}={}", value.to_string_lossy().escape_debug())
    });
    let values: Vec<String> = values.collect();
    say(&texts.with("window-without", &[("variables", values.join(", ").into())]));
    let mut command = Command::new(env::current_exe().ok()?);
    command.args(env::args_os().skip(1));
    for name in names {
        command.env_remove(name);
    }
    let status = command.status().ok()?;
    Some(
        status
            .code()
            .and_then(|code| u8::try_from(code).ok())
            .map_or(ExitCode::FAILURE, ExitCode::from),
    )
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
        content: Content::of_player(),
        kept: store_of_player(),
        library: open_player_library,
        plugin,
    }
}

/// The folder of the player's packs; memory if the system has no place for it.
fn own_puzzles() -> OwnPuzzleStore {
    let Some(folder) = data_folder() else { return OwnPuzzleStore::default() };
    let store = FolderStore::new(folder.join(catalogue::puzzles::FOLDER));
    OwnPuzzleStore::new(OwnPuzzles::new(Arc::new(store)))
}

/// A seed that differs from run to run.
fn random_seed() -> u64 {
    seed_at(SystemTime::UNIX_EPOCH.elapsed().unwrap_or_default())
}

/// The seed at this time after the beginning of 1970: the nanoseconds that have passed, modulo 2^64.
const fn seed_at(time: Duration) -> u64 {
    time.as_nanos() as u64
}

/// Bevy's own plugins, and the window where it was when it was last closed.
fn plugins(settings: &Settings, title: String) -> PluginGroupBuilder {
    configured_plugins(DefaultPlugins)
        .set(WindowPlugin { primary_window: Some(restored(settings, title)), ..default() })
}

fn plugin(app: &mut App) {
    let tables = Arc::new(TableLoader::default());
    let opponent = ThreadRunner::with_tables("opponent", tables.clone());
    let lines = ThreadRunner::with_tables("engine lines", tables.clone());
    let results = ThreadRunner::waiting_for_tables("exact results", tables);
    app.insert_resource(Opponent::new(opponent, random_seed(), Opponent::MIN_DELAY))
        .insert_resource(LinesSearch::new(lines).with_results(results))
        .insert_resource(AnalysisWorker::new(ThreadRunner::of_analyses("analysis")))
        .insert_resource(own_puzzles())
        .insert_resource(Letters::new(FontDefinitions::default(), SystemFonts::new()));
    reader::plugin(app);
    app.add_systems(Startup, handover::start_listening);
    if env::var_os("FANORONA_FRAMES").is_some() {
        // For developers: frame times on standard error, once a second.
        app.add_plugins((FrameTimeDiagnosticsPlugin::default(), LogDiagnosticsPlugin::default()));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn seeds_differ() {
        let now = Duration::from_secs(1_795_273_692);
        assert_eq!(seed_at(now + Duration::from_nanos(1)), seed_at(now) + 1);
        assert!(seed_at(now) > 1 << 32, "a seed has many bits");
        let late = Duration::from_secs(1 << 40);
        assert_ne!(seed_at(late), seed_at(late + Duration::from_secs(1)), "also after an overflow");
    }
}
