//! Whole turns, listed step by step as the rules word them.

use super::Effect;
use super::stones::{capture_is_compulsory, capturing_stones};
use super::walk::{Walk, capturing_steps, chains_are_allowed, extent, groups, may_stop};
use crate::rules::Ruleset;
use crate::rules::points::{Direction, Point, PointSet};
use crate::rules::position::Position;
use crate::rules::turn::{Step, Turn};
use std::collections::{HashSet, VecDeque};

/// Every plain step of one stone: to a neighbouring empty point, taking nothing.
pub(crate) fn plain_steps(
    rules: &Ruleset,
    position: &Position,
    from: Point,
) -> impl Iterator<Item = Step> {
    let empty = position.empty(rules);
    Direction::ALL.into_iter().filter_map(move |direction| {
        let to = rules.board.neighbour(from, direction)?;
        empty.contains(to).then_some(Step { from, to, kind: None, captured: PointSet::EMPTY })
    })
}

/// Would this step of a handicapped side leave its opponent a capture?
pub(crate) fn leaves_capture(rules: &Ruleset, position: &Position, step: &Step) -> bool {
    let after = position.moved(rules, step.from, step.to, PointSet::EMPTY);
    !capturing_stones(rules, &after).is_empty()
}

/// Every step that takes nothing and is a whole legal turn: a handicapped side's steps, or the
/// paikas where no capture is compulsory.
pub(crate) fn quiet_turns(rules: &Ruleset, position: &Position) -> Vec<Step> {
    let capturing = capturing_stones(rules, position);
    if !capturing.is_empty() && capture_is_compulsory(rules, position) {
        return Vec::new();
    }
    let all = position.own().into_iter().flat_map(|from| plain_steps(rules, position, from));
    if position.mover_is_handicapped() {
        let all: Vec<Step> = all.collect();
        let leaving: Vec<Step> =
            all.iter().filter(|step| leaves_capture(rules, position, step)).copied().collect();
        if leaving.is_empty() { all } else { leaving }
    } else {
        // A step that would capture is never a paika: the stones it would take must go.
        all.filter(|step| captures_nothing(rules, position, step)).collect()
    }
}

/// Does this step take no stone by the rules?
pub(crate) fn captures_nothing(rules: &Ruleset, position: &Position, step: &Step) -> bool {
    rules.board.direction(step.from, step.to).is_some_and(|direction| {
        groups(rules, extent(rules, position), position.enemy(), step.from, step.to, direction)
            .iter()
            .all(|group| group.is_empty())
    })
}

/// Calls `found` with the steps of every legal turn and the stones it takes. Every distinct
/// chain (its points and its captures) comes once; a finished game has none.
pub fn for_each_turn(
    rules: &Ruleset,
    position: &Position,
    mut found: impl FnMut(&[Step], PointSet),
) {
    if position.outcome(rules).is_some() {
        return;
    }
    let chains = chains_are_allowed(rules, position);
    let mut path = Vec::with_capacity(16);
    for from in capturing_stones(rules, position) {
        let walk = Walk::begin(rules, position, from);
        extend(rules, &walk, chains, &mut path, PointSet::EMPTY, &mut found);
    }
    for step in quiet_turns(rules, position) {
        found(&[step], PointSet::EMPTY);
    }
}

/// Walks every capturing continuation, and reports each place where the chain may end.
fn extend(
    rules: &Ruleset,
    walk: &Walk,
    chains: bool,
    path: &mut Vec<Step>,
    captured: PointSet,
    found: &mut impl FnMut(&[Step], PointSet),
) {
    capturing_steps(rules, walk, |step, direction| {
        path.push(step);
        let taken = captured | step.captured;
        let next = walk.after(&step, direction);
        if may_stop(rules, &next, chains) {
            found(path, taken);
        }
        if chains {
            extend(rules, &next, chains, path, taken, found);
        }
        path.pop();
    });
}

/// Every legal turn, in no promised order.
pub fn turns(rules: &Ruleset, position: &Position) -> Vec<Turn> {
    let mut all = Vec::new();
    for_each_turn(rules, position, |steps, captured| {
        all.push(Turn { from: steps[0].from, steps: steps.to_vec(), captured });
    });
    all
}

/// One chain that has this effect; of several the shortest, then the first found.
pub fn turn_with(rules: &Ruleset, position: &Position, effect: Effect) -> Option<Turn> {
    let Effect { from, to, captured } = effect;
    if captured.is_empty() {
        let mut quiet = quiet_turns(rules, position).into_iter();
        return quiet.find(|step| step.from == from && step.to == to).and_then(|step| {
            let over = position.outcome(rules).is_some();
            if over { None } else { Turn::new(vec![step]) }
        });
    }
    if position.outcome(rules).is_some() || !capturing_stones(rules, position).contains(from) {
        return None;
    }
    let chains = chains_are_allowed(rules, position);
    let mut seen = HashSet::new();
    let mut open = VecDeque::from([(Walk::begin(rules, position, from), Vec::new())]);
    let mut found: Option<Vec<Step>> = None;
    while let Some((walk, path)) = open.pop_front() {
        capturing_steps(rules, &walk, |step, direction| {
            // A stone taken that is to stay cannot be put back.
            if found.is_some() || !(step.captured - captured).is_empty() {
                return;
            }
            let next = walk.after(&step, direction);
            let mut path = path.clone();
            path.push(step);
            let done = position.enemy() - next.enemy == captured && step.to == to;
            if done && may_stop(rules, &next, chains) {
                found = Some(path);
            } else if chains && seen.insert(next.future(rules)) {
                open.push_back((next, path));
            }
        });
        if found.is_some() {
            break;
        }
    }
    found.and_then(Turn::new)
}
