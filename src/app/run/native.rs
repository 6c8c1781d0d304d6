//! The window of a desktop.

use super::app;
use crate::app::plugins::trimmed_plugins;
use crate::app::settings::{Settings, SettingsStore, restored};
use crate::catalogue::content::Content;
use crate::catalogue::settings_storage::SettingsStorage;
use crate::launch::{Launch, WindowError};
use crate::texts::Texts;
use bevy::app::PluginGroupBuilder;
use bevy::diagnostic::{FrameTimeDiagnosticsPlugin, LogDiagnosticsPlugin};
use bevy::log::LogPlugin;
use bevy::prelude::*;
use std::io::Write as _;
use std::panic::{self, AssertUnwindSafe};
use std::process::ExitCode;
use std::sync::{Arc, Mutex};

/// Opens the game in a window. The exit status is 0 when the player closed it, 1 when the program
/// failed; one sentence then says why.
///
/// # Errors
/// No window could be opened.
pub fn run(launch: Launch) -> Result<ExitCode, WindowError> {
    let language = launch.language;
    let cause: Arc<Mutex<Option<String>>> = Arc::default();
    let keeper = cause.clone();
    // The first panic is the cause; what follows from it in other threads is noise.
    panic::set_hook(Box::new(move |info| {
        if let Ok(mut cause) = keeper.lock() {
            let words = info.payload_as_str().and_then(|words| words.lines().next());
            cause.get_or_insert_with(|| words.unwrap_or("?").to_owned());
        }
    }));
    let ended = panic::catch_unwind(AssertUnwindSafe(|| app(launch).run()));
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
                    // There is nowhere to tell that standard error is closed.
                    let _ = writeln!(std::io::stderr(), "{text}");
                    Ok(ExitCode::FAILURE)
                },
                Err,
            )
        }
    }
}

/// Bevy and winit panic where there is no driver or no display (Bevy 0.19, winit 0.30); their
/// words tell which. To be removed when they return errors.
fn no_window(cause: &str) -> Option<WindowError> {
    if cause.starts_with("Unable to find a GPU") {
        Some(WindowError::Graphics)
    } else if cause.starts_with("Failed to build event loop") {
        Some(WindowError::Display)
    } else {
        None
    }
}

/// What is shipped, and what lies in the player's folder.
pub(super) fn choice() -> Content {
    Content::load()
}

/// The player's settings.
pub(super) fn drawer() -> Arc<dyn SettingsStorage> {
    SettingsStore::of_player()
}

/// Bevy's own plugins, and the window as it was.
pub(super) fn plugins(settings: &Settings, title: String) -> PluginGroupBuilder {
    trimmed_plugins(DefaultPlugins)
        .set(WindowPlugin { primary_window: Some(restored(settings, title)), ..default() })
        // Warnings of drivers are no player's business; RUST_LOG brings them back.
        .set(LogPlugin {
            filter: "error,bevy_diagnostic=info,wgpu_hal=off,wgpu_core=off,rfd=off".into(),
            ..default()
        })
}

pub(super) fn plugin(app: &mut App) {
    if std::env::var_os("FANORONA_FRAMES").is_some() {
        // For developers: frame times on standard error, once a second.
        app.add_plugins((FrameTimeDiagnosticsPlugin::default(), LogDiagnosticsPlugin::default()));
    }
}
