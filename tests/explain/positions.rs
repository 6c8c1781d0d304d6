//! The positions whose turns are explained: random ones, and those of games of weak characters.

use fanorona::engine::character::{self, SearchResources};
use fanorona::rules::generate;
use fanorona::rules::variant::shipped;
use fanorona::rules::{PointSet, Position, Record, Ruleset, Side, Variant};
use rand::rngs::Xoshiro256PlusPlus;
use rand::{RngExt, SeedableRng};
use std::sync::Arc;

/// All shipped variants and their other readings.
pub fn variants() -> Vec<Arc<Variant>> {
    shipped::all().iter().chain(shipped::readings()).cloned().collect()
}

/// A reproducible random number generator.
pub fn rng(seed: u64) -> Xoshiro256PlusPlus {
    Xoshiro256PlusPlus::seed_from_u64(seed)
}

/// Calls `found` with this many games, each at a position that is not over, evenly from all
/// variants. The same seed gives the same games.
pub fn for_each(seed: u64, count: usize, mut found: impl FnMut(&Variant, &Record)) {
    let variants = variants();
    for (i, variant) in variants.iter().enumerate() {
        let share = count / variants.len() + usize::from(i < count % variants.len());
        let mut rng = rng(seed + i as u64);
        let mut given = 0;
        while given < share {
            let random = rng.random_range(0..3) == 0;
            let start = if random {
                scattered(&variant.rules, &mut rng)
            } else {
                Position::start(&variant.rules)
            };
            let record = Record::from_position(variant.rules.clone(), start);
            if random {
                found(variant, &record);
                given += 1;
            } else {
                given += game(variant, record, share - given, &mut rng, &mut found);
            }
        }
    }
}

/// Plays a game and shows some of its positions. Returns their number, at most `most`.
fn game(
    variant: &Variant,
    mut record: Record,
    most: usize,
    rng: &mut Xoshiro256PlusPlus,
    found: &mut impl FnMut(&Variant, &Record),
) -> usize {
    let players = [0; 2].map(|_| &character::all()[rng.random_range(0..6)]);
    let mut given = 0;
    while record.outcome().is_none() && record.turns().len() < 90 && given < most {
        if rng.random_range(0..5) == 0 {
            found(variant, &record);
            given += 1;
        }
        let turn = if record.turns().len() < 4 {
            let turns = generate::turns(record.rules(), record.position());
            turns[rng.random_range(0..turns.len())].clone()
        } else {
            let player = &players[record.position().side() as usize];
            let seed = rng.random_range(0..u64::MAX);
            let resources = SearchResources::default();
            player.think(&record, &resources, seed, &mut || false).best.unwrap()
        };
        record.play(&turn).unwrap();
    }
    given
}

/// A position with random stones.
fn scattered(rules: &Ruleset, rng: &mut Xoshiro256PlusPlus) -> Position {
    loop {
        let (full, white) = (rng.random_range(5..90), rng.random_range(20..80));
        let mut stones = [PointSet::EMPTY; 2];
        for point in rules.board.points() {
            if rng.random_range(0..100) < full {
                let side = usize::from(rng.random_range(0..100) >= white);
                stones[side] = stones[side].with(point);
            }
        }
        let side = Side::BOTH[rng.random_range(0..2)];
        let handicapped = rules.switches.handicap.map(|handicap| handicap.side);
        let handicapped = handicapped.filter(|_| rng.random_range(0..2) == 0);
        let quiet = match rng.random_range(0..4) {
            0 => rules.switches.quiet_limit.map_or(0, |limit| limit - rng.random_range(1..8)),
            _ => rng.random_range(0..10),
        };
        let number = rng.random_range(1..30);
        if let Ok(position) = Position::new(rules, stones, side, quiet, number, handicapped)
            && position.outcome(rules).is_none()
        {
            return position;
        }
    }
}
