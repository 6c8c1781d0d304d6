//! What the worker is asked for, and what it answers.

use super::entry::Entry;
use super::export::{Exported, Piece};
use super::import::{Imported, Source};
use super::listing::Listing;
use super::own::{OwnFile, Removed};
use crate::catalogue::library::{SaveError, SavedGame, StoreError};
use crate::rules::notation::Game;
use std::path::PathBuf;
use std::sync::Arc;

/// Something to be done with the player's games.
#[derive(Debug)]
pub enum Task {
    /// Keep the game with this number at the table as it stands now.
    Keep {
        /// The number, another one for each game since the program began.
        number: u64,
        /// The game.
        game: Box<Game>,
        /// What belongs to it.
        state: Vec<(&'static str, String)>,
    },
    /// The game of this number is at the table no more.
    Leave(u64),
    /// Take up a kept game, to be played on under this number.
    TakeUp {
        /// The number.
        number: u64,
        /// The game's name on the shelf.
        id: String,
    },
    /// Find the game that was broken off last.
    FindBrokenOff,
    /// Read all games, or all deleted ones.
    List {
        /// The deleted ones.
        trash: bool,
    },
    /// Delete a game.
    Delete(String),
    /// Bring a deleted game back.
    Restore(String),
    /// Give a game a name.
    Name {
        /// The game's name on the shelf.
        id: String,
        /// The name; an empty one takes it away.
        name: String,
    },
    /// Keep the remarks on a game with it.
    Annotate {
        /// The game's name on the shelf.
        id: String,
        /// The game with its remarks.
        game: Box<Game>,
    },
    /// Bring games in.
    Import(Vec<Source>),
    /// Write games into one file.
    Export {
        /// The games.
        games: Vec<Piece>,
        /// The file.
        path: PathBuf,
        /// May a file that is there be replaced?
        replace: bool,
    },
    /// Read what the player made.
    ListOwn,
    /// Take something away that the player made.
    RemoveOwn(Box<OwnFile>),
    /// Do no more of what takes long.
    Cancel,
}

/// Why a game cannot be opened.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum OpenError {
    /// It cannot be read.
    Save(SaveError),
    /// It cannot be taken up.
    Store(StoreError),
}

/// What came of a task.
#[derive(Debug)]
pub enum Report {
    /// The game at the table is kept under this name, or cannot be kept.
    Saved(u64, Result<String, StoreError>),
    /// A game is taken up under this number.
    TakenUp(u64, String, Result<Box<SavedGame>, OpenError>),
    /// The game that was broken off last.
    BrokenOff(Option<Box<Entry>>),
    /// So many of all are read.
    Listing(usize, usize),
    /// All are read, or the shelf cannot be.
    Listed(bool, Result<Listing, StoreError>),
    /// The game of this name is deleted.
    Deleted(String, Result<(), StoreError>),
    /// It is back.
    Restored(String, Result<(), StoreError>),
    /// It has another name, or other remarks.
    Named(String, Result<(), OpenError>),
    /// So many games are read and kept, and this part of the work is done, from 0 to 1.
    Importing(usize, f32),
    /// Games were brought in.
    Imported(Box<Imported>),
    /// What the player made.
    OwnListed(Vec<OwnFile>),
    /// Something of it was taken away.
    OwnRemoved(Box<Removed>),
    /// Games were written.
    Exported(Exported),
    /// Nothing more is to be said of the task.
    Done,
}

impl Report {
    /// Is the task done with it?
    pub const fn is_last(&self) -> bool {
        !matches!(self, Self::Listing(..) | Self::Importing(..))
    }
}

/// Games of a list, shared with who shows them.
pub(super) type Entries = Vec<Arc<Entry>>;
