//! Measures how the time to read and to write records grows with their length:
//! `cargo bench --no-default-features --bench notation`.
//!
//! Every input is measured at one size and at eight times that size. The time for a byte should be about
//! the same for both: with quadratic work it would be eight times as much for the larger one. The smaller
//! one is read eight times in a row, so that both runs take as long, and other programs slow both down.
#![expect(clippy::print_stdout, reason = "the numbers are what it is for")]

#[path = "../crates/rules/tests/rules/notation/invalid.rs"]
mod invalid;

use fanorona::rules::notation::game::MOST_TURNS;
use fanorona::rules::notation::{read_game, read_games, write_game};
use fanorona::rules::variant::shipped;
use fanorona::rules::{Ruleset, Variant};
use invalid::PARTS;
use std::hint::black_box;
use std::sync::Arc;
use std::time::Instant;

/// The number of runs, of which the fastest counts.
const RUNS: usize = 5;
/// How much larger the second input is.
const FACTOR: usize = 8;
/// The bytes of an invalid text.
const INVALID: usize = 4_000_000;

fn main() {
    println!("ns a byte  of {FACTOR} times as much  ratio  input");
    for part in PARTS {
        let texts = [INVALID / FACTOR, INVALID].map(|size| part.repeat(size / part.len()));
        compare(
            &format!("{part:?}, invalid"),
            &texts,
            &texts.each_ref().map(String::len),
            |text| {
                let _ = black_box(read_game(text, rules_of));
                black_box(read_games(text, rules_of).count());
            },
        );
    }
    let texts = [100_000 / FACTOR, 100_000]
        .map(|count| format!("1. f2-e3A {}", "f2-g3 g3-f2 ".repeat(count)));
    compare("illegal turns", &texts, &texts.each_ref().map(String::len), |text| {
        let _ = black_box(read_game(text, rules_of));
    });
    let Some(rules) = endless() else { return };
    let texts = [MOST_TURNS / FACTOR, MOST_TURNS].map(long_game);
    let sizes = texts.each_ref().map(String::len);
    compare("a long game, read", &texts, &sizes, |text| {
        let _ = black_box(read_game(text, |_| Some(rules.clone())));
    });
    let games = texts.map(|text| read_game(&text, |_| Some(rules.clone())));
    compare("a long game, written", &games, &sizes, |game| {
        let _ = black_box(game.as_ref().map(write_game));
    });
}

fn rules_of(key: &str) -> Option<Arc<Ruleset>> {
    shipped::variant(key).map(|variant| variant.rules.clone())
}

/// Rules without draws, for two stones that move back and forth.
fn endless() -> Option<Arc<Ruleset>> {
    let text = r#"(key: "endless", names: {"en": "Endless"}, columns: 9, rows: 5,
        start: ["BBB6", "9", "9", "9", "6WWW"], quiet_limit: None, repetition: Never)"#;
    Variant::read(text).ok().map(|variant| variant.rules)
}

/// A game with this number of turns.
fn long_game(turns: usize) -> String {
    let cycle = ["g1-g2", "a5-a4", "g2-g1", "a4-a5"];
    let mut text = String::from("[Variant \"endless\"]\n\n");
    for i in 0..turns {
        if i % 2 == 0 {
            text += &format!("{}. ", i / 2 + 1);
        }
        text += cycle[i % 4];
        text += if i % 8 == 7 { "\n" } else { " " };
    }
    text
}

/// Prints the time of some work for a byte of a small and of a large input.
fn compare<T>(name: &str, inputs: &[T; 2], sizes: &[usize; 2], work: impl Fn(&T)) {
    let time = |input: &T, times: usize| {
        let run = || {
            let began = Instant::now();
            (0..times).for_each(|_| work(input));
            began.elapsed().as_secs_f64() / times as f64
        };
        (0..RUNS).map(|_| run()).fold(f64::INFINITY, f64::min)
    };
    let [small, large] =
        [(0, FACTOR), (1, 1)].map(|(i, times)| time(&inputs[i], times) / sizes[i] as f64 * 1e9);
    println!("{small:>9.1}  {large:>18.1}  {:>5.2}  {name}", large / small);
}
