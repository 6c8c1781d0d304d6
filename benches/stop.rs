//! How long the computer takes to give up when it is told to: the time from the word to the end of
//! its search, for every shipped variant, at the start and deep in a game; the same for the
//! strongest opponent with all threads, while endgame tables are built beside it; and how long it
//! takes to put the shelf of tables away meanwhile.
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

/// How often each position is measured.
const RUNS: u32 = 20;

/// The argument with which this program measures the strongest in a process of its own, so that
/// it can have a data folder of its own.
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

/// The strongest opponent with all threads, alone or beside the building of tables.
fn strongest() {
    let building = std::env::args().any(|word| word == "building");
    let rules = shipped::variant("tsivy").unwrap().rules.clone();
    let character = character::all().last().unwrap();
    let threads = thread::available_parallelism().map_or(1, usize::from);
    let (mut searches, mut shelves) = (Vec::new(), Vec::new());
    for run in 0..RUNS {
        if let Some(folder) = endgame::folder(&rules) {
            // The first time there is none.
            let _ = std::fs::remove_dir_all(folder);
        }
        let shelf = TableLoader::default();
        if building {
            assert!(shelf.tables(&rules).is_none(), "they are not built so soon");
        }
        let record = Record::new(rules.clone());
        let character = character.clone();
        let search = move |stop: &mut dyn FnMut() -> bool| {
            character.think(&record, &SearchResources { threads, tables: None }, 1, stop);
        };
        searches.push(stopped(search, run));
        let told = Instant::now();
        drop(shelf);
        shelves.push(told.elapsed().as_secs_f64() * 1e3);
    }
    let beside = if building { ", tables being built" } else { "" };
    for (name, mut times) in [("strongest", searches), ("shelf put away", shelves)] {
        times.sort_by(f64::total_cmp);
        let (median, worst) = (times[times.len() / 2], times[times.len() - 1]);
        println!("{name}, {threads} threads{beside}\tmedian {median:.2} ms\tworst {worst:.2} ms");
    }
}

/// Milliseconds from the word to the end of the search.
fn time_to_stop(record: &Record, run: u32) -> f64 {
    let record = record.clone();
    stopped(
        move |stop| {
            search(&record, Limits::NONE, stop);
        },
        run,
    )
}

/// Milliseconds from the word to the end of what runs until it is told to stop.
fn stopped(work: impl FnOnce(&mut dyn FnMut() -> bool) + Send + 'static, run: u32) -> f64 {
    let stop = Arc::new(AtomicBool::new(false));
    let heard = stop.clone();
    let working = thread::spawn(move || {
        work(&mut || heard.load(Ordering::Relaxed));
        Instant::now()
    });
    // At different moments of the work.
    thread::sleep(Duration::from_millis(u64::from(20 + 37 * run)));
    let told = Instant::now();
    stop.store(true, Ordering::Relaxed);
    working.join().unwrap().saturating_duration_since(told).as_secs_f64() * 1e3
}
