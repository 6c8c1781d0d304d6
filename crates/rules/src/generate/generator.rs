//! The fast generator: all legal turns, merged by effect. It is tested against the plain generator
//! in `turns`.

use super::Effect;
use super::chain_rules::{CaptureState, ChainRules};
use super::chain_search::ChainSearch;
use super::chain_state::chains_are_allowed;
use super::list::MOST_CHAINS;
use super::merge::EffectMerger;
use super::occupancy::Occupancy;
use super::quiet::begin_turn;
use super::standard::{self, is_standard};
use super::state_table::StateTable;
use crate::Ruleset;
use crate::points::{Point, PointSet};
use crate::position::Position;
use crate::switches::Revisiting;

/// Generates the effects of legal turns, and owns the memory needed for it; use one per thread. Its
/// buffers grow at first, and later calls do not allocate.
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
/// assert_eq!(generator.count(rules, &start), Some(5));
/// let next = start.after(rules, effects[0]);
/// assert!(next.enemy().len() == 22 && next.own().len() < 22);
/// ```
pub struct Generator {
    /// Effects that are only counted.
    pub(super) spare: Vec<Effect>,
    /// Chains to be followed under any rules.
    pending: Vec<CaptureState>,
    /// Chains to be followed under the standard rules.
    queue: standard::ChainQueue,
    /// States that chains have reached.
    visited: StateTable,
    /// Effects found so far, if there are many.
    pub(super) index: StateTable,
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
            search: ChainSearch::default(),
            followed: 0,
        }
    }

    /// The number of chains or states that the last list or count has followed: the work it was.
    #[inline]
    pub const fn followed(&self) -> usize {
        self.followed
    }

    /// Appends the effect of every legal turn, each once and in a deterministic order; nothing if
    /// the game is over by [`Position::outcome`]. Returns whether the list is whole: beyond
    /// [`MOST_CHAINS`] it has only some of the captures.
    pub fn append(&mut self, rules: &Ruleset, position: &Position, into: &mut Vec<Effect>) -> bool {
        let rays = rules.board.rays();
        let occupancy = Occupancy::of(rays, position);
        self.followed = 0;
        let Some((stones, quiet)) = begin_turn(rules, position, occupancy) else { return true };
        let whole = stones == 0 || self.append_captures(rules, position, occupancy, stones, into);
        if !whole {
            self.append_choice(rules, position, into);
        }
        quiet.append(rays, occupancy, rules.switches.methods, into);
        whole
    }

    /// Appends the effect of every distinct chain; an effect that several chains have comes several
    /// times. Returns `false` and appends nothing if the chains are more than [`MOST_CHAINS`].
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
        let first = into.len();
        let found = |from: usize, to: usize, left| {
            let captured = PointSet(occupancy.enemy ^ left);
            into.push(Effect { from: Point::new(from & 63), to: Point::new(to & 63), captured });
        };
        let whole;
        (whole, self.followed) =
            each_chain(&mut self.queue, rules, position, occupancy, stones, found);
        if whole {
            quiet.append(rays, occupancy, rules.switches.methods, into);
        } else {
            into.truncate(first);
        }
        whole
    }

    /// The number of effects that [`Generator::append`] appends; `None` if the list is not whole.
    pub fn count(&mut self, rules: &Ruleset, position: &Position) -> Option<u64> {
        let rays = rules.board.rays();
        let occupancy = Occupancy::of(rays, position);
        self.followed = 0;
        let Some((stones, quiet)) = begin_turn(rules, position, occupancy) else { return Some(0) };
        let mut spare = std::mem::take(&mut self.spare);
        spare.clear();
        let whole =
            stones == 0 || self.append_captures(rules, position, occupancy, stones, &mut spare);
        let captures = spare.len() as u64;
        let quiet = quiet.count(rays, occupancy, rules.switches.methods, &mut spare);
        self.spare = spare;
        whole.then_some(captures + quiet)
    }

    /// The number of distinct legal chains and plain steps, or `u64::MAX` for all greater ones;
    /// `None` if there are more than [`MOST_CHAINS`].
    #[inline]
    pub fn count_sequences(&mut self, rules: &Ruleset, position: &Position) -> Option<u64> {
        let rays = rules.board.rays();
        let occupancy = Occupancy::of(rays, position);
        self.followed = 0;
        let Some((stones, quiet)) = begin_turn(rules, position, occupancy) else { return Some(0) };
        self.spare.clear();
        let mut sum = quiet.count(rays, occupancy, rules.switches.methods, &mut self.spare);
        if stones != 0 && rules.switches.revisiting == Revisiting::Allowed {
            let chain_rules = ChainRules::of(rules, position);
            let mut left = MOST_CHAINS;
            for from in PointSet(stones) {
                let start = chain_rules.begin(occupancy, from.index());
                self.visited.clear();
                let count = chain_rules.count_chains(&start, &mut self.visited, left);
                left = left.checked_sub(self.visited.len())?;
                sum = sum.saturating_add(count);
            }
            self.followed = MOST_CHAINS - left;
            return Some(sum);
        }
        let (queue, found) = (&mut self.queue, |_, _, _| sum += 1);
        let whole;
        (whole, self.followed) = each_chain(queue, rules, position, occupancy, stones, found);
        whole.then_some(sum)
    }

    /// Appends the effects of captures. Returns `false` and appends nothing if there are too many
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
        let first = into.len();
        let mut merge = EffectMerger::new(occupancy.enemy, into, &mut self.index);
        let whole;
        if rules.switches.revisiting == Revisiting::Allowed {
            let chain_rules = ChainRules::of(rules, position);
            let (pending, visited) = (&mut self.pending, &mut self.visited);
            let mut left = MOST_CHAINS;
            whole = PointSet(stones).into_iter().all(|from| {
                let start = chain_rules.begin(occupancy, from.index());
                let mut found =
                    |state: &CaptureState| merge.add(from.index(), state.at, state.enemy);
                let all = chain_rules.for_each_state(start, pending, visited, left, &mut found);
                left = left.saturating_sub(visited.len());
                all
            });
            self.followed = MOST_CHAINS - left;
        } else {
            let (queue, found) = (&mut self.queue, |from, to, left| merge.add(from, to, left));
            (whole, self.followed) = each_chain(queue, rules, position, occupancy, stones, found);
        }
        if !whole {
            into.truncate(first);
        }
        whole
    }
}

/// Calls `found` with the start, the end and the remaining enemy stones of every distinct chain of
/// these stones. Returns whether there are not too many, and how many were followed.
#[inline(always)]
fn each_chain(
    queue: &mut standard::ChainQueue,
    rules: &Ruleset,
    position: &Position,
    occupancy: Occupancy,
    stones: u64,
    mut found: impl FnMut(usize, usize, u64),
) -> (bool, usize) {
    let rays = rules.board.rays();
    if is_standard(rules, position) && chains_are_allowed(rules, position) {
        queue.fill(rays, occupancy, stones);
        let whole = queue.follow(rays, found);
        return (whole, queue.followed());
    }
    let chain_rules = ChainRules::of(rules, position);
    let mut left = MOST_CHAINS;
    let whole = PointSet(stones).into_iter().all(|from| {
        let start = chain_rules.begin(occupancy, from.index());
        let mut found = |state: &CaptureState| found(from.index(), state.at, state.enemy);
        chain_rules.for_each_chain(&start, &mut left, &mut found)
    });
    (whole, MOST_CHAINS - left)
}
