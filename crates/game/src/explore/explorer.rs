//! The explorer: what all sources know about a position.

use super::{Filter, GameFacts, GameId, GameIndex, Openings, Source, Tally};
use fanorona_engine::Score;
use fanorona_rules::generate::{Effect, turn_with};
use fanorona_rules::{Position, Record, Turn, Variant};
use std::collections::BTreeMap;
use std::sync::Arc;

/// What is known about the openings of one variant.
#[derive(Clone, Debug)]
pub struct Explorer {
    variant: Arc<Variant>,
    games: GameIndex,
    openings: Option<Openings>,
}

/// What was played from a position.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Explored {
    /// The turns, those of the most games first.
    pub turns: Vec<ExploredTurn>,
    /// The games that went on from the position: the sum over all turns.
    pub total: Tally,
}

/// A turn that was played from a position.
#[derive(Clone, Debug, PartialEq)]
pub struct ExploredTurn {
    /// The turn: one of those that lead to the same position.
    pub turn: Turn,
    /// The games in which it was played.
    pub tally: Tally,
    /// The number of these games by source, in the order of [`Source::ALL`].
    pub by_source: [u32; 3],
    /// The engine's value of the turn for the side that plays it; `None` if it is not known.
    pub value: Option<Score>,
}

impl Explorer {
    /// An explorer of a variant that knows nothing yet.
    pub fn new(variant: Arc<Variant>) -> Self {
        Self { games: GameIndex::new(variant.rules.clone()), openings: None, variant }
    }

    /// The variant.
    pub const fn variant(&self) -> &Arc<Variant> {
        &self.variant
    }

    /// The games that were added.
    pub const fn games(&self) -> &GameIndex {
        &self.games
    }

    /// The openings of engine games, if they were set.
    pub const fn openings(&self) -> Option<&Openings> {
        self.openings.as_ref()
    }

    /// Adds a game; `None` if it has other rules.
    pub fn add(&mut self, record: &Record, facts: &GameFacts) -> Option<GameId> {
        self.games.add(record, facts)
    }

    /// Removes a game.
    pub fn remove(&mut self, game: GameId) {
        self.games.remove(game);
    }

    /// Sets the openings of engine games. Ignores those of another variant.
    pub fn set_openings(&mut self, openings: Openings) {
        if *openings.variant().rules == *self.variant.rules {
            self.openings = Some(openings);
        }
    }

    /// What was played from a position in the games that count. The position must be one of the variant.
    pub fn explore(&self, position: &Position, filter: &Filter) -> Explored {
        let rules = &self.variant.rules;
        let mut played: BTreeMap<Effect, [Tally; 3]> = self.games.played(position, filter);
        for (effect, tally) in
            self.openings.iter().flat_map(|openings| openings.played(position, filter))
        {
            played.entry(effect).or_default()[Source::Engine as usize] += tally;
        }
        let mut explored = Explored::default();
        for (effect, tallies) in played {
            let Some(turn) = turn_with(rules, position, effect) else { continue };
            let mut tally = Tally::default();
            tallies.into_iter().for_each(|source| tally += source);
            explored.total += tally;
            let after = position.moved(rules, effect.from, effect.to, effect.captured);
            let openings = self.openings.iter();
            let value =
                openings.filter_map(|openings| openings.value(&after)).next().map(Score::before);
            let by_source = tallies.map(|tally| tally.games());
            explored.turns.push(ExploredTurn { turn, tally, by_source, value });
        }
        // Stable, so turns with equal numbers are in the order of their effects.
        let rank = |turn: &ExploredTurn| turn.value.map_or(i32::MIN, Score::rank);
        explored.turns.sort_by_key(|turn| {
            (std::cmp::Reverse(turn.tally.games()), std::cmp::Reverse(rank(turn)))
        });
        explored
    }
}
