//! Games of the characters, and the errors in them.

use super::appraise::{Appraiser, chance};
use crate::engine::character::{self, Character, SearchResources};
use crate::rules::generate::{self, Effect};
use crate::rules::{Position, Record, Ruleset};
use rand::rngs::Xoshiro256PlusPlus;
use rand::{RngExt, SeedableRng};
use std::sync::Arc;

/// The number of random turns before a game.
const OPENING: std::ops::RangeInclusive<u32> = 2..=8;
/// After this many turns of both sides a game is given up.
const MOST_TURNS: usize = 120;
/// The nodes of the search that looks for errors.
const NODES: u64 = 1_500;
/// How much a turn that is an error reduces the chance to win, at least.
const ERROR: f64 = 0.15;

/// Derives a seed for one part of a whole.
pub(in crate::puzzles) const fn mixed(seed: u64, part: u64) -> u64 {
    let sum = seed ^ part.wrapping_add(1).wrapping_mul(0x9E37_79B9_7F4A_7C15);
    let sum = (sum ^ (sum >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    sum ^ (sum >> 31)
}

/// The characters that play: all but the two strongest, which seldom err and think long.
fn players() -> &'static [Arc<Character>] {
    let all = character::all();
    &all[..all.len() - 2]
}

/// Plays a game of two characters after random turns. The same seed gives the same game.
pub(super) fn play(rules: &Arc<Ruleset>, resources: &SearchResources, seed: u64) -> Record {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
    let mut record = Record::new(rules.clone());
    for _ in 0..rng.random_range(OPENING) {
        random_turn(&mut record, &mut rng);
    }
    let all = players();
    let sides = [0, 1].map(|_| &all[rng.random_range(0..all.len())]);
    while record.outcome().is_none() && record.turns().len() < MOST_TURNS {
        let player = sides[record.position().side() as usize];
        let seed = mixed(seed, record.turns().len() as u64);
        let report = player.think(&record, resources, seed, &mut || false);
        let played = report.best.is_some_and(|turn| record.play(&turn).is_ok());
        if !played {
            break;
        }
    }
    record
}

/// The positions of a game right before and right after an error, in order: what the player missed, and
/// how it can be punished.
pub(super) fn at_errors(record: &Record, appraiser: &Appraiser) -> Vec<Position> {
    let positions = record.positions();
    let score = |position| chance(appraiser.search(position, NODES).0);
    let chances: Vec<f64> = positions.iter().map(score).collect();
    let error = |i: usize| {
        let pair = i.checked_sub(1).and_then(|before| chances.get(before).zip(chances.get(i)));
        pair.is_some_and(|(before, after)| before - (1.0 - after) >= ERROR)
    };
    let at_error = |i: &usize| error(*i) || error(*i + 1);
    let found = (0..positions.len()).filter(at_error).map(|i| positions[i]);
    found.filter(|position| position.outcome(record.rules()).is_none()).collect()
}

/// Plays a random legal turn, all effects being equally likely.
fn random_turn(record: &mut Record, rng: &mut Xoshiro256PlusPlus) {
    let mut effects: Vec<Effect> = Vec::new();
    if record.outcome().is_none() {
        generate::effects(record.rules(), record.position(), &mut effects);
    }
    if !effects.is_empty() {
        let effect = effects[rng.random_range(0..effects.len())];
        if let Some(turn) = generate::turn_with(record.rules(), record.position(), effect) {
            // The turn comes from the list of legal ones.
            let _ = record.play(&turn);
        }
    }
}
