//! The ways to complete an open chain.

use super::Effect;
use super::chain_search::{ChainSearch, SearchOrder, Stop};
use super::chain_state::{ChainState, chains_are_allowed};
use super::generator::chain_rules;
use super::turn_with::steps;
use crate::Ruleset;
use crate::points::{Point, PointSet};
use crate::position::Position;
use crate::turn::{Step, Turn};
use std::collections::HashSet;

/// The turns that begin with the steps `done`, which have led to `state`, and have at least one
/// more: one for each different end and captured stones. Follows at most `most` states, and calls
/// `stop` at intervals. Returns whether these are all.
pub fn completions(
    rules: &Ruleset,
    position: &Position,
    done: &[Step],
    state: &ChainState,
    most: usize,
    stop: Stop<'_>,
) -> (Vec<Turn>, bool) {
    let chain_rules = chain_rules(rules, position, chains_are_allowed(rules, position));
    let start = chain_rules.open(state);
    let mut search = ChainSearch::new();
    let mut all = false;
    let mut ends: Vec<u32> = Vec::new();
    for order in [SearchOrder::Shortest, SearchOrder::Mixed] {
        ends.clear();
        let mut known: HashSet<Effect> = HashSet::new();
        let starts = std::iter::once(start);
        all = search.run(&chain_rules, starts, u64::MAX, order, most, stop, &mut |node, id| {
            let to = Point::new(usize::from(node.at));
            let captured = PointSet(start.enemy ^ node.enemy);
            if known.insert(Effect { from: state.at, to, captured }) {
                ends.push(id);
            }
            true
        });
        if all {
            break;
        }
    }
    let turns = ends.into_iter().filter_map(|id| {
        let rest = steps(&rules.board, &search.path(id));
        Turn::new(done.iter().copied().chain(rest).collect())
    });
    (turns.collect(), all)
}

#[cfg(test)]
#[expect(clippy::unwrap_used, reason = "a test may stop at once")]
mod tests {
    use super::super::{samples, turns};
    use crate::generate::Effect;
    use crate::{Chain, Turn};
    use std::collections::BTreeSet;

    #[test]
    fn an_open_chain_is_completed_in_every_way_that_is_a_turn() {
        let mut longer = 0;
        for rules in &samples::rules() {
            for position in samples::positions(rules) {
                let all = turns(rules, &position);
                let mut open = vec![Chain::new(position)];
                while let Some(chain) = open.pop() {
                    for step in chain.next_steps(rules).iter().filter(|step| step.kind.is_some()) {
                        let mut chain = chain.clone();
                        chain.push(rules, step.from, step.to, step.kind).unwrap();
                        let begun = |turn: &&Turn| turn.steps.starts_with(chain.steps());
                        let expected: BTreeSet<Effect> =
                            all.iter().filter(begun).map(Effect::of).collect();
                        let (found, complete) = chain.completions(rules, usize::MAX, &mut || false);
                        assert!(complete && found.iter().all(|turn| begun(&turn)));
                        assert!(found.iter().all(|turn| all.contains(turn)), "{position:?}");
                        let found: BTreeSet<Effect> = found.iter().map(Effect::of).collect();
                        assert_eq!(found, expected, "{position:?} {:?}", chain.steps());
                        longer += usize::from(found.len() > 1);
                        if chain.steps().len() < 3 {
                            open.push(chain);
                        }
                    }
                }
            }
        }
        assert!(longer > 20, "{longer}");
    }
}
