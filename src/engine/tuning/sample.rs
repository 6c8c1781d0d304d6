//! Self-play games, and what is to be learnt from their positions.

use crate::engine::evaluate::{Counts, Evaluator, Weights};
use crate::engine::{Engine, Limits, Score};
use crate::rules::{Record, Ruleset, generate};
use rand::rngs::Xoshiro256PlusPlus;
use rand::{RngExt, SeedableRng};
use std::sync::Arc;

/// A quiet position of a game and how the game ended.
#[derive(Clone, Debug)]
pub struct Sample {
    /// What the evaluation counts there, seen from the side to move.
    pub counts: Counts,
    /// How full the board is; where a side is handicapped, how much it still has to give.
    pub fullness: i32,
    /// Is a side handicapped? Then everything is seen from that side.
    pub giving: bool,
    /// The game's result for the side to move: 1, 0.5 or 0.
    pub result: f64,
}

/// The first turns of a game are drawn by chance, this many at most.
const CHANCE_TURNS: usize = 10;
/// Longer games are taken as drawn.
const LONGEST: usize = 300;

/// Plays one game against itself, from an opening drawn by chance, `nodes` positions a turn.
/// Yields the positions where each search came to rest.
pub fn game(
    rules: &Arc<Ruleset>,
    engine: &mut Engine,
    nodes: u64,
    seed: u64,
    stop: &mut dyn FnMut() -> bool,
) -> Vec<Sample> {
    engine.forget();
    let mut chance = Xoshiro256PlusPlus::seed_from_u64(seed);
    let mut record = Record::new(rules.clone());
    for _ in 0..chance.random_range(2..=CHANCE_TURNS) {
        let turns = generate::turns(rules, record.position());
        if turns.is_empty() || record.play(&turns[chance.random_range(0..turns.len())]).is_err() {
            break;
        }
    }
    let mut seen = Vec::new();
    while record.outcome().is_none() && record.turns().len() < LONGEST {
        let report = engine.search(&record, Limits::nodes(nodes), stop);
        let Some(best) = &report.best else { break };
        if let Score::Estimate(_) = report.score {
            let mut rest = *record.position();
            for turn in &report.line {
                rest = rest.play_unchecked(rules, turn);
            }
            if rest.outcome(rules).is_none() && !generate::has_capture(rules, &rest) {
                seen.push(rest);
            }
        }
        // Now and then another turn, so that games differ.
        let turns = generate::turns(rules, record.position());
        let stray = chance.random_range(0..24) == 0;
        let turn = if stray { &turns[chance.random_range(0..turns.len())] } else { best };
        if record.play(turn).is_err() {
            break;
        }
    }
    let winner = record.outcome().and_then(crate::rules::Outcome::winner);
    let evaluator = Evaluator::new(rules, Weights::default());
    seen.into_iter()
        .map(|position| {
            let giver = position.handicapped();
            let (counts, fullness) = match giver {
                None => (evaluator.counts(&position), evaluator.fullness(&position)),
                Some(giver) => (
                    evaluator.counts_of_giver(&position, giver),
                    evaluator.burden(&position, giver),
                ),
            };
            let eyes = giver.unwrap_or(position.side());
            let result = winner.map_or(0.5, |side| f64::from(u8::from(side == eyes)));
            Sample { counts, fullness, giving: giver.is_some(), result }
        })
        .collect()
}
