//! The ways to complete an open chain.

use super::Effect;
use super::chain_search::{ChainSearch, SearchOrder, Stop};
use super::chain_state::{ChainState, chains_are_allowed};
use super::generator::chain_rules;
use super::turn_with::steps;
use crate::rules::Ruleset;
use crate::rules::points::{Point, PointSet};
use crate::rules::position::Position;
use crate::rules::turn::{Step, Turn};
use std::collections::HashSet;

/// The turns that begin with the steps `done`, which have led to `state`, and have at least one
/// more: one for each different end and captured stones. Follows at most `most` states, and calls
/// `stop` at intervals. Returns whether these are all.
pub(in crate::rules) fn completions(
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
