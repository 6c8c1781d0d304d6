//! Draws, endgame tables, the limit of quiet turns, and the work that single nodes count as.
#![expect(clippy::unwrap_used, reason = "a test may stop at once")]

use super::*;
use crate::endgame::build;
use crate::evaluate::Weights;
use crate::score::INFINITE;
use fanorona_rules::notation::read_position;
use fanorona_rules::switches::NoMove;
use fanorona_rules::variant::shipped;
use fanorona_rules::{Point, PointSet, Side};
use std::cell::Cell;
use std::sync::Arc;

/// What the threads of a search share, without limits.
pub(in crate::search) fn shared<'a>(
    rules: &'a Ruleset,
    table: &'a TranspositionTable,
    tables: Option<(&'a EndgameTables, usize)>,
) -> SharedSearch<'a> {
    SharedSearch {
        rules,
        table,
        evaluator: Evaluator::new(rules, Weights::default()),
        techniques: SearchTechniques::ALL,
        constants: SearchConstants::default(),
        reductions: ReductionTable::new(&SearchConstants::default()),
        tables,
        nodes: AtomicU64::new(0),
        work: AtomicU64::new(0),
        max_nodes: u64::MAX,
        stop: AtomicBool::new(false),
    }
}

pub(in crate::search) fn rules(variant: &str) -> Arc<Ruleset> {
    shipped::variant(variant).unwrap().rules.clone()
}

/// White's turn has more ways than are followed.
const EXPLOSIVE: &str = "BBBBBBBBB/1BB1BBBWB/B2B1B2B/BB1BBB2B/BBBBBBBBB w 0 9";
/// A few hundred chains.
const HEAVIER: &str = "1BBB1BBBB/1BB1BBBWB/B2B1B2B/BB1BB3B/BBB1B4 w 0 9";

#[test]
fn what_is_before_a_node_is_what_its_value_relies_on() {
    let fields = |it: Reliance| (it.repetition, it.limit, it.game);
    let (on, none) = (Reliance { repetition: 3, limit: 5, game: true }, usize::MAX);
    assert_eq!(fields(on.before(6)), (3, 5, true));
    assert_eq!(fields(on.before(5)), (3, none, true));
    assert_eq!(fields(on.before(3)), (none, none, true));
    let other = Reliance { repetition: 4, limit: 2, game: false };
    assert_eq!(fields(on.and(other)), (3, 2, true));
    assert_eq!(fields(other.and(on)), (3, 2, true));
    assert_eq!(fields(other.and(Reliance::NOTHING)), (4, 2, false));
}

#[test]
fn a_value_that_relies_on_a_draw_before_it_is_own() {
    let (rules, table) = (rules("tsivy"), TranspositionTable::new(1));
    let mut shared = shared(&rules, &table, None);
    let [far, near] = [50, 95]
        .map(|quiet| read_position(&rules, &format!("9/9/3W1B3/9/9 w {quiet} 60")).unwrap());
    let nothing = Reliance::NOTHING;
    let repetition = |at| Reliance { repetition: at, ..nothing };
    let limit = |at| Reliance { limit: at, ..nothing };
    let game = Reliance { game: true, ..nothing };
    for own_draws in [true, false] {
        shared.techniques.own_draws = own_draws;
        let worker = Worker::new(&shared, Vec::new(), None);
        let own = |position, value, on| worker.is_own(position, 7, value, on) == own_draws;
        let not = |position, value, on| !worker.is_own(position, 7, value, on);
        assert!(not(&far, 0, nothing) && not(&near, 0, nothing));
        // Another game that uses the same table has not repeated these positions.
        assert!(own(&far, 0, game) && own(&far, 40, game));
        assert!(own(&far, 0, repetition(6)), "a repetition before the node");
        assert!(not(&far, 0, repetition(7)), "the node itself is repeated, on every way to it");
        assert!(not(&far, 0, repetition(8)));
        assert!(not(&far, 40, repetition(6)), "draws are rarely the reason for other values");
        assert!(own(&far, 0, limit(6)) && not(&far, 0, limit(7)) && not(&far, 40, limit(6)));
        assert!(not(&near, 0, limit(6)), "so near the limit the key tells");
        assert!(own(&near, 0, repetition(6)));
    }
}

#[test]
fn a_draw_is_remembered_by_where_it_began() {
    let (rules, table) = (rules("tumicarona"), TranspositionTable::new(1));
    let shared = shared(&rules, &table, None);
    let at = |quiet: u16| {
        let text = format!("9/9/1B1W5/9/7B1 w {quiet} 60");
        read_position(&rules, &text).unwrap()
    };
    // Five positions of the game, then plies 0 to 5 of the line; the one of ply 2 is there again.
    let path = vec![1, 2, 3, 4, 5];
    let line = |quiet| {
        let mut worker = Worker::new(&shared, path.clone(), None);
        worker.path.extend([6, 7, at(0).hash(), 8, 9, 10]);
        let value = worker.terminal_value(&at(quiet), 6);
        (value, worker.reliance.repetition, worker.reliance.game)
    };
    assert_eq!(line(4), (Some(0), 2, false), "the first position after a capture is repeated");
    assert_eq!(line(9), (Some(0), 2, false));
    assert_eq!(line(3), (None, usize::MAX, false), "a capture lies between them");
    // The limit of twenty quiet turns: the last capture led to the position of ply 10.
    let limit = |quiet, ply| {
        let mut worker = Worker::new(&shared, Vec::new(), None);
        (worker.terminal_value(&at(quiet), ply), worker.reliance.limit)
    };
    assert_eq!(limit(20, 30), (Some(0), 10));
    assert_eq!(limit(20, 3), (Some(0), 0), "the quiet turns began in the game");
    assert_eq!(limit(19, 30), (None, usize::MAX));
}

#[test]
fn a_draw_by_the_position_alone_relies_on_nothing() {
    let (mut rules, table) = ((*rules("tsivy")).clone(), TranspositionTable::new(1));
    rules.switches.no_move = NoMove::Draws;
    let shut_in = read_position(&rules, "9/9/9/BBB6/WBB6 w 5 60").unwrap();
    let shared = shared(&rules, &table, None);
    let mut worker = Worker::new(&shared, Vec::new(), None);
    assert_eq!(worker.terminal_value(&shut_in, 30), Some(0));
    let Reliance { repetition, limit, game } = worker.reliance;
    assert_eq!((repetition, limit, game), (usize::MAX, usize::MAX, false));
}

/// All positions of two and three stones on the smallest board.
#[test]
fn only_tables_of_few_enough_stones_are_probed() {
    let (rules, table) = (rules("telo"), TranspositionTable::new(1));
    let mut tables = EndgameTables::empty(&rules);
    assert!(build::extend(&mut tables, &rules, 3, 1, &|_| true).unwrap());
    let mut seen = [0; 3];
    for most in [2, 3] {
        let shared = shared(&rules, &table, Some((&tables, most)));
        let worker = Worker::new(&shared, Vec::new(), None);
        for stones in 0..3_usize.pow(9) {
            let side = |side| (0..9).filter(move |at| stones / 3_usize.pow(*at) % 3 == side);
            let sets = [1, 2].map(|one| side(one).map(|at| Point::new(at as usize)).collect());
            let count = sets.iter().map(|set: &PointSet| set.len()).sum::<usize>();
            if count > 3 || sets.iter().any(|set| set.is_empty()) {
                continue;
            }
            let position = Position::new(&rules, sets, Side::White, 0, 9, None).unwrap();
            let expected =
                (count <= most).then(|| match tables.probe(&rules, &position).unwrap() {
                    TableValue::Win => 27_996,
                    TableValue::Draw => 0,
                    TableValue::Loss => -27_996,
                });
            // Four turns from the root, a win is worth four less.
            assert_eq!(worker.probe_tables(&position, 4), expected, "{most} {position:?}");
            seen[expected.map_or(1, |value| 1 + value.signum()) as usize] += 1;
        }
    }
    assert!(seen.iter().all(|&count| count > 20), "{seen:?}");
}

#[test]
fn near_the_limit_results_are_kept_apart_by_the_quiet_turns_left() {
    let (limited, table) = (rules("tumicarona"), TranspositionTable::new(1));
    let at = |text: &str, quiet| read_position(&limited, &format!("{text} w {quiet} 60")).unwrap();
    let (one, other) = ("9/9/1B1W5/9/7B1", "9/9/1B1W5/9/3W3B1");
    let shared_ = shared(&limited, &table, None);
    let worker = Worker::new(&shared_, Vec::new(), None);
    let key = |text, quiet| worker.key(&at(text, quiet));
    let hash = at(one, 0).hash();
    assert!((0..8).all(|quiet| key(one, quiet) == hash), "thirteen and more are left");
    let mut near: Vec<u64> = (8..=20).map(|quiet| key(one, quiet)).collect();
    near.push(hash);
    near.sort_unstable();
    near.dedup();
    assert_eq!(near.len(), 14, "each of twelve to none has its own");
    // Two positions differ as much as their hashes do.
    let difference = hash ^ at(other, 0).hash();
    assert!((0..=20).all(|quiet| key(one, quiet) ^ key(other, quiet) == difference));
    let mut endless = (*limited).clone();
    endless.switches.quiet_limit = None;
    let shared = shared(&endless, &table, None);
    let worker = Worker::new(&shared, Vec::new(), None);
    assert!((0..=20).all(|quiet| worker.key(&at(one, quiet)) == hash));
}

#[test]
fn a_stored_win_counts_only_if_it_comes_before_the_limit() {
    let (rules, table) = (rules("tsivy"), TranspositionTable::new(1));
    let shared_ = shared(&rules, &table, None);
    let worker = Worker::new(&shared_, Vec::new(), None);
    let in_time = |left: u16, ply, value| {
        let text = format!("9/9/3W1B3/9/9 w {} 60", 100 - left);
        let position = read_position(&rules, &text).unwrap();
        let found = worker.ends_before_limit(&position, ply, value);
        assert_eq!(worker.ends_before_limit(&position, ply, -value), found, "the loser's view");
        found
    };
    for win in [WIN, TABLE_WIN] {
        assert!(in_time(30, 0, win - 30) && !in_time(29, 0, win - 30), "{win}");
        // Thirty turns from the root are twenty from here.
        assert!(in_time(20, 10, win - 30) && !in_time(19, 10, win - 30), "{win}");
        // Results are not shared so near the limit: it was stored for these turns left.
        assert!(in_time(12, 0, win - 30) && !in_time(13, 0, win - 30), "{win}");
    }
    assert!([1, 13, 99].iter().all(|&left| in_time(left, 0, 500)), "no forced end");
    let mut endless = (*rules).clone();
    endless.switches.quiet_limit = None;
    let position = read_position(&endless, "9/9/3W1B3/9/9 w 80 60").unwrap();
    let shared = shared(&endless, &table, None);
    assert!(Worker::new(&shared, Vec::new(), None).ends_before_limit(&position, 0, WIN - 90));
}

#[test]
fn turns_that_are_not_all_known_count_as_work() {
    let (rules, table) = (rules("parker"), TranspositionTable::new(1));
    let shared = shared(&rules, &table, None);
    let mut worker = Worker::new(&shared, Vec::new(), None);
    let start = Position::start(&rules);
    assert!(worker.generate(&start).1 && worker.work == 0 && shared.work.load(Relaxed) == 0);
    let explosive = read_position(&rules, EXPLOSIVE).unwrap();
    assert!(!worker.generate(&explosive).1 && !worker.stopped);
    assert_eq!(worker.work, worker.generator.followed());
}

#[test]
fn after_much_work_for_heavy_positions_the_callback_is_called() {
    let (rules, table) = (rules("parker"), TranspositionTable::new(1));
    let shared = shared(&rules, &table, None);
    let heavier = read_position(&rules, HEAVIER).unwrap();
    let asked = Cell::new(0);
    let mut callback = || {
        asked.set(asked.get() + 1);
        false
    };
    let mut worker = Worker::new(&shared, Vec::new(), Some(&mut callback));
    assert!(worker.generate(&heavier).1);
    let followed = worker.generator.followed();
    assert!((HEAVY + 1..WORK_INTERVAL / 2).contains(&followed), "{followed}");
    assert_eq!((worker.work, asked.get()), (followed, 0));
    worker.work = WORK_INTERVAL - followed;
    worker.generate(&heavier);
    assert_eq!((worker.work, asked.get()), (WORK_INTERVAL, 0));
    worker.generate(&heavier);
    assert_eq!((worker.work, asked.get()), (0, 1), "it begins again");
    assert_eq!(shared.work.load(Relaxed), (WORK_INTERVAL + followed) as u64);
}

#[test]
fn heavy_positions_alone_end_the_first_iteration() {
    let (rules, table) = (rules("telo"), TranspositionTable::new(1));
    let mut shared = shared(&rules, &table, None);
    shared.max_nodes = 1_000;
    for (work, ends) in [(0, false), (63_999, false), (64_000, true)] {
        shared.stop.store(false, Relaxed);
        shared.work.store(work, Relaxed);
        let mut worker = Worker::new(&shared, Vec::new(), None);
        worker.poll_stop();
        assert_eq!(worker.stopped, ends, "{work}");
    }
}

#[test]
fn the_longest_line_ends_with_an_evaluation() {
    let (rules, table) = (rules("tsivy"), TranspositionTable::new(1));
    let shared = shared(&rules, &table, None);
    let mut worker = Worker::new(&shared, Vec::new(), None);
    // White can capture three stones, and Black two afterwards.
    let position = read_position(&rules, "4B4/4B4/W1B1WB3/9/1WBBB4 w 0 60").unwrap();
    let mut value = |depth, ply| worker.node::<true>(&position, depth, ply, -INFINITE, INFINITE);
    let (last, before) = (value(1, MAX_PLY), value(1, MAX_PLY - 1));
    let quiescence = value(0, MAX_PLY - 1);
    assert_eq!(last, worker.evaluate(&position, true));
    assert!(before != last && quiescence > last, "{last} {before} {quiescence}");
    assert_eq!(worker.pv.line(MAX_PLY).len(), 0);
}
