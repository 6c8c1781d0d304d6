//! Texts of variants, fetched from the site when they are needed.

use super::bridge;
use crate::app::fetched::{FetchedText, TextSource};

/// Fetches texts of one kind with the page's script.
pub(super) struct PageTexts {
    ask: fn(&str),
    answer: fn() -> Option<String>,
}

impl PageTexts {
    /// The packs of puzzles.
    pub(super) const PACKS: Self = Self { ask: bridge::fetch_pack, answer: bridge::fetched_pack };
    /// The openings of engine games.
    pub(super) const OPENINGS: Self =
        Self { ask: bridge::fetch_openings, answer: bridge::fetched_openings };
    /// The opening books.
    pub(super) const BOOKS: Self = Self { ask: bridge::fetch_book, answer: bridge::fetched_book };
}

impl TextSource for PageTexts {
    fn fetch(&mut self, variant: &str) {
        (self.ask)(variant);
    }

    fn poll(&mut self) -> Option<FetchedText> {
        let answer = (self.answer)()?;
        let (variant, text) = match answer.split_once('\n') {
            Some((variant, text)) => (variant, Some(text.to_owned())),
            None => (answer.as_str(), None),
        };
        Some(FetchedText { variant: variant.to_owned(), text })
    }
}
