//! The measured difficulty of a puzzle: which characters solve it, and at what depth it is found.

mod fit;

use crate::self_play::part_seed;
use fanorona_engine::character::{self, Character, SearchResources};
use fanorona_game::puzzles::Puzzle;
use fanorona_rules::{Record, generate};

pub use fit::{Measured, fit};

/// The ratings of the characters: the Elo differences of the ladder when the shipped packs were made,
/// added up, from 600 for the weakest. Fara, Rakoto and Rabe have become stronger since (`docs/strength.md`);
/// packs made later are rated on the same scale.
const RATINGS: [(&str, f64); 10] = [
    ("fara", 600.0),
    ("rakoto", 810.0),
    ("noro", 1_008.0),
    ("soa", 1_161.0),
    ("lala", 1_312.0),
    ("hery", 1_443.0),
    ("bodo", 1_641.0),
    ("rabe", 1_818.0),
    ("zatovo", 2_035.0),
    ("tompo", 2_224.0),
];

/// How often a character solved a puzzle.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Tries {
    /// The character's place in [`solvers`].
    pub solver: usize,
    /// The number of tries.
    pub tries: u32,
    /// The number of tries in which it found the whole solution.
    pub solved: u32,
}

/// A character that tries puzzles.
#[derive(Clone, Debug)]
pub struct PuzzleSolver {
    /// The character.
    pub character: std::sync::Arc<Character>,
    /// Its rating on the scale of the puzzles.
    pub rating: f64,
}

/// The characters that try puzzles, the weakest first: all but the one that needs a time limit.
pub fn solvers() -> Vec<PuzzleSolver> {
    let solver = |(key, rating): (&str, f64)| {
        character::named(key).map(|character| PuzzleSolver { character, rating })
    };
    RATINGS.into_iter().filter_map(solver).collect()
}

/// Whether a character finds the whole solution. The same seed gives the same answer.
pub fn solves(
    puzzle: &Puzzle,
    character: &Character,
    resources: &SearchResources,
    seed: u64,
) -> bool {
    let rules = &puzzle.variant.rules;
    let mut record = Record::from_position(rules.clone(), puzzle.position);
    for (i, turn) in puzzle.line.iter().enumerate() {
        if i % 2 == 0 {
            let forced = generate::effects(rules, record.position()).only().is_some();
            let found = forced || {
                let report = character.think(&record, resources, seed, &mut || false);
                report.best.is_some_and(|best| puzzle.accepts(i / 2, &best))
            };
            if !found {
                return false;
            }
        }
        if record.play(turn).is_err() {
            return false;
        }
    }
    true
}

/// Lets the characters try a puzzle, each this many times; one that makes no errors tries once. `of`
/// chooses the characters by their place.
pub fn measure(
    puzzle: &Puzzle,
    resources: &SearchResources,
    times: u32,
    seed: u64,
    of: impl Fn(usize) -> bool,
) -> Vec<Tries> {
    let mut all = Vec::new();
    for (place, solver) in solvers().iter().enumerate() {
        if !of(place) {
            continue;
        }
        let character = &solver.character;
        let tries = if character.errs() { times } else { 1 };
        // Equal seeds would make all characters overlook the same turns.
        let own = part_seed(seed, place as u64);
        let seeds = (0..tries).map(|i| part_seed(own, u64::from(i)));
        let solved = seeds.filter(|&seed| solves(puzzle, character, resources, seed)).count();
        all.push(Tries { solver: place, tries, solved: solved as u32 });
    }
    all
}
