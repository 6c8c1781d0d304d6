//! The player's library: every game from its first turn, the list of games, import and export, and
//! the player's own variants, boards and stones.
//!
//! No frame waits for a disk. A [`LibraryCommand`] becomes a [`Task`] for a [`StorageWorker`], which
//! runs on a thread of its own on a desktop and in small steps elsewhere. Each task brings with it what
//! is done with its result; what pages tell of it are [`LibraryEvent`]s.

mod active;
mod autosave;
mod commands;
mod dialog;
mod entry;
mod event;
mod export;
mod import;
mod imported;
mod listing;
mod own;
pub mod page;
mod results;
mod review;
mod saves;
mod service;
mod state;
mod worker;

#[cfg(not(target_arch = "wasm32"))]
pub(crate) use autosave::open_player_library;
pub use commands::{HeldFiles, LibraryCommand};
pub use dialog::{Chooser, Chosen, NoDialog};
pub use entry::{LibraryEntry, Listing};
pub use event::LibraryEvent;
pub use export::{ExportError, ExportItem, Exported};
pub use import::ImportSource;
pub use imported::{ImportError, Imported, Origin};
pub use own::{OwnFile, Removed};
pub use service::{LibraryService, Step, Task};
pub use state::{InterruptedGame, LibraryState, StorageError};
pub use worker::{InlineWorker, StorageWorker, ThreadWorker};

use super::schedule::AppSet;
use bevy::prelude::*;
use bevy::window::FileDragAndDrop;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<LibraryState>()
        .init_resource::<HeldFiles>()
        .add_message::<LibraryCommand>()
        .add_message::<LibraryEvent>()
        .add_message::<FileDragAndDrop>()
        .add_systems(
            Update,
            (results::receive, (commands::import_dropped, commands::carry_out).chain())
                .chain()
                .before(AppSet::Input),
        )
        .add_systems(
            Update,
            (review::follow, autosave::save_changes).chain().in_set(AppSet::Persist),
        )
        .add_systems(Last, autosave::save_at_exit);
}
