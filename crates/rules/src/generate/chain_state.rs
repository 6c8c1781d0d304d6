//! The state of a chain, and the captures that may continue it, as the rules word them. Used by
//! notation, refusals and the interface; the search uses the fast generator.

use crate::Ruleset;
use crate::points::{Direction, Point, PointSet};
use crate::position::Position;
use crate::switches::{
    Continuation, Extent, GroupChoice, Methods, Repeating, Revisiting, Switches,
};
use crate::turn::{CaptureKind, Step};

/// A chain in progress, as far as the next step depends on it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct ChainState {
    /// The mover's other stones.
    pub own: PointSet,
    /// The remaining enemy stones.
    pub enemy: PointSet,
    /// The point of the moving stone.
    pub at: Point,
    /// The points it touched, including its start.
    pub touched: PointSet,
    /// The direction of the last step.
    pub last: Option<Direction>,
    /// The directions used so far, one bit each.
    pub used: u8,
    /// How much of a line its captures take.
    extent: Extent,
}

impl ChainState {
    /// A stone that has not moved yet.
    pub fn begin(rules: &Ruleset, position: &Position, at: Point) -> Self {
        Self {
            own: position.own().without(at),
            enemy: position.enemy(),
            at,
            touched: at.set(),
            last: None,
            used: 0,
            extent: extent(rules, position),
        }
    }

    /// A key for the possible continuations: under one rule set, states with the same key have the
    /// same ones. Destructures the switches field by field, so that a new switch does not compile
    /// until it is considered here.
    pub fn continuation_key(
        &self,
        rules: &Ruleset,
    ) -> (Point, PointSet, PointSet, Option<Direction>, u8) {
        let Switches {
            revisiting,
            repeating,
            // The same for all states of one turn.
            continuation: _,
            first_turn: _,
            omitted_capture: _,
            methods: _,
            choice: _,
            extent: _,
            handicap: _,
            // Not about chains.
            no_move: _,
            quiet_limit: _,
            repetition: _,
            agreement: _,
            next_game: _,
        } = rules.switches;
        let forbidden = revisiting == Revisiting::Forbidden;
        (
            self.at,
            self.enemy,
            if forbidden { self.touched } else { PointSet::EMPTY },
            self.last.filter(|_| repeating == Repeating::NotTwiceRunning),
            if repeating == Repeating::NotTwiceInChain { self.used } else { 0 },
        )
    }

    /// The state after another step.
    pub fn after(&self, step: &Step, direction: Direction) -> Self {
        Self {
            own: self.own,
            enemy: self.enemy - step.captured,
            at: step.to,
            touched: self.touched.with(step.to),
            last: Some(direction),
            used: self.used | 1 << direction as u8,
            extent: self.extent,
        }
    }
}

/// How much of a line a capture takes in this position.
#[inline]
pub(crate) fn extent(rules: &Ruleset, position: &Position) -> Extent {
    match position.eater(rules) {
        Some(eater) if eater.extent == Extent::Nearest => Extent::Nearest,
        _ => rules.switches.extent,
    }
}

/// The stones that a step from `from` would take, by approach and by withdrawal.
pub(crate) fn capture_groups(
    rules: &Ruleset,
    extent: Extent,
    enemy: PointSet,
    from: Point,
    to: Point,
    direction: Direction,
) -> [PointSet; 2] {
    let both = [
        line(rules, extent, enemy, to, direction),
        line(rules, extent, enemy, from, direction.opposite()),
    ];
    match rules.switches.methods {
        Methods::Both => both,
        Methods::ApproachOnly => [both[0], PointSet::EMPTY],
        Methods::WithdrawalOnly => [PointSet::EMPTY, both[1]],
    }
}

/// The enemy stones next to a point in one direction, up to the first gap, own stone or edge.
fn line(
    rules: &Ruleset,
    extent: Extent,
    enemy: PointSet,
    from: Point,
    direction: Direction,
) -> PointSet {
    let mut taken = PointSet::EMPTY;
    let mut at = from;
    while let Some(next) = rules.board.neighbour(at, direction)
        && enemy.contains(next)
    {
        taken = taken.with(next);
        if extent == Extent::Nearest {
            break;
        }
        at = next;
    }
    taken
}

/// Whether this group may be taken if `other` could be taken instead.
pub(crate) fn choice_allows(rules: &Ruleset, taken: PointSet, other: PointSet) -> bool {
    rules.switches.choice == GroupChoice::Free || taken.len() >= other.len()
}

/// Whether the next step may use this direction.
pub(crate) fn direction_allowed(rules: &Ruleset, state: &ChainState, direction: Direction) -> bool {
    match rules.switches.repeating {
        Repeating::Allowed => true,
        Repeating::NotTwiceRunning => state.last != Some(direction),
        Repeating::NotTwiceInChain => state.used & 1 << direction as u8 == 0,
    }
}

/// Whether the next step may end on this point.
pub(crate) fn point_allowed(rules: &Ruleset, state: &ChainState, to: Point) -> bool {
    rules.switches.revisiting == Revisiting::Allowed || !state.touched.contains(to)
}

/// Calls `found` with every capturing step that may come next.
pub(crate) fn capturing_steps(
    rules: &Ruleset,
    state: &ChainState,
    found: impl FnMut(Step, Direction),
) {
    capturing_steps_in(rules, state, Direction::ALL, found);
}

/// As [`capturing_steps`], with the directions in this order.
pub(super) fn capturing_steps_in(
    rules: &Ruleset,
    state: &ChainState,
    directions: [Direction; 8],
    mut found: impl FnMut(Step, Direction),
) {
    let occupied = state.own | state.enemy;
    for direction in directions {
        let Some(to) = rules.board.neighbour(state.at, direction) else { continue };
        if occupied.contains(to)
            || !direction_allowed(rules, state, direction)
            || !point_allowed(rules, state, to)
        {
            continue;
        }
        let taken = capture_groups(rules, state.extent, state.enemy, state.at, to, direction);
        for kind in CaptureKind::BOTH {
            let captured = taken[kind as usize];
            if !captured.is_empty() && choice_allows(rules, captured, taken[1 - kind as usize]) {
                found(Step { from: state.at, to, kind: Some(kind), captured }, direction);
            }
        }
    }
}

/// Whether there is another capturing step.
pub(crate) fn can_continue(rules: &Ruleset, state: &ChainState) -> bool {
    let mut any = false;
    capturing_steps(rules, state, |_, _| any = true);
    any
}

/// Whether a turn in this position may have more than one step.
#[inline]
pub(super) fn chains_are_allowed(rules: &Ruleset, position: &Position) -> bool {
    rules.switches.continuation != Continuation::Forbidden
        && !position.first_turn_is_bound(rules)
        && position.eater(rules).is_none_or(|eater| eater.chains)
}

/// Whether the turn may end in this state.
pub(super) fn may_stop(rules: &Ruleset, state: &ChainState, chains: bool) -> bool {
    !chains || rules.switches.continuation == Continuation::Optional || !can_continue(rules, state)
}
