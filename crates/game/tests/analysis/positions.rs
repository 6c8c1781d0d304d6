//! Games to analyse.

use fanorona_engine::character::{self, SearchResources};
use fanorona_game::analysis::{AnalysisResources, Analyzer, GameAnalysis};
use fanorona_rules::notation::Game;
use fanorona_rules::shipped_records::RECORDS;
use fanorona_rules::variant::shipped;
use fanorona_rules::{Position, Record, Ruleset, Side};
use rand::rngs::Xoshiro256PlusPlus;
use rand::{RngExt, SeedableRng};
use std::sync::Arc;

/// A reproducible random number generator.
pub fn rng(seed: u64) -> Xoshiro256PlusPlus {
    Xoshiro256PlusPlus::seed_from_u64(seed)
}

/// The rules of a shipped variant.
pub fn rules(key: &str) -> Arc<Ruleset> {
    shipped::variant(key).unwrap().rules.clone()
}

/// A shipped record.
pub fn shipped_game(key: &str) -> Game {
    RECORDS.iter().find(|record| record.key == key).unwrap().text.parse().unwrap()
}

/// A game of two characters.
pub fn played(key: &str, players: [&str; 2], seed: u64) -> Record {
    let players = players.map(|key| character::named(key).unwrap());
    let mut record = Record::new(rules(key));
    while record.outcome().is_none() && record.turns().len() < 200 {
        let player = &players[record.position().side() as usize];
        let report = player.think(&record, &SearchResources::default(), seed, &mut || false);
        record.play(&report.best.unwrap()).unwrap();
    }
    record
}

/// A position with this number of stones, with random sides and points, in which the game is not over.
pub fn scattered(rules: &Ruleset, stones: usize, rng: &mut Xoshiro256PlusPlus) -> Position {
    loop {
        let mut points: Vec<_> = rules.board.all().into_iter().collect();
        let mut sides = [fanorona_rules::PointSet::EMPTY; 2];
        for number in 0..stones {
            let point = points.swap_remove(rng.random_range(0..points.len()));
            // Both sides have a stone.
            let side = if number < 2 { number } else { rng.random_range(0..2) };
            sides[side] |= point.set();
        }
        let side = Side::BOTH[rng.random_range(0..2)];
        let position = Position::new(rules, sides, side, 0, 9, None).unwrap();
        if position.outcome(rules).is_none() {
            return position;
        }
    }
}

/// Analyses a whole game.
pub fn analysed(record: &Record, resources: &AnalysisResources) -> GameAnalysis {
    let mut analyzer = Analyzer::new(record);
    while analyzer.next(resources, &mut || false).is_some() {}
    analyzer.finish().unwrap()
}

/// Few nodes for each search.
pub fn quick(record: &Record, nodes: u64) -> AnalysisResources {
    AnalysisResources { nodes, ..AnalysisResources::new(record.rules()) }
}
