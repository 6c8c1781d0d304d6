//! A stored game as the pages show it.

use crate::catalogue::Catalogue;
use crate::catalogue::library::{FollowingGame, SavedGame};
use crate::rules::names::folded;
use crate::rules::notation::game::NoteText;

/// A stored game with its text for searching.
#[derive(Clone, Debug)]
pub struct LibraryEntry {
    /// The game.
    pub kept: SavedGame,
    /// Its name, tags and comments, as they are compared.
    search_text: String,
    /// The next game of its match, if the game is over and its match is not.
    pub(super) following: Option<FollowingGame>,
}

impl LibraryEntry {
    /// The entry of a game.
    pub fn new(kept: SavedGame, catalogue: &Catalogue) -> Self {
        let tags = kept.game.tags.iter().map(|(_, value)| value.as_str());
        let comments = kept.game.notes.iter().filter_map(|note| match &note.text {
            NoteText::Comment(text) => Some(text.as_str()),
            _ => None,
        });
        let texts: Vec<&str> = kept.name().into_iter().chain(tags).chain(comments).collect();
        let search_text = folded(&texts.join("\n"));
        let following = FollowingGame::after(&kept, catalogue);
        Self { kept, search_text, following }
    }

    /// The game's id in the store.
    pub fn id(&self) -> &str {
        &self.kept.id
    }

    /// Whether each of these words, which are [`folded`], occurs in the game's name, tags or comments.
    pub fn has_words(&self, words: &str) -> bool {
        words.split_whitespace().all(|word| self.search_text.contains(word))
    }
}
