//! What the window is opened with, and whether there can be one.

pub mod address;

use crate::game::Seat;
use crate::rules::Variant;
use crate::rules::notation::Game;
use crate::texts::Language;
use std::process::ExitCode;
use std::sync::Arc;

/// What the command line asks of the window.
#[derive(Clone, Debug)]
pub struct Launch {
    /// The variant to play.
    pub variant: Arc<Variant>,
    /// The game to go on with, read from a record of this variant.
    pub record: Option<Game>,
    /// Who plays White and Black, if that was asked for; the game then starts at once. Otherwise
    /// people play both sides until a game is begun.
    pub seats: Option<[Seat; 2]>,
    /// The language of the texts.
    pub language: Language,
    /// The language was asked for by name, and wins over the player's settings.
    pub language_named: bool,
}

/// Opens the game in a window and ends with the program's exit status.
pub type Window = fn(Launch) -> Result<ExitCode, NoWindow>;

/// Why no window could be opened.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NoWindow {
    /// The display does not answer.
    Display,
    /// Nothing can draw: there is no driver for Vulkan or OpenGL.
    Graphics,
}

/// Is there a display to open a window on? Only systems with X11 or Wayland may lack one.
#[cfg(not(target_arch = "wasm32"))]
pub(crate) fn has_display() -> bool {
    let named = |name: &str| std::env::var_os(name).is_some_and(|value| !value.is_empty());
    let may_lack =
        cfg!(all(unix, not(any(target_os = "macos", target_os = "ios", target_os = "android"))));
    !may_lack || named("DISPLAY") || named("WAYLAND_DISPLAY")
}
