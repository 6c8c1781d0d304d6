//! Turns without a capture, step by step as the rules word them.

use super::chain_state::{capture_groups, extent};
use super::occupancy::{capture_is_compulsory, capturing_stones};
use crate::Ruleset;
use crate::points::{Direction, Point, PointSet};
use crate::position::Position;
use crate::turn::Step;

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
