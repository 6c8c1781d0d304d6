//! The static evaluation: the game phase, the handicap, and the draw by quiet turns.

use super::common::{position, record, rng};
use fanorona_engine::evaluate::{Counts, Evaluator, FULL, Feature, Weights};
use fanorona_engine::{Engine, Options};
use fanorona_rules::variant::shipped;
use fanorona_rules::{Direction, PointSet, Position, Ruleset, Side};

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
    assert_eq!((value(1), value(25), value(50)), (full, full, full));
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

/// The counts by their documentation, point by point.
fn slow(rules: &Ruleset, position: &Position) -> Counts {
    let board = &rules.board;
    let (own, enemy) = (position.own(), position.enemy());
    let (mut counts, mut targets) = ([0; Feature::COUNT], PointSet::EMPTY);
    let mut add = |feature: usize, number: i32| counts[feature] += number;
    for point in board.points().filter(|&point| (own | enemy).contains(point)) {
        let sign = if own.contains(point) { 1 } else { -1 };
        let friends = if sign > 0 { own } else { enemy };
        let (column, row) = (board.column(point), board.row(point));
        let right = board.columns() - 1 - column;
        let edge = column.min(right).min(row).min(board.rows() - 1 - row);
        let kind = match (edge, board.is_strong(point)) {
            (0, true) => Some(Feature::EdgeStrong),
            (0, false) => Some(Feature::EdgeWeak),
            (1, true) => Some(Feature::RingStrong),
            (1, false) => Some(Feature::RingWeak),
            (_, true) => Some(Feature::MiddleStrong),
            (_, false) => None,
        };
        if let Some(kind) = kind {
            add(kind as usize, sign);
        }
        add(Feature::Stones as usize, sign);
        for way in Direction::ALL {
            let Some(next) = board.neighbour(point, way) else { continue };
            if friends.contains(next) && next > point {
                add(Feature::Pairs as usize, sign);
            }
            if (own | enemy).contains(next) {
                continue;
            }
            add(Feature::Steps as usize, sign);
            let first = [board.neighbour(next, way), board.neighbour(point, way.opposite())];
            let taken: PointSet =
                first.into_iter().flatten().filter(|&at| own.contains(at)).collect();
            if sign < 0 && !taken.is_empty() {
                add(Feature::Danger as usize, -1);
                targets |= taken;
            }
        }
    }
    let lead = own.len() as i32 - enemy.len() as i32;
    counts[Feature::Lead as usize] = lead * 64 / ((own | enemy).len() as i32 + 4);
    counts[Feature::Targets as usize] = -(targets.len() as i32);
    counts[Feature::Tempo as usize] = 1;
    counts
}

#[test]
fn counts_are_those_point_by_point() {
    let mut random = rng(6);
    for variant in ["tsivy", "dimy", "telo"] {
        let rules = shipped::variant(variant).unwrap().rules.clone();
        let evaluator = Evaluator::new(&rules, Weights::default());
        for number in 0..300 {
            let at = position(&rules, 20 + number % 70, &mut random);
            assert_eq!(evaluator.counts(&at), slow(&rules, &at), "{variant}: {at:?}");
        }
    }
}

#[test]
fn the_weights_change_with_the_phase() {
    let only = |stone: i32| {
        let mut weights = [0; Feature::COUNT];
        weights[Feature::Stones as usize] = stone * Weights::SCALE;
        weights
    };
    let rules = &shipped::variant("tsivy").unwrap().rules;
    let weights = Weights { early: only(100), late: only(300), giving: [only(7), only(9)] };
    let evaluator = Evaluator::new(rules, weights);
    let value = |stones: &str| evaluator.evaluate(record("tsivy", stones).position());
    assert_eq!(value("BBBBBBBBB/B8/9/6WWW/WWWWWWWWW w 0 9"), 2 * 100, "22 stones: early");
    assert_eq!(value("BBBBB4/9/9/9/WWWWWW3 w 0 9"), 200, "11 stones: half of each");
    // Five of 64 parts are early.
    assert_eq!(value("WW7/9/9/9/9 w 0 9"), 2 * (5 * 100 + 59 * 300) / 64);
}

#[test]
fn an_engine_tells_the_options_it_was_made_with() {
    let options = Options { threads: 2, table_mib: 3, ..Options::default() };
    let engine = Engine::new(options);
    assert_eq!((engine.options().threads, engine.options().table_mib), (2, 3));
}
