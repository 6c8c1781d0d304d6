//! The fuzz targets as ordinary tests: each body of `fuzz/bodies` runs over its stored seeds and over a
//! fixed number of deterministic mutations of them. No nightly compiler is needed.
//!
//! To add a target: its body in `fuzz/bodies`, its seeds in `fuzz/seeds`, its program in
//! `fuzz/fuzz_targets` and `fuzz/Cargo.toml`, and here a module, a line in [`TARGETS`] and a test.
#![expect(clippy::unwrap_used, reason = "a test may stop at once")]

mod mutate;

#[path = "../../fuzz/bodies/commands.rs"]
mod commands;
#[path = "../../fuzz/bodies/intents.rs"]
mod intents;
#[path = "../../fuzz/bodies/lessons.rs"]
mod lessons;
#[path = "../../fuzz/bodies/links.rs"]
mod links;
#[path = "../../fuzz/bodies/openings.rs"]
mod openings;
#[path = "../../fuzz/bodies/packs.rs"]
mod packs;
#[path = "../../fuzz/bodies/positions.rs"]
mod positions;
#[path = "../../fuzz/bodies/records.rs"]
mod records;
#[path = "../../fuzz/bodies/turns.rs"]
mod turns;
#[path = "../../fuzz/bodies/variants.rs"]
mod variants;

use fanorona::rules::notation::{read_games, write_game, write_link};
use fanorona::rules::variant::shipped;
use mutate::Mutator;
use std::collections::BTreeSet;
use std::panic::catch_unwind;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

/// The targets that have a test in this file.
const TARGETS: &[&str] = &[
    "commands",
    "intents",
    "lessons",
    "links",
    "openings",
    "packs",
    "positions",
    "records",
    "turns",
    "variants",
];

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

/// The files below a folder of the repository, in the order of their paths.
fn files(folder: &str) -> Vec<PathBuf> {
    let mut found = Vec::new();
    let mut folders = vec![root().join(folder)];
    while let Some(folder) = folders.pop() {
        for entry in
            std::fs::read_dir(&folder).unwrap_or_else(|error| panic!("{folder:?}: {error}"))
        {
            let path = entry.unwrap().path();
            if path.is_dir() { folders.push(path) } else { found.push(path) }
        }
    }
    found.sort();
    found
}

/// The contents of the files below these folders.
fn contents(folders: &[&str]) -> Vec<Vec<u8>> {
    let all: Vec<_> = folders.iter().flat_map(|folder| files(folder)).collect();
    assert!(!all.is_empty(), "{folders:?}: no seeds");
    all.iter().map(|path| std::fs::read(path).unwrap()).collect()
}

/// The shipped records, as games of the FGN reader.
fn shipped_games() -> Vec<fanorona::rules::notation::game::Game> {
    let rules_of = |key: &str| shipped::variant(key).map(|variant| variant.rules.clone());
    let texts = contents(&["assets/records"]);
    let texts = texts.iter().map(|text| std::str::from_utf8(text).unwrap());
    texts
        .flat_map(|text| read_games(text, rules_of).map(Result::unwrap).collect::<Vec<_>>())
        .collect()
}

/// Runs a body on the corpus and on this number of mutations of it. The message of a failure
/// contains the input.
fn run(check: fn(&[u8]), corpus: &[Vec<u8>], mutations: usize) {
    run_seeded(check, corpus, mutations, 1);
}

/// As [`run`], with the mutations of this seed.
fn run_seeded(check: fn(&[u8]), corpus: &[Vec<u8>], mutations: usize, seed: u64) {
    let mut mutator = Mutator::new(corpus, seed);
    let mutated = std::iter::repeat_with(|| mutator.next()).take(mutations);
    for data in corpus.iter().cloned().chain(mutated) {
        let outcome = catch_unwind(|| check(&data));
        assert!(
            outcome.is_ok(),
            "the body failed, see above; its input: b\"{}\"",
            data.escape_ascii()
        );
    }
}

#[test]
fn commands_over_their_corpus() {
    run(commands::check, &contents(&["fuzz/seeds/commands"]), 300);
}

/// The same for as many seconds as `FANORONA_FUZZ_SECONDS` says, with other mutations every time.
#[test]
#[ignore = "takes as long as it is told"]
#[expect(clippy::print_stdout, reason = "it says how much it has tried")]
fn commands_for_some_minutes() {
    let seconds = std::env::var("FANORONA_FUZZ_SECONDS").map_or(Ok(600), |text| text.parse());
    let end = Instant::now() + Duration::from_secs(seconds.unwrap());
    let corpus = contents(&["fuzz/seeds/commands"]);
    let (mut seed, mut number) = (2, 0);
    while Instant::now() < end {
        run_seeded(commands::check, &corpus, 500, seed);
        (seed, number) = (seed + 1, number + 500);
    }
    println!("{number} inputs");
}

#[test]
fn intents_over_their_corpus() {
    run(intents::check, &contents(&["fuzz/seeds/intents"]), 500);
}

#[test]
fn lessons_over_their_corpus() {
    let mut corpus = contents(&["fuzz/seeds/lessons", "tests/learn/lessons"]);
    // One shipped lesson: they are long, and alike.
    corpus.extend(contents(&["assets/lessons"]).into_iter().take(1));
    run(lessons::check, &corpus, 8_000);
}

#[test]
fn links_over_their_corpus() {
    let mut corpus = contents(&["fuzz/seeds/links"]);
    corpus.extend(shipped_games().iter().map(|game| write_link(game).into_bytes()));
    run(links::check, &corpus, 250_000);
}

#[test]
fn openings_over_their_corpus() {
    run(openings::check, &contents(&["fuzz/seeds/openings"]), 25_000);
}

#[test]
fn packs_over_their_corpus() {
    let mut corpus = contents(&["fuzz/seeds/packs"]);
    // The beginnings of the shipped packs: whole ones are long, and alike.
    let start = |(_, text): (&str, &str)| text.lines().take(5).collect::<Vec<_>>().join("\n");
    corpus.extend(fanorona::game::puzzles::shipped::FILES.map(|file| start(file).into_bytes()));
    run(packs::check, &corpus, 50_000);
}

#[test]
fn positions_over_their_corpus() {
    let mut corpus = contents(&["fuzz/seeds/positions"]);
    for (number, variant) in (0u8..).zip(shipped::all()) {
        let start = fanorona::rules::Position::start(&variant.rules);
        let text = fanorona::rules::notation::write_position(&variant.rules, &start);
        corpus.push([&[number], text.as_bytes()].concat());
    }
    run(positions::check, &corpus, 1_000_000);
}

#[test]
fn records_over_their_corpus() {
    let mut corpus = contents(&["fuzz/seeds/records", "assets/records"]);
    corpus.extend(shipped_games().iter().map(|game| write_game(game).into_bytes()));
    run(records::check, &corpus, 25_000);
}

#[test]
fn turns_over_their_corpus() {
    run(turns::check, &contents(&["fuzz/seeds/turns"]), 1_000_000);
}

#[test]
fn variants_over_their_corpus() {
    run(variants::check, &contents(&["fuzz/seeds/variants", "assets/variants"]), 50_000);
}

#[test]
fn every_fuzz_target_has_a_body_seeds_and_a_test() {
    let expected: BTreeSet<String> = TARGETS.iter().map(|name| (*name).to_owned()).collect();
    for folder in ["fuzz/fuzz_targets", "fuzz/bodies"] {
        let there: BTreeSet<String> = files(folder)
            .iter()
            .map(|path| path.file_stem().unwrap().to_str().unwrap().to_owned())
            .collect();
        assert_eq!(there, expected, "{folder}");
    }
    let manifest = std::fs::read_to_string(root().join("fuzz/Cargo.toml")).unwrap();
    for name in TARGETS {
        assert!(!files(&format!("fuzz/seeds/{name}")).is_empty(), "{name}: no seeds");
        assert!(manifest.contains(&format!("path = \"fuzz_targets/{name}.rs\"")), "{name}");
    }
}
