//! What outlasts the program: every game kept from its first turn, the list of them, games brought
//! in and given away. The only room of the window's that touches files.
//!
//! Nothing here waits for a disk. [`LibraryCommand`]s become tasks for a [`Worker`], which has a thread of
//! its own on a desktop and works in small slices elsewhere; what comes of them is [`LibraryEvent`].

mod autosave;
mod broken_off;
mod commands;
mod dialog;
mod entry;
mod export;
mod import;
mod listing;
mod own;
mod service;
mod state;
mod task;
mod worker;

pub use autosave::at_the_table;
pub use commands::{LibraryCommand, LibraryEvent};
pub use dialog::{Chooser, Chosen, NoDialog, SystemDialog};
pub use entry::Entry;
pub use export::{ExportError, Exported, Piece};
pub use import::{ImportError, Imported, Source, Where};
pub use listing::Listing;
pub use own::{OwnFile, Removed};
pub use service::{AnyStore, LibraryService};
pub use state::{LibraryState, Offer, Trouble};
pub use task::{OpenError, Report, Task};
pub use worker::{InlineWorker, ThreadWorker, Worker};

use super::schedule::AppSet;
use bevy::prelude::*;
use bevy::window::FileDragAndDrop;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<LibraryState>()
        .add_message::<LibraryCommand>()
        .add_message::<LibraryEvent>()
        .add_message::<FileDragAndDrop>()
        .add_systems(
            Update,
            (commands::hear, (commands::dropped, commands::follow).chain())
                .chain()
                .before(AppSet::Input),
        )
        .add_systems(Update, autosave::keep.in_set(AppSet::Persist))
        .add_systems(Last, autosave::part);
}
