//! Counts chains by state: time and memory grow with the states, not with the chains, which can be
//! too many to enumerate.

use super::chain_rules::{CaptureState, ChainRules};
use std::collections::BTreeMap;

/// The greatest number of states of one position that are counted: some seconds and 300 MiB.
pub(super) const MOST_COUNTED: usize = 1 << 21;
/// The number of states that are followed between two calls of the stop callback.
const STOP_INTERVAL: usize = 1 << 10;

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
/// to a state is known when it is followed. Returns whether all chains were counted: not if there
/// are more than `most` states, or if `stop` returned `true`.
pub(super) fn count_ends(
    rules: &ChainRules<'_>,
    starts: &[CaptureState],
    most: usize,
    stop: &mut dyn FnMut() -> bool,
    found: &mut dyn FnMut(CountedEnd),
) -> bool {
    // The number of chains to each state with the start of its stone, by the enemy stones left.
    let mut levels: [BTreeMap<(CaptureState, usize), u64>; 65] = [const { BTreeMap::new() }; 65];
    for state in starts {
        levels[state.enemy.count_ones() as usize].insert((*state, state.at), 1);
    }
    let (mut all, mut known, mut followed) = (true, starts.len(), 0_usize);
    for level in (0..levels.len()).rev() {
        for ((state, from), chains) in std::mem::take(&mut levels[level]) {
            rules.each_step_in_order(&state, |next| {
                if rules.may_stop(&next) {
                    found(CountedEnd { from, to: next.at, enemy: next.enemy, chains });
                }
                if !rules.chains {
                    return;
                }
                let states = &mut levels[next.enemy.count_ones() as usize];
                if let Some(before) = states.get_mut(&(next, from)) {
                    *before = before.saturating_add(chains);
                } else if known < most {
                    states.insert((next, from), chains);
                    known += 1;
                } else {
                    all = false;
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
    use super::super::samples;
    use super::*;
    use crate::generate::{Effect, turns};
    use crate::variant::shipped;
    use crate::{Point, PointSet, Position, Ruleset};
    use std::collections::BTreeMap;

    /// The number of chains with each effect, and whether these are all.
    fn counted(
        rules: &Ruleset,
        position: &Position,
        most: usize,
        stop: &mut dyn FnMut() -> bool,
    ) -> (BTreeMap<Effect, u64>, bool) {
        let (chain_rules, starts) = ChainRules::begin_all(rules, position);
        let mut found = BTreeMap::new();
        let all = count_ends(&chain_rules, &starts, most, stop, &mut |end| {
            let captured = PointSet(position.enemy().0 ^ end.enemy);
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
                for turn in turns(rules, &position).iter().filter(|turn| !turn.is_paika()) {
                    *expected.entry(Effect::of(turn)).or_default() += 1;
                }
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
