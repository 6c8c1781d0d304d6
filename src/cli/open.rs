//! `fanorona` without a command, and `fanorona open`: opens the window, or the text board, or plays an
//! exhibition game.

use super::args::OpenArgs;
use super::console::{Console, Failure};
use super::input::{self, LoadedGame};
use crate::launch::handover::{OpenRequest, SocketAddress, send};
use crate::launch::{Launch, Window, has_display};
use crate::rules::notation::Game;
use std::io::IsTerminal as _;
use std::path::Path;
use std::process::ExitCode;

/// How the game was or is to be opened.
pub(super) enum LaunchMode {
    /// It was played in a window, which has been closed, or that has failed.
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
    // The window stores its games.
    input::storable_variant(console, variant)?;
    let opened = open(console, variant, load)?;
    let record = load.is_some().then(|| opened.game.clone());
    show(console, opened, record, Vec::new(), language_named, window)
}

/// Hands the files to the open window, or opens one.
pub(super) fn hand_over(
    console: &mut Console,
    args: &OpenArgs,
    language_named: bool,
    window: Option<Window>,
) -> Result<LaunchMode, Failure> {
    let folder = std::env::current_dir().unwrap_or_default();
    let requests: Vec<OpenRequest> =
        args.files.iter().map(|file| OpenRequest::read(file, &folder)).collect();
    if window.is_some() && has_display() {
        let sent = !requests.is_empty()
            && SocketAddress::of_player().is_some_and(|place| send(&place, &requests).is_ok());
        if sent {
            return Ok(LaunchMode::Played(ExitCode::SUCCESS));
        }
        let opened = open(console, None, None)?;
        return show(console, opened, None, requests, language_named, window);
    }
    // In the terminal there is room for one game.
    if requests.len() > 1 {
        return Err(console.invalid("FILE", "open-one-file", &[]));
    }
    let opened = match requests.first() {
        Some(OpenRequest::File(path)) => open(console, None, Some(path))?,
        Some(OpenRequest::Link(link)) => open(console, None, Some(Path::new(link)))?,
        None => open(console, None, None)?,
    };
    show(console, opened, None, requests, language_named, window)
}

/// Opens the window with a game. If there can be no window, reports the reason and chooses the
/// alternative.
fn show(
    console: &mut Console,
    opened: LoadedGame,
    record: Option<Game>,
    requests: Vec<OpenRequest>,
    language_named: bool,
    window: Option<Window>,
) -> Result<LaunchMode, Failure> {
    let reason = match window {
        None => console.texts.get("open-no-window"),
        Some(_) if !has_display() => console.texts.get("open-no-display"),
        Some(window) => {
            let language = console.texts.language();
            let variant = opened.variant.clone();
            let launch =
                Launch { variant, record, seats: None, language, language_named, requests };
            match window(launch) {
                Ok(status) => return Ok(LaunchMode::Played(status)),
                Err(error) => {
                    let reason = console.texts.get(error.message());
                    // Nobody would see a game of the computer after a start from a menu.
                    if !std::io::stdin().is_terminal() {
                        writeln!(console.err, "{reason}")?;
                        return Ok(LaunchMode::Played(ExitCode::FAILURE));
                    }
                    reason
                }
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
