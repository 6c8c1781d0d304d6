//! Brings games in: from files, from texts and links on the clipboard. One game a step.
//!
//! A single game is handed over to be opened; several are kept in the library. Whatever is wrong
//! with a text does not hide the games beside it.

use super::service::LibraryService;
use super::task::Report;
use crate::catalogue::content::{Content, CustomItem};
use crate::catalogue::custom::{EXTENSION, LARGEST as LARGEST_OWN};
use crate::catalogue::file::{FileError, read_all, read_text};
use crate::catalogue::library::StoreError;
use crate::catalogue::{CustomFileError, CustomFileProblem, ReadGameError};
use crate::rules::Variant;
use crate::rules::notation::game::GameLocation;
use crate::rules::notation::{Game, ParseLinkError, is_link};
use std::collections::VecDeque;
use std::ffi::OsStr;
use std::path::{Path, PathBuf};
use std::sync::Arc;

/// A file of more bytes than these is not read.
pub const LARGEST: u64 = 16 * 1024 * 1024;
/// So many mishaps are told of; the rest is counted.
pub const MOST_MISHAPS: usize = 50;
/// How much of the work reading is; the rest is keeping.
const READING: f32 = 0.6;

/// Where games come from.
#[derive(Clone, Debug)]
pub enum Source {
    /// A file of records, of a link, or of something that a player made.
    File(PathBuf),
    /// The same with its text, where files have no paths.
    Named(PathBuf, String),
    /// A text of records, or a link: from the clipboard.
    Text(String),
}

/// Where something went wrong.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Where {
    /// In a file.
    File(PathBuf),
    /// In a text that has no name.
    Text,
}

/// What went wrong.
#[derive(Clone, Debug)]
pub enum ImportError {
    /// A file cannot be read.
    File(PathBuf, FileError),
    /// A record is none.
    Record(Where, Box<ReadGameError>),
    /// A link is none.
    Link(Where, ParseLinkError),
    /// A game cannot be kept.
    Store(StoreError),
    /// What a player made cannot be used.
    Own(Box<CustomFileError>),
    /// What a player made cannot be put where the rest of it is.
    OwnNotKept(PathBuf, String),
}

/// What came of bringing games in.
#[derive(Debug, Default)]
pub struct Imported {
    /// How many games were kept in the library.
    pub kept: usize,
    /// The only game there was, if there was only one: it is not kept yet.
    pub single: Option<(Arc<Variant>, Game)>,
    /// What went wrong, the first [`MOST_MISHAPS`].
    pub mishaps: Vec<ImportError>,
    /// How many more things went wrong.
    pub more: usize,
    /// What players made, and was put where the rest of it is.
    pub own: Vec<CustomItem>,
    /// What can be chosen now, where that has changed.
    pub choice: Option<Box<Content>>,
    /// It was broken off before the end.
    pub broken_off: bool,
}

impl Imported {
    fn mishap(&mut self, mishap: ImportError) {
        if self.mishaps.len() < MOST_MISHAPS {
            self.mishaps.push(mishap);
        } else {
            self.more += 1;
        }
    }
}

/// The work of bringing games in.
pub(super) struct Job {
    sources: VecDeque<Source>,
    all: usize,
    /// The text being read, where it is from, and how far it is read.
    text: Option<(Where, String, GameLocation)>,
    games: VecDeque<(Arc<Variant>, Game)>,
    /// How many were read in all.
    count: usize,
    is_read: bool,
    done: Imported,
}

impl Job {
    pub fn new(sources: Vec<Source>) -> Self {
        let all = sources.len();
        Self {
            sources: sources.into(),
            all,
            text: None,
            games: VecDeque::new(),
            count: 0,
            is_read: false,
            done: Imported::default(),
        }
    }

    /// Reads or keeps one more game.
    pub fn step(&mut self, clerk: &mut LibraryService) -> Report {
        if let Some((place, text, at)) = &mut self.text {
            match clerk.catalogue.read_next(text, at, None) {
                Some(Ok(game)) => self.games.push_back(game),
                Some(Err(unread)) => {
                    self.done.mishap(ImportError::Record(place.clone(), Box::new(unread)));
                }
                None => self.text = None,
            }
        } else if let Some(source) = self.sources.pop_front() {
            self.open(source, clerk);
        } else if !self.is_read {
            self.is_read = true;
            self.count = self.games.len();
            let is_single = self.count == 1 && self.done.mishaps.is_empty();
            if is_single && self.done.own.is_empty() {
                self.done.single = self.games.pop_front();
            }
        } else if let Some((_, game)) = self.games.pop_front() {
            match clerk.library.add([&game], (clerk.now)()) {
                Ok(_) => self.done.kept += 1,
                Err(error) => {
                    // What cannot be kept once cannot be kept a thousand times either.
                    self.done.more += self.games.len();
                    self.games.clear();
                    self.done.mishap(ImportError::Store(error));
                }
            }
        } else {
            return Report::Imported(Box::new(std::mem::take(&mut self.done)));
        }
        Report::Importing(self.count.max(self.games.len()), self.share())
    }

    /// What was done before it was broken off.
    pub fn broken_off(mut self: Box<Self>) -> Report {
        self.done.broken_off = true;
        Report::Imported(Box::new(self.done))
    }

    /// How much is done, from 0 to 1.
    fn share(&self) -> f32 {
        if self.is_read {
            let kept = self.count.saturating_sub(self.games.len()) as f32;
            return READING + (1.0 - READING) * kept / self.count.max(1) as f32;
        }
        let within = self
            .text
            .as_ref()
            .map_or(0.0, |(_, text, at)| at.bytes() as f32 / text.len().max(1) as f32 - 1.0);
        let sources = self.all.max(1) as f32;
        READING * ((sources - self.sources.len() as f32 + within) / sources).clamp(0.0, 1.0)
    }

    fn open(&mut self, source: Source, clerk: &mut LibraryService) {
        let (path, text) = match source {
            Source::Text(text) => return self.read(Where::Text, text, clerk),
            Source::Named(path, text) => {
                let text = read_all(text.as_bytes(), largest(&path));
                (path, text)
            }
            Source::File(path) => {
                let text = read_text(&path, largest(&path));
                (path, text)
            }
        };
        match text {
            Ok(text) if is_own(&path) => match clerk.take_own(&path, &text) {
                Ok((made, choice)) => {
                    self.done.own.push(made);
                    self.done.choice = Some(Box::new(choice));
                }
                Err(mishap) => self.done.mishap(mishap),
            },
            Ok(text) => self.read(Where::File(path), text, clerk),
            Err(error) if is_own(&path) => {
                let problem = CustomFileProblem::File(error);
                self.done.mishap(ImportError::Own(Box::new(CustomFileError { path, problem })));
            }
            Err(error) => self.done.mishap(ImportError::File(path, error)),
        }
    }

    /// Begins to read a text of records, or reads a link.
    fn read(&mut self, place: Where, text: String, clerk: &LibraryService) {
        if !is_link(text.trim()) {
            self.text = Some((place, text, GameLocation::START));
            return;
        }
        match clerk.catalogue.read_link(text.trim()) {
            Ok(game) => self.games.push_back(game),
            Err(error) => self.done.mishap(ImportError::Link(place, error)),
        }
    }
}

/// Is it something that a player made, by its name?
fn is_own(path: &Path) -> bool {
    path.extension() == Some(OsStr::new(EXTENSION))
}

/// How many bytes are read of such a file.
fn largest(path: &Path) -> u64 {
    if is_own(path) { LARGEST_OWN } else { LARGEST }
}
