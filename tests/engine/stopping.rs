//! How soon a search stops, counted in nodes: benches/stop.rs measures the time.

use crate::start;
use fanorona::engine::{Engine, Limits, Options, search};
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
