//! The static evaluation: the game phase, the handicap, and the draw by quiet turns.

use super::common::record;
use fanorona::engine::evaluate::{Evaluator, FULL, Feature, Weights};
use fanorona::rules::variant::shipped;
use fanorona::rules::{PointSet, Position, Ruleset, Side};

fn evaluator(variant: &str) -> Evaluator {
    Evaluator::new(&shipped::variant(variant).unwrap().rules, Weights::default())
}

#[test]
fn a_lead_fades_in_the_second_half_of_the_quiet_turns() {
    // The limit of Tsivy is 100 quiet turns.
    let evaluator = evaluator("tsivy");
    let value = |quiet: u16| {
        let record = record("tsivy", &format!("4B4/9/9/9/W1W1W1W2 w {quiet} 20"));
        evaluator.evaluate(record.position())
    };
    let full = value(0);
    assert!(full > 200, "{full}");
    assert_eq!((value(1), value(50)), (full, full));
    assert_eq!(value(51), full * 98 / 100);
    assert_eq!((value(75), value(99)), (full / 2, full * 2 / 100));
}

#[test]
fn the_phase_is_full_with_half_of_the_stones() {
    let evaluator = evaluator("tsivy");
    let phase = |stones| evaluator.fullness(record("tsivy", stones).position());
    // Tsivy starts with 44 stones.
    assert_eq!(phase("BBBBBBBBB/BB7/9/7WW/WWWWWWWWW w 0 9"), FULL, "22 stones");
    assert_eq!(phase("BBBBBBBBB/BBBBBBBB1/9/9/WWWWWWWWW w 0 9"), FULL);
    assert_eq!(phase("BBBBBBBBB/BB7/9/9/9 b 0 9"), FULL / 2);
    assert_eq!(phase("BB7/9/9/9/9 b 0 9"), FULL * 2 / 22);
}

fn handicapped(rules: &Ruleset, white: u64, black: u64, side: Side) -> Position {
    let stones = [PointSet(white), PointSet(black)];
    Position::new(rules, stones, side, 0, 9, Some(Side::Black)).unwrap()
}

#[test]
fn the_remaining_handicap_counts_the_stones_still_to_be_given() {
    // In the rematch Black gives until five of its 22 stones are left.
    let rules = shipped::variant("tumicarona-rematch").unwrap().rules.clone();
    let evaluator = Evaluator::new(&rules, Weights::default());
    let burden = |stones: u32| {
        let position = handicapped(&rules, 1, ((1 << stones) - 1) << 10, Side::White);
        evaluator.burden(&position, Side::Black)
    };
    assert_eq!((burden(22), burden(23)), (FULL, FULL));
    assert_eq!((burden(13), burden(6)), (FULL * 8 / 17, FULL / 17));
    assert_eq!((burden(5), burden(2)), (0, 0));
}

#[test]
fn a_handicapped_position_is_counted_for_the_giver() {
    let rules = shipped::variant("tumicarona-rematch").unwrap().rules.clone();
    let evaluator = Evaluator::new(&rules, Weights::default());
    let [white, black] = Side::BOTH.map(|side| handicapped(&rules, 0b111, 0b1111_1111 << 20, side));
    let counts = evaluator.counts_of_giver(&white, Side::Black);
    assert_eq!(counts, evaluator.counts_of_giver(&black, Side::Black));
    assert_eq!(counts[Feature::Stones as usize], 5);
    assert_eq!(evaluator.evaluate(&white), -evaluator.evaluate(&black));
}

#[test]
fn every_feature_is_counted() {
    // White stones at the edge (c1), next to it (b2) and in the middle (e3).
    let evaluator = evaluator("tsivy");
    let counts = evaluator.counts(record("tsivy", "9/9/4W4/1W7/2W6 w 0 9").position());
    let count = |feature: Feature| counts[feature as usize];
    assert_eq!((count(Feature::Stones), count(Feature::Tempo)), (3, 1));
    assert_eq!(count(Feature::Lead), 3 * 64 / 7);
    assert_eq!((count(Feature::Danger), count(Feature::Targets)), (0, 0));
    assert_eq!(count(Feature::EdgeStrong) + count(Feature::EdgeWeak), 1);
    assert_eq!(count(Feature::RingStrong) + count(Feature::RingWeak), 1);
    assert_eq!(count(Feature::MiddleStrong), 1);
    assert_eq!(count(Feature::Pairs), 1, "b2 and c1 are neighbours");
    let counts = evaluator.counts(record("tsivy", "9/9/4WB3/9/9 w 0 9").position());
    let count = |feature: Feature| counts[feature as usize];
    assert_eq!((count(Feature::Stones), count(Feature::Lead)), (0, 0));
    // Black could take e3 by withdrawal to g3.
    assert_eq!((count(Feature::Danger), count(Feature::Targets)), (-1, -1));
}
