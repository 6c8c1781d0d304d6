//! Texts that a page fetches when they are needed: puzzles, openings and opening books. On the desktop they are
//! compiled in.

/// A text of a variant that was fetched, or that could not be fetched.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FetchedText {
    /// The key of the variant.
    pub variant: String,
    /// The text; `None` if it could not be fetched.
    pub text: Option<String>,
}

/// Fetches texts of one kind.
pub trait TextSource: Send + Sync {
    /// Starts to fetch the text of this variant.
    fn fetch(&mut self, variant: &str);
    /// A text that has arrived, once.
    fn poll(&mut self) -> Option<FetchedText>;
}
