//! The packs of puzzles, fetched from the site when puzzles are asked for.

use super::bridge;
use crate::app::puzzles::{FetchedPack, PackSource};

/// Fetches packs with the page's script.
pub(super) struct PagePacks;

impl PackSource for PagePacks {
    fn fetch(&mut self, variant: &str) {
        bridge::fetch_pack(variant);
    }

    fn poll(&mut self) -> Option<FetchedPack> {
        let answer = bridge::fetched_pack()?;
        let (variant, text) = match answer.split_once('\n') {
            Some((variant, text)) => (variant, Some(text.to_owned())),
            None => (answer.as_str(), None),
        };
        Some(FetchedPack { variant: variant.to_owned(), text })
    }
}
