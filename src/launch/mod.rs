//! The parameters of the window, from the command line or from the address of a web page.

pub mod address;
pub mod handover;

use crate::game::play::Seat;
use crate::rules::Variant;
use crate::rules::notation::Game;
use crate::texts::{Language, id};
use handover::OpenRequest;
use std::process::ExitCode;
use std::sync::Arc;

/// The parameters of the window.
///
/// ```
/// use fanorona::catalogue::Catalogue;
/// use fanorona::launch::Launch;
/// use fanorona::texts::Language;
/// let launch = Launch {
///     variant: Catalogue::shipped().standard(),
///     record: None,
///     seats: None,
///     language: Language::ENGLISH,
///     language_named: false,
///     requests: Vec::new(),
/// };
/// assert_eq!(launch.variant.key, "tsivy");
/// ```
#[derive(Clone, Debug)]
pub struct Launch {
    /// The variant to play.
    pub variant: Arc<Variant>,
    /// The game to continue, a record of this variant; `None` for a new game.
    pub record: Option<Game>,
    /// Who plays White and Black, if that was asked for; the game then starts at once. Otherwise
    /// people play both sides until a game is begun.
    pub seats: Option<[Seat; 2]>,
    /// The language of the texts.
    pub language: Language,
    /// Whether the language was named explicitly and therefore overrides the player's settings.
    pub language_named: bool,
    /// What is to be opened for review.
    pub requests: Vec<OpenRequest>,
}

/// Opens the game in a window, and returns the exit status of the program when it is closed.
pub type Window = fn(Launch) -> Result<ExitCode, WindowError>;

/// Why a window cannot be opened.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum WindowError {
    /// The display does not respond.
    Display,
    /// There is no graphics driver for Vulkan or OpenGL.
    Graphics,
}

impl WindowError {
    /// The id of the message that says it in the player's language.
    pub const fn message(self) -> &'static str {
        match self {
            Self::Display => id("open-dead-display"),
            Self::Graphics => id("open-no-graphics"),
        }
    }
}

/// Whether there is a display for a window. Only systems with X11 or Wayland may have none.
#[cfg(not(target_arch = "wasm32"))]
pub(crate) fn has_display() -> bool {
    let is_set = |name: &str| std::env::var_os(name).is_some_and(|value| !value.is_empty());
    let may_lack =
        cfg!(all(unix, not(any(target_os = "macos", target_os = "ios", target_os = "android"))));
    !may_lack || is_set("DISPLAY") || is_set("WAYLAND_DISPLAY")
}
