//! What differs between the desktop and the web page, handed to [`app`](super::app).

use crate::app::settings::values::Settings;
use crate::app::storage::LibraryState;
use crate::catalogue::Catalogue;
use crate::catalogue::content::Content;
use crate::catalogue::library::AnyStore;
use bevy::app::PluginGroupBuilder;
use bevy::prelude::App;

/// The services of the system that the game runs on.
pub(in crate::app) struct Platform {
    /// Bevy's plugins with the window. Takes the settings and the title of the window.
    pub plugins: fn(&Settings, String) -> PluginGroupBuilder,
    /// The variants, boards and stones: the shipped ones and the player's own.
    pub content: Content,
    /// Where settings, the progress in the lessons and the results with puzzles are stored.
    pub kept: AnyStore,
    /// Opens the player's library, with its worker and its file chooser.
    pub library: fn(&Catalogue) -> LibraryState,
    /// Adds what runs the jobs of this platform, where it stores the player's own puzzles, and what only it has.
    pub plugin: fn(&mut App),
}
