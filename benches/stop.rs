//! How long the computer takes to give up when it is told to: the time from the word to the end of
//! its search, for every shipped variant, at the start and deep in a game.
//!
//! `cargo bench --no-default-features --bench stop`

#![expect(clippy::print_stdout, clippy::unwrap_used, reason = "a benchmark tells what it measures")]

use fanorona::engine::character::{self, Means};
use fanorona::engine::{Limits, search};
use fanorona::rules::Record;
use fanorona::rules::variant::shipped;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;
use std::time::{Duration, Instant};

/// How often each position is measured.
const RUNS: u32 = 20;

fn main() {
    println!("variant\tturns played\tmedian ms\tworst ms");
    for variant in shipped::all() {
        for played in [0, 2, 10] {
            let mut record = Record::new(variant.rules.clone());
            let mut player = character::named("fara").unwrap().as_ref().clone();
            player.nodes = 200;
            for seed in 0..played {
                let Some(turn) = player.think(&record, &Means::default(), seed, &mut || false).best
                else {
                    break;
                };
                record.play(&turn).unwrap();
            }
            let mut times: Vec<f64> = (0..RUNS).map(|run| time_to_stop(&record, run)).collect();
            times.sort_by(f64::total_cmp);
            let (median, worst) = (times[times.len() / 2], times[times.len() - 1]);
            println!("{}\t{played}\t{median:.2}\t{worst:.2}", variant.key);
        }
    }
}

/// Milliseconds from the word to the end of the search.
fn time_to_stop(record: &Record, run: u32) -> f64 {
    let stop = Arc::new(AtomicBool::new(false));
    let (heard, record) = (stop.clone(), record.clone());
    let search = thread::spawn(move || {
        search(&record, Limits::NONE, &mut || heard.load(Ordering::Relaxed));
        Instant::now()
    });
    // At different moments of the search.
    thread::sleep(Duration::from_millis(u64::from(20 + 7 * run)));
    let told = Instant::now();
    stop.store(true, Ordering::Relaxed);
    search.join().unwrap().saturating_duration_since(told).as_secs_f64() * 1e3
}
