//! Random positions for the tests of the search.

use fanorona_rules::variant::shipped;
use fanorona_rules::{PointSet, Position, Record, Ruleset, Side, Variant};
use rand::rngs::Xoshiro256PlusPlus;
use rand::{RngExt, SeedableRng};
use std::sync::Arc;

/// A reproducible random number generator.
pub fn rng(seed: u64) -> Xoshiro256PlusPlus {
    Xoshiro256PlusPlus::seed_from_u64(seed)
}

/// The standard rules on a board of this size, without draws by repetition or quiet turns.
pub fn endless(columns: usize, rows: usize) -> Arc<Ruleset> {
    let row = |stone: &str| format!("\"{}\"", stone.repeat(columns));
    let middle = format!("\"{}\"", "1".repeat(columns));
    let half = (rows - 1) / 2;
    let mut start = vec![row("B"); half];
    start.extend(vec![middle; rows - 2 * half]);
    start.extend(vec![row("W"); half]);
    let text = format!(
        "(key: \"x\", names: {{\"en\": \"X\"}}, columns: {columns}, rows: {rows}, \
         quiet_limit: None, repetition: Never, start: [{}])",
        start.join(", ")
    );
    Variant::read(&text).unwrap().rules
}

/// A random position; each point is occupied with a probability of `full` percent.
pub fn position(rules: &Ruleset, full: u32, rng: &mut Xoshiro256PlusPlus) -> Position {
    loop {
        let mut stones = [PointSet::EMPTY; 2];
        for point in rules.board.points() {
            if rng.random_range(0..100) < full {
                let side = rng.random_range(0..2);
                stones[side] = stones[side].with(point);
            }
        }
        let side = Side::BOTH[rng.random_range(0..2)];
        if let Ok(position) = Position::new(rules, stones, side, 0, 2, None)
            && position.outcome(rules).is_none()
        {
            return position;
        }
    }
}

/// A game that starts at this position.
pub fn record(variant: &str, position: &str) -> Record {
    let rules = shipped::variant(variant).unwrap().rules.clone();
    let position = fanorona_rules::notation::read_position(&rules, position).unwrap();
    Record::from_position(rules, position)
}
