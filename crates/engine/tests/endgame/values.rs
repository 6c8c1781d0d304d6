//! The values of the tables, compared to the independent computation.

use crate::brute::Brute;
use crate::common::{Stones, position, positions};
use crate::{rules, rules_on, tables};
use fanorona_engine::endgame::{TableValue, check};
use fanorona_rules::switches::{
    Continuation, Eater, Extent, GroupChoice, Handicap, Methods, NoMove, Repeating, Revisiting,
};
use fanorona_rules::{Direction, Point, PointSet, Position, Ruleset, Side, Switches};

/// Compares every position of up to this many stones, with several quiet counters.
fn agree(rules: &Ruleset, stones: u32) -> [u64; 3] {
    let tables = tables(rules, stones as usize);
    let brute = Brute::solve(rules, stones);
    let limit = rules.switches.quiet_limit;
    let mut seen = [0; 3];
    for total in 2..=stones {
        for at in positions(rules, total) {
            let expected = brute.value(at, 0);
            seen[expected.0 as usize] += 1;
            let found = tables.distance(rules, &position(rules, at, 0));
            assert_eq!(found, Some(expected), "{at:?}");
            let mut counts = vec![0, 1, 2];
            if let Some(limit) = limit {
                let last = limit.saturating_sub(expected.1);
                counts.extend([last, last + 1, limit, limit + 1]);
            }
            for quiet in counts {
                let (value, turns) = brute.value(at, quiet);
                let position = position(rules, at, quiet);
                assert_eq!(tables.probe(rules, &position), Some(value), "{at:?} {quiet}");
                assert_eq!(tables.distance(rules, &position), Some((value, turns)));
            }
        }
    }
    for (small, large) in fanorona_engine::endgame::EndgameTables::pairs(stones as usize) {
        let checked = check::check(rules, &tables, (small, large), u64::MAX, 1, &mut |_| true);
        assert_eq!(checked.contradiction, None);
        assert!(checked.positions > 0);
    }
    seen
}

#[test]
fn every_position_of_telo_agrees() {
    let [losses, draws, wins] = agree(&rules("telo"), 9);
    assert!(losses > 1000 && draws > 100 && wins > 1000, "{losses} {draws} {wins}");
}

#[test]
fn every_position_of_four_stones_of_dimy_agrees() {
    let [losses, draws, wins] = agree(&rules("dimy"), 4);
    assert!(losses > 1000 && draws > 1000 && wins > 1000, "{losses} {draws} {wins}");
}

#[test]
fn tables_respect_every_relevant_switch() {
    let standard = Switches::default();
    let all = [
        Switches { continuation: Continuation::Compulsory, ..standard },
        Switches { continuation: Continuation::Forbidden, ..standard },
        Switches { revisiting: Revisiting::Allowed, repeating: Repeating::Allowed, ..standard },
        Switches { repeating: Repeating::NotTwiceInChain, ..standard },
        Switches { methods: Methods::ApproachOnly, ..standard },
        Switches { methods: Methods::WithdrawalOnly, ..standard },
        Switches { choice: GroupChoice::Larger, extent: Extent::Nearest, ..standard },
        Switches { no_move: NoMove::Draws, ..standard },
        Switches { quiet_limit: None, ..standard },
    ];
    for switches in all {
        agree(&rules_on(3, 3, switches), 9);
    }
}

#[test]
fn late_wins_are_draws_under_a_small_limit_of_quiet_turns() {
    let with = |quiet_limit| Switches { quiet_limit: Some(quiet_limit), ..Switches::default() };
    let mut draws = Vec::new();
    for limit in [0, 1, 2, 4, 7, 100] {
        draws.push(agree(&rules_on(3, 3, with(limit)), 6)[TableValue::Draw as usize]);
    }
    assert!(draws.is_sorted_by(|a, b| a >= b) && draws[3] > draws[5], "{draws:?}");
    agree(&rules_on(4, 3, with(4)), 4);
}

#[test]
fn boards_of_every_symmetry_agree() {
    for (columns, rows) in [(2, 2), (2, 3), (4, 3), (4, 4), (3, 4), (5, 3)] {
        let stones = if columns * rows < 9 { columns * rows } else { 4 };
        agree(&rules_on(columns, rows, Switches::default()), stones as u32);
    }
}

fn mirrored(rules: &Ruleset, set: u64, way: u8) -> u64 {
    let board = &rules.board;
    let image = |point: Point| {
        let (mut column, mut row) = (board.column(point), board.row(point));
        if way & 1 != 0 {
            column = board.columns() - 1 - column;
        }
        if way & 2 != 0 {
            row = board.rows() - 1 - row;
        }
        board.point(column, row).unwrap()
    };
    PointSet(set).into_iter().map(image).collect::<PointSet>().0
}

#[test]
fn mirrored_and_colour_swapped_positions_have_the_same_value() {
    let rules = rules("tsivy");
    let tables = tables(&rules, 3);
    let mut values = [0; 3];
    for (own, enemy) in positions(&rules, 3) {
        let one = tables.distance(&rules, &position(&rules, (own, enemy), 0)).unwrap();
        values[one.0 as usize] += 1;
        for way in 1..4 {
            let at: Stones = (mirrored(&rules, own, way), mirrored(&rules, enemy, way));
            assert_eq!(tables.distance(&rules, &position(&rules, at, 0)), Some(one));
        }
        let swapped = [PointSet(enemy), PointSet(own)];
        let swapped = Position::new(&rules, swapped, Side::Black, 0, 2, None).unwrap();
        assert_eq!(tables.distance(&rules, &swapped), Some(one));
    }
    assert!(values.iter().all(|&count| count > 100), "{values:?}");
    // Every position is counted once, whichever index it shares.
    for table in tables.all() {
        for layer in table.statistics() {
            let ways = |n: u64, k: u64| (0..k).fold(1, |all, i| all * (n - i) / (i + 1));
            let all = ways(45, layer.own as u64) * ways(45 - layer.own as u64, layer.enemy as u64);
            assert_eq!(layer.positions, all);
            assert_eq!(layer.wins + layer.draws + layer.losses, all);
        }
    }
}

#[test]
fn positions_outside_the_tables_have_no_value() {
    let rules = rules("parker");
    let tables = tables(&rules, 2);
    let stones = [PointSet(1), PointSet(1 << 44)];
    let at =
        |number, quiet| Position::new(&rules, stones, Side::White, quiet, number, None).unwrap();
    assert_eq!(tables.probe(&rules, &at(1, 0)), None, "a first turn is bound to one step");
    assert_eq!(tables.probe(&rules, &at(2, 0)), Some(TableValue::Draw));
    let three = Position::new(&rules, [PointSet(3), stones[1]], Side::White, 0, 2, None).unwrap();
    assert_eq!(tables.probe(&rules, &three), None, "there are no tables of three stones");
    let gone = Position::new(&rules, [PointSet(0), stones[1]], Side::White, 0, 2, None).unwrap();
    assert_eq!(tables.probe(&rules, &gone), Some(TableValue::Loss));
    let other = crate::rules("tsivy");
    let same = Position::new(&other, stones, Side::White, 0, 2, None).unwrap();
    assert_eq!(tables.probe(&other, &same), None, "other rules");
}

#[test]
fn tables_apply_once_the_handicap_restricts_nothing() {
    let mut with = rules_on(5, 5, Switches::default());
    with.switches.handicap =
        Some(Handicap { side: Side::Black, until: 1, eater: Eater::default() });
    let tables = tables(&with, 3);
    let corner = with.board.point(0, 0).unwrap();
    let ahead = with.board.neighbour(corner, Direction::North).unwrap();
    let [one, two] = [corner.set(), corner.set().with(ahead)];
    let far = PointSet(1 << 24);
    let at = |white, black, side| {
        Position::new(&with, [white, black], side, 0, 2, Some(Side::Black)).unwrap()
    };
    assert_eq!(tables.probe(&with, &at(far, two, Side::White)), None);
    assert_eq!(tables.probe(&with, &at(far, two, Side::Black)), None);
    assert!(tables.probe(&with, &at(far, one, Side::White)).is_some());
    assert!(tables.probe(&with, &at(far, one, Side::Black)).is_some());
}
