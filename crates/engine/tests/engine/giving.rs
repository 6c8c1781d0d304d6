//! The search with a handicap: it gives stones cheaply and knows when the handicap ends.

use fanorona_engine::{Engine, Limits, Options, Score};
use fanorona_rules::generate::{self, Effect};
use fanorona_rules::variant::shipped;

use fanorona_rules::{PointSet, Position, Record, Ruleset, Side};
use rand::rngs::Xoshiro256PlusPlus;
use rand::{RngExt, SeedableRng};

fn effects(rules: &Ruleset, position: &Position) -> Vec<Effect> {
    generate::effects(rules, position).list
}

fn after(rules: &Ruleset, position: &Position, effect: Effect) -> Position {
    position.moved(rules, effect.from, effect.to, effect.captured)
}

/// The greatest number of stones that the eater's next turn can capture.
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
fn the_search_gives_fewer_stones_than_random_play() {
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
    // Stones beyond five are lost in any case, so the cheapest step need not be the best.
    assert!(chosen < 0.95 * mean, "least {least}, mean {mean}, chosen {chosen}");
}

/// Whether a gift exists after which every reply lets the giver capture everything at once.
fn wins_in_three(rules: &Ruleset, position: &Position) -> bool {
    let takes_all = |freed: &Position| {
        effects(rules, freed).iter().any(|effect| effect.captured == freed.enemy())
    };
    effects(rules, position).into_iter().any(|gift| {
        let given = after(rules, position, gift);
        let meals = effects(rules, &given);
        !meals.is_empty()
            && meals.into_iter().all(|meal| {
                let freed = after(rules, &given, meal);
                freed.handicapped().is_none() && takes_all(&freed)
            })
    })
}

// With six stones left it gives one or two, is free, and captures everything.
#[test]
fn the_search_knows_that_five_stones_end_the_handicap() {
    for key in ["tumicarona-rematch", "vela"] {
        let rules = shipped::variant(key).unwrap().rules.clone();
        let mut random = Xoshiro256PlusPlus::seed_from_u64(5);
        let mut found = 0;
        while found < 12 {
            let mut points: Vec<_> = rules.board.points().collect();
            let mut stones = [PointSet::EMPTY; 2];
            for (side, count) in [(0, random.random_range(1..3)), (1, 6)] {
                for _ in 0..count {
                    let point = points.swap_remove(random.random_range(0..points.len()));
                    stones[side] = stones[side].with(point);
                }
            }
            let side = Side::Black;
            let position = Position::new(&rules, stones, side, 0, 30, Some(side)).unwrap();
            if !wins_in_three(&rules, &position) {
                continue;
            }
            found += 1;
            let record = Record::from_position(rules.clone(), position);
            let report =
                Engine::new(Options::default()).search(&record, Limits::depth(3), &mut || false);
            assert_eq!(report.score, Score::Win(3), "{key} {found}");
        }
    }
}
