//! Counting turns to a depth: the number that proves a generator.

use super::Ruleset;
use super::generate::{self, Effect};
use super::position::Position;

/// What counts as a turn of its own.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Counting {
    /// Every distinct chain, by its points and captures.
    Sequences,
    /// Chains with the same start, end and captured stones once.
    Results,
}

/// The number of lines of play of exactly `depth` turns from here; 1 for depth 0.
pub fn perft(rules: &Ruleset, position: &Position, depth: u32, counting: Counting) -> u64 {
    if depth == 0 {
        return 1;
    }
    let mut effects: Vec<Effect> = Vec::with_capacity(64);
    match counting {
        Counting::Results => generate::effects(rules, position, &mut effects),
        Counting::Sequences if depth == 1 => {
            let mut count = 0;
            generate::for_each_turn(rules, position, |_, _| count += 1);
            return count;
        }
        Counting::Sequences => generate::for_each_turn(rules, position, |steps, captured| {
            effects.push(Effect { from: steps[0].from, to: steps[steps.len() - 1].to, captured });
        }),
    }
    if depth == 1 {
        return effects.len() as u64;
    }
    effects
        .iter()
        .map(|&Effect { from, to, captured }| {
            perft(rules, &position.moved(rules, from, to, captured), depth - 1, counting)
        })
        .sum()
}
