//! The fast generator in positions with very many chains.

use super::chain_count::{MOST_COUNTED, count_ends};
use super::chain_rules::ChainRules;
use super::chain_search::{CHOICE_EFFECTS, CHOICE_STATES, SearchOrder};
use super::merge::EffectMerger;
use super::occupancy::Occupancy;
use super::quiet::begin_turn;
use super::{Effect, Generator, Turns};
use crate::Ruleset;
use crate::points::{Point, PointSet};
use crate::position::Position;
use std::collections::HashMap;

impl Generator {
    /// Appends the effects of captures that are chosen where there are too many chains for all.
    #[cold]
    pub(super) fn append_choice(
        &mut self,
        rules: &Ruleset,
        position: &Position,
        into: &mut Vec<Effect>,
    ) {
        let (chain_rules, starts) = ChainRules::begin_all(rules, position);
        let (order, most) = (SearchOrder::Mixed, into.len() + CHOICE_EFFECTS);
        let mut merge = EffectMerger::new(position.enemy().0, into, &mut self.index);
        self.search.run(&chain_rules, &starts, u64::MAX, order, CHOICE_STATES, &mut |node, _| {
            merge.add(node.from.into(), node.state.at, node.state.enemy);
            merge.len() < most
        });
        self.followed = self.search.len();
    }

    /// The effects of all legal turns, sorted, and how many distinct chains have each. `stop` is called
    /// about every millisecond; when it returns `true`, the list ends there and is not whole. Neither
    /// is it if there are too many states for the memory.
    pub(crate) fn counted_effects(
        &mut self,
        rules: &Ruleset,
        position: &Position,
        stop: &mut dyn FnMut() -> bool,
    ) -> Turns<(Effect, u64)> {
        let rays = rules.board.rays();
        let occupancy = Occupancy::of(rays, position);
        let mut counted: HashMap<Effect, u64> = HashMap::new();
        let mut whole = true;
        if let Some((_, quiet)) = begin_turn(rules, position, occupancy) {
            let (chain_rules, starts) = ChainRules::begin_all(rules, position);
            whole = count_ends(&chain_rules, &starts, MOST_COUNTED, stop, &mut |end| {
                let captured = PointSet(occupancy.enemy ^ end.enemy);
                let (from, to) = (Point::new(end.from), Point::new(end.to));
                let chains = counted.entry(Effect { from, to, captured }).or_default();
                *chains = chains.saturating_add(end.chains);
            });
            self.spare.clear();
            quiet.append(rays, occupancy, rules.switches.methods, &mut self.spare);
            counted.extend(self.spare.iter().map(|&effect| (effect, 1)));
        }
        let mut list: Vec<_> = counted.into_iter().collect();
        list.sort_unstable();
        Turns { list, whole }
    }
}
