//! What is known about a game besides its turns.

use super::{Filter, GameResult, Source};
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

/// Whether a game with these players, whose names are [`folded`](fanorona_rules::names::folded), counts.
pub(super) fn counts(
    filter: &Filter,
    source: Source,
    players: [&str; 2],
    programs: [bool; 2],
    result: GameResult,
) -> bool {
    let has_name = |side: Side, name: &str| players[side as usize].contains(name);
    filter.sources.has(source)
        && filter.result.is_none_or(|wanted| wanted == result)
        && filter.side.is_none_or(|side| !programs[side as usize])
        && filter.opponent.as_ref().is_none_or(|name| match filter.side {
            Some(side) => has_name(side.opponent(), name),
            None => Side::BOTH.into_iter().any(|side| has_name(side, name)),
        })
}
