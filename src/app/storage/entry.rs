//! A game of the library as the pages know it.

use crate::catalogue::library::SavedGame;

/// A kept game, and what it can be found by.
#[derive(Clone, Debug)]
pub struct Entry {
    /// The game.
    pub kept: SavedGame,
    /// Its names and remarks in small letters.
    words: String,
}

impl Entry {
    /// A game as it was read.
    pub fn new(kept: SavedGame) -> Self {
        use crate::rules::notation::game::NoteText;
        let tags = kept.game.tags.iter().map(|(_, value)| value.as_str());
        let remarks = kept.game.notes.iter().filter_map(|note| match &note.text {
            NoteText::Comment(text) => Some(text.as_str()),
            _ => None,
        });
        let words: Vec<&str> = kept.name().into_iter().chain(tags).chain(remarks).collect();
        let words = words.join("\n").to_lowercase();
        Self { kept, words }
    }

    /// The game's name on the shelf.
    pub fn id(&self) -> &str {
        &self.kept.id
    }

    /// Does every one of these words, in small letters, stand somewhere in its names, tags and
    /// remarks?
    pub fn has_words(&self, words: &str) -> bool {
        words.split_whitespace().all(|word| self.words.contains(word))
    }
}
