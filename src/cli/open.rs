//! `fanorona` without a command: the window, else the text board, else a game to look at.

use super::desk::{Desk, Failure};
use super::input::{self, Opened};
use crate::launch::{Launch, NoWindow, Window, has_display};
use std::io::IsTerminal as _;
use std::path::Path;
use std::process::ExitCode;

/// How the game opens.
pub(super) enum Opening {
    /// It was played in a window, which is closed again.
    Played(ExitCode),
    /// In the terminal.
    Text(Opened),
    /// Nobody can play: the computer plays with itself.
    Exhibition(Opened),
}

/// Reads what is to be played and opens the window; says so where there can be none, and decides
/// what to do instead.
pub(super) fn prepare(
    desk: &mut Desk,
    variant: Option<&str>,
    load: Option<&Path>,
    language_named: bool,
    window: Option<Window>,
) -> Result<Opening, Failure> {
    let opened = open(desk, variant, load)?;
    let reason = match window {
        None => desk.texts.get("open-no-window"),
        Some(_) if !has_display() => desk.texts.get("open-no-display"),
        Some(window) => {
            let language = desk.texts.language();
            let record = load.is_some().then(|| opened.game.clone());
            let variant = opened.variant.clone();
            match window(Launch { variant, record, language, language_named }) {
                Ok(status) => return Ok(Opening::Played(status)),
                Err(NoWindow::Display) => desk.texts.get("open-dead-display"),
                Err(NoWindow::Graphics) => desk.texts.get("open-no-graphics"),
            }
        }
    };
    writeln!(desk.err, "{reason}")?;
    if std::io::stdin().is_terminal() {
        writeln!(desk.err, "{}", desk.texts.get("open-text"))?;
        return Ok(Opening::Text(opened));
    }
    writeln!(desk.err, "{}", desk.texts.get("open-exhibition"))?;
    Ok(Opening::Exhibition(opened))
}

/// The game of a record, or a new one.
pub(super) fn open(
    desk: &Desk,
    variant: Option<&str>,
    load: Option<&Path>,
) -> Result<Opened, Failure> {
    match load {
        Some(path) => input::record(desk, path, variant, false),
        None => Ok(Opened::new(input::variant(desk, variant)?)),
    }
}
