//! A game with its rules as text, for a process that shares no memory with the caller.

use fanorona_rules::notation::Game;
use fanorona_rules::notation::link::{read_link, write_link};
use fanorona_rules::variant::shipped;
use fanorona_rules::{Record, Variant};
use serde::{Deserialize, Serialize};

/// A game in serialisable form, without an open chain. Variants that are not shipped travel with it.
///
/// ```
/// use fanorona_engine::SentGame;
/// use fanorona_rules::{Record, variant::shipped};
///
/// let telo = shipped::variant("telo").unwrap();
/// let game = Record::new(telo.rules.clone());
/// let sent = SentGame::new(&telo, &game).unwrap();
/// assert_eq!(sent.record().unwrap().position(), game.position());
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SentGame {
    /// The game as a link.
    link: String,
    /// The RON text of the variant, unless it is a shipped one.
    variant: Option<String>,
}

impl SentGame {
    /// The game. `None` if it does not follow the variant's rules.
    pub fn new(variant: &Variant, record: &Record) -> Option<Self> {
        if !record.is_under(&variant.rules) {
            return None;
        }
        let link = write_link(&Game::new(variant.key.clone(), record.clone()));
        let known = shipped::variant(&variant.key).is_some_and(|it| it.rules == variant.rules);
        Some(Self { link, variant: (!known).then(|| variant.ron.to_string()) })
    }

    /// The game; `None` if it cannot be read.
    pub fn record(&self) -> Option<Record> {
        let own = match &self.variant {
            Some(text) => Some(Variant::read(text).ok()?.rules),
            None => None,
        };
        let rules = |key: &str| own.clone().or_else(|| Some(shipped::variant(key)?.rules.clone()));
        Some(read_link(&self.link, rules).ok()?.record)
    }
}

#[cfg(test)]
#[expect(clippy::unwrap_used, reason = "a test may stop at once")]
mod tests {
    use super::*;

    #[test]
    fn a_game_beyond_the_draw_limits_travels() {
        let tsivy = shipped::variant("tsivy").unwrap();
        let text = "[FEN \"9/9/9/9/W7B w 99 30\"]\n\n30. a1-a2 i1-i2 31. a2-a1 *";
        let mut game = text.parse::<Game>().unwrap().record;
        // The limit is reached after the first turn.
        for turns in [3, 2, 1] {
            let read = SentGame::new(&tsivy, &game).unwrap().record().unwrap();
            assert_eq!((read.positions(), read.outcome()), (game.positions(), None), "{turns}");
            assert_eq!(read.turns().len(), turns);
            game.undo_turn().unwrap();
        }
    }

    #[test]
    fn a_shipped_variant_stays_at_home_and_another_one_of_its_name_travels() {
        let telo = shipped::variant("telo").unwrap();
        let game = Record::new(telo.rules.clone());
        let sent = SentGame::new(&telo, &game).unwrap();
        assert_eq!(sent.variant, None);
        assert_eq!(sent.record().unwrap().rules(), game.rules());
        let text = "(key: \"telo\", names: {\"en\": \"Own\"}, columns: 3, rows: 3, \
            quiet_limit: 30, start: [\"BBB\", \"W1B\", \"WWW\"])";
        let own = Variant::read(text).unwrap();
        let game = Record::new(own.rules.clone());
        let sent = SentGame::new(&own, &game).unwrap();
        let read = sent.record().unwrap();
        assert_eq!((read.rules(), read.position()), (game.rules(), game.position()));
        assert_ne!(read.rules(), &telo.rules);
        assert_eq!(SentGame::new(&telo, &game), None, "a game by other rules");
    }
}
