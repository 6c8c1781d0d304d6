//! Speed of the turn generator: `cargo bench --no-default-features --bench perft`.
//!
//! Counts the turns of Tsivy from the start to a depth, 6 or the one named after `--`, in both
//! ways of counting.
#![expect(clippy::print_stdout, reason = "the numbers are what it is for")]

use fanorona::rules::Position;
use fanorona::rules::perft::{Counting, perft};
use fanorona::rules::variant::shipped;
use std::time::Instant;

fn main() {
    let named = std::env::args().filter_map(|word| word.parse().ok()).next_back();
    let deepest: u32 = named.unwrap_or(6);
    let Some(tsivy) = shipped::variant("tsivy") else { return };
    let start = Position::start(&tsivy.rules);
    for (name, counting) in [("sequences", Counting::Sequences), ("results", Counting::Results)] {
        for depth in 1..=deepest {
            let began = Instant::now();
            let count = perft(&tsivy.rules, &start, depth, counting);
            let seconds = began.elapsed().as_secs_f64();
            let speed = count as f64 / seconds.max(1e-9) / 1e6;
            println!(
                "{name:>9}  depth {depth}  {count:>12} turns  {seconds:>8.3} s  {speed:>7.2} M/s"
            );
        }
    }
}
