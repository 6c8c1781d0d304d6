//! How well a character knows the opening book.

use super::Character;
use super::adjusting::TurnPlayer;
use crate::Report;
use crate::book::Book;
use fanorona_rules::Record;
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

#[cfg(test)]
#[expect(clippy::unwrap_used, reason = "a test may stop at once")]
mod tests {
    use super::*;
    use crate::book::shipped;
    use crate::character::named;
    use fanorona_rules::Position;
    use fanorona_rules::notation::{read_position, write_position};
    use fanorona_rules::variant::shipped::variant;

    #[test]
    fn a_character_knows_as_many_of_its_turns_as_it_says() {
        let dimy = variant("dimy").unwrap();
        let book = shipped::book(&dimy.rules).unwrap();
        let knowledge = BookKnowledge { turns: 3, margin: 2_000 };
        let fara = named("fara").unwrap();
        let character = Character { book: Some(knowledge), ..fara.as_ref().clone() };
        let start = write_position(&dimy.rules, &Position::start(&dimy.rules));
        for (number, knows) in [(1, true), (3, true), (4, false)] {
            let text = start.replace(" 0 1", &format!(" 0 {number}"));
            let position = read_position(&dimy.rules, &text).unwrap();
            assert_eq!(position.number(), number);
            let game = Record::from_position(dimy.rules.clone(), position);
            let turn = character.book_turn(&game, &book, 1);
            assert_eq!(turn.is_some(), knows, "turn {number}");
        }
    }
}
