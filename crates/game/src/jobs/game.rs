//! The game of a job, which travels with its rules.

use fanorona_rules::notation::turn::{read_steps, write_turn_compact};
use fanorona_rules::notation::{Game, read_link, write_link};
use fanorona_rules::variant::shipped;
use fanorona_rules::{Position, Record, Turn, Variant};
use serde::{Deserialize, Serialize};
use std::sync::Arc;

/// A game with its variant. As text, variants that are not shipped travel with it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(into = "GameText", try_from = "GameText")]
pub struct JobGame {
    /// The variant played.
    pub variant: Arc<Variant>,
    /// The game.
    pub record: Record,
}

/// The game as text.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct GameText {
    /// The game as a link.
    link: String,
    /// The steps of an open chain, in notation.
    chain: Option<String>,
    /// The RON text of the variant, unless it is a shipped one.
    variant: Option<String>,
}

impl JobGame {
    /// A game that begins with this position.
    pub fn of_position(variant: &Arc<Variant>, position: &Position) -> Self {
        let record = Record::from_position(variant.rules.clone(), *position);
        Self { variant: variant.clone(), record }
    }
}

impl From<JobGame> for GameText {
    fn from(JobGame { variant, record }: JobGame) -> Self {
        let known = shipped::variant(&variant.key).is_some_and(|it| it.rules == variant.rules);
        let chain = Turn::new(record.chain().steps().to_vec());
        Self {
            chain: chain.map(|turn| write_turn_compact(&variant.rules.board, &turn)),
            link: write_link(&Game::new(variant.key.clone(), record)),
            variant: (!known).then(|| variant.ron.to_string()),
        }
    }
}

impl TryFrom<GameText> for JobGame {
    type Error = &'static str;

    fn try_from(GameText { link, chain, variant }: GameText) -> Result<Self, &'static str> {
        read(&link, chain.as_deref(), variant.as_deref()).ok_or("a game that cannot be read")
    }
}

fn read(link: &str, chain: Option<&str>, variant: Option<&str>) -> Option<JobGame> {
    let own = match variant {
        Some(text) => Some(Arc::new(Variant::read(text).ok()?)),
        None => None,
    };
    let find = |key: &str| own.clone().or_else(|| shipped::variant(key));
    let Game { variant, mut record, .. } =
        read_link(link, |key| Some(find(key)?.rules.clone())).ok()?;
    if let Some(text) = chain {
        for (from, to, kind) in read_steps(&record.rules().board, text).ok()? {
            record.step(from, to, kind).ok()?;
        }
    }
    Some(JobGame { variant: find(&variant)?, record })
}

#[cfg(test)]
#[expect(clippy::unwrap_used, reason = "a test may stop at once")]
mod tests {
    use super::*;

    fn sent(variant: &Arc<Variant>, record: &Record) -> (GameText, JobGame) {
        let game = JobGame { variant: variant.clone(), record: record.clone() };
        let text = ron::to_string(&game).unwrap();
        (ron::from_str(&text).unwrap(), ron::from_str(&text).unwrap())
    }

    #[test]
    fn a_game_beyond_the_draw_limits_travels() {
        let tsivy = shipped::variant("tsivy").unwrap();
        let text = "[FEN \"9/9/9/9/W7B w 99 30\"]\n\n30. a1-a2 i1-i2 31. a2-a1 *";
        let mut game = text.parse::<Game>().unwrap().record;
        // The limit is reached after the first turn.
        for turns in [3, 2, 1] {
            let read = sent(&tsivy, &game).1.record;
            assert_eq!((read.positions(), read.outcome()), (game.positions(), None), "{turns}");
            assert_eq!(read.turns().len(), turns);
            game.undo_turn().unwrap();
        }
    }

    #[test]
    fn a_shipped_variant_stays_at_home_and_another_one_of_its_name_travels() {
        let telo = shipped::variant("telo").unwrap();
        let (text, read) = sent(&telo, &Record::new(telo.rules.clone()));
        assert_eq!((text.variant, read.record.rules()), (None, &telo.rules));
        let own = "(key: \"telo\", names: {\"en\": \"Own\"}, columns: 3, rows: 3, \
            quiet_limit: 30, start: [\"BBB\", \"W1B\", \"WWW\"])";
        let own = Arc::new(Variant::read(own).unwrap());
        let game = Record::new(own.rules.clone());
        let (text, read) = sent(&own, &game);
        assert_eq!(text.variant.as_deref(), Some(&*own.ron));
        assert_eq!((read.record.rules(), read.record.position()), (&own.rules, game.position()));
        assert_ne!(read.record.rules(), &telo.rules);
    }
}
