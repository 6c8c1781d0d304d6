//! Games of characters, and the scores of some of their positions.

use crate::self_play::play_random_turn;
use fanorona_engine::character::{self, Character, SearchResources};
use fanorona_engine::{Engine, Limits, Score};
use fanorona_rules::{Outcome, Record, Ruleset};
use rand::rngs::Xoshiro256PlusPlus;
use rand::{RngExt, SeedableRng};
use std::sync::Arc;

/// The characters that play, as places on the ladder: from Noro to Bodo. The weaker ones hardly
/// notice what a score counts, and the stronger ones take long.
const PLAYERS: std::ops::RangeInclusive<usize> = 2..=6;
/// The number of random turns before a game.
const OPENING: std::ops::RangeInclusive<u32> = 2..=8;
/// Longer games count as drawn.
const MOST_TURNS: usize = 300;

/// A position of a game with its score and the result of the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ScoredPosition {
    /// The number of the game.
    pub game: u64,
    /// The score for the side to move, in hundredths of a stone.
    pub score: i32,
    /// The result for the side to move: 0 for a loss, 1 for a draw, 2 for a win.
    pub half_points: u8,
}

/// Plays the game of this number between two characters that are neighbours on the ladder or the
/// same, and scores up to `most` of its positions by a search of `nodes` nodes each. Positions whose
/// result the search proves are left out. The same arguments give the same positions.
pub fn play_game(
    rules: &Arc<Ruleset>,
    engine: &mut Engine,
    seed: u64,
    number: u64,
    nodes: u64,
    most: usize,
) -> Vec<ScoredPosition> {
    let seed = seed.wrapping_mul(0x9E37_79B9_7F4A_7C15).wrapping_add(number);
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
    let record = play(rules, &mut rng);
    let winner = record.outcome().and_then(Outcome::winner);
    let mut places: Vec<usize> = (0..record.turns().len()).collect();
    let mut found = Vec::new();
    while found.len() < most && !places.is_empty() {
        let place = places.swap_remove(rng.random_range(0..places.len()));
        let mut at = record.clone();
        while at.turns().len() > place && at.undo_turn().is_ok() {}
        engine.clear();
        let report = engine.search(&at, Limits::nodes(nodes), &mut || false);
        if let Score::Estimate(score) = report.score {
            let side = at.position().side();
            let half_points = winner.map_or(1, |winner| if winner == side { 2 } else { 0 });
            found.push(ScoredPosition { game: number, score, half_points });
        }
    }
    found
}

/// A game after random turns. Longer ones than [`MOST_TURNS`] are given up.
fn play(rules: &Arc<Ruleset>, rng: &mut Xoshiro256PlusPlus) -> Record {
    let mut record = Record::new(rules.clone());
    for _ in 0..rng.random_range(OPENING) {
        play_random_turn(&mut record, rng);
    }
    let first = rng.random_range(PLAYERS);
    let second = (first + rng.random_range(0..3)).saturating_sub(1);
    let second = second.clamp(*PLAYERS.start(), *PLAYERS.end());
    let sides: [&Arc<Character>; 2] = [first, second].map(|place| &character::all()[place]);
    let resources = SearchResources::default();
    while record.outcome().is_none() && record.turns().len() < MOST_TURNS {
        let player = sides[record.position().side() as usize];
        let report =
            player.think(&record, &resources, rng.random_range(0..u64::MAX), &mut || false);
        if report.best.is_none_or(|turn| record.play(&turn).is_err()) {
            break;
        }
    }
    record
}
