//! Which steps and turns the rules allow. Everything legal comes from here.

use super::Ruleset;
use super::points::{Direction, Point, PointSet};
use super::position::Position;
use super::switches::{
    Choice, Continuation, Extent, Methods, OmittedCapture, Repeating, Revisiting, Switches,
};
use super::turn::{CaptureKind, Step, Turn};
use std::collections::{HashSet, VecDeque};

/// A chain under way, as far as the next step depends on it.
#[derive(Clone, Copy, Debug)]
pub(super) struct Walk {
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
}

impl Walk {
    /// A stone that has not moved yet.
    pub fn begin(position: &Position, at: Point) -> Self {
        Self {
            own: position.own().without(at),
            enemy: position.enemy(),
            at,
            touched: at.set(),
            last: None,
            used: 0,
        }
    }

    /// All that decides which steps may still follow: walks that agree in it have the same future.
    fn future(&self, rules: &Ruleset) -> (Point, PointSet, PointSet, Option<Direction>, u8) {
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
        }
    }
}

/// The stones that a step from `from` would take, by approach and by withdrawal.
pub(super) fn groups(
    rules: &Ruleset,
    enemy: PointSet,
    from: Point,
    to: Point,
    direction: Direction,
) -> [PointSet; 2] {
    let both = [line(rules, enemy, to, direction), line(rules, enemy, from, direction.opposite())];
    match rules.switches.methods {
        Methods::Both => both,
        Methods::ApproachOnly => [both[0], PointSet::EMPTY],
        Methods::WithdrawalOnly => [PointSet::EMPTY, both[1]],
    }
}

/// The enemy stones next to a point in one direction, up to the first gap, own stone or edge.
fn line(rules: &Ruleset, enemy: PointSet, from: Point, direction: Direction) -> PointSet {
    let mut taken = PointSet::EMPTY;
    let mut at = from;
    while let Some(next) = rules.board.neighbour(at, direction)
        && enemy.contains(next)
    {
        taken = taken.with(next);
        if rules.switches.extent == Extent::Nearest {
            break;
        }
        at = next;
    }
    taken
}

/// May this group be taken when the other one could be as well?
pub(super) fn choice_allows(rules: &Ruleset, taken: PointSet, other: PointSet) -> bool {
    rules.switches.choice == Choice::Free || taken.len() >= other.len()
}

/// May the chain take this direction now?
pub(super) fn direction_allowed(rules: &Ruleset, walk: &Walk, direction: Direction) -> bool {
    match rules.switches.repeating {
        Repeating::Allowed => true,
        Repeating::NotTwiceRunning => walk.last != Some(direction),
        Repeating::NotTwiceInChain => walk.used & 1 << direction as u8 == 0,
    }
}

/// May the chain step on this point now?
pub(super) fn point_allowed(rules: &Ruleset, walk: &Walk, to: Point) -> bool {
    rules.switches.revisiting == Revisiting::Allowed || !walk.touched.contains(to)
}

/// Calls `found` with every capturing step that the walk may take next.
pub(super) fn capturing_steps(
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
        let taken = groups(rules, walk.enemy, walk.at, to, direction);
        for kind in CaptureKind::BOTH {
            let captured = taken[kind as usize];
            if !captured.is_empty() && choice_allows(rules, captured, taken[1 - kind as usize]) {
                found(Step { from: walk.at, to, kind: Some(kind), captured }, direction);
            }
        }
    }
}

/// The stones of the side to move that can begin a turn with a capture. A handicapped side has
/// none, whatever its steps would take.
pub fn capturing_stones(rules: &Ruleset, position: &Position) -> PointSet {
    if position.mover_is_handicapped() {
        return PointSet::EMPTY;
    }
    let board = &rules.board;
    let (empty, enemy) = (position.empty(rules), position.enemy());
    let mut stones = PointSet::EMPTY;
    for direction in Direction::ALL {
        let to_empty = board.leading_to(empty, direction);
        let mut takes = PointSet::EMPTY;
        if rules.switches.methods != Methods::WithdrawalOnly {
            let before_enemy = board.leading_to(enemy, direction);
            takes |= board.leading_to(before_enemy, direction);
        }
        if rules.switches.methods != Methods::ApproachOnly {
            takes |= board.leading_to(enemy, direction.opposite());
        }
        stones |= position.own() & to_empty & takes;
    }
    stones
}

/// Must the turn begin with a capture, if it can?
pub(super) fn capture_is_compulsory(rules: &Ruleset, position: &Position) -> bool {
    rules.switches.omitted_capture == OmittedCapture::Enforced || position.claimed()
}

/// Every plain step of one stone: to a neighbouring empty point, taking nothing.
pub(super) fn plain_steps(
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
pub(super) fn leaves_capture(rules: &Ruleset, position: &Position, step: &Step) -> bool {
    let after = position.moved(rules, step.from, step.to, PointSet::EMPTY);
    !capturing_stones(rules, &after).is_empty()
}

/// Every step that takes nothing and is a whole legal turn: a handicapped side's steps, or the
/// paikas where no capture is compulsory.
pub(super) fn quiet_turns(rules: &Ruleset, position: &Position) -> Vec<Step> {
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
pub(super) fn captures_nothing(rules: &Ruleset, position: &Position, step: &Step) -> bool {
    rules.board.direction(step.from, step.to).is_some_and(|direction| {
        groups(rules, position.enemy(), step.from, step.to, direction)
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
        let walk = Walk::begin(position, from);
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

/// Is there a further capturing step?
pub(super) fn can_continue(rules: &Ruleset, walk: &Walk) -> bool {
    let mut any = false;
    capturing_steps(rules, walk, |_, _| any = true);
    any
}

/// Every legal turn, in no promised order.
pub fn turns(rules: &Ruleset, position: &Position) -> Vec<Turn> {
    let mut all = Vec::new();
    for_each_turn(rules, position, |steps, captured| {
        all.push(Turn { from: steps[0].from, steps: steps.to_vec(), captured });
    });
    all
}

/// What a turn comes to: where its stone starts and ends, and what it takes. Chains with the
/// same effect lead to the same position.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Effect {
    /// Where the stone starts.
    pub from: Point,
    /// Where it ends.
    pub to: Point,
    /// All stones taken.
    pub captured: PointSet,
}

/// The effects of all legal turns, each once, sorted by start, end and captured stones.
pub fn effects(rules: &Ruleset, position: &Position, into: &mut Vec<Effect>) {
    into.clear();
    // Where a chain may come back, the same place is reached in ever more ways: thousands of
    // chains come to a few effects. Elsewhere nearly every chain is a place of its own, and to
    // remember them would cost more than it saves.
    if rules.switches.revisiting == Revisiting::Allowed {
        merged_effects(rules, position, into);
    } else {
        for_each_turn(rules, position, |steps, captured| {
            into.push(Effect { from: steps[0].from, to: steps[steps.len() - 1].to, captured });
        });
    }
    into.sort_unstable();
    into.dedup();
}

/// As [`for_each_turn`], but from each place only once.
fn merged_effects(rules: &Ruleset, position: &Position, into: &mut Vec<Effect>) {
    if position.outcome(rules).is_some() {
        return;
    }
    let chains = chains_are_allowed(rules, position);
    for from in capturing_stones(rules, position) {
        let mut seen = HashSet::new();
        let mut open = vec![Walk::begin(position, from)];
        while let Some(walk) = open.pop() {
            capturing_steps(rules, &walk, |step, direction| {
                let next = walk.after(&step, direction);
                if chains && !seen.insert(next.future(rules)) {
                    return;
                }
                if may_stop(rules, &next, chains) {
                    let captured = position.enemy() - next.enemy;
                    into.push(Effect { from, to: step.to, captured });
                }
                if chains {
                    open.push(next);
                }
            });
        }
    }
    for step in quiet_turns(rules, position) {
        into.push(Effect { from: step.from, to: step.to, captured: PointSet::EMPTY });
    }
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
    let mut open = VecDeque::from([(Walk::begin(position, from), Vec::new())]);
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

/// May a turn of this position have more than one step?
fn chains_are_allowed(rules: &Ruleset, position: &Position) -> bool {
    rules.switches.continuation != Continuation::Forbidden && !position.first_turn_is_bound(rules)
}

/// May the turn end where the walk is now?
fn may_stop(rules: &Ruleset, walk: &Walk, chains: bool) -> bool {
    !chains || rules.switches.continuation == Continuation::Optional || !can_continue(rules, walk)
}

/// Stand-in.
pub struct Generator;

impl Generator {
    /// Stand-in.
    pub fn new(_: &Ruleset) -> Self {
        Self
    }
    /// Stand-in.
    pub fn append(&mut self, rules: &Ruleset, position: &Position, into: &mut Vec<Effect>) {
        effects(rules, position, into);
    }
}

/// Stand-in.
pub fn has_capture(rules: &Ruleset, position: &Position) -> bool {
    !capturing_stones(rules, position).is_empty()
}
