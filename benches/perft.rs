//! Measures the speed of the turn generator in turns per second on one core: the median, the
//! slowest and the fastest of several runs.
//!
//! `cargo bench --no-default-features --bench perft` measures every shipped kind of chain, and
//! positions with few stones. `… --
//! once KIND DEPTH` counts Tsivy from the start at every depth up to DEPTH, once, for an external
//! stopwatch. KIND selects what happens to the last turns:
//!
//! * `counted`: they are counted, as by `fanorona perft`;
//! * `listed`: they are put in a list;
//! * `played`: each is also played, including the update of the hash.
#![expect(clippy::print_stdout, reason = "the numbers are what it is for")]

#[path = "../crates/lab/src/bench/positions.rs"]
#[expect(dead_code, reason = "shared with the laboratory")]
mod positions;

use fanorona::rules::generate::{Effect, Generator};
use fanorona::rules::notation::read_position;
use fanorona::rules::perft::{Counting, perft};
use fanorona::rules::variant::shipped;
use fanorona::rules::{Position, Ruleset};
use std::hint::black_box;
use std::time::Instant;

/// The number of runs.
const RUNS: usize = 7;

/// The variants and depths to measure.
const MEASURED: [(&str, u32); 5] =
    [("tsivy", 6), ("tsivy", 7), ("dimy", 7), ("parker", 6), ("tumicarona", 6)];

fn main() {
    let words: Vec<String> = std::env::args().skip(1).filter(|word| word != "--bench").collect();
    match words.iter().map(String::as_str).collect::<Vec<_>>()[..] {
        ["once", kind, depth] => once(kind, depth.parse().unwrap_or(6)),
        _ => all(),
    }
}

fn all() {
    println!("variant      turns      depth         count   million turns a second");
    for (key, depth) in MEASURED {
        let Some(variant) = shipped::variant(key) else { continue };
        let rules = &variant.rules;
        let start = Position::start(rules);
        for (name, counting) in [("sequences", Counting::Sequences), ("results", Counting::Results)]
        {
            measure(key, name, depth, || perft(rules, &start, depth, counting));
        }
        if key == "tsivy" {
            for kind in ["listed", "played"] {
                measure(key, kind, depth, || walk(rules, &start, depth, kind));
            }
        }
    }
    let Some(tsivy) = shipped::variant("tsivy") else { return };
    let rules = &tsivy.rules;
    let read = |&(_, text): &(&str, &str)| read_position(rules, text).ok();
    let sparse: Vec<Position> = positions::SPARSE.iter().filter_map(read).collect();
    for kind in ["counted", "played"] {
        let count = || sparse.iter().map(|position| walk(rules, position, 5, kind)).sum();
        measure("sparse", kind, 5, count);
    }
}

fn measure(key: &str, name: &str, depth: u32, mut count: impl FnMut() -> u64) {
    let mut counted = 0;
    let mut speeds: Vec<f64> = (0..RUNS)
        .map(|_| {
            let began = Instant::now();
            counted = black_box(count());
            counted as f64 / began.elapsed().as_secs_f64() / 1e6
        })
        .collect();
    speeds.sort_by(f64::total_cmp);
    let [slowest, median, fastest] = [0, RUNS / 2, RUNS - 1].map(|i| speeds[i]);
    println!(
        "{key:<12} {name:<10} {depth:>5}  {counted:>12}   {median:.1} ({slowest:.1} to {fastest:.1})"
    );
}

fn once(kind: &str, deepest: u32) {
    let Some(tsivy) = shipped::variant("tsivy") else { return };
    let start = Position::start(&tsivy.rules);
    for depth in 1..=deepest {
        println!("{depth}\t{}", walk(&tsivy.rules, &start, depth, kind));
    }
}

/// The number of sequences of turns, counted in one of the three ways.
fn walk(rules: &Ruleset, position: &Position, depth: u32, kind: &str) -> u64 {
    if kind == "counted" {
        return perft(rules, position, depth, Counting::Sequences);
    }
    let mut walk =
        Walk { rules, generator: Generator::new(rules), list: Vec::new(), play: kind == "played" };
    walk.count(position, depth)
}

struct Walk<'a> {
    rules: &'a Ruleset,
    generator: Generator,
    list: Vec<Effect>,
    play: bool,
}

impl Walk<'_> {
    fn count(&mut self, position: &Position, depth: u32) -> u64 {
        if depth == 0 {
            black_box(position);
            return 1;
        }
        let first = self.list.len();
        self.generator.append_sequences(self.rules, position, &mut self.list);
        let mut sum = 0;
        if depth == 1 && !self.play {
            sum = black_box(&self.list[first..]).len() as u64;
        } else {
            for i in first..self.list.len() {
                let Effect { from, to, captured } = self.list[i];
                sum += self.count(&position.moved(self.rules, from, to, captured), depth - 1);
            }
        }
        self.list.truncate(first);
        sum
    }
}
