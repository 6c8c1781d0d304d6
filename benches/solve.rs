//! Solves the small boards: `cargo bench --no-default-features --bench solve`.
//!
//! Proves the value of each starting position and prints the time it took. Arguments after `--`
//! select boards, such as `3x7`, and set `threads=2`, `memory=512` (MiB), `nodes=1000000` and
//! `stones=5` (endgame tables built beforehand).
#![expect(clippy::print_stdout, reason = "the numbers are what it is for")]

use fanorona::engine::endgame::{EndgameTables, build};
use fanorona::engine::solve::{SolveBudget, solve};
use fanorona::rules::{Position, Variant};
use std::time::Instant;

/// The boards solved by Schadd, Winands, Uiterwijk, van den Herik and Bergsma (2008), except the
/// two large ones.
const BOARDS: [(usize, usize, &str); 7] = [
    (3, 3, "B1W"),
    (5, 3, "BW1BW"),
    (3, 5, "B1W"),
    (7, 3, "BWB1WBW"),
    (3, 7, "B1W"),
    (9, 3, "BWBW1BWBW"),
    (3, 9, "B1W"),
];

fn main() {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let named = |name: &str, otherwise: usize| {
        let number = |word: &String| word.strip_prefix(name)?.strip_prefix('=')?.parse().ok();
        words.iter().find_map(number).unwrap_or(otherwise)
    };
    let budget = SolveBudget {
        nodes: named("nodes", usize::MAX) as u64,
        bytes: named("memory", 256) << 20,
        threads: named("threads", 1),
    };
    let stones = named("stones", 0);
    let any = words.iter().any(|word| BOARDS.iter().any(|(c, r, _)| *word == format!("{c}x{r}")));
    for (columns, rows, middle) in BOARDS {
        let name = format!("{columns}x{rows}");
        if any && !words.contains(&name) {
            continue;
        }
        let Some(variant) = variant(columns, rows, middle) else { continue };
        let start = Position::start(&variant.rules);
        let began = Instant::now();
        let mut tables = EndgameTables::empty(&variant.rules);
        let _ = build::extend(&mut tables, &variant.rules, stones, budget.threads, &|_| true);
        let built = began.elapsed().as_secs_f64();
        let Ok(solution) = solve(&variant.rules, &start, budget, &tables, &|_| true) else {
            continue;
        };
        let seconds = began.elapsed().as_secs_f64();
        let speed = solution.nodes as f64 / seconds.max(1e-9) / 1e3;
        println!(
            "{name}  {:?}  {:?}  proof {:>10} all {:>10} positions  {seconds:>8.3} s, \
             {built:.3} of them for tables  {speed:>6.0} k/s",
            solution.value(),
            solution.distance,
            solution.proof_nodes,
            solution.nodes,
        );
    }
}

/// A board with full rows of Black above the middle row and full rows of White below it.
fn variant(columns: usize, rows: usize, middle: &str) -> Option<Variant> {
    let mut start = vec![format!("\"{}\"", "B".repeat(columns)); rows / 2];
    start.push(format!("\"{middle}\""));
    start.extend(vec![format!("\"{}\"", "W".repeat(columns)); rows / 2]);
    let text = format!(
        "(key: \"trial\", names: {{\"en\": \"Trial\"}}, columns: {columns}, rows: {rows}, \
         start: [{}])",
        start.join(", ")
    );
    Variant::read(&text).ok()
}
