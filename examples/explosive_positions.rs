//! Searches for positions in which one turn has as many ways as possible, by hill climbing over the
//! stones. The positions in `tests/explosive` were found with it.
//!
//! ```text
//! cargo run --release --no-default-features --example explosive_positions -- parker
//! cargo run --release --no-default-features --example explosive_positions -- tests/explosive/free-8x8.ron 20 400 1
//! ```
//!
//! The arguments: a shipped variant or a RON file, the number of climbs, the number of steps of each,
//! a seed, and `both` if the position is to have many ways whichever side is to move.
#![expect(clippy::print_stdout, reason = "the output of the example")]

use fanorona::rules::notation::write_position;
use fanorona::rules::perft::{Count, Counting, perft_within};
use fanorona::rules::variant::shipped;
use fanorona::rules::{PointSet, Position, Ruleset, Side, Variant};
use rand::rngs::Xoshiro256PlusPlus;
use rand::{RngExt, SeedableRng};
use std::error::Error;
use std::sync::Arc;

fn main() -> Result<(), Box<dyn Error>> {
    let mut arguments = std::env::args().skip(1);
    let key = arguments.next().unwrap_or_else(|| "parker".to_owned());
    let mut number =
        |default: u64| arguments.next().map_or(Ok(default), |text| text.parse::<u64>());
    let (climbs, steps, seed) = (number(10)?, number(300)?, number(1)?);
    let both = arguments.next().is_some_and(|word| word == "both");
    let rules: Arc<Ruleset> = match shipped::variant(&key) {
        Some(variant) => variant.rules.clone(),
        None => std::fs::read_to_string(&key)?.parse::<Variant>()?.rules,
    };
    let mut random = Xoshiro256PlusPlus::seed_from_u64(seed);
    let mut climb = Climb { rules: &rules, both };
    let mut best = None;
    println!("chains\teffects\tposition");
    for _ in 0..climbs {
        let (chains, position) = climb.run(steps, &mut random);
        if Some(chains) > best {
            best = Some(chains);
            let effects = perft_within(&rules, &position, 1, Counting::Results, &mut || false);
            println!("{}\t{effects}\t{}", shown(chains), write_position(&rules, &position));
        }
    }
    Ok(())
}

/// A number of chains in the order of size: one that is not exact is more than any that is.
type Chains = (bool, u64);

const fn ordered(count: Count) -> Chains {
    (!count.exact, count.number)
}

const fn shown((more, number): Chains) -> Count {
    Count { number, exact: !more }
}

struct Climb<'a> {
    rules: &'a Ruleset,
    both: bool,
}

impl Climb<'_> {
    /// Changes a random position point by point as long as the number of ways grows.
    fn run(&mut self, steps: u64, random: &mut Xoshiro256PlusPlus) -> (Chains, Position) {
        let points = self.rules.board.len();
        let density = random.random_range(1..=9);
        let stone = |random: &mut Xoshiro256PlusPlus, both| {
            if both { random.random_range(1..=2) } else { 2 }
        };
        let mut stones: Vec<u8> = (0..points)
            .map(
                |_| if random.random_range(0..10) < density { stone(random, self.both) } else { 0 },
            )
            .collect();
        stones[random.random_range(0..points)] = 1;
        let mut found = self.count(&stones);
        for _ in 0..steps {
            let mut next = stones.clone();
            for _ in 0..random.random_range(1..=3) {
                let point = random.random_range(0..points);
                next[point] = [0, 0, 1, 2, 2, 2][random.random_range(0..6)];
            }
            let here = self.count(&next);
            if here >= found {
                (found, stones) = (here, next);
            }
        }
        let position = position(self.rules, &stones, Side::White);
        let position = position.unwrap_or_else(|| Position::start(self.rules));
        (found.unwrap_or_default(), position)
    }

    /// The number of ways, the smaller one if both sides count; `None` if the stones are not a
    /// position.
    fn count(&mut self, stones: &[u8]) -> Option<Chains> {
        let sides: &[Side] = if self.both { &Side::BOTH } else { &[Side::White] };
        let counts = sides.iter().map(|&side| {
            let position = position(self.rules, stones, side)?;
            let counting = Counting::Sequences;
            let chains = perft_within(self.rules, &position, 1, counting, &mut || false);
            Some(ordered(chains))
        });
        counts.min().flatten()
    }
}

/// 1 is a white stone, 2 a black one.
fn position(rules: &Ruleset, stones: &[u8], mover: Side) -> Option<Position> {
    let side = |wanted: u8| {
        let points = (0..).zip(stones).filter(|(_, stone)| **stone == wanted);
        PointSet(points.fold(0, |set, (point, _): (u32, _)| set | 1 << point))
    };
    // Not the first turn, which may be limited to one step.
    Position::new(rules, [side(1), side(2)], mover, 0, 9, None).ok()
}
