//! Measures how fast a search stops: the time from the request to the end of the search, for every
//! shipped variant at the start and deep in a game; for the strongest character with all threads,
//! alone and while endgame tables are built; and how long dropping the table loader takes
//! meanwhile.
//!
//! `cargo bench --no-default-features --bench stop`

#![expect(clippy::print_stdout, clippy::unwrap_used, reason = "a benchmark tells what it measures")]

use fanorona::catalogue;
use fanorona::catalogue::endgame::{self, TableLoader};
use fanorona::engine::character::{self, SearchResources};
use fanorona::engine::{Limits, search};
use fanorona::rules::Record;
use fanorona::rules::variant::shipped;
use std::process::Command;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;
use std::time::{Duration, Instant};

/// The number of measurements of each position.
const RUNS: u32 = 20;

/// The argument that makes this program measure the strongest character in a process with its own
/// data folder.
const STRONGEST: &str = "strongest";

fn main() {
    if std::env::args().any(|word| word == STRONGEST) {
        return strongest();
    }
    let folder = std::env::temp_dir().join(format!("fanorona-stop-{}", std::process::id()));
    for building in ["", "building"] {
        let mut again = Command::new(std::env::current_exe().unwrap());
        again.args([STRONGEST, building]).env(catalogue::DATA_VARIABLE, &folder);
        assert!(again.status().unwrap().success());
        // Without tables there is no folder.
        let _ = std::fs::remove_dir_all(&folder);
    }
    println!("variant\tturns played\tmedian ms\tworst ms");
    for variant in shipped::all() {
        for played in [0, 2, 10] {
            let mut record = Record::new(variant.rules.clone());
            let mut player = character::named("fara").unwrap().as_ref().clone();
            player.nodes = 200;
            for seed in 0..played {
                let Some(turn) =
                    player.think(&record, &SearchResources::default(), seed, &mut || false).best
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

/// The strongest character with all threads, alone or while tables are built.
fn strongest() {
    let building = std::env::args().any(|word| word == "building");
    let rules = shipped::variant("tsivy").unwrap().rules.clone();
    let character = character::all().last().unwrap();
    let threads = thread::available_parallelism().map_or(1, usize::from);
    let (mut searches, mut loaders) = (Vec::new(), Vec::new());
    for run in 0..RUNS {
        if let Some(folder) = endgame::folder(&rules) {
            // The folder does not exist the first time.
            let _ = std::fs::remove_dir_all(folder);
        }
        let loader = TableLoader::default();
        if building {
            assert!(loader.tables(&rules).is_none(), "they are not built so soon");
        }
        let record = Record::new(rules.clone());
        let character = character.clone();
        let search = move |stop: &mut dyn FnMut() -> bool| {
            character.think(&record, &SearchResources { threads, tables: None }, 1, stop);
        };
        searches.push(stopped(search, run));
        let requested = Instant::now();
        drop(loader);
        loaders.push(requested.elapsed().as_secs_f64() * 1e3);
    }
    let beside = if building { ", tables being built" } else { "" };
    for (name, mut times) in [("strongest", searches), ("loader dropped", loaders)] {
        times.sort_by(f64::total_cmp);
        let (median, worst) = (times[times.len() / 2], times[times.len() - 1]);
        println!("{name}, {threads} threads{beside}\tmedian {median:.2} ms\tworst {worst:.2} ms");
    }
}

/// Milliseconds from the request to the end of the search.
fn time_to_stop(record: &Record, run: u32) -> f64 {
    let record = record.clone();
    stopped(
        move |stop| {
            search(&record, Limits::NONE, stop);
        },
        run,
    )
}

/// Milliseconds from the request to the end of `work`, which runs until its callback returns
/// `true`.
fn stopped(work: impl FnOnce(&mut dyn FnMut() -> bool) + Send + 'static, run: u32) -> f64 {
    let stop = Arc::new(AtomicBool::new(false));
    let stop_flag = stop.clone();
    let working = thread::spawn(move || {
        work(&mut || stop_flag.load(Ordering::Relaxed));
        Instant::now()
    });
    // At different moments of the work.
    thread::sleep(Duration::from_millis(u64::from(20 + 37 * run)));
    let requested = Instant::now();
    stop.store(true, Ordering::Relaxed);
    working.join().unwrap().saturating_duration_since(requested).as_secs_f64() * 1e3
}
