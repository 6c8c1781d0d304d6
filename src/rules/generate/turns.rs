//! The plain generator: whole turns, step by step as the rules word them.

use super::Effect;
use super::chain_state::{
    ChainState, capture_groups, capturing_steps, chains_are_allowed, extent, may_stop,
};
use super::occupancy::{capture_is_compulsory, capturing_stones};
use crate::rules::Ruleset;
use crate::rules::points::{Direction, Point, PointSet};
use crate::rules::position::Position;
use crate::rules::turn::{Step, Turn};
use std::collections::{HashSet, VecDeque};

/// Every plain step of a stone: to a neighbouring empty point, without a capture.
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

/// Whether this step of a handicapped side would leave its opponent a capture.
pub(crate) fn leaves_capture(rules: &Ruleset, position: &Position, step: &Step) -> bool {
    let after = position.moved(rules, step.from, step.to, PointSet::EMPTY);
    !capturing_stones(rules, &after).is_empty()
}

/// Every step without a capture that is a legal turn: the steps of a handicapped side, or the
/// paikas if no capture is compulsory.
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
        // A step that would capture is never a paika, because the captured stones must be removed.
        all.filter(|step| captures_nothing(rules, position, step)).collect()
    }
}

/// Whether this step captures no stone.
pub(crate) fn captures_nothing(rules: &Ruleset, position: &Position, step: &Step) -> bool {
    rules.board.direction(step.from, step.to).is_some_and(|direction| {
        capture_groups(
            rules,
            extent(rules, position),
            position.enemy(),
            step.from,
            step.to,
            direction,
        )
        .iter()
        .all(|group| group.is_empty())
    })
}

/// Calls `found` with the steps of every legal turn and the stones it takes, once for every
/// distinct chain (by its points and captures). A finished game has no legal turns.
///
/// ```
/// use fanorona::rules::variant::shipped;
/// use fanorona::rules::{Position, generate};
///
/// let rules = &shipped::variant("tsivy").unwrap().rules;
/// let mut most = 0;
/// generate::for_each_turn(rules, &Position::start(rules), |_, captured| {
///     most = most.max(captured.len());
/// });
/// assert_eq!(most, 2);
/// ```
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
        let state = ChainState::begin(rules, position, from);
        extend(rules, &state, chains, &mut path, PointSet::EMPTY, &mut found);
    }
    for step in quiet_turns(rules, position) {
        found(&[step], PointSet::EMPTY);
    }
}

/// Follows every capturing continuation, and calls `found` where the chain may end.
fn extend(
    rules: &Ruleset,
    state: &ChainState,
    chains: bool,
    path: &mut Vec<Step>,
    captured: PointSet,
    found: &mut impl FnMut(&[Step], PointSet),
) {
    capturing_steps(rules, state, |step, direction| {
        path.push(step);
        let taken = captured | step.captured;
        let next = state.after(&step, direction);
        if may_stop(rules, &next, chains) {
            found(path, taken);
        }
        if chains {
            extend(rules, &next, chains, path, taken, found);
        }
        path.pop();
    });
}

/// Every legal turn, in no particular order.
///
/// ```
/// use fanorona::rules::{generate, Position};
/// use fanorona::rules::variant::shipped;
///
/// let rules = &shipped::variant("dimy").unwrap().rules;
/// assert_eq!(generate::turns(rules, &Position::start(rules)).len(), 5);
/// ```
pub fn turns(rules: &Ruleset, position: &Position) -> Vec<Turn> {
    let mut all = Vec::new();
    for_each_turn(rules, position, |steps, captured| {
        all.push(Turn { from: steps[0].from, steps: steps.to_vec(), captured });
    });
    all
}

/// The shortest turn with this effect, or `None` if no legal turn has it.
///
/// ```
/// use fanorona::rules::generate::{Effect, turn_with};
/// use fanorona::rules::variant::shipped;
/// use fanorona::rules::{PointSet, Position};
///
/// let rules = &shipped::variant("telo").unwrap().rules;
/// let [from, to] = ["c1", "b2"].map(|name| rules.board.point_named(name).unwrap());
/// let start = Position::start(rules);
/// let captured = rules.board.point_named("a3").unwrap().set();
/// assert!(turn_with(rules, &start, Effect { from, to, captured }).is_some());
/// assert!(turn_with(rules, &start, Effect { from, to, captured: PointSet::EMPTY }).is_none());
/// ```
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
    let mut visited = HashSet::new();
    let mut queue = VecDeque::from([(ChainState::begin(rules, position, from), Vec::new())]);
    let mut found: Option<Vec<Step>> = None;
    while let Some((state, path)) = queue.pop_front() {
        capturing_steps(rules, &state, |step, direction| {
            // A chain that takes a stone outside the effect cannot have this effect.
            if found.is_some() || !(step.captured - captured).is_empty() {
                return;
            }
            let next = state.after(&step, direction);
            let mut path = path.clone();
            path.push(step);
            let done = position.enemy() - next.enemy == captured && step.to == to;
            if done && may_stop(rules, &next, chains) {
                found = Some(path);
            } else if chains && visited.insert(next.continuation_key(rules)) {
                queue.push_back((next, path));
            }
        });
        if found.is_some() {
            break;
        }
    }
    found.and_then(Turn::new)
}
