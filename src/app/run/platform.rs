//! What differs between the desktop and the web page, handed to [`app`](super::app).

use crate::app::editor::PageAddress;
use crate::app::photo::PhotoSaver;
use crate::app::puzzles::OwnPuzzleStore;
use crate::app::settings::Settings;
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
    /// Where the puzzles made from the player's own mistakes are stored.
    pub own_puzzles: OwnPuzzleStore,
    /// Opens the player's library, with its worker and its file chooser.
    pub library: fn(&Catalogue) -> LibraryState,
    /// Where links to positions lead.
    pub page_address: PageAddress,
    /// Stores photographs of the table.
    pub photos: PhotoSaver,
    /// Adds what runs the jobs of this platform, and the systems that only it needs.
    pub plugin: fn(&mut App),
}
