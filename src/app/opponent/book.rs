//! The opening book of a page, which is fetched when an opponent knows it. On the desktop it is compiled
//! in, and the search asks it.

use crate::app::fetched::{FetchedText, Fetcher, TextKind};
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
    /// The variant whose book was asked for last.
    key: Option<&'static str>,
    reader: Option<BookReader>,
    book: Option<Arc<Book>>,
}

impl OpponentBook {
    /// Whether a book is being read.
    pub const fn is_busy(&self) -> bool {
        self.reader.is_some()
    }

    /// The turn that a character knows from the book; `None` if it has to search.
    pub(super) fn turn(&self, character: &Character, record: &Record, seed: u64) -> Option<Report> {
        character.book_turn(record, self.book.as_ref()?, seed)
    }
}

/// Fetches the book when a computer plays that knows it, and reads a few positions in each frame. A book
/// that is missing or damaged is not used: the computer then searches.
pub(super) fn load(
    session: Res<CurrentSession>,
    mut fetcher: ResMut<Fetcher>,
    mut book: ResMut<OpponentBook>,
) {
    let (book, fetcher) = (book.bypass_change_detection(), fetcher.bypass_change_detection());
    if !fetcher.has_source() {
        return;
    }
    if let Some(reader) = &mut book.reader {
        match reader.read_some(POSITIONS) {
            Ok(None) => {}
            Ok(Some(read)) => (book.reader, book.book) = (None, Some(Arc::new(read))),
            Err(_) => book.reader = None,
        }
        return;
    }
    if let Some(FetchedText { variant, text, .. }) = fetcher.take(TextKind::Book)
        && book.key == Some(variant.as_str())
    {
        let read = |text: String| BookReader::new(&text, &variants::variant(&variant)?).ok();
        book.reader = text.and_then(read);
        return;
    }
    let knows = |side| match session.seat(side) {
        Seat::Computer(character) => character.knows_book(),
        Seat::Person | Seat::Exercise => false,
    };
    let key = shipped::key(&session.variant().rules);
    if let Some(key) = key.filter(|_| key != book.key && Side::BOTH.into_iter().any(knows)) {
        (book.key, book.book) = (Some(key), None);
        fetcher.fetch(TextKind::Book, key);
    }
}
