//! Finds a turn with a given effect.

use super::Effect;
use super::chain_rules::{CaptureState, ChainRules};
use super::chain_search::{CHOICE_STATES, ChainSearch, SearchOrder};
use super::list::MOST_CHAINS;
use super::quiet_turns::quiet_turns;
use crate::points::{Point, PointSet};
use crate::position::Position;
use crate::turn::{CaptureKind, Step, Turn};
use crate::{Board, Ruleset};

/// A turn with this effect, or `None` if no legal turn has it. It is the shortest one, unless there
/// are more ways to it than [`MOST_CHAINS`]; then it may be longer, and is only found if the effect is
/// in the list of a [`Generator`](super::Generator).
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
    TurnFinder::default().turn_with(rules, position, effect)
}

/// Finds turns with given effects, one after the other, and keeps its memory.
#[derive(Default)]
pub struct TurnFinder {
    search: ChainSearch,
    followed: usize,
}

impl TurnFinder {
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
        let (chain_rules, starts) = ChainRules::begin_all(rules, position);
        let start = starts.iter().position(|start| start.at == from.index())?;
        if !(captured - position.enemy()).is_empty() {
            return None;
        }
        let left = position.enemy().0 & !captured.0;
        let mut find = |starts, takes, order, most| {
            let mut end = None;
            let all = self.search.run(&chain_rules, starts, takes, order, most, &mut |node, id| {
                let reached = node.state.enemy == left
                    && node.state.at == to.index()
                    && usize::from(node.from) == from.index();
                end = reached.then_some(id);
                !reached
            });
            self.followed += self.search.len();
            (end.and_then(|id| Turn::new(steps(&rules.board, &self.search.path(id)))), all)
        };
        // Only the chains that can have the effect are followed.
        let own = &starts[start..=start];
        match find(own, captured.0, SearchOrder::Shortest, MOST_CHAINS) {
            // Another search of this order has chosen the effect.
            (None, false) => find(&starts, u64::MAX, SearchOrder::Mixed, CHOICE_STATES).0,
            (turn, _) => turn,
        }
    }
}

/// The steps between consecutive states of a chain.
pub(super) fn steps(board: &Board, path: &[CaptureState]) -> Vec<Step> {
    let steps = path.windows(2).map(|pair| {
        let [from, to] = [pair[0].at, pair[1].at].map(Point::new);
        let captured = PointSet(pair[0].enemy ^ pair[1].enemy);
        Step { from, to, kind: Some(kind(board, from, to, captured)), captured }
    });
    steps.collect()
}

/// Whether a step took the stones in front of it or behind it.
fn kind(board: &Board, from: Point, to: Point, captured: PointSet) -> CaptureKind {
    let direction = board.direction(from, to);
    let ahead = direction.and_then(|direction| board.neighbour(to, direction));
    if ahead.is_some_and(|ahead| captured.contains(ahead)) {
        CaptureKind::Approach
    } else {
        CaptureKind::Withdrawal
    }
}
