//! `fanorona` without a command: opens the window, or the text board, or plays an exhibition game.

use super::console::{Console, Failure};
use super::input::{self, LoadedGame};
use crate::launch::{Launch, Window, WindowError, has_display};
use std::io::IsTerminal as _;
use std::path::Path;
use std::process::ExitCode;

/// How the game was or is to be opened.
pub(super) enum LaunchMode {
    /// It was played in a window, which has been closed.
    Played(ExitCode),
    /// Play in the terminal.
    Text(LoadedGame),
    /// There is no way to play; the computer plays against itself.
    Exhibition(LoadedGame),
}

/// Loads the game and opens the window. If there can be no window, reports the reason and chooses
/// the alternative.
pub(super) fn prepare(
    console: &mut Console,
    variant: Option<&str>,
    load: Option<&Path>,
    language_named: bool,
    window: Option<Window>,
) -> Result<LaunchMode, Failure> {
    let opened = open(console, variant, load)?;
    let reason = match window {
        None => console.texts.get("open-no-window"),
        Some(_) if !has_display() => console.texts.get("open-no-display"),
        Some(window) => {
            let language = console.texts.language();
            let record = load.is_some().then(|| opened.game.clone());
            let variant = opened.variant.clone();
            match window(Launch { variant, record, seats: None, language, language_named }) {
                Ok(status) => return Ok(LaunchMode::Played(status)),
                Err(WindowError::Display) => console.texts.get("open-dead-display"),
                Err(WindowError::Graphics) => console.texts.get("open-no-graphics"),
            }
        }
    };
    writeln!(console.err, "{reason}")?;
    if std::io::stdin().is_terminal() {
        writeln!(console.err, "{}", console.texts.get("open-text"))?;
        return Ok(LaunchMode::Text(opened));
    }
    writeln!(console.err, "{}", console.texts.get("open-exhibition"))?;
    Ok(LaunchMode::Exhibition(opened))
}

/// The game of a record, or a new one.
pub(super) fn open(
    console: &mut Console,
    variant: Option<&str>,
    load: Option<&Path>,
) -> Result<LoadedGame, Failure> {
    match load {
        Some(path) => input::record(console, path, variant, false),
        None => Ok(LoadedGame::new(input::variant(console, variant)?)),
    }
}
