//! How well a character knows the opening book.

use super::Character;
use super::adjusting::TurnPlayer;
use crate::engine::Report;
use crate::engine::book::Book;
use crate::rules::Record;
use serde::{Deserialize, Serialize};

/// How well a character knows the opening book.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct BookKnowledge {
    /// The number of its own turns that it knows from the start of a game.
    pub turns: u32,
    /// By how much a turn may be worse than the best one, in hundredths of a stone. The character chooses
    /// among such turns, the better ones more often.
    pub margin: u32,
}

impl Character {
    /// The turn that the character knows from this book; `None` if it does not know one and has to
    /// search. The same seed gives the same turn.
    ///
    /// ```
    /// use fanorona::engine::book::shipped;
    /// use fanorona::engine::character::named;
    /// use fanorona::rules::{Record, variant::shipped::variant};
    ///
    /// let game = Record::new(variant("tsivy").unwrap().rules.clone());
    /// let book = shipped::book(game.rules()).unwrap();
    /// assert!(named("ombiasy").unwrap().book_turn(&game, &book, 1).is_some());
    /// assert!(named("fara").unwrap().book_turn(&game, &book, 1).is_none());
    /// ```
    pub fn book_turn(&self, record: &Record, book: &Book, seed: u64) -> Option<Report> {
        match self.player_of_turn(record, seed) {
            Some(TurnPlayer::Character(player)) => return player.book_turn(record, book, seed),
            Some(TurnPlayer::Random) => return None,
            None => {}
        }
        let BookKnowledge { turns, margin } = self.book?;
        if record.position().number() > turns {
            return None;
        }
        book.choose(record, margin, seed)
    }
}
