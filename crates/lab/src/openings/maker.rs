//! Makes openings: plays games between computer opponents, and condenses their first turns.

use crate::self_play::{part_seed, play_random_turn};
use fanorona_engine::character::{self, Character, SearchResources};
use fanorona_engine::position_key::{PositionKey, Symmetries};
use fanorona_engine::{Engine, Limits, Options, Score};
use fanorona_game::explore::{
    Filter, GameFacts, GameIndex, GameResult, Openings, OpeningsHeader, Source, Tally,
};
use fanorona_rules::generate::Effect;
use fanorona_rules::{Outcome, Position, Record, Variant};
use rand::rngs::Xoshiro256PlusPlus;
use rand::{RngExt, SeedableRng};
use std::collections::{HashMap, VecDeque};
use std::sync::Arc;

/// The greatest number of random turns at the start of a game.
const RANDOM: u32 = 3;
/// The number of turns of both sides after which a game is ended as a draw.
const MOST_TURNS: usize = 150;
/// The opponents that play: strong ones that do not always play the same.
const PLAYERS: [&str; 2] = ["rabe", "zatovo"];

/// Makes openings of one variant.
#[derive(Debug)]
pub struct OpeningMaker {
    variant: Arc<Variant>,
    made: OpeningsHeader,
    games: GameIndex,
    players: Vec<Arc<Character>>,
}

impl OpeningMaker {
    /// A maker that has no games yet.
    pub fn new(variant: Arc<Variant>, made: OpeningsHeader) -> Self {
        let games = GameIndex::new(variant.rules.clone());
        let players = PLAYERS.iter().filter_map(|key| character::named(key)).collect();
        Self { variant, made, games, players }
    }

    /// Plays the game with this number: up to three random turns, then those of two opponents. Always the same
    /// game for the same seed and number.
    pub fn game(&self, number: u64) -> Record {
        let seed = part_seed(self.made.seed, number);
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
        let mut record = Record::new(self.variant.rules.clone());
        for _ in 0..rng.random_range(0..=RANDOM) {
            play_random_turn(&mut record, &mut rng);
        }
        let sides = [0, 1].map(|_| &self.players[rng.random_range(0..self.players.len())]);
        let resources = SearchResources::default();
        while record.outcome().is_none() && record.turns().len() < MOST_TURNS {
            let player = sides[record.position().side() as usize];
            let seed = part_seed(seed, record.turns().len() as u64);
            let report = player.think(&record, &resources, seed, &mut || false);
            if report.best.is_none_or(|turn| record.play(&turn).is_err()) {
                break;
            }
        }
        record
    }

    /// Adds a game. One that was given up counts as a draw.
    pub fn add(&mut self, record: &Record) {
        let result = match GameResult::of(record.outcome()) {
            GameResult::Open => GameResult::Draw,
            result => result,
        };
        self.games.add(record, &GameFacts::nameless(Source::Engine, result));
    }

    /// The value of a position for the side to move, by a search of the maker's number of nodes.
    pub fn value(&self, position: &Position) -> Score {
        let rules = &self.variant.rules;
        match position.outcome(rules) {
            None => {}
            Some(Outcome::Draw(_)) => return Score::Draw,
            Some(Outcome::Win { winner, reason: _ }) if winner == position.side() => {
                return Score::Win(0);
            }
            Some(Outcome::Win { .. }) => return Score::Loss(0),
        }
        let limits = Limits::nodes(self.made.nodes);
        let table_mib = Options::table_for(limits);
        let mut engine = Engine::new(Options { table_mib, ..Options::default() });
        let record = Record::from_position(rules.clone(), *position);
        engine.search(&record, limits, &mut || false).score
    }

    /// The positions after the turns that the openings have, each once: those whose values are needed.
    pub fn wanted(&self) -> Vec<Position> {
        let mut wanted: Vec<Position> = Vec::new();
        self.openings(&mut |position| {
            wanted.push(*position);
            None
        });
        wanted
    }

    /// The openings: all positions that enough games have reached, from the start. `value` is asked once
    /// for each position after a turn.
    pub fn openings(&self, value: &mut dyn FnMut(&Position) -> Option<Score>) -> Openings {
        let rules = &self.variant.rules;
        let symmetries = Symmetries::of(&rules.board);
        let filter = Filter::default();
        let played = |position: &Position| -> Vec<(Effect, Tally)> {
            let all = self.games.played(position, &filter).into_iter();
            all.map(|(effect, tallies)| (effect, tallies[Source::Engine as usize])).collect()
        };
        let games = |turns: &[(Effect, Tally)]| turns.iter().map(|(_, tally)| tally.games()).sum();
        let mut openings = Openings::empty(self.variant.clone(), self.made);
        let mut values: HashMap<PositionKey, Option<Score>> = HashMap::new();
        let start = Position::start(rules);
        let mut queue = VecDeque::from([(start, 0)]);
        let mut announced = HashMap::from([(symmetries.image(rules, &start).key, ())]);
        while let Some((position, depth)) = queue.pop_front() {
            let mut turns = Vec::new();
            let mut rows = played(&position);
            rows.sort_by_key(|&(effect, _)| effect);
            for (effect, tally) in rows {
                let after = position.moved(rules, effect.from, effect.to, effect.captured);
                let key = symmetries.image(rules, &after).key;
                let score = *values.entry(key).or_insert_with(|| value(&after));
                turns.push((effect, tally, score));
                let reached: u32 = games(&played(&after));
                if depth + 1 < self.made.depth
                    && reached >= self.made.least
                    && announced.insert(key, ()).is_none()
                {
                    queue.push_back((after, depth + 1));
                }
            }
            openings.push(position, depth, turns.into_iter());
        }
        openings
    }
}
