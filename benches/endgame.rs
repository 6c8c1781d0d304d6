//! Measures how fast endgame tables are built, how soon the construction stops, and how fast
//! positions are probed.
//!
//! `cargo bench --no-default-features --bench endgame`

#![expect(clippy::print_stdout, clippy::unwrap_used, reason = "a benchmark tells what it measures")]

use fanorona::engine::endgame::{EndgameTables, build};
use fanorona::rules::variant::shipped;
use fanorona::rules::{PointSet, Position, Ruleset, Side};
use rand::rngs::Xoshiro256PlusPlus;
use rand::{RngExt, SeedableRng};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;
use std::time::{Duration, Instant};

/// The number of positions to probe.
const LOOKED_UP: usize = 100_000;
/// The number of rounds of probing.
const ROUNDS: usize = 40;

fn main() {
    println!("variant\tstones\tthreads\tplaces\tseconds\tplaces a second");
    for (variant, stones, threads) in [("dimy", 6, 1), ("tsivy", 4, 1), ("tsivy", 5, 1)] {
        let rules = shipped::variant(variant).unwrap().rules.as_ref().clone();
        let mut tables = EndgameTables::empty(&rules);
        let began = Instant::now();
        build::extend(&mut tables, &rules, stones, threads, &|_| true).unwrap();
        let seconds = began.elapsed().as_secs_f64();
        let places: usize = tables.all().map(|table| table.bytes().unwrap().len()).sum();
        let rate = places as f64 / seconds;
        println!("{variant}\t{stones}\t{threads}\t{places}\t{seconds:.2}\t{rate:.0}");
        if stones == 5 {
            look_up(&tables, &rules);
            stop(&rules);
        }
    }
}

/// Stops the construction at different moments and prints how long it continues.
fn stop(rules: &Ruleset) {
    let mut times: Vec<f64> = (1..=20)
        .map(|run| {
            let (stop, rules) = (Arc::new(AtomicBool::new(false)), rules.clone());
            let stopped = stop.clone();
            let building = thread::spawn(move || {
                let go_on = |_| !stopped.load(Ordering::Relaxed);
                build::extend(&mut EndgameTables::empty(&rules), &rules, 5, 2, &go_on).unwrap();
                Instant::now()
            });
            thread::sleep(Duration::from_millis(60 * run));
            let requested = Instant::now();
            stop.store(true, Ordering::Relaxed);
            building.join().unwrap().saturating_duration_since(requested).as_secs_f64() * 1e3
        })
        .collect();
    times.sort_by(f64::total_cmp);
    let (median, worst) = (times[times.len() / 2], times[times.len() - 1]);
    println!("stopped\tmedian {median:.1} ms\tworst {worst:.1} ms");
}

fn look_up(tables: &EndgameTables, rules: &Ruleset) {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(1);
    let positions: Vec<Position> = (0..LOOKED_UP)
        .map(|_| {
            let mut stones = [PointSet::EMPTY; 2];
            let total = rng.random_range(2..=5);
            while (stones[0] | stones[1]).len() < total {
                let point = 1_u64 << rng.random_range(0..rules.board.len());
                if (stones[0] | stones[1]).0 & point == 0 {
                    stones[rng.random_range(0..2)].0 |= point;
                }
            }
            Position::new(rules, stones, Side::White, 0, 9, None).unwrap()
        })
        .filter(|position| !position.own().is_empty() && !position.enemy().is_empty())
        .collect();
    // The minimum of several rounds: other load of the machine can only add to it.
    let mut least = f64::INFINITY;
    for _ in 0..ROUNDS {
        let began = Instant::now();
        let known =
            positions.iter().filter(|position| tables.probe(rules, position).is_some()).count();
        assert_eq!(known, positions.len());
        least = least.min(began.elapsed().as_secs_f64());
    }
    println!("looked up\t{:.0} ns each", least * 1e9 / positions.len() as f64);
}
