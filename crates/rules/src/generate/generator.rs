//! The fast generator: all legal turns, merged by effect. It is tested against the plain generator
//! in `turns`.

use super::chain_rules::{CaptureState, ChainRules};
use super::chain_search::{ChainSearch, Stop};
use super::chain_state::{chains_are_allowed, extent};
use super::limit::GenerationLimit;
use super::merge::EffectMerger;
use super::occupancy::Occupancy;
use super::quiet::begin_turn;
use super::standard::{self, is_standard};
use super::state_table::StateTable;
use super::{Count, Effect};
use crate::Ruleset;
use crate::points::{Point, PointSet};
use crate::position::Position;
use crate::switches::Revisiting;

/// Generates the effects of legal turns, and owns the memory needed for it; use one per thread. Its
/// buffers grow at first, and later calls do not allocate.
///
/// In positions with very many chains it works within a [`GenerationLimit`] and says whether it
/// found everything.
///
/// ```
/// use fanorona_rules::generate::Generator;
/// use fanorona_rules::variant::shipped;
/// use fanorona_rules::Position;
///
/// let rules = &shipped::variant("tsivy").unwrap().rules;
/// let start = Position::start(rules);
/// let mut generator = Generator::new(rules);
/// let mut effects = Vec::new();
/// assert!(generator.append(rules, &start, &mut effects));
/// assert_eq!(effects.len(), 5);
/// assert_eq!(generator.count(rules, &start), 5);
/// let next = start.moved(rules, effects[0].from, effects[0].to, effects[0].captured);
/// assert!(next.enemy().len() == 22 && next.own().len() < 22);
/// ```
pub struct Generator {
    /// Effects that are only counted.
    spare: Vec<Effect>,
    /// Chains to be followed under any rules.
    pending: Vec<CaptureState>,
    /// Chains to be followed under the standard rules.
    queue: standard::ChainQueue,
    /// States that chains have reached.
    visited: StateTable,
    /// Effects found so far, if there are many.
    index: StateTable,
    /// Follows chains where there are very many.
    pub(super) search: ChainSearch,
    /// See [`Generator::followed`].
    pub(super) followed: usize,
}

impl Generator {
    /// A generator for positions of these rules.
    pub fn new(rules: &Ruleset) -> Self {
        let capacity = 4 * rules.board.len();
        Self {
            spare: Vec::with_capacity(capacity),
            pending: Vec::with_capacity(capacity),
            queue: standard::ChainQueue::new(),
            visited: StateTable::new(),
            index: StateTable::new(),
            search: ChainSearch::new(),
            followed: 0,
        }
    }

    /// The number of chains or states that the last list or count has followed: the work it was.
    pub const fn followed(&self) -> usize {
        self.followed
    }

    /// Appends the effect of every legal turn, each once and in a deterministic order; nothing if
    /// the game is over by [`Position::outcome`]. Returns whether these are all; they are not if
    /// there are more than [`GenerationLimit::ROOT`] allows.
    pub fn append(&mut self, rules: &Ruleset, position: &Position, into: &mut Vec<Effect>) -> bool {
        self.append_within(rules, position, GenerationLimit::ROOT, &mut || false, into)
    }

    /// As [`Generator::append`], within other bounds. In positions with very many chains it calls
    /// `stop` about every millisecond, and ends with what it has found when that returns `true`. If
    /// there is a legal turn, it finds at least one.
    pub fn append_within(
        &mut self,
        rules: &Ruleset,
        position: &Position,
        limit: GenerationLimit,
        stop: Stop<'_>,
        into: &mut Vec<Effect>,
    ) -> bool {
        let rays = rules.board.rays();
        let occupancy = Occupancy::of(rays, position);
        self.followed = 0;
        let Some((stones, quiet)) = begin_turn(rules, position, occupancy) else { return true };
        let mut all = true;
        if stones != 0 && !self.append_captures(rules, position, occupancy, stones, into) {
            all = self.append_many(rules, position, stones, limit, stop, into);
        }
        quiet.append(rays, occupancy, rules.switches.methods, into);
        all
    }

    /// Appends the effect of every distinct chain; an effect that several chains have comes several
    /// times. Returns `false` and appends nothing if the chains, or those that can be continued,
    /// are more than [`GenerationLimit::ORDINARY`].
    pub fn append_sequences(
        &mut self,
        rules: &Ruleset,
        position: &Position,
        into: &mut Vec<Effect>,
    ) -> bool {
        let rays = rules.board.rays();
        let occupancy = Occupancy::of(rays, position);
        self.followed = 0;
        let Some((stones, quiet)) = begin_turn(rules, position, occupancy) else { return true };
        let chains = chains_are_allowed(rules, position);
        let standard_rules = is_standard(rules, position) && chains;
        let chain_rules = chain_rules(rules, position, chains);
        let first = into.len();
        let mut found = |from: usize, to: usize, left: u64| {
            let captured = PointSet(occupancy.enemy ^ left);
            into.push(Effect { from: Point::new(from & 63), to: Point::new(to & 63), captured });
        };
        let mut all = true;
        if standard_rules {
            self.queue.fill(rays, occupancy, stones);
            all = self.queue.follow(rays, &mut found);
            self.followed = self.queue.followed();
        } else {
            let mut left = GenerationLimit::ORDINARY;
            for from in PointSet(stones) {
                let at = from.index();
                let mut found = |state: &CaptureState| found(at, state.at, state.enemy);
                let start = chain_rules.begin(occupancy, at);
                all = all && chain_rules.for_each_chain(&start, &mut left, &mut found);
            }
            self.followed = GenerationLimit::ORDINARY - left;
        }
        if !all {
            into.truncate(first);
            return false;
        }
        quiet.append(rays, occupancy, rules.switches.methods, into);
        true
    }

    /// The number of effects that [`Generator::append_within`] would append without a limit; a lower
    /// bound if there are more than [`GenerationLimit::COUNT`] allows.
    pub fn count(&mut self, rules: &Ruleset, position: &Position) -> u64 {
        self.count_within(rules, position, GenerationLimit::COUNT, &mut || false).number
    }

    /// The number of effects of legal turns, within bounds. Calls `stop` as
    /// [`Generator::append_within`].
    pub fn count_within(
        &mut self,
        rules: &Ruleset,
        position: &Position,
        limit: GenerationLimit,
        stop: Stop<'_>,
    ) -> Count {
        let rays = rules.board.rays();
        let occupancy = Occupancy::of(rays, position);
        self.followed = 0;
        let Some((stones, quiet)) = begin_turn(rules, position, occupancy) else {
            return Count::exactly(0);
        };
        let mut spare = std::mem::take(&mut self.spare);
        spare.clear();
        let mut captures = Count::exactly(0);
        if stones != 0 {
            if self.append_captures(rules, position, occupancy, stones, &mut spare) {
                captures = Count::exactly(spare.len() as u64);
            } else {
                captures = self.count_many(rules, position, stones, limit, stop);
            }
        }
        let quiet = quiet.count(rays, occupancy, rules.switches.methods, &mut spare);
        self.spare = spare;
        captures.plus(Count::exactly(quiet))
    }

    /// The number of distinct legal chains and plain steps; a lower bound if there are more
    /// states than [`GenerationLimit::COUNT`] allows, or more than `u64::MAX` chains.
    pub fn count_sequences(&mut self, rules: &Ruleset, position: &Position) -> u64 {
        let limit = GenerationLimit::COUNT;
        self.count_sequences_within(rules, position, limit, &mut || false).number
    }

    /// The number of distinct legal chains and plain steps, within bounds. Calls `stop` as
    /// [`Generator::append_within`].
    #[inline]
    pub fn count_sequences_within(
        &mut self,
        rules: &Ruleset,
        position: &Position,
        limit: GenerationLimit,
        stop: Stop<'_>,
    ) -> Count {
        let rays = rules.board.rays();
        let occupancy = Occupancy::of(rays, position);
        let Some((stones, quiet)) = begin_turn(rules, position, occupancy) else {
            return Count::exactly(0);
        };
        self.spare.clear();
        let quiet = quiet.count(rays, occupancy, rules.switches.methods, &mut self.spare);
        if stones == 0 {
            return Count::exactly(quiet);
        }
        match self.count_few_sequences(rules, position, occupancy, stones) {
            Some(captures) => Count::exactly(captures.saturating_add(quiet)),
            None => {
                let captures = self.count_many_sequences(rules, position, stones, limit, stop);
                captures.plus(Count::exactly(quiet))
            }
        }
    }

    /// The number of chains, or `None` if there are very many.
    #[inline]
    fn count_few_sequences(
        &mut self,
        rules: &Ruleset,
        position: &Position,
        occupancy: Occupancy,
        stones: u64,
    ) -> Option<u64> {
        let rays = rules.board.rays();
        let chains = chains_are_allowed(rules, position);
        let mut sum: u64 = 0;
        if is_standard(rules, position) && chains {
            self.queue.fill(rays, occupancy, stones);
            let all = self.queue.follow(rays, |_, _, _| sum += 1);
            self.followed = self.queue.followed();
            return all.then_some(sum);
        }
        let chain_rules = chain_rules(rules, position, chains);
        let mut left = GenerationLimit::ORDINARY;
        for from in PointSet(stones) {
            let start = chain_rules.begin(occupancy, from.index());
            if rules.switches.revisiting == Revisiting::Allowed {
                self.visited.clear();
                let count = chain_rules.count_chains(&start, &mut self.visited, left);
                left = left.checked_sub(self.visited.len())?;
                sum = sum.saturating_add(count);
            } else if !chain_rules.for_each_chain(&start, &mut left, &mut |_| sum += 1) {
                return None;
            }
        }
        self.followed = GenerationLimit::ORDINARY - left;
        Some(sum)
    }

    /// Appends the effects of captures. Returns `false` and appends nothing if there are very many
    /// chains.
    #[inline]
    fn append_captures(
        &mut self,
        rules: &Ruleset,
        position: &Position,
        occupancy: Occupancy,
        stones: u64,
        into: &mut Vec<Effect>,
    ) -> bool {
        let rays = rules.board.rays();
        let chains = chains_are_allowed(rules, position);
        let first = into.len();
        let all = if is_standard(rules, position) && chains {
            let mut merge = EffectMerger::new(occupancy.enemy, into, &mut self.index);
            self.queue.fill(rays, occupancy, stones);
            let all = self.queue.follow(rays, |from, to, left| merge.add(from, to, left));
            self.followed = self.queue.followed();
            all
        } else {
            let chain_rules = chain_rules(rules, position, chains);
            let mut merge = EffectMerger::new(occupancy.enemy, into, &mut self.index);
            let (mut left, mut all) = (GenerationLimit::ORDINARY, true);
            for from in PointSet(stones) {
                let start = chain_rules.begin(occupancy, from.index());
                let at = from.index();
                let mut found = |state: &CaptureState| merge.add(at, state.at, state.enemy);
                if rules.switches.revisiting == Revisiting::Allowed {
                    let (pending, visited) = (&mut self.pending, &mut self.visited);
                    all = chain_rules.for_each_state(start, pending, visited, left, &mut found);
                    left = left.saturating_sub(self.visited.len());
                } else {
                    all = chain_rules.for_each_chain(&start, &mut left, &mut found);
                }
                if !all {
                    break;
                }
            }
            self.followed = GenerationLimit::ORDINARY - left;
            all
        };
        if !all {
            into.truncate(first);
        }
        all
    }
}

/// The rules of chains in this position.
pub(super) fn chain_rules<'a>(
    rules: &'a Ruleset,
    position: &Position,
    chains: bool,
) -> ChainRules<'a> {
    let extent = extent(rules, position);
    ChainRules { rays: rules.board.rays(), switches: &rules.switches, extent, chains }
}
