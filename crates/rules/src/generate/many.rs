//! The fast generator in positions with very many chains.

use super::chain_count::count_ends;
use super::chain_search::{SearchOrder, Stop};
use super::chain_state::chains_are_allowed;
use super::generator::chain_rules;
use super::id_table::{IdTable, mixed};
use super::limit::GenerationLimit;
use super::occupancy::Occupancy;
use super::{Count, Effect, Generator};
use crate::Ruleset;
use crate::points::{Point, PointSet};
use crate::position::Position;

impl Generator {
    /// Appends the effects of the captures of these stones, as far as the limit allows. Returns
    /// whether these are all.
    #[cold]
    pub(super) fn append_many(
        &mut self,
        rules: &Ruleset,
        position: &Position,
        stones: u64,
        limit: GenerationLimit,
        stop: Stop<'_>,
        into: &mut Vec<Effect>,
    ) -> bool {
        let occupancy = Occupancy::of(rules.board.rays(), position);
        let chain_rules = chain_rules(rules, position, chains_are_allowed(rules, position));
        let starts = PointSet(stones).into_iter();
        let starts = starts.map(|from| chain_rules.begin(occupancy, from.index()));
        let mut merged = MergedEffects::new(into);
        let most = limit.effects.max(1);
        let all = self.search.run(
            &chain_rules,
            starts,
            u64::MAX,
            SearchOrder::Mixed,
            limit.states,
            stop,
            &mut |node, _| {
                let captured = PointSet(occupancy.enemy ^ node.enemy);
                let (from, to) = (usize::from(node.from), usize::from(node.at));
                merged.index(Effect { from: Point::new(from), to: Point::new(to), captured });
                merged.len() < most
            },
        );
        self.followed = self.search.len();
        all
    }

    /// The number of effects of the captures of these stones, as far as the limit allows.
    #[cold]
    pub(super) fn count_many(
        &mut self,
        rules: &Ruleset,
        position: &Position,
        stones: u64,
        limit: GenerationLimit,
        stop: Stop<'_>,
    ) -> Count {
        let mut effects = Vec::new();
        let exact = self.append_many(rules, position, stones, limit, stop, &mut effects);
        // Counting may take much more memory than anything else.
        self.search = super::chain_search::ChainSearch::new();
        Count { number: effects.len() as u64, exact }
    }

    /// The number of chains of these stones, as far as the limit allows.
    #[cold]
    pub(super) fn count_many_sequences(
        &mut self,
        rules: &Ruleset,
        position: &Position,
        stones: u64,
        limit: GenerationLimit,
        stop: Stop<'_>,
    ) -> Count {
        let occupancy = Occupancy::of(rules.board.rays(), position);
        let chain_rules = chain_rules(rules, position, chains_are_allowed(rules, position));
        let starts = PointSet(stones).into_iter();
        let starts = starts.map(|from| chain_rules.begin(occupancy, from.index()));
        let mut sum = Count::exactly(0);
        let all = count_ends(&chain_rules, starts, limit.states, stop, &mut |end| {
            sum = sum.plus(Count { number: end.chains, exact: end.chains < u64::MAX });
        });
        Count { exact: sum.exact && all, ..sum }
    }

    /// The effects of all legal turns, and how many distinct chains have each, as far as the limit
    /// allows. Returns whether these are all.
    pub(crate) fn counted_effects(
        &mut self,
        rules: &Ruleset,
        position: &Position,
        limit: GenerationLimit,
        stop: Stop<'_>,
        into: &mut Vec<(Effect, u64)>,
    ) -> bool {
        let rays = rules.board.rays();
        let occupancy = Occupancy::of(rays, position);
        let begin = super::quiet::begin_turn(rules, position, occupancy);
        let Some((stones, quiet)) = begin else { return true };
        let chain_rules = chain_rules(rules, position, chains_are_allowed(rules, position));
        let starts = PointSet(stones).into_iter();
        let starts = starts.map(|from| chain_rules.begin(occupancy, from.index()));
        let (mut effects, mut chains) = (Vec::new(), Vec::<u64>::new());
        let mut merged = MergedEffects::new(&mut effects);
        let all = count_ends(&chain_rules, starts, limit.states, stop, &mut |end| {
            let captured = PointSet(occupancy.enemy ^ end.enemy);
            let (from, to) = (Point::new(end.from), Point::new(end.to));
            let index = merged.index(Effect { from, to, captured });
            if index == chains.len() {
                chains.push(0);
            }
            chains[index] = chains[index].saturating_add(end.chains);
        });
        quiet.append(rays, occupancy, rules.switches.methods, &mut effects);
        chains.resize(effects.len(), 1);
        into.extend(effects.into_iter().zip(chains));
        all
    }
}

/// Appends effects to a list, each once; for long lists.
struct MergedEffects<'a> {
    into: &'a mut Vec<Effect>,
    first: usize,
    known: IdTable,
}

impl<'a> MergedEffects<'a> {
    fn new(into: &'a mut Vec<Effect>) -> Self {
        let mut known = IdTable::new();
        known.clear();
        Self { first: into.len(), into, known }
    }

    /// The number of effects appended.
    const fn len(&self) -> usize {
        self.into.len() - self.first
    }

    /// The index of an effect among those appended. Appends it if it is new.
    fn index(&mut self, effect: Effect) -> usize {
        let effects = &mut *self.into;
        let first = self.first;
        let known = self.known.find(hash(&effect), |id| effects[first + id as usize] == effect);
        match known {
            Ok(id) => id as usize,
            Err(slot) => {
                let id = effects.len() - first;
                effects.push(effect);
                self.known.insert(slot, id as u32, |id| hash(&effects[first + id as usize]));
                id
            }
        }
    }
}

fn hash(effect: &Effect) -> u64 {
    mixed(effect.captured.0, effect.from.index() as u64, effect.to.index() as u64)
}
