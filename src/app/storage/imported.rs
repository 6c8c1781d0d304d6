//! What an import brought, and what went wrong.

use crate::catalogue::content::{Content, CustomItem};
use crate::catalogue::file::FileError;
use crate::catalogue::library::StoreError;
use crate::catalogue::{CustomFileError, ReadGameError};
use crate::formats::MOST_ERRORS;
use crate::rules::Variant;
use crate::rules::notation::game::GameWarning;
use crate::rules::notation::{Game, ParseLinkError};
use std::path::PathBuf;
use std::sync::Arc;

/// The most errors that are listed; further ones are only counted.
pub(crate) const MAX_ERRORS: usize = MOST_ERRORS;

/// Where an error occurred.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Origin {
    /// In a file.
    File(PathBuf),
    /// In a text without a name.
    Text,
}

/// Why something cannot be imported.
#[derive(Clone, Debug)]
pub enum ImportError {
    /// A file cannot be read.
    File(PathBuf, FileError),
    /// A text is no valid record.
    Record(Origin, Box<ReadGameError>),
    /// A text is no valid link.
    Link(Origin, ParseLinkError),
    /// A game cannot be stored.
    Store(StoreError),
    /// One of the player's own variants, boards or stones cannot be used.
    Own(Box<CustomFileError>),
    /// One of the player's own variants, boards or stones cannot be stored.
    OwnNotStored(PathBuf, String),
}

/// The result of an import.
#[derive(Debug, Default)]
pub struct Imported {
    /// The number of games stored in the library.
    pub stored: usize,
    /// The game, if there was only one. It is not stored yet.
    pub single: Option<(Arc<Variant>, Game)>,
    /// Whether a single game is only reviewed.
    pub for_review: bool,
    /// The errors, at most `MAX_ERRORS`.
    pub errors: Vec<ImportError>,
    /// The number of further errors.
    pub more_errors: usize,
    /// What is odd about the records of games that were imported all the same, at most `MAX_ERRORS`.
    pub warnings: Vec<(Origin, GameWarning)>,
    /// The variants, boards and stones that were stored.
    pub own: Vec<CustomItem>,
    /// What can be chosen now; `None` if nothing has changed.
    pub choices: Option<Box<Content>>,
    /// Whether the import was cancelled.
    pub cancelled: bool,
}

impl Imported {
    pub(super) fn add_error(&mut self, error: ImportError) {
        if self.errors.len() < MAX_ERRORS {
            self.errors.push(error);
        } else {
            self.more_errors += 1;
        }
    }
}
