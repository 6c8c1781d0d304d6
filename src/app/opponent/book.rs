//! The opening book of a page, which is fetched when an opponent knows it. On the desktop it is compiled
//! in, and the search backend asks it.

use crate::app::fetched::{FetchedText, TextSource};
use crate::app::session::CurrentSession;
use crate::engine::book::{Book, BookReader, shipped};
use crate::engine::{Character, Report};
use crate::game::play::Seat;
use crate::rules::variant::shipped as variants;
use crate::rules::{Record, Side};
use bevy::prelude::*;
use std::sync::Arc;

/// The number of positions that are read in a frame.
const POSITIONS: usize = 400;

/// The book from which opponents play without a search.
#[derive(Resource, Default)]
pub struct OpponentBook {
    source: Option<Box<dyn TextSource>>,
    /// The variant whose book was asked for last.
    key: Option<&'static str>,
    /// Whether it is on its way.
    fetching: bool,
    reader: Option<BookReader>,
    book: Option<Arc<Book>>,
}

impl OpponentBook {
    /// Fetches books from this source. Without one, search backends have them.
    pub fn new(source: impl TextSource + 'static) -> Self {
        Self { source: Some(Box::new(source)), ..Self::default() }
    }

    /// Whether a book is on its way or being read.
    pub const fn is_busy(&self) -> bool {
        self.fetching || self.reader.is_some()
    }

    /// The turn that a character knows from the book; `None` if it has to search.
    pub(super) fn turn(&self, character: &Character, record: &Record, seed: u64) -> Option<Report> {
        character.book_turn(record, self.book.as_ref()?, seed)
    }
}

/// Fetches the book when a computer plays that knows it, and reads a few positions in each frame. A book
/// that is missing or damaged is not used: the computer then searches.
pub(super) fn load(session: Res<CurrentSession>, mut book: ResMut<OpponentBook>) {
    let book = book.bypass_change_detection();
    let Some(source) = &mut book.source else { return };
    if let Some(reader) = &mut book.reader {
        match reader.read_some(POSITIONS) {
            Ok(None) => {}
            Ok(Some(read)) => (book.reader, book.book) = (None, Some(Arc::new(read))),
            Err(_) => book.reader = None,
        }
        return;
    }
    if let Some(FetchedText { variant, text }) = source.poll()
        && book.key == Some(variant.as_str())
    {
        book.fetching = false;
        let read = |text: String| BookReader::new(&text, &variants::variant(&variant)?).ok();
        book.reader = text.and_then(read);
        return;
    }
    let knows = |side| match session.seat(side) {
        Seat::Computer(character) => character.knows_book(),
        Seat::Person | Seat::Exercise => false,
    };
    let key = shipped::key(&session.variant().rules);
    if key.is_some() && key != book.key && Side::BOTH.into_iter().any(knows) {
        (book.key, book.book, book.fetching) = (key, None, true);
        key.iter().for_each(|key| source.fetch(key));
    }
}
