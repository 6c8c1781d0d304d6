//! Counts chains by state: time and memory grow with the states, not with the chains, which can be
//! too many to enumerate.

use super::chain_rules::{CaptureState, ChainRules};
use super::chain_search::Stop;
use super::id_table::{IdTable, mixed};

/// The number of states that are followed between two calls of the stop callback.
const STOP_INTERVAL: usize = 1 << 10;

/// A state of a chain, and the number of chains that lead to it.
struct CountedState {
    enemy: u64,
    blocked: u64,
    chains: u64,
    at: u8,
    from: u8,
    forbidden: u8,
}

impl CountedState {
    fn state(&self) -> CaptureState {
        CaptureState {
            at: usize::from(self.at),
            enemy: self.enemy,
            blocked: self.blocked,
            forbidden: u32::from(self.forbidden),
        }
    }

    fn hash(&self) -> u64 {
        let small = (self.from as u64) << 16 | (self.at as u64) << 8 | self.forbidden as u64;
        mixed(self.enemy, self.blocked, small)
    }

    const fn is_same(&self, other: &Self) -> bool {
        self.enemy == other.enemy
            && self.blocked == other.blocked
            && self.at == other.at
            && self.from == other.from
            && self.forbidden == other.forbidden
    }
}

/// The states with the same number of enemy stones, each once. The index of each level grows by
/// itself: to grow one index of all states takes longer than a stop may wait.
struct CountLevel {
    states: Vec<CountedState>,
    index: IdTable,
}

impl CountLevel {
    const EMPTY: Self = Self { states: Vec::new(), index: IdTable::new() };

    /// Adds the chains of a state. Returns whether the state is new. If it is not `allowed` then, it
    /// is not added.
    fn add(&mut self, new: CountedState, allowed: bool) -> bool {
        let Self { states, index } = self;
        if states.is_empty() {
            index.clear();
        }
        match index.find(new.hash(), |id| states[id as usize].is_same(&new)) {
            Ok(id) => {
                let known = &mut states[id as usize].chains;
                *known = known.saturating_add(new.chains);
                return false;
            }
            Err(slot) if allowed => {
                let id = states.len() as u32;
                states.push(new);
                index.insert(slot, id, |id| states[id as usize].hash());
            }
            Err(_) => {}
        }
        true
    }
}

/// An end of chains: the points where they start and end, the remaining enemy stones, and how many
/// chains there are.
pub(super) struct CountedEnd {
    pub from: usize,
    pub to: usize,
    pub enemy: u64,
    pub chains: u64,
}

/// Calls `found` with every end of the chains of these stones, none of which has moved yet; an end
/// may come several times, with a part of its chains each time. Numbers of chains saturate.
///
/// Every step takes a stone, so states with more enemy stones come first, and the number of chains
/// to a state is known when it is followed. Needs about 50 bytes for each of at most `most` states.
/// Returns whether all chains were counted: not if there are more states, or if `stop` returned
/// `true`.
pub(super) fn count_ends(
    rules: &ChainRules<'_>,
    starts: impl Iterator<Item = CaptureState>,
    most: usize,
    stop: Stop<'_>,
    found: &mut dyn FnMut(CountedEnd),
) -> bool {
    let mut levels: [CountLevel; 65] = [CountLevel::EMPTY; 65];
    let mut known = 0_usize;
    for CaptureState { at, enemy, blocked, forbidden } in starts {
        let (at, forbidden) = (at as u8, forbidden as u8);
        let state = CountedState { enemy, blocked, chains: 1, at, from: at, forbidden };
        levels[enemy.count_ones() as usize].add(state, true);
        known += 1;
    }
    let (mut all, mut followed) = (true, 0_usize);
    for level in (0..levels.len()).rev() {
        for counted in std::mem::replace(&mut levels[level], CountLevel::EMPTY).states {
            let (from, chains) = (counted.from, counted.chains);
            rules.each_step_in_order(&counted.state(), |next| {
                if rules.may_stop(&next) {
                    let from = usize::from(from);
                    found(CountedEnd { from, to: next.at, enemy: next.enemy, chains });
                }
                if !rules.chains {
                    return;
                }
                let CaptureState { at, enemy, blocked, forbidden } = next;
                let (at, forbidden) = (at as u8, forbidden as u8);
                let new = CountedState { enemy, blocked, chains, at, from, forbidden };
                let allowed = known < most;
                if levels[enemy.count_ones() as usize].add(new, allowed) {
                    all &= allowed;
                    known += usize::from(allowed);
                }
            });
            followed += 1;
            if followed.is_multiple_of(STOP_INTERVAL) && stop() {
                return false;
            }
        }
    }
    all
}

#[cfg(test)]
#[expect(clippy::unwrap_used, reason = "a test may stop at once")]
mod tests {
    use super::super::chain_state::chains_are_allowed;
    use super::super::generator::chain_rules;
    use super::super::occupancy::{Occupancy, capturing_stones};
    use super::super::samples;
    use super::*;
    use crate::generate::{Effect, for_each_turn};
    use crate::variant::shipped;
    use crate::{Point, PointSet, Position, Ruleset};
    use std::collections::BTreeMap;

    /// The number of chains with each effect, and whether these are all.
    fn counted(
        rules: &Ruleset,
        position: &Position,
        most: usize,
        stop: Stop<'_>,
    ) -> (BTreeMap<Effect, u64>, bool) {
        let occupancy = Occupancy::of(rules.board.rays(), position);
        let chain_rules = chain_rules(rules, position, chains_are_allowed(rules, position));
        let stones = capturing_stones(rules, position).into_iter();
        let starts = stones.map(|from| chain_rules.begin(occupancy, from.index()));
        let mut found = BTreeMap::new();
        let all = count_ends(&chain_rules, starts, most, stop, &mut |end| {
            let captured = PointSet(occupancy.enemy ^ end.enemy);
            let (from, to) = (Point::new(end.from), Point::new(end.to));
            *found.entry(Effect { from, to, captured }).or_default() += end.chains;
        });
        (found, all)
    }

    #[test]
    fn chains_are_counted_as_if_they_were_followed_one_by_one() {
        let mut several = 0;
        for rules in &samples::rules() {
            for position in samples::positions(rules) {
                let mut expected: BTreeMap<Effect, u64> = BTreeMap::new();
                for_each_turn(rules, &position, |steps, captured| {
                    let (from, to) = (steps[0].from, steps[steps.len() - 1].to);
                    if !captured.is_empty() {
                        *expected.entry(Effect { from, to, captured }).or_default() += 1;
                    }
                });
                several += expected.values().filter(|&&chains| chains > 1).count();
                let found = counted(rules, &position, usize::MAX, &mut || false);
                if position.outcome(rules).is_none() {
                    assert_eq!(found, (expected, true), "{position:?}");
                }
            }
        }
        assert!(several > 20, "{several}");
    }

    #[test]
    fn a_count_that_was_bounded_says_so() {
        let rules = &shipped::variant("parker").unwrap().rules;
        let start = samples::positions(rules)
            .into_iter()
            .max_by_key(|position| counted(rules, position, usize::MAX, &mut || false).0.len())
            .unwrap();
        let (all, _) = counted(rules, &start, usize::MAX, &mut || false);
        let (some, exact) = counted(rules, &start, 3, &mut || false);
        assert!(!exact && !some.is_empty() && some.len() < all.len());
        assert!(counted(rules, &start, usize::MAX, &mut || true).1, "too few to ask");
    }
}
