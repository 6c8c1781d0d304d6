//! Tasks for the worker, and its reports.

use super::entry::LibraryEntry;
use super::export::{ExportItem, Exported};
use super::import::{ImportSource, Imported};
use super::listing::Listing;
use super::own::{OwnFile, Removed};
use crate::catalogue::library::{OpenError, SavedGame, StoreError};
use crate::rules::notation::Game;
use std::path::PathBuf;

/// A task of the library service. Games are identified by their ids in the store; a game on the
/// board also has a number, different for each since the program started.
#[derive(Debug)]
pub enum Task {
    /// Save the game on the board.
    Save {
        /// The game's number.
        number: u64,
        /// The game.
        game: Box<Game>,
        /// The state stored with it: players, clocks, seed.
        state: Vec<(&'static str, String)>,
    },
    /// The game of this number has left the board: unlock it.
    Release(u64),
    /// Lock and read a stored game, to continue it under this number.
    Resume {
        /// The number.
        number: u64,
        /// The game.
        id: String,
    },
    /// Find the game that was interrupted last.
    FindInterrupted,
    /// Read all games, or all deleted ones.
    List {
        /// Whether to read the deleted games.
        trash: bool,
    },
    /// Delete a game.
    Delete(String),
    /// Restore a deleted game.
    Restore(String),
    /// Give a game a name.
    Rename {
        /// The game.
        id: String,
        /// The name; an empty one removes it.
        name: String,
    },
    /// Store the comments on a game with it.
    Annotate {
        /// The game.
        id: String,
        /// The game with its comments.
        game: Box<Game>,
    },
    /// Read the analysis that is stored beside a game.
    ReadAnalysis(String),
    /// Store the analysis of a game beside it.
    StoreAnalysis {
        /// The game.
        id: String,
        /// The analysis as text.
        text: String,
    },
    /// Import games.
    Import {
        /// Where they are.
        sources: Vec<ImportSource>,
        /// Whether a single game is only reviewed.
        for_review: bool,
    },
    /// Write games into one file.
    Export {
        /// The games.
        games: Vec<ExportItem>,
        /// The file.
        path: PathBuf,
        /// Whether an existing file may be replaced.
        replace: bool,
    },
    /// Read the player's own variants, boards and stones.
    ListOwn,
    /// Remove one of the player's own variants, boards or stones.
    RemoveOwn(Box<OwnFile>),
    /// Cancel everything that takes long.
    Cancel,
}

impl Task {
    /// Whether it changes what is stored of games, and takes no longer than a save.
    pub(super) const fn changes_games(&self) -> bool {
        matches!(
            self,
            Self::Delete(_)
                | Self::Restore(_)
                | Self::Rename { .. }
                | Self::Annotate { .. }
                | Self::StoreAnalysis { .. }
        )
    }
}

/// The result of a task, or its progress.
#[derive(Debug)]
pub enum StorageReport {
    /// The game of this number was saved under an id, or could not be.
    Saved(u64, Result<String, StoreError>),
    /// A save of the game of this number became unnecessary, because a newer one was submitted.
    SaveReplaced(u64),
    /// A game is to be continued under this number.
    Resumed(u64, String, Result<Box<SavedGame>, OpenError>),
    /// The game that was interrupted last; `None` if there is none.
    Interrupted(Option<Box<LibraryEntry>>),
    /// The numbers of games read so far and in total.
    Listing(usize, usize),
    /// The games, or the deleted ones, have been read, or the store could not be.
    Listed(bool, Result<Listing, StoreError>),
    /// A game was deleted, or could not be.
    Deleted(String, Result<(), StoreError>),
    /// A game was restored, or could not be.
    Restored(String, Result<(), StoreError>),
    /// A game has another name or other comments, or could not be changed.
    Renamed(String, Result<(), OpenError>),
    /// The text of the analysis beside this game; `None` if there is none.
    Analysis(String, Option<String>),
    /// The number of games imported so far, and the progress from 0 to 1.
    Importing(usize, f32),
    /// An import has ended.
    Imported(Box<Imported>),
    /// The player's own variants, boards and stones.
    OwnListed(Vec<OwnFile>),
    /// One of them was removed, or could not be.
    OwnRemoved(Box<Removed>),
    /// Games were exported, or could not be.
    Exported(Exported),
    /// The task is done without a result.
    Done,
}

impl StorageReport {
    /// Whether the task is done. Every task ends with one such report.
    pub(crate) const fn is_last(&self) -> bool {
        !matches!(self, Self::Listing(..) | Self::Importing(..))
    }
}
