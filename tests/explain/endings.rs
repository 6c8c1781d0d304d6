//! Endings: what the tables add, verified by proofs without tables.

use crate::judge::{Judge, effect};
use crate::positions::rng;
use crate::truth::Trial;
use fanorona::engine::endgame::{EndgameTables, TableValue, build};
use fanorona::engine::explain::{ExplainResources, Reason, explain};
use fanorona::engine::solve::SolveBudget;
use fanorona::engine::{Limits, Score};
use fanorona::rules::variant::shipped;
use fanorona::rules::{PointSet, Position, Record, Ruleset, Side, Turn, generate};
use rand::RngExt;
use rand::rngs::Xoshiro256PlusPlus;
use std::collections::BTreeSet;
use std::sync::Arc;

/// What proofs without tables say, compared with the tables.
#[test]
fn results_by_proofs_are_those_of_the_tables() {
    let (mut random, mut proven) = (rng(10), 0);
    let mut kinds = BTreeSet::new();
    let rules = shipped::variant("telo").unwrap().rules.clone();
    let mut tables = EndgameTables::empty(&rules);
    build::extend(&mut tables, &rules, 5, 1, &|_| true).unwrap();
    for _ in 0..80 {
        let position = ending(&rules, 5, &mut random);
        let record = Record::from_position(rules.clone(), position);
        let turns = generate::turns(&rules, &position);
        let mut any = || turns[random.random_range(0..turns.len())].clone();
        let (turn, right) = (any(), any());
        let resources = ExplainResources {
            right: Some(&right),
            proofs: Some(SolveBudget { nodes: 20_000, bytes: 1 << 20, threads: 1 }),
            ..ExplainResources::new(Limits::nodes(200))
        };
        let explanation = explain(&record, &turn, &resources, &mut || false).unwrap();
        let result = |turn: &Turn| {
            let after = position.play_unchecked(&rules, turn);
            let outcome = after.outcome(&rules);
            outcome.map_or_else(
                || tables.probe(&rules, &after).unwrap().reversed(),
                |outcome| match outcome.winner() {
                    None => TableValue::Draw,
                    Some(winner) if winner == position.side() => TableValue::Win,
                    Some(_) => TableValue::Loss,
                },
            )
        };
        for reason in &explanation.reasons {
            match *reason {
                Reason::ThrowsAway { had, left } => {
                    assert_eq!(
                        (had, left),
                        (turns.iter().map(result).max().unwrap(), result(&turn))
                    );
                }
                Reason::AllowsWin { .. } => assert_eq!(result(&turn), TableValue::Loss),
                Reason::MissesWin { ref line, .. } => {
                    // A right turn with the effect of the explained one is ignored.
                    assert!(line[0] == right || effect(&right) == effect(&turn));
                    assert_eq!(result(&line[0]), TableValue::Win);
                    assert!(result(&turn) < TableValue::Win);
                }
                _ => continue,
            }
            proven += 1;
            kinds.insert(reason.kind());
        }
    }
    assert!(proven > 40 && kinds.len() == 3, "{proven}, {kinds:?}");
}

/// A random position with at most this many stones.
fn ending(rules: &Ruleset, most: usize, random: &mut Xoshiro256PlusPlus) -> Position {
    loop {
        let mut stones = [PointSet::EMPTY; 2];
        for _ in 0..random.random_range(2..=most) {
            let point = rules.board.points().nth(random.random_range(0..rules.board.len()));
            let side = random.random_range(0..2);
            stones[side] = stones[side].with(point.unwrap());
        }
        let side = Side::BOTH[random.random_range(0..2)];
        if let Ok(position) = Position::new(rules, stones, side, 0, 20, None)
            && position.outcome(rules).is_none()
        {
            return position;
        }
    }
}

/// The rules of a shipped variant, and their tables of up to this number of stones.
fn with_tables(key: &str, stones: usize) -> (Arc<Ruleset>, Option<Arc<EndgameTables>>) {
    let rules = shipped::variant(key).unwrap().rules.clone();
    let mut tables = EndgameTables::empty(&rules);
    build::extend(&mut tables, &rules, stones, 1, &|_| true).unwrap();
    (rules, Some(Arc::new(tables)))
}

/// Also a search of few nodes then knows who wins.
#[test]
fn the_scores_of_turns_come_from_the_tables() {
    let mut random = rng(11);
    let (rules, tables) = with_tables("telo", 4);
    let mut scored = 0;
    for _ in 0..40 {
        let record = Record::from_position(rules.clone(), ending(&rules, 4, &mut random));
        let turn = generate::turns(&rules, record.position()).remove(0);
        let limits = Limits::nodes(100);
        let tables = tables.clone();
        let resources = ExplainResources { tables, ..ExplainResources::new(limits) };
        let score = explain(&record, &turn, &resources, &mut || false).unwrap().score;
        scored += usize::from(matches!(score, Score::TableWin(_) | Score::TableLoss(_)));
    }
    assert!(scored > 5, "{scored}");
}

#[test]
fn results_by_the_tables_are_true() {
    let (mut kinds, mut scored) = (BTreeSet::new(), 0);
    let mut random = rng(9);
    for (key, stones, positions) in [("telo", 5, 60), ("dimy", 4, 40), ("tsivy", 3, 10)] {
        let (rules, tables) = with_tables(key, stones);
        for _ in 0..positions {
            let position = ending(&rules, stones, &mut random);
            let record = Record::from_position(rules.clone(), position);
            let turns = generate::turns(&rules, &position);
            let turn = &turns[random.random_range(0..turns.len())];
            let resources = ExplainResources {
                tables: tables.clone(),
                ..ExplainResources::new(Limits::nodes(3_000))
            };
            let explanation = explain(&record, turn, &resources, &mut || false).unwrap();
            let mut judge = Judge::new(&rules);
            assert!(Trial::new(&record, &explanation, &mut judge).check().is_empty());
            kinds.extend(explanation.reasons.iter().map(Reason::kind));
            let score = explanation.score;
            scored += usize::from(matches!(score, Score::TableWin(_) | Score::TableLoss(_)));
        }
    }
    // The searches use the tables too.
    assert!(scored > 10, "{scored}");
    for kind in ["wins", "allows-win", "keeps-result", "throws-away", "all-alike", "misses-win"] {
        assert!(kinds.contains(kind), "{kind} is not among {kinds:?}");
    }
}

/// A long run goes on where the solver cannot decide, but what it does decide must be true.
#[test]
fn what_the_solver_cannot_decide_is_neither_true_nor_wrong() {
    let mut random = rng(12);
    let (rules, tables) = with_tables("telo", 5);
    let hasty = SolveBudget { nodes: 1, bytes: 1 << 16, threads: 1 };
    let (mut undecided, mut falsified) = (BTreeSet::new(), BTreeSet::new());
    for _ in 0..60 {
        let position = ending(&rules, 5, &mut random);
        let record = Record::from_position(rules.clone(), position);
        let turns = generate::turns(&rules, &position);
        let turn = &turns[random.random_range(0..turns.len())];
        let resources = ExplainResources {
            tables: tables.clone(),
            ..ExplainResources::new(Limits::nodes(3_000))
        };
        let mut explanation = explain(&record, turn, &resources, &mut || false).unwrap();
        let mut judge = Judge::new(&rules);
        let mut trial = Trial::new(&record, &explanation, &mut judge);
        trial.proof = hasty;
        undecided.extend(trial.check());
        // The same with a false result.
        explanation.reasons.retain_mut(|reason| {
            let result = match reason {
                Reason::AllAlike { result } | Reason::KeepsResult { result, .. } => result,
                Reason::ThrowsAway { left, .. } => left,
                _ => return false,
            };
            let is_draw = *result == TableValue::Draw;
            *result = if is_draw { TableValue::Loss } else { TableValue::Draw };
            true
        });
        let Some(kind) = explanation.reasons.first().map(Reason::kind) else { continue };
        let check = std::panic::AssertUnwindSafe(|| {
            Trial::new(&record, &explanation, &mut Judge::new(&rules)).check().len()
        });
        assert!(std::panic::catch_unwind(check).is_err(), "{:?}", explanation.reasons);
        falsified.insert(kind);
    }
    for kind in ["keeps-result", "throws-away", "all-alike"] {
        assert!(undecided.contains(kind), "{kind} is not among {undecided:?}");
        assert!(falsified.contains(kind), "{kind} is not among {falsified:?}");
    }
}
