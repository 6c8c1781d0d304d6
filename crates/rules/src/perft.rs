//! Perft: the number of lines of play of a given length, which verifies the generator.

use super::Ruleset;
use super::generate::{Count, Effect, GenerationLimit, Generator};
use super::position::Position;

/// Which turns count as different.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Counting {
    /// Distinct chains, by their points and captures.
    Sequences,
    /// Distinct effects: chains with the same start, end and captured stones count once.
    Results,
}

/// The number of lines of play of exactly `depth` turns from a position; 1 for depth 0. At least so
/// many if a position on the way has more ways to play a turn than [`GenerationLimit::COUNT`]
/// allows; [`perft_within`] says whether one has.
///
/// ```
/// use fanorona_rules::Position;
/// use fanorona_rules::perft::{Counting, perft};
/// use fanorona_rules::variant::shipped;
///
/// let rules = &shipped::variant("parker").unwrap().rules;
/// let start = Position::start(rules);
/// assert_eq!(perft(rules, &start, 3, Counting::Sequences), 162);
/// assert_eq!(perft(rules, &start, 3, Counting::Results), 119);
/// ```
pub fn perft(rules: &Ruleset, position: &Position, depth: u32, counting: Counting) -> u64 {
    let limit = GenerationLimit::COUNT;
    perft_within(rules, position, depth, counting, limit, &mut || false).number
}

/// As [`perft`], with bounds for each position, and whether the number is exact. `stop` is called at
/// intervals; when it returns `true`, the count ends and is not exact.
pub fn perft_within(
    rules: &Ruleset,
    position: &Position,
    depth: u32,
    counting: Counting,
    limit: GenerationLimit,
    stop: &mut dyn FnMut() -> bool,
) -> Count {
    if depth == 0 {
        return Count::exactly(1);
    }
    let (generator, turns) = (Generator::new(rules), Vec::with_capacity(1024));
    let (stopped, exact) = (false, true);
    let mut perft = Perft { rules, counting, limit, generator, turns, stop, stopped, exact };
    let number = perft.count(position, depth);
    Count { number, exact: perft.exact && !perft.stopped && number < u64::MAX }
}

/// The number of positions whose turns are counted between two calls of the stop callback.
const STOP_INTERVAL: usize = 16;
/// After a position with more chains or states than this the stop callback is called too.
const HEAVY: usize = 1 << 10;

struct Perft<'a> {
    rules: &'a Ruleset,
    counting: Counting,
    limit: GenerationLimit,
    generator: Generator,
    /// The turns of all positions on the current line, one list after the other.
    turns: Vec<Effect>,
    stop: &'a mut dyn FnMut() -> bool,
    stopped: bool,
    /// Whether all turns were counted so far.
    exact: bool,
}

impl Perft<'_> {
    fn count(&mut self, position: &Position, depth: u32) -> u64 {
        let Self { rules, counting, limit, generator, turns, stop, stopped, .. } = self;
        let stop: &mut dyn FnMut() -> bool = &mut || {
            *stopped = *stopped || stop();
            *stopped
        };
        // The last turns need not be played, and mostly not even be stored.
        if depth == 1 {
            let count = match counting {
                Counting::Sequences => {
                    generator.count_sequences_within(rules, position, *limit, stop)
                }
                Counting::Results => generator.count_within(rules, position, *limit, stop),
            };
            self.exact &= count.exact;
            return count.number;
        }
        let first = turns.len();
        let all = match counting {
            Counting::Sequences => {
                if !generator.append_sequences(rules, position, turns) {
                    return self.count_merged(position, depth);
                }
                true
            }
            Counting::Results => generator.append_within(rules, position, *limit, stop, turns),
        };
        self.exact &= all;
        let mut sum: u64 = 0;
        for i in first..self.turns.len() {
            let Effect { from, to, captured } = self.turns[i];
            let next = position.moved(self.rules, from, to, captured);
            sum = sum.saturating_add(self.count(&next, depth - 1));
            let heavy = self.generator.followed() > HEAVY;
            // Once stopped, every turn of the line ends at once, wherever in its list it is.
            if self.stopped || (i % STOP_INTERVAL == 0 || heavy) && self.stops() {
                break;
            }
        }
        self.turns.truncate(first);
        sum
    }

    /// Counts the sequences from a position with very many chains: each effect once, times the
    /// number of its chains.
    #[cold]
    fn count_merged(&mut self, position: &Position, depth: u32) -> u64 {
        let Self { rules, limit, generator, stop, stopped, .. } = self;
        let stop: &mut dyn FnMut() -> bool = &mut || {
            *stopped = *stopped || stop();
            *stopped
        };
        let mut effects = Vec::new();
        self.exact &= generator.counted_effects(rules, position, *limit, stop, &mut effects);
        let mut sum: u64 = 0;
        for (Effect { from, to, captured }, chains) in effects {
            let next = position.moved(self.rules, from, to, captured);
            sum = sum.saturating_add(self.count(&next, depth - 1).saturating_mul(chains));
            if self.stops() {
                break;
            }
        }
        sum
    }

    fn stops(&mut self) -> bool {
        self.stopped = self.stopped || (self.stop)();
        self.stopped
    }
}
