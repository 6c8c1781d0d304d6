//! Games of the characters, and the errors in them.

use super::appraise::{Appraiser, chance};
use crate::self_play::{part_seed, play_random_turn};
use fanorona_engine::character::{self, Character, SearchResources};
use fanorona_rules::{Position, Record, Ruleset};
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
        play_random_turn(&mut record, &mut rng);
    }
    let all = players();
    let sides = [0, 1].map(|_| &all[rng.random_range(0..all.len())]);
    while record.outcome().is_none() && record.turns().len() < MOST_TURNS {
        let player = sides[record.position().side() as usize];
        let seed = part_seed(seed, record.turns().len() as u64);
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
