//! Compares the search, with exact techniques only, to plain minimax.

use crate::common;
use fanorona_engine::evaluate::{Evaluator, Weights};
use fanorona_engine::{Engine, Limits, Options, SearchTechniques};
use fanorona_rules::generate::{effects, has_capture};
use fanorona_rules::{Outcome, Position, Record, Ruleset, Side};
use std::sync::Arc;

/// The depth of quiescence search, as in the engine.
const QUIESCENCE: i32 = 4;
const WIN: i32 = 30_000;

/// The value of a position by plain minimax.
fn minimax(rules: &Ruleset, evaluator: &Evaluator, at: &Position, depth: i32, ply: i32) -> i32 {
    match at.outcome(rules) {
        Some(Outcome::Draw(_)) => return 0,
        Some(Outcome::Win { winner, .. }) => {
            return if winner == at.side() { WIN - ply } else { ply - WIN };
        }
        None => {}
    }
    let pending = has_capture(rules, at);
    if depth <= 0 && (!pending || depth <= -QUIESCENCE) {
        return evaluator.value(at, pending);
    }
    let all = effects(rules, at).list;
    let values = all.into_iter().map(|effect| {
        let next = at.moved(rules, effect.from, effect.to, effect.captured);
        -minimax(rules, evaluator, &next, depth - 1, ply + 1)
    });
    let best = values.max().unwrap();
    // In quiescence search the side to move may stand pat.
    if depth <= 0 { best.max(evaluator.value(at, pending)) } else { best }
}

fn compare(rules: &Arc<Ruleset>, full: u32, depth: u32, positions: u64) {
    let evaluator = Evaluator::new(rules, Weights::default())
        .with_patterns(rules, &Options::default().patterns);
    let mut rng = common::rng(3);
    for number in 0..positions {
        let position = common::position(rules, full, &mut rng);
        let expected = minimax(rules, &evaluator, &position, depth as i32, 0);
        let record = Record::from_position(rules.clone(), position);
        for table in [false, true] {
            let techniques =
                SearchTechniques { transposition_table: table, ..SearchTechniques::EXACT };
            let mut engine =
                Engine::new(Options { table_mib: 1, techniques, ..Options::default() });
            let report = engine.search(&record, Limits::depth(depth), &mut || false);
            // A won search ends before the last depth with the same value.
            assert_eq!(report.score.rank(), expected, "position {number}, table {table}");
        }
    }
}

#[test]
fn minimax_agrees_on_three_by_three() {
    let rules = common::endless(3, 3);
    for depth in 1..=5 {
        compare(&rules, 60, depth, 40);
    }
}

#[test]
fn minimax_agrees_on_five_by_five() {
    let rules = common::endless(5, 5);
    // With more stones plain minimax takes minutes.
    compare(&rules, 16, 5, 4);
    compare(&rules, 30, 3, 6);
}

#[test]
fn mirrored_positions_have_the_same_value() {
    let rules = common::endless(9, 5);
    let evaluator = Evaluator::new(&rules, Weights::default())
        .with_patterns(&rules, &Options::default().patterns);
    let board = &rules.board;
    let mut rng = common::rng(8);
    for number in 0..60 {
        let position = common::position(&rules, 40, &mut rng);
        let image = |flip_columns: bool, flip_rows: bool, swap: bool| {
            let mirror = |side: Side| {
                position.stones(side).into_iter().map(|point| {
                    let (column, row) = (board.column(point), board.row(point));
                    let column = if flip_columns { board.columns() - 1 - column } else { column };
                    let row = if flip_rows { board.rows() - 1 - row } else { row };
                    board.point(column, row).unwrap()
                })
            };
            let sides = if swap { [Side::Black, Side::White] } else { Side::BOTH };
            let stones = sides.map(|side| mirror(side).collect());
            let to_move = if swap { position.side().opponent() } else { position.side() };
            Position::new(&rules, stones, to_move, 0, 2, None).unwrap()
        };
        let search = |position: Position| {
            let techniques = SearchTechniques::EXACT;
            let mut engine =
                Engine::new(Options { table_mib: 1, techniques, ..Options::default() });
            let record = Record::from_position(rules.clone(), position);
            engine.search(&record, Limits::depth(2), &mut || false).score
        };
        let pending = has_capture(&rules, &position);
        let (value, score) = (evaluator.value(&position, pending), search(position));
        for (columns, rows, swap) in
            [(true, false, false), (false, true, false), (true, true, true), (false, false, true)]
        {
            let mirrored = image(columns, rows, swap);
            assert_eq!(evaluator.value(&mirrored, pending), value, "position {number}");
            assert_eq!(search(mirrored), score, "position {number}");
        }
    }
}
