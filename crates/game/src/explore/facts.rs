//! What is known about a game besides its turns.

use super::{GameResult, Source};
use fanorona_rules::Side;
use fanorona_rules::notation::Game;

/// What is known about a game besides its turns.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GameFacts {
    /// Where it comes from.
    pub source: Source,
    /// The names of White and Black; empty if they are not known.
    pub players: [String; 2],
    /// Whether White and Black were programs.
    pub programs: [bool; 2],
    /// How it ended.
    pub result: GameResult,
}

impl GameFacts {
    /// What the tags and the end of a record say.
    pub fn of(game: &Game, source: Source) -> Self {
        let is_program = |tag| game.tag(tag) == Some("program");
        Self {
            source,
            players: Side::BOTH.map(|side| game.player(side).unwrap_or_default().to_owned()),
            programs: ["WhiteType", "BlackType"].map(is_program),
            result: GameResult::of(game.record.outcome()),
        }
    }

    /// Facts of a game whose players are not known.
    pub fn nameless(source: Source, result: GameResult) -> Self {
        Self { source, players: Default::default(), programs: [false; 2], result }
    }
}
