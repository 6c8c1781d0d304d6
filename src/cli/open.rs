//! `fanorona` without a command: the window, else the text board, else a game to look at.

use super::desk::{Desk, Failure};
use super::input::{self, Opened};
use super::launch::{Launch, Window, has_display};
use std::io::IsTerminal as _;
use std::path::Path;

/// How the game opens.
pub(super) enum Opening {
    /// In a window.
    Window(Window, Launch),
    /// In the terminal.
    Text(Opened),
    /// Nobody can play: the computer plays with itself.
    Exhibition(Opened),
}

/// Reads what is to be played and decides where; says so where there is no window.
pub(super) fn prepare(
    desk: &mut Desk,
    variant: Option<&str>,
    load: Option<&Path>,
    window: Option<Window>,
) -> Result<Opening, Failure> {
    let opened = open(desk, variant, load)?;
    if let Some(window) = window.filter(|_| has_display()) {
        let record = load.is_some().then_some(opened.game);
        let language = desk.texts.language();
        return Ok(Opening::Window(window, Launch { variant: opened.variant, record, language }));
    }
    let reason = if window.is_some() {
        desk.texts.get("open-no-display")
    } else {
        desk.texts.get("open-no-window")
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
