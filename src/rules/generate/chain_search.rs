//! A search of the chains of a turn within bounds, which remembers how each state was reached.
//!
//! The other ways of following chains are faster. This one is for positions with very many chains,
//! and for finding the turn that has an effect.

use super::chain_rules::{CaptureState, ChainRules};
use super::id_table::{IdTable, mixed};

/// The parent of a stone that has not moved yet.
const NO_PARENT: u32 = u32::MAX;
/// The number of states that are followed between two calls of the stop callback.
const STOP_INTERVAL: usize = 1 << 10;

/// Asked at intervals whether to stop.
pub(super) type Stop<'a> = &'a mut dyn FnMut() -> bool;

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
const BREADTH: usize = 1 << 12;

/// A state of a chain, and the state it was reached from.
#[derive(Clone, Copy)]
pub(super) struct ChainNode {
    /// The remaining enemy stones.
    pub enemy: u64,
    blocked: u64,
    parent: u32,
    /// The point of the stone.
    pub at: u8,
    /// The point where it started.
    pub from: u8,
    forbidden: u8,
    followed: bool,
}

impl ChainNode {
    /// A state that is to be followed, unless `last`.
    fn new(state: &CaptureState, from: u8, parent: u32, last: bool) -> Self {
        Self {
            enemy: state.enemy,
            blocked: state.blocked,
            parent,
            at: state.at as u8,
            from,
            forbidden: state.forbidden as u8,
            followed: last,
        }
    }

    fn state(&self) -> CaptureState {
        CaptureState {
            at: usize::from(self.at),
            enemy: self.enemy,
            blocked: self.blocked,
            forbidden: u32::from(self.forbidden),
        }
    }

    const fn hash(&self) -> u64 {
        let small = (self.from as u64) << 16 | (self.at as u64) << 8 | self.forbidden as u64;
        mixed(self.enemy, self.blocked, small)
    }

    /// Whether it has the same continuations, and effects that differ no more.
    const fn is_same(&self, other: &Self) -> bool {
        self.enemy == other.enemy
            && self.blocked == other.blocked
            && self.at == other.at
            && self.from == other.from
            && self.forbidden == other.forbidden
    }
}

/// The states reached. Its memory grows with the number of states, to 36 bytes each, and is kept.
pub(super) struct ChainSearch {
    nodes: Vec<ChainNode>,
    index: IdTable,
    /// The states that have not been followed yet by the number of enemy stones left, once chains
    /// that take most are preferred.
    levels: Vec<Vec<u32>>,
    /// The enemy stones that chains may take.
    takes: u64,
}

impl ChainSearch {
    /// An empty search.
    pub const fn new() -> Self {
        Self { nodes: Vec::new(), index: IdTable::new(), levels: Vec::new(), takes: u64::MAX }
    }

    /// The number of states reached by the last search.
    pub const fn len(&self) -> usize {
        self.nodes.len()
    }

    /// Follows the chains of these stones, none of which has moved yet, as long as they take only
    /// stones of `takes`. Calls `found` with every state in which the turn may end, and its number,
    /// until it returns `false`. Ends with `most` states, and when `stop` returns `true`. Returns
    /// whether all chains were followed to the end.
    pub fn run(
        &mut self,
        rules: &ChainRules<'_>,
        starts: impl Iterator<Item = CaptureState>,
        takes: u64,
        order: SearchOrder,
        most: usize,
        stop: Stop<'_>,
        found: &mut dyn FnMut(&ChainNode, u32) -> bool,
    ) -> bool {
        self.nodes.clear();
        self.index.clear();
        self.levels.clear();
        self.takes = takes;
        for start in starts {
            self.nodes.push(ChainNode::new(&start, start.at as u8, NO_PARENT, false));
        }
        let stones = self.nodes.len() as u32;
        if order == SearchOrder::Mixed {
            for stone in 0..stones {
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
            if followed % STOP_INTERVAL == 0 && stop() {
                return false;
            }
        }
    }

    /// The states reached by the last search, by their numbers.
    pub fn nodes(&self) -> &[ChainNode] {
        &self.nodes
    }

    /// The state that a state was reached from, and its number; `None` before the first step.
    pub fn parent(&self, node: &ChainNode) -> Option<(u32, &ChainNode)> {
        Some((node.parent, self.nodes.get(node.parent as usize)?))
    }

    /// The states on the way to a state, the stone before its first step first.
    pub fn path(&self, id: u32) -> Vec<ChainNode> {
        let mut path = Vec::new();
        let mut at = id;
        while at != NO_PARENT {
            let node = self.nodes[at as usize];
            path.push(node);
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
            rules.each_step_in_order(&node.state(), |next| {
                let fewer =
                    best.is_none_or(|best| next.enemy.count_ones() < best.enemy.count_ones());
                if fewer && self.may_take(&node, &next) {
                    best = Some(next);
                }
            });
            let Some(next) = best else { return true };
            let (id, is_new) = self.add(ChainNode::new(&next, node.from, at, !rules.chains));
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
        rules.each_step_in_order(&node.state(), |next| {
            if !goes_on || !self.may_take(&node, &next) {
                return;
            }
            if self.nodes.len() >= most {
                goes_on = false;
                return;
            }
            let (id, is_new) = self.add(ChainNode::new(&next, node.from, id, !rules.chains));
            if is_new && rules.may_stop(&next) {
                goes_on = found(&self.nodes[id as usize], id);
            }
        });
        goes_on
    }

    /// Whether a step takes only stones that it may.
    const fn may_take(&self, before: &ChainNode, after: &CaptureState) -> bool {
        (before.enemy ^ after.enemy) & !self.takes == 0
    }

    /// The number of a state, and whether it was new.
    fn add(&mut self, node: ChainNode) -> (u32, bool) {
        let nodes = &mut self.nodes;
        match self.index.find(node.hash(), |id| nodes[id as usize].is_same(&node)) {
            Ok(id) => (id, false),
            Err(slot) => {
                let id = nodes.len() as u32;
                nodes.push(node);
                self.index.insert(slot, id, |id| nodes[id as usize].hash());
                if let Some(level) = self.levels.get_mut(node.enemy.count_ones() as usize) {
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
            self.levels[node.enemy.count_ones() as usize].push(id);
        }
    }
}
