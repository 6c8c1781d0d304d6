//! Imports games: from files, and from texts and links on the clipboard. One game a step.
//!
//! A single game is handed over to be opened; several are stored in the library. An error in a
//! text does not affect the other games.

use super::active::PendingGame;
use super::event::LibraryEvent;
use super::imported::{ImportError, Imported, MAX_ERRORS, Origin};
use super::service::{Job, LibraryService, Step};
use super::state::LibraryState;
use crate::app::session::IntentMessage;
use crate::catalogue::custom::{EXTENSION, LARGEST as LARGEST_OWN};
use crate::catalogue::file::{read_all, read_text};
use crate::catalogue::library::StoreError;
use crate::catalogue::{CustomFileError, CustomFileProblem};
use crate::game::play::{Intent, OpenedGame};
use crate::rules::Variant;
use crate::rules::notation::game::GameLocation;
use crate::rules::notation::{Game, is_link};
use bevy::prelude::World;
use std::collections::VecDeque;
use std::ffi::OsStr;
use std::path::{Path, PathBuf};
use std::sync::Arc;

/// The largest file that is read, in bytes.
pub const LARGEST: u64 = 16 * 1024 * 1024;
/// The share of reading in the progress; the rest is storing.
const READING: f32 = 0.6;

/// Where games are imported from.
#[derive(Clone, Debug)]
pub enum ImportSource {
    /// A file with records, a link, or one of the player's own variants, boards or stones.
    File(PathBuf),
    /// The same with its text, where files have no paths.
    Named(PathBuf, String),
    /// A text with records, or a link: from the clipboard.
    Text(String),
}

/// The state of an import.
pub(super) struct ImportJob {
    sources: VecDeque<ImportSource>,
    source_count: usize,
    /// The text being read, where it is from, and how far it has been read.
    text: Option<(Origin, String, GameLocation)>,
    games: VecDeque<(Arc<Variant>, Game)>,
    /// The number of games read in total.
    count: usize,
    is_read: bool,
    result: Imported,
}

impl ImportJob {
    pub fn new(sources: Vec<ImportSource>, for_review: bool) -> Self {
        Self {
            source_count: sources.len(),
            sources: sources.into(),
            text: None,
            games: VecDeque::new(),
            count: 0,
            is_read: false,
            result: Imported { for_review, ..Imported::default() },
        }
    }

    /// The import has ended.
    fn imported(&mut self) -> Step {
        let imported = std::mem::take(&mut self.result);
        Step::done(move |world| receive(imported, world))
    }

    /// The progress, from 0 to 1.
    fn progress(&self) -> f32 {
        if self.is_read {
            let stored = self.count.saturating_sub(self.games.len()) as f32;
            return READING + (1.0 - READING) * stored / self.count.max(1) as f32;
        }
        let within = self
            .text
            .as_ref()
            .map_or(0.0, |(_, text, at)| at.bytes() as f32 / text.len().max(1) as f32 - 1.0);
        let sources = self.source_count.max(1) as f32;
        READING * ((sources - self.sources.len() as f32 + within) / sources).clamp(0.0, 1.0)
    }

    fn open(&mut self, source: ImportSource, service: &mut LibraryService) {
        let (path, text) = match source {
            ImportSource::Text(text) => return self.read(Origin::Text, text, service),
            ImportSource::Named(path, text) => {
                let text = read_all(text.as_bytes(), size_limit(&path));
                (path, text)
            }
            ImportSource::File(path) => {
                let text = read_text(&path, size_limit(&path));
                (path, text)
            }
        };
        match text {
            Ok(text) if is_own(&path) => match service.import_own(&path, &text) {
                Ok((made, choices)) => {
                    self.result.own.push(made);
                    self.result.choices = Some(Box::new(choices));
                }
                Err(error) => self.result.add_error(error),
            },
            Ok(text) => self.read(Origin::File(path), text, service),
            Err(error) if is_own(&path) => {
                let problem = CustomFileProblem::File(error);
                self.result
                    .add_error(ImportError::Own(Box::new(CustomFileError { path, problem })));
            }
            Err(error) => self.result.add_error(ImportError::File(path, error)),
        }
    }

    /// Starts to read a text with records, or reads a link.
    fn read(&mut self, origin: Origin, text: String, service: &LibraryService) {
        if !is_link(text.trim()) {
            self.text = Some((origin, text, GameLocation::START));
            return;
        }
        match service.catalogue.read_link(text.trim()) {
            Ok(game) => self.games.push_back(game),
            Err(error) => self.result.add_error(ImportError::Link(origin, error)),
        }
    }
}

impl Job for ImportJob {
    /// Reads or stores one more game.
    fn step(&mut self, service: &mut LibraryService) -> Step {
        if let Some((origin, text, at)) = &mut self.text {
            match service.catalogue.read_next(text, at, None) {
                Some(Ok(game)) => {
                    let room = MAX_ERRORS.saturating_sub(self.result.warnings.len());
                    let warnings = game.1.warnings.iter().take(room);
                    let warnings = warnings.map(|warning| (origin.clone(), warning.clone()));
                    self.result.warnings.extend(warnings);
                    self.games.push_back(game);
                }
                Some(Err(unread)) => {
                    self.result.add_error(ImportError::Record(origin.clone(), Box::new(unread)));
                }
                None => self.text = None,
            }
        } else if let Some(source) = self.sources.pop_front() {
            self.open(source, service);
        } else if !self.is_read {
            self.is_read = true;
            self.count = self.games.len();
            let is_single = self.count == 1 && self.result.errors.is_empty();
            if is_single && self.result.own.is_empty() {
                self.result.single = self.games.pop_front();
            }
        } else if let Some((_, game)) = self.games.pop_front() {
            match service.library.add([&game], (service.now)()) {
                Ok(_) => self.result.stored += 1,
                Err(error) => {
                    if !matches!(error, StoreError::TooLarge { .. }) {
                        // The other games would fail for the same reason.
                        self.result.more_errors += self.games.len();
                        self.games.clear();
                    }
                    self.result.add_error(ImportError::Store(error));
                }
            }
        } else {
            return self.imported();
        }
        let done = (self.count.max(self.games.len()), self.progress());
        Step::More(Box::new(move |world| {
            world.resource_mut::<LibraryState>().importing = Some(done);
        }))
    }

    /// Tells what was done before.
    fn cancel(&mut self) -> Step {
        self.result.cancelled = true;
        self.imported()
    }
}

/// Opens a game that was imported alone, or tells what was imported.
fn receive(mut imported: Imported, world: &mut World) {
    let mut library = world.resource_mut::<LibraryState>();
    library.importing = None;
    let Some((variant, game)) = imported.single.take() else {
        library.refresh_lists();
        library.list_own();
        world.write_message(LibraryEvent::Imported(Arc::new(imported)));
        return;
    };
    let opened = Box::new(OpenedGame::by_people(variant, game));
    let intent = if imported.for_review {
        library.review_next = None;
        Intent::OpenReview(opened)
    } else {
        let number = library.next_number();
        library.next_game = Some(PendingGame { number, id: None });
        Intent::Open(opened)
    };
    world.write_message(IntentMessage(intent));
    world.write_message(LibraryEvent::Opened(None));
    if !imported.warnings.is_empty() {
        let warnings = imported.warnings.into_iter().map(|(_, warning)| warning);
        world.write_message(LibraryEvent::Warned(warnings.collect()));
    }
}

/// Whether a file is one of the player's own variants, boards or stones, by its extension.
fn is_own(path: &Path) -> bool {
    path.extension() == Some(OsStr::new(EXTENSION))
}

/// The largest size of such a file that is read, in bytes.
fn size_limit(path: &Path) -> u64 {
    if is_own(path) { LARGEST_OWN } else { LARGEST }
}
