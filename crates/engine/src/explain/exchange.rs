//! The exchange: the captures that follow a turn, searched to their end for the balance of stones.

use super::budget::NodeBudget;
use super::reason::Horizon;
use fanorona_rules::generate::{self, Effect, Generator};
use fanorona_rules::{Outcome, Position, Ruleset, Turn};
use std::borrow::Cow;
use std::cmp::Reverse;
use std::collections::HashMap;

/// What the end of the game counts in a balance, in stones: more than a board can hold.
pub(super) const END: i32 = 100;
/// Greater than every balance.
const INFINITE: i32 = 10_000;

/// A balance that decides the game, so that its number of stones means nothing.
pub(super) const fn is_end(balance: i32) -> bool {
    balance.abs() >= END / 2
}

/// Searches for balances with a budget of nodes; see [the definitions](super).
pub(super) struct ExchangeSearch<'a> {
    /// The rules, with captures compulsory.
    rules: Cow<'a, Ruleset>,
    generator: Generator,
    /// A stack with the turns of every position on the path.
    found: Vec<Effect>,
    table: HashMap<ExchangeKey, ExchangeEntry>,
    budget: NodeBudget<'a>,
}

/// A position, with what else its balance depends on: what may still be played, and the number of
/// quiet turns since the last capture.
type ExchangeKey = (u64, Left, u16);

/// What may still be played: turns, and quiet turns.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
struct Left {
    turns: u32,
    quiet: u32,
}

impl Left {
    const fn of(horizon: Horizon) -> Self {
        match horizon {
            Horizon::Turns(turns) => Self { turns, quiet: 0 },
            Horizon::Quiet(quiet) => Self { turns: u32::MAX, quiet },
        }
    }

    /// What is left after a turn.
    const fn after(self, captures: bool) -> Self {
        // Unlimited turns remain unlimited.
        let turns = if self.turns == u32::MAX { self.turns } else { self.turns - 1 };
        let quiet = if captures { self.quiet } else { self.quiet - 1 };
        Self { turns, quiet }
    }
}

/// What is known about a position: bounds of its balance, and the best turn if a search found one.
#[derive(Clone, Copy)]
struct ExchangeEntry {
    lower: i32,
    upper: i32,
    best: Option<Effect>,
}

impl<'a> ExchangeSearch<'a> {
    /// A search under these rules.
    pub fn new(rules: &'a Ruleset, budget: NodeBudget<'a>) -> Self {
        let rules = rules.with_captures_enforced();
        let generator = Generator::new(&rules);
        Self { rules, generator, found: Vec::new(), table: HashMap::new(), budget }
    }

    /// The nodes visited so far.
    pub const fn nodes(&self) -> u64 {
        self.budget.spent
    }

    /// Runs a part that may visit at most this percentage of the nodes left.
    pub fn part<T>(&mut self, percent: u64, run: impl FnOnce(&mut Self) -> T) -> T {
        self.within(self.budget.left / 100 * percent.min(100), run)
    }

    /// Runs one of this number of parts, which may visit an equal share of the nodes left.
    pub fn share<T>(&mut self, parts: usize, run: impl FnOnce(&mut Self) -> T) -> T {
        self.within(self.budget.left / (parts as u64).max(1), run)
    }

    fn within<T>(&mut self, most: u64, run: impl FnOnce(&mut Self) -> T) -> T {
        let kept = self.budget.left - most;
        self.budget.left = most;
        let result = run(self);
        self.budget.left += kept;
        result
    }

    /// The position after a turn.
    pub fn play(&self, position: &Position, effect: Effect) -> Position {
        position.moved(&self.rules, effect.from, effect.to, effect.captured)
    }

    /// The balance for the side to move; `None` if the budget does not suffice, or if a position has
    /// too many turns.
    pub fn balance(&mut self, position: &Position, horizon: Horizon) -> Option<i32> {
        if horizon == Horizon::TURN {
            return Some(0);
        }
        self.search(position, Left::of(horizon), -INFINITE, INFINITE)
    }

    /// The balance of a turn for its player.
    pub fn balance_of(
        &mut self,
        position: &Position,
        effect: Effect,
        horizon: Horizon,
    ) -> Option<i32> {
        let next = self.play(position, effect);
        Some(effect.captured.len() as i32 - self.balance(&next, horizon)?)
    }

    /// The balance of a turn for its player if it is more than `above`, otherwise a bound of it that is not. This
    /// needs fewer nodes than the balance.
    pub fn balance_above(
        &mut self,
        position: &Position,
        effect: Effect,
        horizon: Horizon,
        above: i32,
    ) -> Option<i32> {
        let (next, takes) = (self.play(position, effect), effect.captured.len() as i32);
        let most = takes - above;
        Some(takes - self.search(&next, Left::of(horizon), -INFINITE, most)?)
    }

    /// Whether the balance of a turn is at least `least`, which needs fewer nodes than the balance.
    pub fn reaches(
        &mut self,
        position: &Position,
        effect: Effect,
        horizon: Horizon,
        least: i32,
    ) -> Option<bool> {
        let next = self.play(position, effect);
        // The opponent's balance is at most this.
        let most = effect.captured.len() as i32 - least;
        Some(self.search(&next, Left::of(horizon), most, most + 1)? <= most)
    }

    /// A line of best play for the balance, to its end. It may be shorter if the budget does not
    /// suffice.
    pub fn line(&mut self, position: &Position, horizon: Horizon) -> Vec<Turn> {
        let (mut at, mut left, mut line) = (*position, Left::of(horizon), Vec::new());
        while self.search(&at, left, -INFINITE, INFINITE).is_some()
            && let Some(entry) = self.table.get(&key(&at, left))
            && let Some(effect) = entry.best
            && let Some(turn) = generate::turn_with(&self.rules, &at, effect)
        {
            left = left.after(!turn.is_paika());
            line.push(turn);
            at = self.play(&at, effect);
        }
        line
    }

    /// The balance within the window from `alpha` to `beta`; outside of it a bound.
    fn search(
        &mut self,
        position: &Position,
        left: Left,
        mut alpha: i32,
        beta: i32,
    ) -> Option<i32> {
        // Where nothing may be played, there is nothing to search.
        if left.turns > 0 {
            self.budget.spend()?;
        }
        match position.outcome(&self.rules) {
            Some(Outcome::Draw(_)) => return Some(0),
            Some(Outcome::Win { winner, .. }) => {
                return Some(if winner == position.side() { END } else { -END });
            }
            None => {}
        }
        if left.turns == 0 || left.quiet == 0 && !generate::has_capture(&self.rules, position) {
            return Some(0);
        }
        let key = key(position, left);
        let known = self.table.get(&key).copied();
        if let Some(ExchangeEntry { lower, upper, .. }) = known {
            // An exact balance has its turn: only a search that found one has raised the lower bound.
            if lower == upper || lower >= beta {
                return Some(lower);
            }
            if upper <= alpha {
                return Some(upper);
            }
        }
        let first = known.and_then(|entry| entry.best);
        let begin = self.found.len();
        let Self { rules, generator, found, .. } = self;
        let all = generator.append(rules, position, found);
        self.budget.spend_work(self.generator.followed());
        if !all {
            // The balance is not known without all turns.
            self.found.truncate(begin);
            return None;
        }
        self.found[begin..]
            .sort_by_key(|&effect| (Some(effect) != first, Reverse(effect.captured.len())));
        let (floor, mut best, mut best_effect) = (alpha, -INFINITE, None);
        for i in begin..self.found.len() {
            let effect = self.found[i];
            let (next, takes) = (self.play(position, effect), effect.captured.len() as i32);
            let value = self.search(&next, left.after(takes > 0), takes - beta, takes - alpha);
            let Some(value) = value.map(|value| takes - value) else {
                self.found.truncate(begin);
                return None;
            };
            if value > best {
                (best, best_effect) = (value, Some(effect));
            }
            alpha = alpha.max(value);
            if alpha >= beta {
                break;
            }
        }
        self.found.truncate(begin);
        let entry = self.table.entry(key).or_insert(ExchangeEntry {
            lower: -INFINITE,
            upper: INFINITE,
            best: None,
        });
        if best > floor {
            entry.lower = entry.lower.max(best);
            entry.best = best_effect;
        }
        if best < beta {
            entry.upper = entry.upper.min(best);
        }
        Some(best)
    }
}

const fn key(position: &Position, left: Left) -> ExchangeKey {
    (position.hash(), left, position.quiet())
}

#[cfg(test)]
mod tests;
