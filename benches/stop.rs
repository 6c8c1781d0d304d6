//! Measures how fast a search stops: the time from the request to the end of the search, for every
//! shipped variant at the start and deep in a game; for the strongest character with all threads,
//! alone and while endgame tables are built; and how long dropping the table loader takes
//! meanwhile.
//!
//! For the positions of `tests/explosive`, in which one turn has very many ways: the longest
//! processor time between two questions whether to stop, and after the answer. It should be less
//! than 50 ms.
//!
//! `cargo bench --no-default-features --bench stop` measures all, `… -- many` these positions only.

#![expect(clippy::print_stdout, clippy::unwrap_used, reason = "a benchmark tells what it measures")]

#[path = "../crates/rules/tests/explosive/mod.rs"]
mod explosive;

use explosive::Explosive;
use fanorona::catalogue;
use fanorona::catalogue::endgame::{self, TableLoader};
use fanorona::engine::character::{self, SearchResources};
use fanorona::engine::endgame::EndgameTables;
use fanorona::engine::explain::{ExplainResources, explain, threats};
use fanorona::engine::solve::{SolveBudget, solve};
use fanorona::engine::{Engine, Limits, Options, search};
use fanorona::rules::perft::{Counting, perft_within};
use fanorona::rules::variant::shipped;
use fanorona::rules::{Position, Record, Side};
use std::path::Path;
use std::process::Command;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex};
use std::thread;
use std::time::{Duration, Instant};

/// The number of measurements of each position.
const RUNS: u32 = 20;

/// The argument that makes this program measure the strongest character in a process with its own
/// data folder.
const STRONGEST: &str = "strongest";

/// The argument that measures positions with very many turns only.
const MANY: &str = "many";

/// The processor time after which a search in such a position is stopped.
const STOPPED_AFTER: [u64; 3] = [1, 60, 700];

fn main() {
    if std::env::args().any(|word| word == STRONGEST) {
        return strongest();
    }
    if std::env::args().any(|word| word == MANY) {
        return many();
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
    many();
}

/// The longest processor time that each kind of work takes between two questions whether to stop, in
/// positions with very many turns.
fn many() {
    println!("position\tvariant\twork\tlongest ms of processor time without a question");
    for place in explosive::all() {
        let variant = Path::new(&place.variant).file_stem().unwrap().to_str().unwrap();
        for (name, work) in kinds_of_work(&place) {
            let longest =
                STOPPED_AFTER.map(|ms| longest_silence(Duration::from_millis(ms), &*work));
            let longest = longest.into_iter().max().unwrap_or_default();
            let longest = longest.as_secs_f64() * 1e3;
            println!("{}\t{variant}\t{name}\t{longest:.1}", place.name);
        }
    }
}

/// Something that asks whether to stop.
type Work<'a> = Box<dyn Fn(Stop<'_>) + 'a>;
type Stop<'a> = &'a mut (dyn FnMut() -> bool + Send);

/// Everything that can be stopped.
fn kinds_of_work(place: &Explosive) -> Vec<(String, Work<'_>)> {
    let Explosive { rules, position, .. } = place;
    let record = || Record::from_position(rules.clone(), *position);
    let mut kinds: Vec<(String, Work<'_>)> = Vec::new();
    for lines in [1, 1_000] {
        let work = move |stop: Stop<'_>| {
            let options = Options { table_mib: 1, ..Options::default() };
            let limits = Limits::NONE;
            Engine::new(options).search_lines(&record(), limits, lines, &mut |_| {}, stop);
        };
        kinds.push((format!("search for {lines}"), Box::new(work)));
    }
    for character in character::all() {
        let mut character = character.as_ref().clone();
        // Without its own limit it thinks until it is stopped.
        (character.nodes, character.depth) = (u64::MAX, 100);
        let name = character.key.clone();
        let work = move |stop: Stop<'_>| {
            character.think(&record(), &SearchResources::default(), 1, stop);
        };
        kinds.push((name, Box::new(work)));
    }
    kinds.push((
        "solve".to_owned(),
        Box::new(move |stop| {
            let budget = SolveBudget { nodes: u64::MAX, bytes: 1 << 20, threads: 1 };
            let stop = Mutex::new(stop);
            let monitor = |_: &_| !stop.lock().unwrap()();
            solve(rules, position, budget, &EndgameTables::empty(rules), &monitor).unwrap();
        }),
    ));
    let nodes = Limits::nodes(100_000);
    let turn = place.long_turn();
    kinds.push((
        "explain".to_owned(),
        Box::new(move |stop| {
            explain(&record(), &turn, &ExplainResources::new(nodes), stop).unwrap();
        }),
    ));
    let stones = Side::BOTH.map(|side| position.stones(side));
    let passed = Position::new(rules, stones, position.side().opponent(), 0, 9, None).unwrap();
    kinds.push((
        "threats".to_owned(),
        Box::new(move |stop| {
            threats(rules, &passed, nodes, stop);
        }),
    ));
    for counting in [Counting::Sequences, Counting::Results] {
        kinds.push((
            format!("perft 2 {counting:?}"),
            Box::new(move |stop| {
                perft_within(rules, position, 2, counting, stop);
            }),
        ));
    }
    kinds
}

/// The longest processor time between two questions, and from the answer to the end.
fn longest_silence(stopped_after: Duration, work: &dyn Fn(Stop<'_>)) -> Duration {
    let began = processor_time();
    let (mut last, mut longest) = (began, Duration::ZERO);
    work(&mut || {
        let now = processor_time();
        longest = longest.max(now - last);
        last = now;
        now - began >= stopped_after
    });
    longest.max(processor_time() - last)
}

/// The processor time of this thread.
fn processor_time() -> Duration {
    // The first number is nanoseconds; only Linux has the file.
    let text = std::fs::read_to_string("/proc/thread-self/schedstat").unwrap_or_default();
    Duration::from_nanos(text.split(' ').next().and_then(|ns| ns.parse().ok()).unwrap_or(0))
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
            character.think(
                &record,
                &SearchResources { threads, ..SearchResources::default() },
                1,
                stop,
            );
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
