//! The first turns of games, indexed by position.

use super::{Filter, GameFacts, GameResult, PositionKey, Source, Tally};
use fanorona_engine::position_key::Symmetries;
use fanorona_rules::generate::Effect;
use fanorona_rules::names::folded;
use fanorona_rules::{Position, Record, Ruleset, Side};
use std::collections::{BTreeMap, HashMap, HashSet};
use std::sync::Arc;

/// The number of turns of both sides that are indexed of a game. It bounds what a large library needs.
pub const MOST_TURNS: usize = 40;

/// The number of a game in an index.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct GameId(u32);

/// The first turns of games of one variant, indexed by position.
///
/// A game counts once at a position: with the turn that was played when it was there first. So
/// the numbers of a position's turns add up to the number of games that were there and went on.
#[derive(Clone, Debug)]
pub struct GameIndex {
    rules: Arc<Ruleset>,
    pub(super) symmetries: Symmetries,
    games: Vec<IndexedGame>,
    /// The number of games that were removed.
    removed: usize,
    /// The number of removed games whose turns are still in the lists.
    waste: usize,
    names: HashSet<Arc<str>>,
    /// The last turn played from each position, as an index into `played`.
    last: HashMap<PositionKey, u32>,
    played: Vec<PlayedTurn>,
}

#[derive(Clone, Debug)]
struct IndexedGame {
    /// The names as they are compared.
    players: [Arc<str>; 2],
    programs: [bool; 2],
    source: Source,
    result: GameResult,
    removed: bool,
}

impl IndexedGame {
    /// Whether it counts. The name in the filter is [folded] as those of the players are.
    fn counts(&self, filter: &Filter) -> bool {
        let has_name = |side: Side, name: &String| self.players[side as usize].contains(name);
        !self.removed
            && filter.sources.has(self.source)
            && filter.result.is_none_or(|wanted| wanted == self.result)
            && filter.side.is_none_or(|side| !self.programs[side as usize])
            && filter.opponent.as_ref().is_none_or(|name| match filter.side {
                Some(side) => has_name(side.opponent(), name),
                None => Side::BOTH.into_iter().any(|side| has_name(side, name)),
            })
    }
}

/// A turn played from a position.
#[derive(Clone, Copy, Debug)]
struct PlayedTurn {
    /// The turn as it is seen in the position's image.
    effect: Effect,
    game: GameId,
    /// The turn played from the same position before it, as an index; `u32::MAX` if there is none.
    before: u32,
    /// The number of turns before it in its game.
    depth: u8,
}

const NONE: u32 = u32::MAX;

impl GameIndex {
    /// An index without games.
    pub fn new(rules: Arc<Ruleset>) -> Self {
        Self {
            symmetries: Symmetries::of(&rules.board),
            rules,
            games: Vec::new(),
            removed: 0,
            waste: 0,
            names: HashSet::new(),
            last: HashMap::new(),
            played: Vec::new(),
        }
    }

    /// The rule set of the games.
    pub const fn rules(&self) -> &Arc<Ruleset> {
        &self.rules
    }

    /// The number of games.
    pub const fn len(&self) -> usize {
        self.games.len() - self.removed
    }

    /// Whether there are no games.
    pub const fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The number of positions from which a turn was played.
    pub fn positions(&self) -> usize {
        self.last.len()
    }

    /// The number of bytes that the index occupies, without what the allocator adds.
    pub fn bytes(&self) -> usize {
        // A hash table has a byte for each place besides the entry.
        self.played.capacity() * size_of::<PlayedTurn>()
            + self.games.capacity() * size_of::<IndexedGame>()
            + self.last.capacity() * (size_of::<(PositionKey, u32)>() + 1)
    }

    /// Adds a game; `None` if it has other rules, or if the index is full (four billion turns).
    pub fn add(&mut self, record: &Record, facts: &GameFacts) -> Option<GameId> {
        let room = self.played.len() + MOST_TURNS < NONE as usize;
        if !room || !(Arc::ptr_eq(record.rules(), &self.rules) || record.is_under(&self.rules)) {
            return None;
        }
        let game = GameId(u32::try_from(self.games.len()).ok()?);
        let players = facts.players.each_ref().map(|name| self.name(name));
        let GameFacts { source, programs, result, .. } = *facts;
        self.games.push(IndexedGame { players, programs, source, result, removed: false });
        let mut been: HashSet<PositionKey> = HashSet::new();
        let turns = record.positions().iter().zip(record.turns()).take(MOST_TURNS);
        for (depth, (position, turn)) in turns.enumerate() {
            let image = self.symmetries.image(&self.rules, position);
            if been.insert(image.key) {
                let effect = self.symmetries.effect(&image, Effect::of(turn));
                self.push(image.key, PlayedTurn { effect, game, before: NONE, depth: depth as u8 });
            }
        }
        Some(game)
    }

    fn push(&mut self, key: PositionKey, turn: PlayedTurn) {
        let index = self.played.len() as u32;
        let before = self.last.insert(key, index).unwrap_or(NONE);
        self.played.push(PlayedTurn { before, ..turn });
    }

    /// The name as it is compared, stored once.
    fn name(&mut self, name: &str) -> Arc<str> {
        let name: Arc<str> = folded(name).into();
        if let Some(known) = self.names.get(&name) {
            return known.clone();
        }
        self.names.insert(name.clone());
        name
    }

    /// Removes a game. Removing one twice, or one that is not there, does nothing.
    pub fn remove(&mut self, game: GameId) {
        let Some(found) = self.games.get_mut(game.0 as usize) else { return };
        if !std::mem::replace(&mut found.removed, true) {
            self.removed += 1;
            self.waste += 1;
        }
        // The lists are made anew when most of them is waste, so that this costs little on average.
        if self.waste > self.len() + 64 {
            self.forget_turns();
        }
    }

    /// Makes the lists anew without the turns of removed games. The numbers of games stay.
    fn forget_turns(&mut self) {
        self.waste = 0;
        let played = std::mem::take(&mut self.played);
        let mut keys: Vec<(PositionKey, u32)> = self.last.drain().collect();
        // In the order of the turns, so that the result does not depend on the hash table's.
        keys.sort_unstable_by_key(|&(_, last)| last);
        for (key, last) in keys {
            let mut turns: Vec<PlayedTurn> = Vec::new();
            let mut at = last;
            while let Some(turn) = played.get(at as usize) {
                if !self.games[turn.game.0 as usize].removed {
                    turns.push(*turn);
                }
                at = turn.before;
            }
            turns.into_iter().rev().for_each(|turn| self.push(key, turn));
        }
    }

    /// What was played from a position in the games that count: each effect, as it is in this position, with
    /// its numbers of games by source.
    pub fn played(&self, position: &Position, filter: &Filter) -> BTreeMap<Effect, [Tally; 3]> {
        // Few different turns are played from a position, but many times.
        let mut found: Vec<(Effect, [Tally; 3])> = Vec::new();
        let opponent = filter.opponent.as_deref().map(folded);
        let filter = &Filter { opponent, ..filter.clone() };
        let image = self.symmetries.image(&self.rules, position);
        let mut at = self.last.get(&image.key).copied().unwrap_or(NONE);
        while let Some(turn) = self.played.get(at as usize) {
            at = turn.before;
            let game = &self.games[turn.game.0 as usize];
            let deep = filter.depth.is_some_and(|depth| u32::from(turn.depth) >= depth);
            if deep || !game.counts(filter) {
                continue;
            }
            let place = found.iter().position(|(effect, _)| *effect == turn.effect);
            let place = place.unwrap_or_else(|| {
                found.push((turn.effect, Default::default()));
                found.len() - 1
            });
            found[place].1[game.source as usize].count(game.result);
        }
        let here = |effect| self.symmetries.effect_here(&image, effect);
        found.into_iter().map(|(effect, tallies)| (here(effect), tallies)).collect()
    }
}

#[cfg(test)]
#[expect(clippy::unwrap_used, reason = "a test may stop at once")]
mod tests {
    use super::*;
    use fanorona_rules::{generate, variant::shipped};

    #[test]
    fn the_lists_are_made_anew_only_when_most_of_them_is_waste() {
        let mut record = Record::new(shipped::variant("telo").unwrap().rules.clone());
        record.play(&generate::turns(record.rules(), record.position())[0]).unwrap();
        let mut index = GameIndex::new(record.rules().clone());
        let facts = GameFacts {
            source: Source::Own,
            players: Default::default(),
            programs: [false; 2],
            result: GameResult::Draw,
        };
        let games: Vec<_> = (0..1_000).map(|_| index.add(&record, &facts).unwrap()).collect();
        let mut made = 0;
        for &game in &games {
            let before = index.played.len();
            index.remove(game);
            made += usize::from(index.played.len() < before);
            assert!(index.played.len() <= 2 * index.len() + 64, "{}", index.len());
        }
        assert!(index.is_empty() && (2..8).contains(&made), "{made}");
    }
}
