//! `fanorona` without a command, and `fanorona open`: opens the window, or the text board, or plays an
//! exhibition game.

use super::args::{OpenArgs, TextArgs};
use super::console::{CommandResult, Console, ExitStatus};
use super::input::{self, LoadedGame};
use super::{exhibition, text};
use crate::launch::handover::{OpenRequest, SocketAddress, send};
use crate::launch::{Launch, Window, has_display};
use crate::rules::notation::Game;
use std::io::IsTerminal as _;
use std::path::Path;
use std::process::ExitCode;

/// Loads the game and opens it.
pub(super) fn run(
    console: &mut Console,
    variant: Option<&str>,
    load: Option<&Path>,
    language_named: bool,
    window: Option<Window>,
) -> CommandResult {
    // The window stores its games.
    input::storable_variant(console, variant)?;
    let opened = input::record_or_new(console, variant, load)?;
    let record = load.is_some().then(|| opened.game.clone());
    show(console, opened, record, Vec::new(), language_named, window)
}

/// Hands the files to the open window, or opens one.
pub(super) fn hand_over(
    console: &mut Console,
    args: &OpenArgs,
    language_named: bool,
    window: Option<Window>,
) -> CommandResult {
    let folder = std::env::current_dir().unwrap_or_default();
    let requests: Vec<OpenRequest> =
        args.files.iter().map(|file| OpenRequest::read(file, &folder)).collect();
    if window.is_some() && has_display() {
        let sent = !requests.is_empty()
            && SocketAddress::of_player().is_some_and(|place| send(&place, &requests).is_ok());
        if sent {
            return Ok(ExitStatus::Good);
        }
        let opened = input::record_or_new(console, None, None)?;
        return show(console, opened, None, requests, language_named, window);
    }
    // In the terminal there is room for one game.
    if requests.len() > 1 {
        return Err(console.invalid("FILE", "open-one-file", &[]));
    }
    let load = requests.first().map(|request| match request {
        OpenRequest::File(path) => path.as_path(),
        OpenRequest::Link(link) => Path::new(link),
    });
    let opened = input::record_or_new(console, None, load)?;
    show(console, opened, None, requests, language_named, window)
}

/// Opens the window with a game. If there can be no window, reports the reason and plays in the terminal; without a
/// terminal the computer plays against itself.
fn show(
    console: &mut Console,
    opened: LoadedGame,
    record: Option<Game>,
    requests: Vec<OpenRequest>,
    language_named: bool,
    window: Option<Window>,
) -> CommandResult {
    let reason = match window {
        None => console.texts.get("open-no-window"),
        Some(_) if !has_display() => console.texts.get("open-no-display"),
        Some(window) => {
            let language = console.texts.language();
            let variant = opened.variant.clone();
            let launch =
                Launch { variant, record, seats: None, language, language_named, requests };
            match window(launch) {
                Ok(status) => return Ok(ExitStatus::OfWindow(status)),
                Err(error) => {
                    let reason = console.texts.get(error.message());
                    // Nobody would see a game of the computer after a start from a menu.
                    if !std::io::stdin().is_terminal() {
                        console.tell([reason])?;
                        return Ok(ExitStatus::OfWindow(ExitCode::FAILURE));
                    }
                    reason
                }
            }
        }
    };
    console.tell([reason])?;
    if std::io::stdin().is_terminal() {
        console.warn("open-text", &[])?;
        return text::play(console, opened, &TextArgs::default());
    }
    console.warn("open-exhibition", &[])?;
    exhibition::run(console, opened)
}
