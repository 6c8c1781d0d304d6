//! Lines read from proof tables: large ones, ones too small to keep everything, and with endgame tables.

#![expect(clippy::unwrap_used, reason = "a test may stop at once")]

use super::super::endless;
use super::super::key::PositionKeys;
use super::super::proof_search::{ProofSearch, SolveContext};
use super::*;
use crate::endgame::{EndgameTables, build};
use fanorona_rules::variant::shipped;
use fanorona_rules::{PointSet, Ruleset, Side};
use rand::rngs::Xoshiro256PlusPlus;
use rand::{RngExt, SeedableRng};
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};

/// Random positions of Telo with stones of both sides.
fn positions(rules: &Ruleset, seed: u64, count: usize) -> Vec<Position> {
    let mut random = Xoshiro256PlusPlus::seed_from_u64(seed);
    let all = std::iter::repeat_with(|| {
        let mut stones = [PointSet::EMPTY; 2];
        for point in rules.board.points() {
            // Half of the points are empty.
            if let side @ (0 | 1) = random.random_range(0..4) {
                stones[side] = stones[side].with(point);
            }
        }
        Position::new(rules, stones, Side::White, 0, 2, None).ok()
    });
    all.flatten().filter(|position| position.outcome(rules).is_none()).take(count).collect()
}

/// Calls `check` with a search that has proved a win, its position and the length of the proof.
fn for_each_win(
    seed: u64,
    bytes: usize,
    stones: usize,
    monitor: &(dyn Fn() -> bool + Sync),
    check: &mut dyn FnMut(&SolveContext<'_>, &mut ProofSearch<'_>, &Position, usize),
) {
    let rules = &shipped::variant("telo").unwrap().rules;
    let mut tables = EndgameTables::empty(rules);
    if stones > 0 {
        build::extend(&mut tables, rules, stones, 1, &|_| true).unwrap();
    }
    let (endless, keys) = (endless(rules), PositionKeys::new(&rules.board));
    let monitor = |_: &_| monitor();
    let context = SolveContext::new(rules, &endless, &keys, &tables, &monitor);
    for position in positions(rules, seed, 150) {
        for attacker in Side::BOTH {
            let mut search = ProofSearch::new(&context, attacker, bytes).unwrap();
            let result = search.run(&position, 100_000);
            if result.numbers == ProofNumbers::PROVED {
                check(&context, &mut search, &position, usize::from(result.length));
            }
        }
    }
}

/// The position after a line of legal turns.
fn played(context: &SolveContext<'_>, position: &Position, line: &[Effect]) -> Position {
    line.iter().fold(*position, |position, effect| {
        let next = after(context, &position).into_iter().find(|(legal, _)| legal == effect);
        next.unwrap().1
    })
}

#[test]
fn a_won_line_is_as_long_as_its_proof() {
    let (mut lines, mut as_long) = (0, 0);
    for_each_win(1, 1 << 20, 0, &|| true, &mut |context, search, position, length| {
        let line = winning_line(context, search, position);
        let end = played(context, position, &line);
        assert_eq!(search.attacker_has_won(&end), Some(true), "{position:?}");
        assert!(line.len() <= length, "{} {length} {position:?}", line.len());
        lines += 1;
        as_long += usize::from(line.len() == length);
    });
    assert!(lines > 100 && as_long * 10 >= lines * 9, "{as_long} of {lines}");
}

#[test]
fn what_the_table_has_lost_is_searched_again() {
    let mut lost = 0;
    for_each_win(2, 1 << 8, 0, &|| true, &mut |context, search, position, _| {
        let nodes = search.nodes();
        let line = winning_line(context, search, position);
        lost += usize::from(search.nodes() > nodes);
        let end = played(context, position, &line);
        assert_eq!(search.attacker_has_won(&end), Some(true), "{position:?}");
    });
    assert!(lost > 10, "{lost}");
}

#[test]
fn within_the_tables_the_attacker_is_fast_and_the_other_side_slow() {
    let mut turns = 0;
    for_each_win(3, 1 << 20, 5, &|| true, &mut |context, search, position, _| {
        let line = winning_line(context, search, position);
        let mut position = *position;
        for effect in &line {
            let before = context.tables.distance(context.original_rules, &position);
            let next = played(context, &position, &[*effect]);
            let now = context.tables.distance(context.original_rules, &next);
            if let (Some((_, before)), Some((_, now))) = (before, now)
                && effect.captured.is_empty()
            {
                assert_eq!(before, now + 1, "{position:?}");
                turns += 1;
            }
            position = next;
        }
        assert_eq!(search.attacker_has_won(&position), Some(true), "{position:?}");
    });
    assert!(turns > 20, "{turns}");
}

#[test]
fn a_cancelled_search_shows_no_line() {
    let goes_on = AtomicBool::new(true);
    let mut lines = 0;
    for_each_win(1, 1 << 20, 0, &|| goes_on.load(Relaxed), &mut |context, search, position, _| {
        goes_on.store(false, Relaxed);
        assert!(!search.may_continue(0));
        assert!(winning_line(context, search, position).is_empty());
        goes_on.store(true, Relaxed);
        lines += 1;
    });
    assert!(lines > 100, "{lines}");
}
