//! The shortest turn with each effect.

use super::chain_search::{ChainSearch, SearchOrder, Stop};
use super::chain_state::chains_are_allowed;
use super::generator::chain_rules;
use super::occupancy::{Occupancy, capturing_stones};
use super::quiet_turns::quiet_turns;
use super::turn_with::kind;
use super::{Effect, GenerationLimit};
use crate::Ruleset;
use crate::points::{Point, PointSet};
use crate::position::Position;
use crate::turn::CaptureKind;
use std::collections::HashSet;

/// An effect, and the shortest turn that has it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct ShortestTurn {
    /// The effect.
    pub effect: Effect,
    /// The number of steps.
    pub steps: u32,
    /// How many of them capture by withdrawal.
    pub withdrawals: u32,
}

/// The shortest turn with each effect, sorted by effect, and whether these are all effects. Within
/// [`GenerationLimit::ORDINARY`] states they are those of [`turn_with`](super::turn_with); beyond,
/// turns may be longer than the shortest. Calls `stop` as
/// [`Generator::append_within`](super::Generator::append_within), and finds at least one turn if
/// there is one.
pub fn shortest_turns(
    rules: &Ruleset,
    position: &Position,
    limit: GenerationLimit,
    stop: Stop<'_>,
) -> (Vec<ShortestTurn>, bool) {
    let mut turns = Vec::new();
    if position.outcome(rules).is_some() {
        return (turns, true);
    }
    let ordinary = GenerationLimit { states: GenerationLimit::ORDINARY, effects: usize::MAX };
    let mut search = ChainSearch::new();
    let mut complete =
        captures(rules, position, &mut search, SearchOrder::Shortest, ordinary, stop, &mut turns);
    if !complete {
        turns.clear();
        complete =
            captures(rules, position, &mut search, SearchOrder::Mixed, limit, stop, &mut turns);
    }
    turns.extend(quiet_turns(rules, position).into_iter().map(|step| {
        let effect = Effect { from: step.from, to: step.to, captured: step.captured };
        ShortestTurn { effect, steps: 1, withdrawals: 0 }
    }));
    turns.sort_unstable();
    (turns, complete)
}

/// Appends the first turn found with each effect of a capture. Returns whether these are all.
fn captures(
    rules: &Ruleset,
    position: &Position,
    search: &mut ChainSearch,
    order: SearchOrder,
    limit: GenerationLimit,
    stop: Stop<'_>,
    turns: &mut Vec<ShortestTurn>,
) -> bool {
    let occupancy = Occupancy::of(rules.board.rays(), position);
    let chain_rules = chain_rules(rules, position, chains_are_allowed(rules, position));
    let stones = capturing_stones(rules, position).into_iter();
    let starts = stones.map(|from| chain_rules.begin(occupancy, from.index()));
    let mut known: HashSet<Effect> = HashSet::new();
    let mut ends: Vec<(Effect, u32)> = Vec::new();
    let all =
        search.run(&chain_rules, starts, u64::MAX, order, limit.states, stop, &mut |node, id| {
            let effect = Effect {
                from: Point::new(usize::from(node.from)),
                to: Point::new(usize::from(node.at)),
                captured: PointSet(occupancy.enemy ^ node.enemy),
            };
            if known.insert(effect) {
                ends.push((effect, id));
            }
            ends.len() < limit.effects
        });
    // Every state comes after the one it was reached from.
    let mut shapes: Vec<(u8, u8)> = Vec::with_capacity(search.len());
    for node in search.nodes() {
        let shape = search.parent(node).map_or((0, 0), |(id, before)| {
            let [from, to] = [before.at, node.at].map(|at| Point::new(usize::from(at)));
            let captured = PointSet(before.enemy ^ node.enemy);
            let (steps, withdrawals) = shapes[id as usize];
            let away = kind(&rules.board, from, to, captured) == CaptureKind::Withdrawal;
            (steps + 1, withdrawals + u8::from(away))
        });
        shapes.push(shape);
    }
    turns.extend(ends.into_iter().map(|(effect, id)| {
        let (steps, withdrawals) = shapes[id as usize];
        ShortestTurn { effect, steps: steps.into(), withdrawals: withdrawals.into() }
    }));
    all
}

#[cfg(test)]
#[expect(clippy::unwrap_used, reason = "a test may stop at once")]
mod tests {
    use super::*;
    use crate::Variant;
    use crate::generate::turn_with;
    use crate::notation::read_position;
    use crate::variant::shipped;

    #[test]
    fn a_complete_list_has_the_turns_that_are_found_for_its_effects() {
        let rules = &shipped::variant("parker").unwrap().rules;
        let mut longer = 0;
        for text in [
            "1B1B1B1B1/B1B1B1B1B/1B2W2B1/B1B1B1B1B/1B1B1B1B1 w 0 9",
            "B1B1B1B1B/1B1B1B1B1/B1B1W1B1B/1B1B1B1B1/B1B1B1B1B w 0 9",
            "BB1BB1BB1/1BB1BB1BB/BB1BW1BB1/1BB1BB1BB/BB1BB1BB1 w 0 9",
        ] {
            let position = read_position(rules, text).unwrap();
            let (turns, all) =
                shortest_turns(rules, &position, GenerationLimit::NODE, &mut || false);
            assert!(all && !turns.is_empty(), "{text}");
            for ShortestTurn { effect, steps, withdrawals } in turns {
                let turn = turn_with(rules, &position, effect).unwrap();
                let away = |step: &&crate::Step| step.kind == Some(CaptureKind::Withdrawal);
                let away = turn.steps.iter().filter(away).count();
                assert_eq!((steps as usize, withdrawals as usize), (turn.steps.len(), away));
                longer += usize::from(steps > 4);
            }
        }
        assert!(longer > 20, "{longer}");
    }

    #[test]
    fn a_list_has_at_most_as_many_captures_as_its_bound() {
        let text = include_str!("../../tests/explosive/start-free-8x8.ron");
        let rules = text.parse::<Variant>().unwrap().rules;
        let start = Position::start(&rules);
        let limit = GenerationLimit { states: 60_000, effects: 50 };
        let (turns, all) = shortest_turns(&rules, &start, limit, &mut || false);
        let captures = turns.iter().filter(|turn| !turn.effect.captured.is_empty()).count();
        assert_eq!((captures, all), (50, false));
    }
}
