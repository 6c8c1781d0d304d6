//! Perft of the second implementation, to confirm the numbers in `tests/perft`.

use super::play::{PlainPosition, PlainTurn};
use super::sheet::Sheet;
use crate::common::{play, rules, text};
use fanorona_rules::Record;
use std::collections::HashSet;

/// Which turns count as different: chains or effects.
#[derive(Clone, Copy, PartialEq)]
enum By {
    Chain,
    Result,
}
use By::{Chain, Result};

/// Start, end and the resulting stones: equal for chains with the same effect.
fn result(turn: &PlainTurn) -> (String, String, String) {
    let end = turn.text.rsplit('-').next().unwrap()[..2].to_owned();
    (turn.text[..2].to_owned(), end, turn.stones.text())
}

fn perft(sheet: &Sheet, position: &PlainPosition, depth: usize, by: By) -> u64 {
    let mut turns = position.turns(sheet, usize::MAX).unwrap();
    if by == Result {
        let mut seen = HashSet::new();
        turns.retain(|turn| seen.insert(result(turn)));
    }
    if depth == 1 {
        return turns.len() as u64;
    }
    turns.iter().map(|turn| perft(sheet, &position.after(sheet, turn), depth - 1, by)).sum()
}

fn count(key: &str, first: &str, by: By, numbers: &[u64]) {
    let mut record = Record::new(rules(key));
    play(&mut record, first);
    let sheet = Sheet::of(record.rules());
    let position = PlainPosition::read(&text(&record));
    for (depth, &expected) in (1..).zip(numbers) {
        let found = perft(&sheet, &position, depth, by);
        assert_eq!(found, expected, "{key} {first}, depth {depth}");
    }
}

#[test]
fn the_second_implementation_counts_the_same_turns() {
    count("tsivy", "", Chain, &[5, 39, 724]);
    count("tsivy", "", Result, &[5, 39, 724]);
    count("dimy", "", Chain, &[5, 21, 202, 3_469]);
    count("telo", "", Chain, &[4, 7, 14, 67, 137, 280, 744, 1_497]);
    count("tumicarona-rematch", "", Chain, &[5, 33, 176]);
    count("vela", "", Chain, &[5, 24, 94, 812, 3_975, 42_782]);
    count("parker", "", Chain, &[5, 17, 162]);
    count("parker", "", Result, &[5, 17, 119]);
}

// The booklet counts 27, 32, 14, 8 and 19 by hand, 100 in all.
#[test]
fn the_second_implementation_counts_the_same_effects_after_each_parker_opening() {
    for (first, numbers) in [
        ("d2-e3A", [5, 30]),
        ("d3-e3A", [4, 35]),
        ("d3-e3W", [4, 25]),
        ("e2-e3A", [1, 9]),
        ("f2-e3A", [3, 20]),
    ] {
        count("parker", first, Result, &numbers);
    }
}

#[test]
#[ignore = "a minute or two; run with --release"]
fn the_second_implementation_counts_the_same_turns_deeper() {
    count("tsivy", "", Chain, &[5, 39, 724, 18_026, 431_852, 9_205_774]);
    count("tsivy", "", Result, &[5, 39, 724, 18_026, 431_830, 9_204_447]);
    count("dimy", "", Chain, &[5, 21, 202, 3_469, 34_608, 306_837, 1_960_757]);
    count("dimy", "", Result, &[5, 21, 202, 3_469, 34_608, 306_817, 1_960_668]);
    count("telo", "", Chain, &[4, 7, 14, 67, 137, 280, 744, 1_497, 2_823, 4_930, 8_180, 13_342]);
    count("tumicarona-rematch", "", Chain, &[5, 33, 176, 2_172, 23_758]);
    count("vela", "", Chain, &[5, 24, 94, 812, 3_975, 42_782]);
    count("parker", "", Chain, &[5, 17, 162, 4_131, 63_563]);
    count("parker", "", Result, &[5, 17, 119, 1_564, 17_246]);
}
