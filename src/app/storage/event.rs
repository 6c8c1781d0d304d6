//! What happened in the library.

use super::export::Exported;
use super::imported::Imported;
use super::own::Removed;
use crate::catalogue::library::{OpenError, SaveError};
use crate::rules::notation::game::GameWarning;
use bevy::prelude::Message;
use std::sync::Arc;

/// What happened in the library.
#[derive(Message, Clone, Debug)]
pub enum LibraryEvent {
    /// A game is on the board now. If its newest save could not be used, the reason.
    Opened(Option<SaveError>),
    /// The record of the game on the board, which was imported, is odd: what is odd about it.
    Warned(Vec<GameWarning>),
    /// A game was deleted.
    Deleted(String),
    /// A deleted game was restored.
    Restored(String),
    /// The game with this id could not be opened, renamed, annotated, deleted or restored.
    Failed(String, OpenError),
    /// Games were imported.
    Imported(Arc<Imported>),
    /// The clipboard holds no text, or the browser refuses to hand it out.
    PasteFailed {
        /// Whether the browser refuses.
        refused: bool,
    },
    /// One of the player's own files was removed, or could not be.
    OwnRemoved(Arc<Removed>),
    /// Games were exported, or could not be.
    Exported(Exported),
    /// The analysis that is stored beside a game was read.
    Analysis {
        /// The id of the game.
        id: String,
        /// The text, which may be damaged; `None` if there is none.
        text: Option<String>,
    },
    /// The system has no dialogs, so the path must be typed.
    NoDialog {
        /// Whether games were to be read, not written.
        import: bool,
    },
}
