//! Texts of variants, fetched from the site when they are needed.

use super::bridge;
use crate::app::fetched::{FetchedText, TextKind, TextSource};

/// The kinds of texts with their names in the page's script.
const KINDS: [(&str, TextKind); 3] =
    [("puzzles", TextKind::Puzzles), ("openings", TextKind::Openings), ("book", TextKind::Book)];

/// Fetches texts with the page's script.
pub(super) struct PageTexts;

impl TextSource for PageTexts {
    fn fetch(&mut self, kind: TextKind, variant: &str) {
        let name = KINDS.iter().find(|(_, known)| *known == kind).map_or("", |(name, _)| name);
        bridge::fetch_text(name, variant);
    }

    fn poll(&mut self) -> Option<FetchedText> {
        let answer = bridge::fetched_text()?;
        let (head, text) = match answer.split_once('\n') {
            Some((head, text)) => (head, Some(text.to_owned())),
            None => (answer.as_str(), None),
        };
        let (name, variant) = head.split_once(' ')?;
        let (_, kind) = *KINDS.iter().find(|(known, _)| *known == name)?;
        Some(FetchedText { kind, variant: variant.to_owned(), text })
    }
}
