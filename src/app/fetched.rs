//! Texts that a page fetches when they are needed: puzzles, openings and opening books. On the desktop they are
//! compiled in.

use bevy::prelude::*;

/// A kind of texts, one for each variant.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TextKind {
    /// A pack of puzzles.
    Puzzles,
    /// The openings of engine games.
    Openings,
    /// An opening book.
    Book,
}

/// A text of a variant that was fetched, or that could not be fetched.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FetchedText {
    /// Its kind.
    pub kind: TextKind,
    /// The key of the variant.
    pub variant: String,
    /// The text; `None` if it could not be fetched.
    pub text: Option<String>,
}

/// Where texts are fetched from.
pub trait TextSource: Send + Sync {
    /// Starts to fetch a text of this variant.
    fn fetch(&mut self, kind: TextKind, variant: &str);
    /// A text that has arrived, once.
    fn poll(&mut self) -> Option<FetchedText>;
}

/// Fetches texts.
#[derive(Resource, Default)]
pub struct Fetcher {
    source: Option<Box<dyn TextSource>>,
    /// The kinds of the texts that are on their way.
    expected: Vec<TextKind>,
    arrived: Vec<FetchedText>,
}

impl Fetcher {
    /// Fetches texts from this source.
    pub fn new(source: impl TextSource + 'static) -> Self {
        Self { source: Some(Box::new(source)), ..Self::default() }
    }

    /// Whether texts are fetched. Otherwise they are compiled in.
    pub const fn has_source(&self) -> bool {
        self.source.is_some()
    }

    /// Whether texts of this kind are on their way, or are there and not taken.
    pub fn is_fetching(&self, kind: TextKind) -> bool {
        self.expected.contains(&kind) || self.arrived.iter().any(|text| text.kind == kind)
    }

    /// Whether anything is on its way.
    pub const fn is_busy(&self) -> bool {
        !self.expected.is_empty()
    }

    /// Starts to fetch a text of a variant, unless it is compiled in.
    pub fn fetch(&mut self, kind: TextKind, variant: &str) {
        if let Some(source) = &mut self.source {
            source.fetch(kind, variant);
            self.expected.push(kind);
        }
    }

    /// A text of this kind that has arrived, once.
    pub fn take(&mut self, kind: TextKind) -> Option<FetchedText> {
        while let Some(text) = self.source.as_mut().and_then(|source| source.poll()) {
            if let Some(place) = self.expected.iter().position(|kind| *kind == text.kind) {
                self.expected.swap_remove(place);
            }
            self.arrived.push(text);
        }
        let place = self.arrived.iter().position(|text| text.kind == kind)?;
        Some(self.arrived.remove(place))
    }
}
