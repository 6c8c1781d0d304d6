//! The fast generator: all legal turns, merged by effect. It is tested against the plain generator
//! in `turns`.

use super::Effect;
use super::chain_rules::{CaptureState, ChainRules};
use super::chain_state::{chains_are_allowed, extent};
use super::merge::EffectMerger;
use super::occupancy::{Occupancy, capture_is_compulsory, capturing, each_direction};
use super::rays::Rays;
use super::standard::{self, is_standard};
use super::state_table::StateTable;
use crate::rules::Ruleset;
use crate::rules::points::{Point, PointSet};
use crate::rules::position::Position;
use crate::rules::switches::{Eater, Methods, NoCapture, Revisiting};

/// Generates the effects of legal turns, and owns the memory needed for it; use one per thread. Its
/// buffers grow at first, and later calls do not allocate.
///
/// ```
/// use fanorona::rules::generate::Generator;
/// use fanorona::rules::variant::shipped;
/// use fanorona::rules::Position;
///
/// let rules = &shipped::variant("tsivy").unwrap().rules;
/// let start = Position::start(rules);
/// let mut generator = Generator::new(rules);
/// let mut effects = Vec::new();
/// generator.append(rules, &start, &mut effects);
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
        }
    }

    /// Appends the effect of every legal turn, each once and in a deterministic order; nothing if
    /// the game is over by [`Position::outcome`].
    pub fn append(&mut self, rules: &Ruleset, position: &Position, into: &mut Vec<Effect>) {
        let rays = rules.board.rays();
        let occupancy = Occupancy::of(rays, position);
        let Some((stones, quiet)) = begin_turn(rules, position, occupancy) else { return };
        if stones != 0 {
            self.append_captures(rules, position, occupancy, stones, into);
        }
        match quiet {
            QuietTurns::None => {}
            QuietTurns::Paikas => {
                paikas(rays, occupancy, rules.switches.methods, |effect| into.push(effect));
            }
            QuietTurns::Handicapped => handicapped(rays, occupancy, rules.switches.methods, into),
        }
    }

    /// Appends the effect of every distinct chain; an effect that several chains have comes several
    /// times.
    pub fn append_sequences(
        &mut self,
        rules: &Ruleset,
        position: &Position,
        into: &mut Vec<Effect>,
    ) {
        let rays = rules.board.rays();
        let occupancy = Occupancy::of(rays, position);
        let Some((stones, quiet)) = begin_turn(rules, position, occupancy) else { return };
        let chains = chains_are_allowed(rules, position);
        let standard_rules = is_standard(rules, position) && chains;
        let chain_rules = chain_rules(rules, position, chains);
        let mut found = |from: usize, to: usize, left: u64| {
            let captured = PointSet(occupancy.enemy ^ left);
            into.push(Effect { from: Point::new(from & 63), to: Point::new(to & 63), captured });
        };
        if standard_rules {
            self.queue.fill(rays, occupancy, stones);
            self.queue.follow(rays, &mut found);
        } else {
            for from in PointSet(stones) {
                let at = from.index();
                let mut found = |state: &CaptureState| found(at, state.at, state.enemy);
                chain_rules.for_each_chain(&chain_rules.begin(occupancy, at), &mut found);
            }
        }
        match quiet {
            QuietTurns::None => {}
            QuietTurns::Paikas => {
                paikas(rays, occupancy, rules.switches.methods, |effect| into.push(effect));
            }
            QuietTurns::Handicapped => handicapped(rays, occupancy, rules.switches.methods, into),
        }
    }

    /// The number of effects that [`Generator::append`] would append.
    pub fn count(&mut self, rules: &Ruleset, position: &Position) -> u64 {
        let rays = rules.board.rays();
        let occupancy = Occupancy::of(rays, position);
        let Some((stones, quiet)) = begin_turn(rules, position, occupancy) else { return 0 };
        let mut spare = std::mem::take(&mut self.spare);
        spare.clear();
        if stones != 0 {
            self.append_captures(rules, position, occupancy, stones, &mut spare);
        }
        let sum =
            spare.len() as u64 + quiet.count(rays, occupancy, rules.switches.methods, &mut spare);
        self.spare = spare;
        sum
    }

    /// The number of distinct legal chains and plain steps; saturates at `u64::MAX`.
    pub fn count_sequences(&mut self, rules: &Ruleset, position: &Position) -> u64 {
        let rays = rules.board.rays();
        let occupancy = Occupancy::of(rays, position);
        let Some((stones, quiet)) = begin_turn(rules, position, occupancy) else { return 0 };
        let mut sum: u64 = 0;
        if stones != 0 {
            let chains = chains_are_allowed(rules, position);
            if is_standard(rules, position) && chains {
                self.queue.fill(rays, occupancy, stones);
                self.queue.follow(rays, |_, _, _| sum += 1);
            } else {
                let chain_rules = chain_rules(rules, position, chains);
                let revisits = rules.switches.revisiting == Revisiting::Allowed;
                for from in PointSet(stones) {
                    let start = chain_rules.begin(occupancy, from.index());
                    if revisits {
                        self.visited.clear();
                        sum =
                            sum.saturating_add(chain_rules.count_chains(&start, &mut self.visited));
                    } else {
                        chain_rules.for_each_chain(&start, &mut |_| sum += 1);
                    }
                }
            }
        }
        self.spare.clear();
        sum.saturating_add(quiet.count(rays, occupancy, rules.switches.methods, &mut self.spare))
    }

    #[inline]
    fn append_captures(
        &mut self,
        rules: &Ruleset,
        position: &Position,
        occupancy: Occupancy,
        stones: u64,
        into: &mut Vec<Effect>,
    ) {
        let rays = rules.board.rays();
        let chains = chains_are_allowed(rules, position);
        if is_standard(rules, position) && chains {
            let mut merge = EffectMerger::new(occupancy.enemy, into, &mut self.index);
            self.queue.fill(rays, occupancy, stones);
            self.queue.follow(rays, |from, to, left| merge.add(from, to, left));
            return;
        }
        let chain_rules = chain_rules(rules, position, chains);
        let revisits = rules.switches.revisiting == Revisiting::Allowed;
        let mut merge = EffectMerger::new(occupancy.enemy, into, &mut self.index);
        for from in PointSet(stones) {
            let start = chain_rules.begin(occupancy, from.index());
            let at = from.index();
            let mut found = |state: &CaptureState| merge.add(at, state.at, state.enemy);
            if revisits {
                chain_rules.for_each_state(start, &mut self.pending, &mut self.visited, &mut found);
            } else {
                chain_rules.for_each_chain(&start, &mut found);
            }
        }
    }
}

/// The rules of chains in this position.
fn chain_rules<'a>(rules: &'a Ruleset, position: &Position, chains: bool) -> ChainRules<'a> {
    let extent = extent(rules, position);
    ChainRules { rays: rules.board.rays(), switches: &rules.switches, extent, chains }
}

/// Which steps without a capture are legal turns.
enum QuietTurns {
    None,
    Paikas,
    Handicapped,
}

impl QuietTurns {
    fn count(
        &self,
        rays: &Rays,
        occupancy: Occupancy,
        methods: Methods,
        spare: &mut Vec<Effect>,
    ) -> u64 {
        let mut sum = 0;
        match self {
            Self::None => {}
            Self::Paikas => each_direction(rays, occupancy, methods, |reach| {
                sum += u64::from((reach.movers & !reach.takers).count_ones());
            }),
            Self::Handicapped => {
                let base = spare.len();
                handicapped(rays, occupancy, methods, spare);
                sum = (spare.len() - base) as u64;
            }
        }
        sum
    }
}

/// The stones that can begin with a capture, and the kind of quiet turns; `None` if the game is
/// over. A side without stones or steps needs no check, because it has no turns anyway.
#[inline(always)]
fn begin_turn(
    rules: &Ruleset,
    position: &Position,
    occupancy: Occupancy,
) -> Option<(u64, QuietTurns)> {
    if rules.switches.quiet_limit.is_some_and(|limit| position.quiet() >= limit) {
        return None;
    }
    if position.mover_is_handicapped() {
        return Some((0, QuietTurns::Handicapped));
    }
    let stones = match rules.switches.methods {
        Methods::Both => capturing(rules.board.rays(), occupancy, Methods::Both),
        methods => capturing(rules.board.rays(), occupancy, methods),
    };
    let decides = |eater: &Eater| eater.no_capture != NoCapture::Plays;
    if stones == 0 && position.eater(rules).is_some_and(decides) {
        return None;
    }
    let bound = stones != 0 && capture_is_compulsory(rules, position);
    Some((stones, if bound { QuietTurns::None } else { QuietTurns::Paikas }))
}

/// Calls `found` with every plain step that would not capture.
#[inline]
fn paikas(rays: &Rays, occupancy: Occupancy, methods: Methods, mut found: impl FnMut(Effect)) {
    each_direction(rays, occupancy, methods, |reach| {
        for from in PointSet(reach.movers & !reach.takers) {
            found(plain(from, reach.shift));
        }
    });
}

/// Appends the turns of a handicapped side: its plain steps that leave the other side a capture,
/// or all plain steps if none does.
fn handicapped(rays: &Rays, occupancy: Occupancy, methods: Methods, into: &mut Vec<Effect>) {
    let base = into.len();
    for all in [false, true] {
        each_direction(rays, occupancy, methods, |reach| {
            for from in PointSet(reach.movers) {
                let step = plain(from, reach.shift);
                let moved = from.set().0 | step.to.set().0;
                let after = Occupancy {
                    own: occupancy.enemy,
                    enemy: occupancy.own ^ moved,
                    empty: occupancy.empty ^ moved,
                };
                if all || capturing(rays, after, methods) != 0 {
                    into.push(step);
                }
            }
        });
        if into.len() > base {
            return;
        }
    }
}

#[inline]
fn plain(from: Point, shift: i32) -> Effect {
    let to = (from.index() as i32 + shift) as usize & 63;
    Effect { from, to: Point::new(to), captured: PointSet::EMPTY }
}
