//! The openings of engine games, fetched from the site when the explorer is opened.

use super::bridge;
use crate::app::explore::{FetchedOpenings, OpeningsSource};

/// Fetches openings with the page's script.
pub(super) struct PageOpenings;

impl OpeningsSource for PageOpenings {
    fn fetch(&mut self, variant: &str) {
        bridge::fetch_openings(variant);
    }

    fn poll(&mut self) -> Option<FetchedOpenings> {
        let answer = bridge::fetched_openings()?;
        let (variant, text) = match answer.split_once('\n') {
            Some((variant, text)) => (variant, Some(text.to_owned())),
            None => (answer.as_str(), None),
        };
        Some(FetchedOpenings { variant: variant.to_owned(), text })
    }
}
