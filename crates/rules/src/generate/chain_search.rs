//! A search of the chains of a turn within bounds, which remembers how each state was reached.
//!
//! The other ways of following chains are faster. This one is for positions with very many chains,
//! and for finding the turn that has an effect.

use super::chain_rules::{CaptureState, ChainRules};
use super::list::MOST_CHAINS;
use std::collections::hash_map::Entry;
use std::collections::{HashMap, HashSet};

/// The parent of a stone that has not moved yet.
const NO_PARENT: u32 = u32::MAX;
/// The number of states that are followed to choose turns beyond the bound of lists: about ten
/// milliseconds and 10 MiB.
pub(super) const CHOICE_STATES: usize = 1 << 16;
/// The greatest number of captures with different effects that are chosen.
pub(super) const CHOICE_EFFECTS: usize = 1 << 12;

/// The order in which states are followed.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum SearchOrder {
    /// The shortest chains first.
    Shortest,
    /// For each stone one chain that takes most at every step; then the shortest chains; after
    /// [`BREADTH`] states by turns the shortest chain and one that takes most. What is found within
    /// a bound is the beginning of what is found within a greater one.
    Mixed,
}

/// See [`SearchOrder::Mixed`].
const BREADTH: usize = 1 << 10;

/// A state of a chain, and the state it was reached from.
#[derive(Clone, Copy)]
pub(super) struct ChainNode {
    pub state: CaptureState,
    /// The point where the stone started.
    pub from: u8,
    parent: u32,
    followed: bool,
}

/// The states reached. Its memory grows with their number, and is kept.
#[derive(Default)]
pub(super) struct ChainSearch {
    nodes: Vec<ChainNode>,
    /// The numbers of the states with the points where their stones started.
    index: HashMap<(CaptureState, u8), u32>,
    /// The states that have not been followed yet by the number of enemy stones left, once chains
    /// that take most are preferred.
    levels: Vec<Vec<u32>>,
    /// The enemy stones that chains may take.
    takes: u64,
}

impl ChainSearch {
    /// The number of states reached by the last search.
    pub const fn len(&self) -> usize {
        self.nodes.len()
    }

    /// Follows the chains of these stones up to [`MOST_CHAINS`] states, the shortest first; if there
    /// are more, those that are chosen for a list that is not whole. Returns the number of the first
    /// state with each end and remaining enemy stones, and whether these are all.
    pub fn ends(&mut self, rules: &ChainRules<'_>, starts: &[CaptureState]) -> (Vec<u32>, bool) {
        let mut search = |order, states, effects| {
            let (mut known, mut ends) = (HashSet::new(), Vec::new());
            let all = self.run(rules, starts, u64::MAX, order, states, &mut |node, id| {
                if known.insert((node.from, node.state.at, node.state.enemy)) {
                    ends.push(id);
                }
                ends.len() < effects
            });
            (ends, all)
        };
        match search(SearchOrder::Shortest, MOST_CHAINS, usize::MAX) {
            (ends, true) => (ends, true),
            _ => (search(SearchOrder::Mixed, CHOICE_STATES, CHOICE_EFFECTS).0, false),
        }
    }

    /// Follows the chains of these stones, none of which has moved yet, as long as they take only
    /// stones of `takes`. Calls `found` with every state in which the turn may end, and its number,
    /// until it returns `false`. Ends with `most` states. Returns whether all chains were followed
    /// to the end.
    pub fn run(
        &mut self,
        rules: &ChainRules<'_>,
        starts: &[CaptureState],
        takes: u64,
        order: SearchOrder,
        most: usize,
        found: &mut dyn FnMut(&ChainNode, u32) -> bool,
    ) -> bool {
        self.nodes.clear();
        self.index.clear();
        self.levels.clear();
        self.takes = takes;
        for &state in starts {
            let (from, parent, followed) = (state.at as u8, NO_PARENT, false);
            self.nodes.push(ChainNode { state, from, parent, followed });
        }
        if order == SearchOrder::Mixed {
            for stone in 0..starts.len() as u32 {
                if !self.take_most(rules, stone, found) {
                    return false;
                }
            }
        }
        let (mut head, mut followed) = (0, 0);
        loop {
            if followed == BREADTH && order == SearchOrder::Mixed {
                self.sort_into_levels();
            }
            let deepest = (followed > BREADTH && followed % 2 == 1).then(|| self.pop_deepest());
            let Some(id) = deepest.flatten().or_else(|| self.pop_oldest(&mut head)) else {
                return true;
            };
            if !self.follow(rules, id, most, found) {
                return false;
            }
            followed += 1;
        }
    }

    /// The states on the way to a state, the stone before its first step first.
    pub fn path(&self, id: u32) -> Vec<CaptureState> {
        let mut path = Vec::new();
        let mut at = id;
        while at != NO_PARENT {
            let node = self.nodes[at as usize];
            path.push(node.state);
            at = node.parent;
        }
        path.reverse();
        path
    }

    /// Follows one chain of a stone, taking most at every step. Returns `false` as `found`.
    fn take_most(
        &mut self,
        rules: &ChainRules<'_>,
        stone: u32,
        found: &mut dyn FnMut(&ChainNode, u32) -> bool,
    ) -> bool {
        let mut at = stone;
        loop {
            let node = self.nodes[at as usize];
            let mut best: Option<CaptureState> = None;
            rules.each_step_in_order(&node.state, |next| {
                let fewer =
                    best.is_none_or(|best| next.enemy.count_ones() < best.enemy.count_ones());
                if fewer && self.may_take(&node, &next) {
                    best = Some(next);
                }
            });
            let Some(next) = best else { return true };
            let (id, is_new) = self.add(next, node.from, at, !rules.chains);
            if is_new && rules.may_stop(&next) && !found(&self.nodes[id as usize], id) {
                return false;
            }
            if !rules.chains {
                return true;
            }
            at = id;
        }
    }

    /// Adds the states one step further. Returns whether to go on.
    fn follow(
        &mut self,
        rules: &ChainRules<'_>,
        id: u32,
        most: usize,
        found: &mut dyn FnMut(&ChainNode, u32) -> bool,
    ) -> bool {
        self.nodes[id as usize].followed = true;
        let node = self.nodes[id as usize];
        let mut goes_on = true;
        rules.each_step_in_order(&node.state, |next| {
            if !goes_on || !self.may_take(&node, &next) {
                return;
            }
            if self.nodes.len() >= most {
                goes_on = false;
                return;
            }
            let (id, is_new) = self.add(next, node.from, id, !rules.chains);
            if is_new && rules.may_stop(&next) {
                goes_on = found(&self.nodes[id as usize], id);
            }
        });
        goes_on
    }

    /// Whether a step takes only stones that it may.
    const fn may_take(&self, before: &ChainNode, after: &CaptureState) -> bool {
        (before.state.enemy ^ after.enemy) & !self.takes == 0
    }

    /// The number of a state, and whether it was new. It is to be followed, unless `last`.
    fn add(&mut self, state: CaptureState, from: u8, parent: u32, last: bool) -> (u32, bool) {
        match self.index.entry((state, from)) {
            Entry::Occupied(known) => (*known.get(), false),
            Entry::Vacant(free) => {
                let id = self.nodes.len() as u32;
                free.insert(id);
                self.nodes.push(ChainNode { state, from, parent, followed: last });
                if let Some(level) = self.levels.get_mut(state.enemy.count_ones() as usize) {
                    level.push(id);
                }
                (id, true)
            }
        }
    }

    fn pop_oldest(&mut self, head: &mut usize) -> Option<u32> {
        while self.nodes.get(*head)?.followed {
            *head += 1;
        }
        Some(*head as u32)
    }

    /// The latest of the states with the fewest enemy stones left.
    fn pop_deepest(&mut self) -> Option<u32> {
        for level in &mut self.levels {
            while let Some(id) = level.pop() {
                if !self.nodes[id as usize].followed {
                    return Some(id);
                }
            }
        }
        None
    }

    fn sort_into_levels(&mut self) {
        self.levels.resize_with(65, Vec::new);
        for (id, node) in (0..).zip(&self.nodes).filter(|(_, node)| !node.followed) {
            self.levels[node.state.enemy.count_ones() as usize].push(id);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::samples;
    use super::*;
    use crate::generate::turns;
    use crate::{Position, Ruleset};
    use std::collections::BTreeMap;

    /// Start, end and remaining enemy stones of a chain.
    type End = (u8, u8, u64);

    /// The ends found in this order with the steps to each, whether these are all, and the number of
    /// states.
    fn ends(
        rules: &Ruleset,
        position: &Position,
        takes: u64,
        order: SearchOrder,
        most: usize,
    ) -> (Vec<(End, usize)>, bool, usize) {
        let (chain_rules, starts) = ChainRules::begin_all(rules, position);
        let mut search = ChainSearch::default();
        let mut found = Vec::new();
        let all = search.run(&chain_rules, &starts, takes, order, most, &mut |node, id| {
            found.push(((node.from, node.state.at as u8, node.state.enemy), id));
            true
        });
        let steps = |id| search.path(id).len() - 1;
        (found.iter().map(|&(end, id)| (end, steps(id))).collect(), all, search.len())
    }

    /// The ends of the chains that take only stones of `takes`, and the steps of the shortest to each.
    fn expected(rules: &Ruleset, position: &Position, takes: u64) -> BTreeMap<End, usize> {
        let mut ends = BTreeMap::new();
        for turn in turns(rules, position) {
            let captured = turn.captured.0;
            if captured != 0 && captured & !takes == 0 {
                let [from, to] = [turn.from, turn.to()].map(|point| point.index() as u8);
                let least = ends.entry((from, to, position.enemy().0 & !captured));
                let least = least.or_insert(usize::MAX);
                *least = turn.steps.len().min(*least);
            }
        }
        ends
    }

    #[test]
    fn every_end_is_found_in_both_orders_and_the_shortest_chains_first() {
        for rules in &samples::rules() {
            for position in samples::positions(rules) {
                if position.outcome(rules).is_some() {
                    continue;
                }
                for takes in [u64::MAX, 0x5555_3333_0F0F_F0F5] {
                    let expected = expected(rules, &position, takes);
                    for order in [SearchOrder::Shortest, SearchOrder::Mixed] {
                        let (found, all, _) = ends(rules, &position, takes, order, usize::MAX);
                        let mut least: BTreeMap<End, usize> = BTreeMap::new();
                        for &(end, steps) in &found {
                            least
                                .entry(end)
                                .and_modify(|old| *old = steps.min(*old))
                                .or_insert(steps);
                        }
                        assert!(all && least.keys().eq(expected.keys()), "{position:?}");
                        if order == SearchOrder::Shortest {
                            assert_eq!(least, expected, "{position:?}");
                            assert!(found.is_sorted_by_key(|&(_, steps)| steps));
                        }
                    }
                }
            }
        }
    }

    #[test]
    fn a_bound_cuts_off_the_end_of_what_is_found() {
        for rules in &samples::rules() {
            for position in samples::positions(rules).into_iter().take(12) {
                for order in [SearchOrder::Shortest, SearchOrder::Mixed] {
                    let (found, _, states) = ends(rules, &position, u64::MAX, order, usize::MAX);
                    for most in [8, 16, states.saturating_sub(1), states, states + 1] {
                        let (some, all, reached) = ends(rules, &position, u64::MAX, order, most);
                        assert!(found.starts_with(&some), "{position:?} {most}");
                        assert!(all || most <= states, "{position:?} {most}");
                        assert!(!all || reached == states && some == found, "{position:?} {most}");
                        let is_shortest = order == SearchOrder::Shortest;
                        assert!(reached <= most.max(8) || !is_shortest, "{reached} {most}");
                    }
                }
            }
        }
    }

    /// For each stone the mixed order begins with a chain that takes most at every step.
    #[test]
    fn the_mixed_order_begins_with_greedy_chains() {
        let mut longer = 0;
        for rules in &samples::rules() {
            for position in samples::positions(rules) {
                let (found, ..) = ends(rules, &position, u64::MAX, SearchOrder::Mixed, usize::MAX);
                let Some(&((from, _, left), 1)) = found.first() else { continue };
                let taken = |left: u64| (position.enemy().0 & !left).count_ones();
                let of_stone =
                    found.iter().filter(|((other, ..), steps)| (*other, *steps) == (from, 1));
                let most = of_stone.map(|((_, _, left), _)| taken(*left)).max();
                assert_eq!(most, Some(taken(left)), "{position:?}");
                longer += usize::from(found.get(1).is_some_and(|&(_, steps)| steps == 2));
            }
        }
        assert!(longer > 5, "{longer}");
    }
}
