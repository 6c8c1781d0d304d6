//! Games of the engine against itself. Data is made again by its seed, so what a game consists of changes on purpose only.

use crate::recorded;
use fanorona_engine::{Engine, Options};
use fanorona_lab::tuning::{TrainingSample, play_labelled_game, play_training_game};
use fanorona_rules::variant::shipped;

fn engine() -> Engine {
    Engine::new(Options { table_mib: 1, ..Options::default() })
}

#[test]
fn games_have_the_recorded_labels() {
    let found = [("tsivy", 12), ("dimy", 60), ("telo", 40)].map(|(variant, games)| {
        let rules = &shipped::variant(variant).unwrap().rules;
        let mut sum = crc32fast::Hasher::new();
        let (mut positions, mut drawn) = (0, 0);
        for seed in 0..games {
            for position in play_labelled_game(rules, &mut engine(), 100, seed) {
                sum.update(&position.bytes());
                positions += 1;
                drawn += usize::from(position.half_points == Some(1));
            }
        }
        format!("{variant}: {positions} positions, {drawn} drawn, {}", sum.finalize())
    });
    recorded::check("games-labelled", &found);
}

#[test]
fn games_have_the_recorded_samples() {
    let found = [("tsivy", 6), ("dimy", 20)].map(|(variant, games)| {
        let rules = &shipped::variant(variant).unwrap().rules;
        let (mut sum, mut engine) = (crc32fast::Hasher::new(), engine());
        let play = |seed| play_training_game(rules, &mut engine, 100, seed, &mut || false);
        let all: Vec<TrainingSample> = (0..games).flat_map(play).collect();
        for TrainingSample { counts, fullness, result, .. } in &all {
            counts.iter().chain([fullness]).for_each(|it| sum.update(&it.to_le_bytes()));
            sum.update(&result.to_le_bytes());
        }
        format!("{variant}: {} samples, {}", all.len(), sum.finalize())
    });
    recorded::check("games-sampled", &found);
}
