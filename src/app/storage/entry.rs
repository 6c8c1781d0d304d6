//! A stored game, and the list of them, as the pages show it.

use crate::catalogue::Catalogue;
use crate::catalogue::library::{DamagedSave, FollowingGame, SavedGame};
use crate::rules::names::folded;
use crate::rules::notation::game::NoteText;
use std::collections::BTreeSet;
use std::sync::Arc;

/// A stored game with its text for searching.
#[derive(Clone, Debug)]
pub struct LibraryEntry {
    /// The game.
    pub kept: SavedGame,
    /// Its name, tags and comments, as they are compared.
    search_text: String,
    /// The next game of its match, if the game is over and its match is not.
    following: Option<FollowingGame>,
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

/// The list of games as the pages show it.
#[derive(Clone, Debug, Default)]
pub struct Listing {
    /// The games, newest first.
    pub games: Vec<Arc<LibraryEntry>>,
    /// The saves that cannot be read.
    pub damaged: Vec<DamagedSave>,
    /// The ids of the games after which the next game of a match can be begun.
    pub next_games: BTreeSet<String>,
}

impl Listing {
    /// These games, newest first.
    pub fn new(mut games: Vec<Arc<LibraryEntry>>, damaged: Vec<DamagedSave>) -> Self {
        games.sort_by(|one, other| other.kept.compare_saved(&one.kept));
        let may_follow = |entry: &LibraryEntry| {
            let next = entry.following.as_ref()?;
            let is_begun = games.iter().any(|game| next.is_before(&game.kept));
            (!is_begun).then(|| entry.id().to_owned())
        };
        let next_games = games.iter().filter_map(|entry| may_follow(entry)).collect();
        Self { games, damaged, next_games }
    }
}
