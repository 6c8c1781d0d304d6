//! Finds a turn with a given effect.

use super::chain_search::{ChainNode, ChainSearch, SearchOrder};
use super::chain_state::chains_are_allowed;
use super::generator::chain_rules;
use super::occupancy::{Occupancy, capturing_stones};
use super::quiet_turns::quiet_turns;
use super::{Effect, GenerationLimit};
use crate::points::{Point, PointSet};
use crate::position::Position;
use crate::turn::{CaptureKind, Step, Turn};
use crate::{Board, Ruleset};

/// A turn with this effect, or `None` if no legal turn has it. It is the shortest one, unless there
/// are more ways to it than [`GenerationLimit::ORDINARY`]; then it may be longer, and is only found
/// if the effect is one that a [`Generator`](super::Generator) finds within
/// [`GenerationLimit::ROOT`].
///
/// ```
/// use fanorona_rules::generate::{Effect, turn_with};
/// use fanorona_rules::variant::shipped;
/// use fanorona_rules::{PointSet, Position};
///
/// let rules = &shipped::variant("telo").unwrap().rules;
/// let [from, to] = ["c1", "b2"].map(|name| rules.board.point_named(name).unwrap());
/// let start = Position::start(rules);
/// let captured = rules.board.point_named("a3").unwrap().set();
/// assert!(turn_with(rules, &start, Effect { from, to, captured }).is_some());
/// assert!(turn_with(rules, &start, Effect { from, to, captured: PointSet::EMPTY }).is_none());
/// ```
pub fn turn_with(rules: &Ruleset, position: &Position, effect: Effect) -> Option<Turn> {
    TurnFinder::new().turn_with(rules, position, effect)
}

/// Finds turns with given effects, one after the other, and keeps its memory.
pub struct TurnFinder {
    search: ChainSearch,
    followed: usize,
}

impl Default for TurnFinder {
    fn default() -> Self {
        Self::new()
    }
}

impl TurnFinder {
    /// A finder that has done nothing yet.
    pub const fn new() -> Self {
        Self { search: ChainSearch::new(), followed: 0 }
    }

    /// The number of states followed so far: the work it was.
    pub const fn followed(&self) -> usize {
        self.followed
    }

    /// See [`turn_with`].
    pub fn turn_with(
        &mut self,
        rules: &Ruleset,
        position: &Position,
        effect: Effect,
    ) -> Option<Turn> {
        let Effect { from, to, captured } = effect;
        if position.outcome(rules).is_some() {
            return None;
        }
        if captured.is_empty() {
            let mut quiet = quiet_turns(rules, position).into_iter();
            let step = quiet.find(|step| step.from == from && step.to == to)?;
            return Turn::new(vec![step]);
        }
        let stones = capturing_stones(rules, position);
        if !stones.contains(from) || !(captured - position.enemy()).is_empty() {
            return None;
        }
        let most = GenerationLimit::ORDINARY;
        let (turn, all) =
            self.turn(rules, position, from.set(), effect, SearchOrder::Shortest, most);
        if turn.is_some() || all {
            return turn;
        }
        // Another search of this order and with these bounds has found the effect.
        let most = GenerationLimit::ROOT.states;
        self.turn(rules, position, stones, effect, SearchOrder::Mixed, most).0
    }

    /// Searches for a turn with this effect, and returns whether all chains were followed. In the
    /// order of the shortest chains it follows only those that can have the effect.
    fn turn(
        &mut self,
        rules: &Ruleset,
        position: &Position,
        stones: PointSet,
        effect: Effect,
        order: SearchOrder,
        most: usize,
    ) -> (Option<Turn>, bool) {
        let occupancy = Occupancy::of(rules.board.rays(), position);
        let chains = chains_are_allowed(rules, position);
        let chain_rules = chain_rules(rules, position, chains);
        let starts = stones.into_iter().map(|from| chain_rules.begin(occupancy, from.index()));
        let takes = if order == SearchOrder::Shortest { effect.captured.0 } else { u64::MAX };
        let Effect { from, to, captured } = effect;
        let (from, to, left) = (from.index(), to.index(), occupancy.enemy & !captured.0);
        let mut end = None;
        let all = self.search.run(
            &chain_rules,
            starts,
            takes,
            order,
            most,
            &mut || false,
            &mut |node, id| {
                let reached = node.enemy == left
                    && usize::from(node.at) == to
                    && usize::from(node.from) == from;
                end = reached.then_some(id);
                !reached
            },
        );
        self.followed += self.search.len();
        (end.and_then(|id| Turn::new(steps(&rules.board, &self.search.path(id)))), all)
    }
}

/// The steps between consecutive states of a chain.
pub(super) fn steps(board: &Board, path: &[ChainNode]) -> Vec<Step> {
    let steps = path.windows(2).map(|pair| {
        let [from, to] = [pair[0].at, pair[1].at].map(|at| Point::new(usize::from(at)));
        let captured = PointSet(pair[0].enemy ^ pair[1].enemy);
        Step { from, to, kind: Some(kind(board, from, to, captured)), captured }
    });
    steps.collect()
}

/// Whether a step took the stones in front of it or behind it.
pub(super) fn kind(board: &Board, from: Point, to: Point, captured: PointSet) -> CaptureKind {
    let direction = board.direction(from, to);
    let ahead = direction.and_then(|direction| board.neighbour(to, direction));
    if ahead.is_some_and(|ahead| captured.contains(ahead)) {
        CaptureKind::Approach
    } else {
        CaptureKind::Withdrawal
    }
}
