//! The results of all turns as text, for a process that shares no memory with the caller, such as a web
//! worker.

use super::{TurnResult, turn_results};
use fanorona_engine::SentGame;
use fanorona_engine::endgame::{TableCache, TableValue};
use fanorona_rules::generate;
use fanorona_rules::{Record, Variant};
use serde::{Deserialize, Serialize};

/// A question for the exact results of all legal turns in serialisable form.
///
/// ```
/// use fanorona_game::analysis::{ResultsRequest, read_turn_results, turn_results};
/// use fanorona_engine::endgame::TableCache;
/// use fanorona_rules::{Record, notation::read_position, variant::shipped};
///
/// let telo = shipped::variant("telo").unwrap();
/// let position = read_position(&telo.rules, "3/3/W1B w 0 9").unwrap();
/// let game = Record::from_position(telo.rules.clone(), position);
/// let request = ResultsRequest::new(&telo, &game).unwrap();
///
/// // On the other side:
/// let cache = TableCache::new(5);
/// let answer = ResultsRequest::read(&request.write()).unwrap().run(&cache).unwrap();
///
/// let results = read_turn_results(&game, &answer).unwrap();
/// assert_eq!(results, turn_results(&game, &cache.tables(&telo.rules, 2).unwrap()));
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ResultsRequest {
    /// The game whose turns are asked for.
    results_of: SentGame,
}

impl ResultsRequest {
    /// The results of all turns from the game's current position. `None` if the game does not follow the
    /// variant's rules.
    pub fn new(variant: &Variant, record: &Record) -> Option<Self> {
        Some(Self { results_of: SentGame::new(variant, record)? })
    }

    /// The request as text.
    pub fn write(&self) -> String {
        ron::to_string(self).unwrap_or_default()
    }

    /// Reads the text of [`write`](Self::write); `None` if it is not a request.
    pub fn read(text: &str) -> Option<Self> {
        ron::from_str(text).ok()
    }

    /// Looks the results up, and returns them as text, which [`read_turn_results`] reads: no results where
    /// the tables of `cache` do not reach. `None` if the game cannot be read.
    pub fn run(&self, cache: &TableCache) -> Option<String> {
        let record = self.results_of.record()?;
        let position = record.position();
        let stones = position.stone_count();
        let results = match cache.tables(record.rules(), stones) {
            Some(tables) => turn_results(&record, &tables),
            None => Vec::new(),
        };
        let results: ResultsText = results.iter().map(|it| (it.result, it.turns)).collect();
        ron::to_string(&results).ok()
    }
}

/// The result and the number of turns of every turn, in the order of the turn generator.
type ResultsText = Vec<(TableValue, u16)>;

/// Reads the results of all turns from a game's current position: none where the tables do not reach.
/// `None` if the text does not fit the position.
pub fn read_turn_results(record: &Record, text: &str) -> Option<Vec<TurnResult>> {
    let results: ResultsText = ron::from_str(text).ok()?;
    if results.is_empty() {
        return Some(Vec::new());
    }
    let all = generate::effects(record.rules(), record.position()).list;
    let of = |(effect, (result, turns))| TurnResult { effect, result, turns };
    (all.len() == results.len()).then(|| all.into_iter().zip(results).map(of).collect())
}
