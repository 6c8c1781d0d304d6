//! The computer under a handicap: it gives what it must, cheaply, and knows when it is free again.

use fanorona::engine::{Engine, Limits, Options};
use fanorona::rules::generate::{self, Effect};
use fanorona::rules::variant::shipped;

use fanorona::rules::{Position, Record, Ruleset};
use rand::rngs::Xoshiro256PlusPlus;
use rand::{RngExt, SeedableRng};

fn effects(rules: &Ruleset, position: &Position) -> Vec<Effect> {
    let mut all = Vec::new();
    generate::effects(rules, position, &mut all);
    all
}

fn after(rules: &Ruleset, position: &Position, effect: Effect) -> Position {
    position.moved(rules, effect.from, effect.to, effect.captured)
}

/// The most stones that the eater's next turn can take.
fn cost(rules: &Ruleset, given: &Position) -> usize {
    effects(rules, given).iter().map(|effect| effect.captured.len()).max().unwrap_or(0)
}

/// Positions in which Black gives, from random games of the rematch.
fn giving(rules: &Ruleset, wanted: usize) -> Vec<Position> {
    let mut found = Vec::new();
    for seed in 0.. {
        let mut random = Xoshiro256PlusPlus::seed_from_u64(seed);
        let mut position = Position::start(rules);
        let length = random.random_range(1..14);
        for _ in 0..length {
            let all = effects(rules, &position);
            if all.is_empty() {
                break;
            }
            position = after(rules, &position, all[random.random_range(0..all.len())]);
        }
        if position.mover_is_handicapped() && position.outcome(rules).is_none() {
            found.push(position);
        }
        if found.len() == wanted {
            break;
        }
    }
    found
}

#[test]
fn it_gives_far_less_than_chance_would() {
    let rules = shipped::variant("tumicarona-rematch").unwrap().rules.clone();
    let (mut least, mut mean, mut chosen) = (0.0, 0.0, 0.0);
    for position in giving(&rules, 40) {
        let costs: Vec<usize> = effects(&rules, &position)
            .into_iter()
            .map(|effect| cost(&rules, &after(&rules, &position, effect)))
            .collect();
        let record = Record::from_position(rules.clone(), position);
        let report =
            Engine::new(Options::default()).search(&record, Limits::depth(5), &mut || false);
        let best = report.best.unwrap();
        least += *costs.iter().min().unwrap() as f64;
        mean += costs.iter().sum::<usize>() as f64 / costs.len() as f64;
        chosen += cost(&rules, &position.play_unchecked(&rules, &best)) as f64;
    }
    eprintln!("least {least} mean {mean} chosen {chosen}");
    assert!(chosen < (least + mean) / 2.0, "least {least}, mean {mean}, chosen {chosen}");
}
