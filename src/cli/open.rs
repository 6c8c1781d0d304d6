//! `fanorona` without a command: the window, else the text board, else a game to look at.

use super::console::{Console, Failure};
use super::input::{self, LoadedGame};
use crate::launch::{Launch, NoWindow, Window, has_display};
use std::io::IsTerminal as _;
use std::path::Path;
use std::process::ExitCode;

/// How the game opens.
pub(super) enum Opening {
    /// It was played in a window, which is closed again.
    Played(ExitCode),
    /// In the terminal.
    Text(LoadedGame),
    /// Nobody can play: the computer plays with itself.
    Exhibition(LoadedGame),
}

/// Reads what is to be played and opens the window; says so where there can be none, and decides
/// what to do instead.
pub(super) fn prepare(
    console: &mut Console,
    variant: Option<&str>,
    load: Option<&Path>,
    language_named: bool,
    window: Option<Window>,
) -> Result<Opening, Failure> {
    let opened = open(console, variant, load)?;
    let reason = match window {
        None => console.texts.get("open-no-window"),
        Some(_) if !has_display() => console.texts.get("open-no-display"),
        Some(window) => {
            let language = console.texts.language();
            let record = load.is_some().then(|| opened.game.clone());
            let variant = opened.variant.clone();
            match window(Launch { variant, record, seats: None, language, language_named }) {
                Ok(status) => return Ok(Opening::Played(status)),
                Err(NoWindow::Display) => console.texts.get("open-dead-display"),
                Err(NoWindow::Graphics) => console.texts.get("open-no-graphics"),
            }
        }
    };
    writeln!(console.err, "{reason}")?;
    if std::io::stdin().is_terminal() {
        writeln!(console.err, "{}", console.texts.get("open-text"))?;
        return Ok(Opening::Text(opened));
    }
    writeln!(console.err, "{}", console.texts.get("open-exhibition"))?;
    Ok(Opening::Exhibition(opened))
}

/// The game of a record, or a new one.
pub(super) fn open(
    console: &Console,
    variant: Option<&str>,
    load: Option<&Path>,
) -> Result<LoadedGame, Failure> {
    match load {
        Some(path) => input::record(console, path, variant, false),
        None => Ok(LoadedGame::new(input::variant(console, variant)?)),
    }
}
