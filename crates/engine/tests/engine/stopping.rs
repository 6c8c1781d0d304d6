//! How soon a search stops, counted in nodes: benches/stop.rs measures the time.

use crate::common::record;
use crate::start;
use fanorona_engine::{Engine, Limits, Options, Report, Score, SearchTechniques, search};
use fanorona_rules::Record;
use std::cmp::Reverse;
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};

/// The nodes between two calls of the stop callback.
const INTERVAL: u64 = 512;

#[test]
fn the_callback_is_called_every_512_nodes_and_obeyed_at_once() {
    for variant in ["tsivy", "dimy", "vela"] {
        for calls in [1, 2, 7] {
            let mut called = 0;
            let report = search(&start(variant), Limits::NONE, &mut || {
                called += 1;
                called == calls
            });
            assert_eq!((called, report.nodes), (calls, calls * INTERVAL), "{variant}");
        }
    }
}

#[test]
fn the_limit_of_nodes_is_kept_exactly_once_a_turn_is_known() {
    for nodes in [1_000, 3_333] {
        assert_eq!(search(&start("tsivy"), Limits::nodes(nodes), &mut || false).nodes, nodes);
    }
    // The first depth is completed even with a single node.
    let report = search(&start("tsivy"), Limits::nodes(1), &mut || false);
    assert_eq!(report.depth, 1);
    assert!(report.best.is_some());
}

/// Of several lines, a depth that is stopped has searched only some.
#[test]
fn several_lines_are_those_of_the_last_depth_that_was_completed() {
    let text = "BB1BBBBBB/BBB1BBBBB/BWBWWBWBW/WWWWW1WWW/WWWWWWWWW b 0 1";
    let record = record("tsivy", text);
    let first = |report: &Report| {
        let others = report.others.iter();
        let turns = others.map(|other| (other.score, other.turns.first().cloned()));
        std::iter::once((report.score, report.best.clone())).chain(turns).collect::<Vec<_>>()
    };
    for nodes in (1..40).map(|i| i * 700) {
        let mut engine = Engine::new(Options { table_mib: 1, ..Options::default() });
        let mut completed = None;
        let on_depth = &mut |report: &Report| completed = Some(report.clone());
        let report = engine.search_lines(&record, Limits::nodes(nodes), 4, on_depth, &mut || false);
        let completed = completed.unwrap();
        assert_eq!((report.depth, first(&report)), (completed.depth, first(&completed)), "{nodes}");
        assert!(first(&report).is_sorted_by_key(|(score, _)| Reverse(score.rank())), "{nodes}");
    }
    // Of a first depth that is stopped, the turns that were searched are reported.
    for calls in 1..4 {
        let mut engine = Engine::new(Options { table_mib: 1, ..Options::default() });
        let mut called = 0;
        let stop = &mut || {
            called += 1;
            called == calls
        };
        let report = engine.search_lines(&record, Limits::NONE, 99, &mut |_| {}, stop);
        assert!(first(&report).is_sorted_by_key(|(score, _)| Reverse(score.rank())), "{calls}");
    }
}

#[test]
fn helper_threads_stop_with_the_main_thread() {
    let options = Options { threads: 3, table_mib: 1, ..Options::default() };
    let nodes = AtomicU64::new(0);
    let mut calls = 0;
    let report = Engine::new(options).search(&start("tsivy"), Limits::NONE, &mut || {
        calls += 1;
        nodes.store(calls * INTERVAL, Relaxed);
        calls == 20
    });
    assert_eq!(calls, 20, "only the main thread calls back, and no more after it said stop");
    assert!(report.nodes >= nodes.load(Relaxed), "nodes of all threads are counted");
}

/// A report at this depth, with or without a choice among turns that draw.
fn at_depth(record: &Record, depth: u32, lines: usize, traps: bool) -> Report {
    let techniques = SearchTechniques { traps, ..SearchTechniques::ALL };
    let options = Options { table_mib: 1, techniques, ..Options::default() };
    let limits = Limits::depth(depth);
    Engine::new(options).search_lines(record, limits, lines, &mut |_| {}, &mut || false)
}

#[test]
fn a_forced_end_that_cannot_come_sooner_ends_a_search_for_one_line() {
    // Two stones can capture the last one.
    let won = record("tsivy", "9/9/9/9/W1B1W4 w 0 60");
    let one = at_depth(&won, 6, 1, true);
    assert_eq!((one.score, one.depth), (Score::Win(1), 1));
    let two = at_depth(&won, 6, 2, true);
    assert_eq!((two.score, two.depth, two.others.len()), (Score::Win(1), 6, 1));
}

#[test]
fn turns_that_draw_are_compared_for_one_line_only_and_only_where_none_is_better() {
    // Nobody can win, and the search knows no tables.
    let level = record("dimy", "5/BB3/5/5/W1W2 w 0 9");
    let [with, without] = [true, false].map(|traps| at_depth(&level, 10, 1, traps));
    for report in [&with, &without] {
        assert_eq!((report.score, report.depth), (Score::Estimate(0), 10), "it is not cut short");
    }
    assert!(with.nodes > without.nodes, "the comparison takes nodes");
    assert_eq!(at_depth(&level, 9, 2, true), at_depth(&level, 9, 2, false));
    // Black is a stone ahead, but does not see a win.
    let ahead = record("dimy", "BB3/B4/5/5/3WW b 0 9");
    let [with, without] = [true, false].map(|traps| at_depth(&ahead, 8, 1, traps));
    assert!(matches!(with.score, Score::Estimate(50..)), "{:?}", with.score);
    assert_eq!((&with, with.depth), (&without, 8));
}

#[test]
fn turns_that_draw_are_compared_for_the_first_time_after_eight_turns() {
    let level = record("dimy", "5/BB3/5/5/W1W2 w 0 9");
    let [with, without] = [true, false].map(|traps| {
        let techniques = SearchTechniques { traps, ..SearchTechniques::ALL };
        let options = Options { table_mib: 1, techniques, ..Options::default() };
        let mut nodes = Vec::new();
        let mut on_depth = |report: &Report| nodes.push(report.nodes);
        let limits = Limits::depth(10);
        Engine::new(options).search_lines(&level, limits, 1, &mut on_depth, &mut || false);
        nodes
    });
    assert_eq!(with[..8], without[..8]);
    assert!(with[8] > without[8], "before the ninth turn, {with:?} {without:?}");
}
