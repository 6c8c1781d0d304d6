//! Perft: the number of lines of play of a given length, which verifies the generator.

use super::Ruleset;
use super::generate::{Effect, Generator};
use super::position::Position;

/// Which turns count as different.
///
/// ```
/// use fanorona::rules::Position;
/// use fanorona::rules::perft::{Counting, perft};
/// use fanorona::rules::variant::shipped;
///
/// let rules = &shipped::variant("telo").unwrap().rules;
/// assert_eq!(perft(rules, &Position::start(rules), 4, Counting::Sequences), 67);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Counting {
    /// Distinct chains, by their points and captures.
    Sequences,
    /// Distinct effects: chains with the same start, end and captured stones count once.
    Results,
}

/// The number of lines of play of exactly `depth` turns from a position; 1 for depth 0.
///
/// ```
/// use fanorona::rules::Position;
/// use fanorona::rules::perft::{Counting, perft};
/// use fanorona::rules::variant::shipped;
///
/// let rules = &shipped::variant("parker").unwrap().rules;
/// let start = Position::start(rules);
/// assert_eq!(perft(rules, &start, 3, Counting::Sequences), 162);
/// assert_eq!(perft(rules, &start, 3, Counting::Results), 119);
/// ```
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
    /// The turns of all positions on the current line, one list after the other.
    turns: Vec<Effect>,
}

impl Perft<'_> {
    fn count(&mut self, position: &Position, depth: u32) -> u64 {
        let Self { rules, counting, generator, turns } = self;
        // The last turns need not be played, and mostly not even be stored.
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
