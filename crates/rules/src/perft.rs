//! Perft: the number of lines of play of a given length, which verifies the generator.

pub use super::generate::Counting;

use super::Ruleset;
use super::generate::{Effect, Generator};
use super::position::Position;

/// A number of lines of play, and whether it is exact.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Count {
    /// The number; `u64::MAX` stands for all greater ones too.
    pub number: u64,
    /// Whether it is exact. If not, it is a lower bound.
    pub exact: bool,
}

/// The number, after `>=` if it is not exact.
impl std::fmt::Display for Count {
    fn fmt(&self, out: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let least = if self.exact { "" } else { ">=" };
        write!(out, "{least}{}", self.number)
    }
}

/// The number of lines of play of exactly `depth` turns from a position; 1 for depth 0. At least so
/// many if a position on the way has too many chains to count them; [`perft_within`] says whether
/// one has.
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
    perft_within(rules, position, depth, counting, &mut || false).number
}

/// As [`perft`], with whether the number is exact. `stop` is called at intervals; when it returns
/// `true`, the count ends and is not exact.
pub fn perft_within(
    rules: &Ruleset,
    position: &Position,
    depth: u32,
    counting: Counting,
    stop: &mut dyn FnMut() -> bool,
) -> Count {
    if depth == 0 {
        return Count { number: 1, exact: true };
    }
    let (generator, turns) = (Generator::new(rules), Vec::with_capacity(1024));
    let (stopped, exact) = (false, true);
    let mut perft = Perft { rules, counting, generator, turns, stop, stopped, exact };
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
        let Self { rules, counting, generator, turns, .. } = self;
        // The last turns need not be played, and mostly not even be stored.
        if depth == 1 {
            let count = match counting {
                Counting::Sequences => generator.count_sequences(rules, position),
                Counting::Results => generator.count(rules, position),
            };
            return count.unwrap_or_else(|| self.count_merged(position, depth));
        }
        let first = turns.len();
        let whole = match counting {
            Counting::Sequences => generator.append_sequences(rules, position, turns),
            Counting::Results => generator.append(rules, position, turns),
        };
        if !whole {
            turns.truncate(first);
            return self.count_merged(position, depth);
        }
        let mut sum: u64 = 0;
        for i in first..self.turns.len() {
            let next = position.after(self.rules, self.turns[i]);
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

    /// Counts from a position with very many chains: each effect once, times the number of its chains
    /// if these count as different.
    #[cold]
    fn count_merged(&mut self, position: &Position, depth: u32) -> u64 {
        let Self { rules, generator, stop, stopped, .. } = self;
        let effects = generator.counted_effects(rules, position, &mut || {
            *stopped = *stopped || stop();
            *stopped
        });
        self.exact &= effects.whole;
        let mut sum: u64 = 0;
        for (effect, chains) in effects.list {
            let ways = if self.counting == Counting::Sequences { chains } else { 1 };
            if depth == 1 {
                sum = sum.saturating_add(ways);
                continue;
            }
            let next = position.after(self.rules, effect);
            sum = sum.saturating_add(self.count(&next, depth - 1).saturating_mul(ways));
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
