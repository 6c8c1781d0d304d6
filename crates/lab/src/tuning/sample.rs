//! Self-play games and the training samples taken from them.

use fanorona_engine::evaluate::{Counts, Evaluator, Weights};
use fanorona_engine::{Engine, Limits, Score};
use fanorona_rules::{Record, Ruleset, generate};
use rand::rngs::Xoshiro256PlusPlus;
use rand::{RngExt, SeedableRng};
use std::sync::Arc;

/// A quiet position of a game and the result of the game.
#[derive(Clone, Debug)]
pub struct TrainingSample {
    /// The feature counts for the side to move.
    pub counts: Counts,
    /// The game phase, or the remaining handicap of a handicapped side.
    pub fullness: i32,
    /// Whether a side is handicapped; then everything is from its perspective.
    pub giving: bool,
    /// The result of the game for the side to move: 1, 0.5 or 0.
    pub result: f64,
}

/// The greatest number of random turns at the start of a game.
const RANDOM_TURNS: usize = 10;
/// Longer games count as drawn.
const MAX_TURNS: usize = 300;

/// The greatest number of turns from which a random one is drawn.
const MOST_CHOICES: usize = 1 << 14;

/// Plays one game of self-play from a random opening with `nodes` nodes for each turn. Returns a
/// sample for the end of each principal variation that is a quiet position.
pub fn play_training_game(
    rules: &Arc<Ruleset>,
    engine: &mut Engine,
    nodes: u64,
    seed: u64,
    stop: &mut dyn FnMut() -> bool,
) -> Vec<TrainingSample> {
    engine.clear();
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
    let mut record = Record::new(rules.clone());
    for _ in 0..rng.random_range(2..=RANDOM_TURNS) {
        let turns = generate::turns_within(rules, record.position(), MOST_CHOICES).list;
        if turns.is_empty() || record.play(&turns[rng.random_range(0..turns.len())]).is_err() {
            break;
        }
    }
    let mut seen = Vec::new();
    while record.outcome().is_none() && record.turns().len() < MAX_TURNS {
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
        // Occasionally play a random turn to diversify the games.
        let turns = generate::turns_within(rules, record.position(), MOST_CHOICES).list;
        let stray = rng.random_range(0..24) == 0;
        let turn = if stray { &turns[rng.random_range(0..turns.len())] } else { best };
        if record.play(turn).is_err() {
            break;
        }
    }
    let winner = record.outcome().and_then(fanorona_rules::Outcome::winner);
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
            TrainingSample { counts, fullness, giving: giver.is_some(), result }
        })
        .collect()
}

#[cfg(test)]
#[expect(clippy::unwrap_used, reason = "a test may stop at once")]
mod tests {
    use super::*;
    use fanorona_engine::Options;
    use fanorona_engine::evaluate::Feature;
    use fanorona_rules::variant::shipped;

    fn samples(variant: &str, games: u64) -> Vec<TrainingSample> {
        let rules = &shipped::variant(variant).unwrap().rules;
        let mut engine = Engine::new(Options { table_mib: 1, ..Options::default() });
        let play = |seed| play_training_game(rules, &mut engine, 100, seed, &mut || false);
        (0..games).flat_map(play).collect()
    }

    #[test]
    fn who_is_ahead_mostly_wins() {
        for variant in ["dimy", "tumicarona-rematch"] {
            let found = samples(variant, 12);
            assert!(found.len() > 60, "{variant}: {}", found.len());
            assert!(found.iter().all(|sample| [0.0, 0.5, 1.0].contains(&sample.result)));
            let giving = found.iter().filter(|sample| sample.giving).count();
            assert_eq!(giving > 0, variant != "dimy", "{giving}");
            let lead = |sample: &TrainingSample| f64::from(sample.counts[Feature::Stones as usize]);
            let free = found.iter().filter(|sample| !sample.giving);
            let sum: f64 = free.map(|sample| lead(sample) * (sample.result - 0.5)).sum();
            assert!(sum > 10.0, "{variant}: {sum}");
        }
    }

    #[test]
    fn a_game_depends_on_its_seed_alone() {
        let results = |found: &[TrainingSample]| -> Vec<_> {
            found.iter().map(|sample| (sample.counts, sample.fullness)).collect()
        };
        let [one, again] = [(); 2].map(|()| samples("dimy", 2));
        assert_eq!(results(&one), results(&again));
        assert_ne!(results(&one), results(&samples("dimy", 3)[one.len()..]));
    }
}
