//! The second implementation's own counts of turns to a depth.

use super::play::Place;
use super::sheet::Sheet;
use crate::common::{position, rules};
use fanorona::rules::Position;
use fanorona::rules::notation::write_position;

fn perft(sheet: &Sheet, place: &Place, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    let turns = place.turns(sheet, usize::MAX).unwrap();
    if depth == 1 {
        return turns.len() as u64;
    }
    turns.iter().map(|turn| perft(sheet, &place.after(sheet, turn), depth - 1)).sum()
}

fn count(key: &str, numbers: &[u64]) {
    let rules = rules(key);
    let sheet = Sheet::of(&rules);
    let start = write_position(&rules, &Position::start(&rules));
    assert_eq!(position(&rules, &start), Position::start(&rules));
    for (depth, &expected) in (1..).zip(numbers) {
        assert_eq!(perft(&sheet, &Place::read(&start), depth), expected, "{key}, depth {depth}");
    }
}

#[test]
fn the_second_implementation_counts_the_same_turns() {
    count("tsivy", &[5, 39, 724]);
    count("dimy", &[5, 21, 202, 3_469]);
    count("telo", &[4, 7, 14, 67, 137, 280, 744, 1_497]);
    count("parker", &[5, 17, 162]);
}

#[test]
#[ignore = "minutes without optimisation; run with --release"]
fn the_second_implementation_counts_the_same_turns_deeper() {
    count("tsivy", &[5, 39, 724, 18_026, 431_852]);
    count("dimy", &[5, 21, 202, 3_469, 34_608]);
}
