//! Scores of 0 in endings of eight stones, compared with tables of eight stones that the searching player
//! does not have.

use super::common::rng;
use super::draws::{engine, some, tables};
use fanorona_engine::endgame::{EndgameTables, TableValue};
use fanorona_engine::{Limits, Score, SearchTechniques};
use fanorona_rules::generate::turns;
use fanorona_rules::variant::shipped;
use fanorona_rules::{Position, Record, Ruleset};
use rand::RngExt;
use std::sync::Arc;

/// What the tables say about the turns that were chosen.
#[derive(Debug, Default)]
struct Chosen {
    /// Searches that said 0, by the true value for the side to move: won, drawn, lost.
    zeros: [u32; 3],
    /// Those of them that were searched to the greatest depth.
    deepest: [u32; 3],
    /// Won positions in which the turn no longer wins.
    wins_given_away: u32,
    /// Drawn positions in which the turn draws, and in which it loses.
    draws: [u32; 2],
    /// Drawn positions in which the search said 0 and its turn loses.
    zeros_lost: u32,
    /// After turns that draw, the share of the replies that lose, in thousandths; their sum.
    traps: usize,
    /// After turns that draw and replies that draw, the share of the own turns that lose; their sum.
    risks: usize,
}

/// The share of the turns after which the tables give this value to the opponent, in thousandths.
fn share(rules: &Ruleset, tables: &EndgameTables, position: &Position, value: TableValue) -> usize {
    let all = turns(rules, position);
    let gives = |turn| tables.probe(rules, &position.play_unchecked(rules, turn)) == Some(value);
    all.iter().filter(|turn| gives(turn)).count() * 1_000 / all.len().max(1)
}

/// The mean of the shares of the turns that lose, over all replies that draw.
fn risk(rules: &Ruleset, tables: &EndgameTables, next: &Position) -> usize {
    let all = turns(rules, next).into_iter().map(|turn| next.play_unchecked(rules, &turn));
    let drawn: Vec<Position> =
        all.filter(|after| tables.probe(rules, after) == Some(TableValue::Draw)).collect();
    let sum: usize = drawn.iter().map(|after| share(rules, tables, after, TableValue::Win)).sum();
    sum / drawn.len().max(1)
}

fn index(value: TableValue) -> usize {
    match value {
        TableValue::Win => 0,
        TableValue::Draw => 1,
        TableValue::Loss => 2,
    }
}

/// A position without a capture, each side with this many stones, in which not all turns are worth the same.
fn quiet(
    rules: &Ruleset,
    tables: &EndgameTables,
    stones: usize,
    rng: &mut impl RngExt,
) -> Position {
    loop {
        let position = some(rules, stones, rng);
        let mut values = Vec::new();
        for turn in turns(rules, &position) {
            let next = position.play_unchecked(rules, &turn);
            values.push(tables.probe(rules, &next).filter(|_| turn.captured.is_empty()));
        }
        if values.iter().all(Option::is_some) && values.iter().any(|it| *it != values[0]) {
            return position;
        }
    }
}

/// Searches such positions.
fn searched(
    [all, few]: [&Arc<EndgameTables>; 2],
    techniques: SearchTechniques,
    nodes: u64,
    count: usize,
) -> Chosen {
    let rules = &shipped::variant("dimy").unwrap().rules;
    let (mut rng, mut chosen) = (rng(29), Chosen::default());
    for _ in 0..count {
        let position = quiet(rules, all, 4, &mut rng);
        let value = all.probe(rules, &position).unwrap();
        let record = Record::from_position(rules.clone(), position);
        let mut engine = engine(techniques, Some(few.clone()));
        let report = engine.search(&record, Limits::nodes(nodes), &mut || false);
        let next = position.play_unchecked(rules, &report.best.unwrap());
        let after = all.probe(rules, &next).map(TableValue::reversed);
        if report.score == Score::Estimate(0) {
            chosen.zeros[index(value)] += 1;
            chosen.deepest[index(value)] += u32::from(report.depth == Limits::MAX_DEPTH);
        }
        match value {
            TableValue::Win => {
                chosen.wins_given_away += u32::from(after != Some(value));
            }
            TableValue::Draw if after == Some(value) => {
                chosen.draws[0] += 1;
                chosen.traps += share(rules, all, &next, TableValue::Win);
                chosen.risks += risk(rules, all, &next);
            }
            TableValue::Draw => {
                chosen.draws[1] += 1;
                chosen.zeros_lost += u32::from(report.score == Score::Estimate(0));
            }
            TableValue::Loss => {}
        }
    }
    chosen
}

/// A player with tables of three stones, in endings of two against two.
#[test]
fn a_score_of_0_neither_misses_a_win_nor_hides_a_loss() {
    let rules = &shipped::variant("dimy").unwrap().rules;
    let (all, few) = (tables(rules, 4), Arc::new(tables(rules, 3)));
    let (mut rng, mut zeros) = (rng(31), 0);
    for _ in 0..100 {
        let position = quiet(rules, &all, 2, &mut rng);
        let record = Record::from_position(rules.clone(), position);
        let mut engine = engine(SearchTechniques::ALL, Some(few.clone()));
        let report = engine.search(&record, Limits::nodes(20_000), &mut || false);
        if report.score == Score::Estimate(0) {
            zeros += 1;
            let next = position.play_unchecked(rules, &report.best.unwrap());
            let values = [position, next].map(|position| all.probe(rules, &position));
            assert_eq!(values, [Some(TableValue::Draw); 2]);
        }
    }
    assert!(zeros > 10, "{zeros}");
}

#[test]
#[ignore = "builds tables of eight stones, and searches some thousand positions"]
#[expect(clippy::print_stdout, reason = "the numbers are what it is for")]
fn measured_zeros() {
    let rules = &shipped::variant("dimy").unwrap().rules;
    let (all, few) = (Arc::new(tables(rules, 8)), Arc::new(tables(rules, 4)));
    let none = SearchTechniques { traps: false, ..SearchTechniques::ALL };
    for nodes in [1_000, 10_000, 50_000] {
        for (name, techniques) in [
            ("draws shared", SearchTechniques { own_draws: false, ..none }),
            ("no traps", none),
            ("now", SearchTechniques::ALL),
        ] {
            let chosen = searched([&all, &few], techniques, nodes, 2_000);
            println!("{nodes} {name}: {chosen:?}");
        }
    }
}
