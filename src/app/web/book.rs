//! The opening books, fetched from the site when an opponent knows them.

use super::bridge;
use crate::app::opponent::{BookSource, FetchedBook};

/// Fetches books with the page's script.
pub(super) struct PageBooks;

impl BookSource for PageBooks {
    fn fetch(&mut self, variant: &str) {
        bridge::fetch_book(variant);
    }

    fn poll(&mut self) -> Option<FetchedBook> {
        let answer = bridge::fetched_book()?;
        let (variant, text) = match answer.split_once('\n') {
            Some((variant, text)) => (variant, Some(text.to_owned())),
            None => (answer.as_str(), None),
        };
        Some(FetchedBook { variant: variant.to_owned(), text })
    }
}
