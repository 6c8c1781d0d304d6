//! What outlasts the program: every game kept from its first turn, the list of them, games brought
//! in and given away. The only room of the window's that touches files.
//!
//! Nothing here waits for a disk. [`Order`]s become tasks for a [`Worker`], which has a thread of
//! its own on a desktop and works in small slices elsewhere; what comes of them is [`News`].

mod autosave;
mod broken_off;
mod clerk;
mod dialog;
mod entry;
mod export;
mod import;
mod listing;
mod orders;
mod own;
mod store;
mod task;
mod worker;

pub use autosave::at_the_table;
pub use clerk::{AnyShelf, Clerk};
pub use dialog::{Chooser, Chosen, NoDialog, SystemDialog};
pub use entry::Entry;
pub use export::{ExportFault, Exported, Piece};
pub use import::{Imported, Mishap, Source, Where};
pub use listing::Listing;
pub use orders::{News, Order};
pub use own::{OwnFile, Removed};
pub use store::{Offer, Store, Trouble};
pub use task::{OpenFault, Report, Task};
pub use worker::{PromptWorker, ThreadWorker, Worker};

use super::AppSet;
use bevy::prelude::*;
use bevy::window::FileDragAndDrop;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Store>()
        .add_message::<Order>()
        .add_message::<News>()
        .add_message::<FileDragAndDrop>()
        .add_systems(
            Update,
            (orders::hear, (orders::dropped, orders::follow).chain()).chain().before(AppSet::Input),
        )
        .add_systems(Update, autosave::keep.in_set(AppSet::Persist))
        .add_systems(Last, autosave::part);
}
