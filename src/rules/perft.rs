//! Counting turns to a depth: the number that proves a generator.

use super::Ruleset;
use super::generate::{Effect, Generator};
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
    let (generator, turns) = (Generator::new(rules), Vec::with_capacity(1024));
    Perft { rules, counting, generator, turns }.count(position, depth)
}

struct Perft<'a> {
    rules: &'a Ruleset,
    counting: Counting,
    generator: Generator,
    /// The turns of every position on the way, one list behind the other.
    turns: Vec<Effect>,
}

impl Perft<'_> {
    fn count(&mut self, position: &Position, depth: u32) -> u64 {
        let Self { rules, counting, generator, turns } = self;
        // The last turns need not be played, and mostly not even be kept.
        if depth == 1 {
            return match counting {
                Counting::Sequences => generator.count_sequences(rules, position),
                Counting::Results => generator.count(rules, position),
            };
        }
        let first = turns.len();
        match counting {
            Counting::Sequences => generator.append_sequences(rules, position, turns),
            Counting::Results => generator.append(rules, position, turns),
        }
        let mut sum: u64 = 0;
        for i in first..self.turns.len() {
            let Effect { from, to, captured } = self.turns[i];
            let next = position.moved(self.rules, from, to, captured);
            sum = sum.saturating_add(self.count(&next, depth - 1));
        }
        self.turns.truncate(first);
        sum
    }
}
