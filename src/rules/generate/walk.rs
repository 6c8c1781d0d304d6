//! The walk of a chain, step by step, as the rules word it: which captures a stone may make next.
//! Notation, refusals and the player's clicks need it; the search uses the fast generator.

use crate::rules::Ruleset;
use crate::rules::points::{Direction, Point, PointSet};
use crate::rules::position::Position;
use crate::rules::switches::{
    Continuation, Extent, GroupChoice, Methods, Repeating, Revisiting, Switches,
};
use crate::rules::turn::{CaptureKind, Step};

/// A chain under way, as far as the next step depends on it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Walk {
    /// The mover's other stones.
    pub own: PointSet,
    /// The enemy stones still on the board.
    pub enemy: PointSet,
    /// Where the moving stone stands.
    pub at: Point,
    /// The points it touched, its start included.
    pub touched: PointSet,
    /// The direction of the step just before.
    pub last: Option<Direction>,
    /// The directions used so far, one bit each.
    pub used: u8,
    /// How much of a line it takes.
    extent: Extent,
}

impl Walk {
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

    /// All that decides which steps may still follow: walks that agree in it have the same future.
    pub fn future(&self, rules: &Ruleset) -> (Point, PointSet, PointSet, Option<Direction>, u8) {
        let Switches { revisiting, repeating, .. } = rules.switches;
        let forbidden = revisiting == Revisiting::Forbidden;
        (
            self.at,
            self.enemy,
            if forbidden { self.touched } else { PointSet::EMPTY },
            self.last.filter(|_| repeating == Repeating::NotTwiceRunning),
            if repeating == Repeating::NotTwiceInChain { self.used } else { 0 },
        )
    }

    /// The walk after one more step.
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
pub(crate) fn groups(
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

/// May this group be taken when the other one could be as well?
pub(crate) fn choice_allows(rules: &Ruleset, taken: PointSet, other: PointSet) -> bool {
    rules.switches.choice == GroupChoice::Free || taken.len() >= other.len()
}

/// May the chain take this direction now?
pub(crate) fn direction_allowed(rules: &Ruleset, walk: &Walk, direction: Direction) -> bool {
    match rules.switches.repeating {
        Repeating::Allowed => true,
        Repeating::NotTwiceRunning => walk.last != Some(direction),
        Repeating::NotTwiceInChain => walk.used & 1 << direction as u8 == 0,
    }
}

/// May the chain step on this point now?
pub(crate) fn point_allowed(rules: &Ruleset, walk: &Walk, to: Point) -> bool {
    rules.switches.revisiting == Revisiting::Allowed || !walk.touched.contains(to)
}

/// Calls `found` with every capturing step that the walk may take next.
pub(crate) fn capturing_steps(
    rules: &Ruleset,
    walk: &Walk,
    mut found: impl FnMut(Step, Direction),
) {
    let occupied = walk.own | walk.enemy;
    for direction in Direction::ALL {
        let Some(to) = rules.board.neighbour(walk.at, direction) else { continue };
        if occupied.contains(to)
            || !direction_allowed(rules, walk, direction)
            || !point_allowed(rules, walk, to)
        {
            continue;
        }
        let taken = groups(rules, walk.extent, walk.enemy, walk.at, to, direction);
        for kind in CaptureKind::BOTH {
            let captured = taken[kind as usize];
            if !captured.is_empty() && choice_allows(rules, captured, taken[1 - kind as usize]) {
                found(Step { from: walk.at, to, kind: Some(kind), captured }, direction);
            }
        }
    }
}

/// Is there a further capturing step?
pub(crate) fn can_continue(rules: &Ruleset, walk: &Walk) -> bool {
    let mut any = false;
    capturing_steps(rules, walk, |_, _| any = true);
    any
}

/// May a turn of this position have more than one step?
#[inline]
pub(super) fn chains_are_allowed(rules: &Ruleset, position: &Position) -> bool {
    rules.switches.continuation != Continuation::Forbidden
        && !position.first_turn_is_bound(rules)
        && position.eater(rules).is_none_or(|eater| eater.chains)
}

/// May the turn end where the walk is now?
pub(super) fn may_stop(rules: &Ruleset, walk: &Walk, chains: bool) -> bool {
    !chains || rules.switches.continuation == Continuation::Optional || !can_continue(rules, walk)
}
