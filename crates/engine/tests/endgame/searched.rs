//! Compares the tables to deep searches that do not use them.
//!
//! `cargo test --no-default-features --release --test endgame searched -- --ignored --nocapture`

use crate::{rules, tables};
use fanorona_engine::endgame::TableValue;
use fanorona_engine::{Engine, Limits, Options, Score};
use fanorona_rules::{PointSet, Position, Record, Side};
use rand::rngs::Xoshiro256PlusPlus;
use rand::{RngExt, SeedableRng};
use std::sync::Arc;

/// Searches random positions of up to `most` stones until `results` searches have found a win or a
/// loss, and compares them to the tables. Returns the number of wins, losses and undecided
/// searches.
fn compare(variant: &str, most: usize, results: usize, nodes: u64, seed: u64) -> [usize; 3] {
    let rules = Arc::new(rules(variant));
    let tables = tables(&rules, most);
    let mut engine = Engine::new(Options { table_mib: 1, ..Options::default() });
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
    let mut seen = [0; 3];
    while seen[0] + seen[1] < results {
        let mut stones = [PointSet::EMPTY; 2];
        for _ in 0..rng.random_range(2..=most) {
            let point = PointSet(1 << rng.random_range(0..rules.board.len()));
            if ((stones[0] | stones[1]) & point).is_empty() {
                stones[rng.random_range(0..2)] |= point;
            }
        }
        if stones.iter().any(|side| side.is_empty()) {
            continue;
        }
        // Half of the positions are close to the limit of quiet turns.
        let limit = rules.switches.quiet_limit.unwrap();
        let near = rng.random_range(limit - limit / 5..limit);
        let quiet = if rng.random_bool(0.5) { near } else { 0 };
        let side = Side::BOTH[rng.random_range(0..2)];
        let position = Position::new(&rules, stones, side, quiet, 9, None).unwrap();
        if position.outcome(&rules).is_some() {
            continue;
        }
        engine.clear();
        let record = Record::from_position(rules.clone(), position);
        let report = engine.search(&record, Limits::nodes(nodes), &mut || false);
        let found = match report.score {
            Score::Win(_) => TableValue::Win,
            Score::Loss(_) => TableValue::Loss,
            _ => {
                seen[2] += 1;
                continue;
            }
        };
        seen[usize::from(found == TableValue::Loss)] += 1;
        assert_eq!(tables.probe(&rules, &position), Some(found), "{position:?}");
    }
    seen
}

#[test]
fn a_search_without_tables_agrees_with_them() {
    let [wins, losses, _] = compare("tumicarona", 4, 100, 2_000, 1);
    assert!(wins > 10 && losses > 5, "{wins} {losses}");
}

#[test]
#[ignore = "minutes: ten thousand deep searches"]
#[expect(clippy::print_stdout, reason = "the figure is wanted")]
fn ten_thousand_deep_searches_agree() {
    for (variant, seed) in [("tsivy", 2), ("tumicarona", 3)] {
        let [wins, losses, open] = compare(variant, 5, 10_000, 20_000, seed);
        println!("{variant}: {wins} wins, {losses} losses, {open} searches without a result");
    }
}
