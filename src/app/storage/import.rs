//! Brings games in: from files, from texts and links on the clipboard. One game a step.
//!
//! A single game is handed over to be opened; several are kept in the library. Whatever is wrong
//! with a text does not hide the games beside it.

use super::clerk::Clerk;
use super::task::Report;
use crate::catalogue::file::{FileFault, read_text};
use crate::catalogue::library::ShelfFault;
use crate::catalogue::{Catalogue, LARGEST_VARIANT, Unread, Unusable, read_variant};
use crate::rules::Variant;
use crate::rules::notation::game::Place;
use crate::rules::notation::{Game, LinkFault, is_link};
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
    /// A file of records, of a link, or of a variant.
    File(PathBuf),
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
pub enum Mishap {
    /// A file cannot be read.
    File(PathBuf, FileFault),
    /// A record is none.
    Record(Where, Box<Unread>),
    /// A link is none.
    Link(Where, LinkFault),
    /// A game cannot be kept.
    Shelf(ShelfFault),
    /// A variant cannot be used.
    Variant(Box<Unusable>),
    /// A variant cannot be put where the player's own are.
    VariantNotKept(PathBuf, String),
}

/// What came of bringing games in.
#[derive(Debug, Default)]
pub struct Imported {
    /// How many games were kept in the library.
    pub kept: usize,
    /// The only game there was, if there was only one: it is not kept yet.
    pub single: Option<(Arc<Variant>, Game)>,
    /// What went wrong, the first [`MOST_MISHAPS`].
    pub mishaps: Vec<Mishap>,
    /// How many more things went wrong.
    pub more: usize,
    /// The variants that were put where the player's own are.
    pub variants: Vec<Arc<Variant>>,
    /// What can be played now, where that has changed.
    pub catalogue: Option<Box<Catalogue>>,
    /// It was broken off before the end.
    pub broken_off: bool,
}

impl Imported {
    fn mishap(&mut self, mishap: Mishap) {
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
    text: Option<(Where, String, Place)>,
    games: VecDeque<(Arc<Variant>, Game)>,
    read: usize,
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
            read: 0,
            is_read: false,
            done: Imported::default(),
        }
    }

    /// Reads or keeps one more game.
    pub fn step(&mut self, clerk: &mut Clerk) -> Report {
        if let Some((place, text, at)) = &mut self.text {
            match clerk.catalogue.read_next(text, at, None) {
                Some(Ok(game)) => self.games.push_back(game),
                Some(Err(unread)) => {
                    self.done.mishap(Mishap::Record(place.clone(), Box::new(unread)));
                }
                None => self.text = None,
            }
        } else if let Some(source) = self.sources.pop_front() {
            self.open(source, clerk);
        } else if !self.is_read {
            self.is_read = true;
            self.read = self.games.len();
            let is_single = self.read == 1 && self.done.mishaps.is_empty();
            if is_single && self.done.variants.is_empty() {
                self.done.single = self.games.pop_front();
            }
        } else if let Some((_, game)) = self.games.pop_front() {
            match clerk.library.add([&game], (clerk.now)()) {
                Ok(_) => self.done.kept += 1,
                Err(fault) => {
                    // What cannot be kept once cannot be kept a thousand times either.
                    self.done.more += self.games.len();
                    self.games.clear();
                    self.done.mishap(Mishap::Shelf(fault));
                }
            }
        } else {
            return Report::Imported(Box::new(std::mem::take(&mut self.done)));
        }
        Report::Importing(self.read.max(self.games.len()), self.share())
    }

    /// What was done before it was broken off.
    pub fn broken_off(mut self: Box<Self>) -> Report {
        self.done.broken_off = true;
        Report::Imported(Box::new(self.done))
    }

    /// How much is done, from 0 to 1.
    fn share(&self) -> f32 {
        if self.is_read {
            let kept = self.read.saturating_sub(self.games.len()) as f32;
            return READING + (1.0 - READING) * kept / self.read.max(1) as f32;
        }
        let within = self
            .text
            .as_ref()
            .map_or(0.0, |(_, text, at)| at.bytes() as f32 / text.len().max(1) as f32 - 1.0);
        let sources = self.all.max(1) as f32;
        READING * ((sources - self.sources.len() as f32 + within) / sources).clamp(0.0, 1.0)
    }

    fn open(&mut self, source: Source, clerk: &mut Clerk) {
        let (place, text) = match source {
            Source::File(path) if path.extension() == Some(OsStr::new("ron")) => {
                match clerk.take_variant(&path) {
                    Ok(variant) => {
                        self.done.variants.push(variant);
                        self.done.catalogue = Some(Box::new(clerk.catalogue.clone()));
                    }
                    Err(mishap) => self.done.mishap(mishap),
                }
                return;
            }
            Source::File(path) => match read_text(&path, LARGEST) {
                Ok(text) => (Where::File(path), text),
                Err(fault) => return self.done.mishap(Mishap::File(path, fault)),
            },
            Source::Text(text) => (Where::Text, text),
        };
        if is_link(text.trim()) {
            match clerk.catalogue.read_link(text.trim()) {
                Ok(game) => self.games.push_back(game),
                Err(fault) => self.done.mishap(Mishap::Link(place, fault)),
            }
            return;
        }
        self.text = Some((place, text, Place::START));
    }
}

impl Clerk {
    /// Puts a variant where the player's own are, if it is one and its key is free.
    fn take_variant(&mut self, path: &Path) -> Result<Arc<Variant>, Mishap> {
        use crate::catalogue::Problem;
        let unusable = |problem| Mishap::Variant(Box::new(Unusable { path: path.into(), problem }));
        let variant = read_variant(path).map_err(|fault| Mishap::Variant(Box::new(fault)))?;
        if self.catalogue.find(&variant.key).is_some() {
            return Err(unusable(Problem::KeyTaken(variant.key)));
        }
        let not_kept = |detail| Mishap::VariantNotKept(path.to_owned(), detail);
        let folder = self.variants.clone().ok_or_else(|| not_kept(String::new()))?;
        let text =
            read_text(path, LARGEST_VARIANT).map_err(|fault| unusable(Problem::File(fault)))?;
        // The key consists of small letters, digits and hyphens, so it is a file's name.
        let file = folder.join(format!("{}.ron", variant.key));
        if file.exists() {
            return Err(unusable(Problem::KeyTaken(variant.key)));
        }
        std::fs::create_dir_all(&folder)
            .and_then(|()| crate::catalogue::file::write_whole(&file, &text))
            .map_err(|error| not_kept(error.to_string()))?;
        self.catalogue = Catalogue::with_folder(&folder);
        Ok(Arc::new(variant))
    }
}
