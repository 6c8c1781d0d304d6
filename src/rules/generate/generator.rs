//! The fast generator: every legal turn, whole and merged by what it comes to. It gives the same
//! turns as the walk of chains in `turns`, and is tested against it.

use super::Effect;
use super::general::{General, State};
use super::merge::Merge;
use super::rays::Rays;
use super::seen::Seen;
use super::standard::{self, is_standard};
use super::stones::{Occupancy, capture_is_compulsory, capturing, each_direction};
use super::walk::{chains_are_allowed, extent};
use crate::rules::Ruleset;
use crate::rules::points::{Point, PointSet};
use crate::rules::position::Position;
use crate::rules::switches::{Eater, Methods, NoCapture, Revisiting};

/// Generates turns, and owns the memory that this takes: one for each thread. Its memory may grow
/// at first, later nothing is allocated.
pub struct Generator {
    /// Effects that are only counted.
    spare: Vec<Effect>,
    /// Chains to be followed.
    open: Vec<State>,
    /// Usual chains to be followed.
    queue: standard::Queue,
    /// Places that chains have come to.
    seen: Seen,
    /// Effects found so far, where they are many.
    index: Seen,
}

impl Generator {
    /// A generator for positions of these rules.
    pub fn new(rules: &Ruleset) -> Self {
        let room = 4 * rules.board.len();
        Self {
            spare: Vec::with_capacity(room),
            open: Vec::with_capacity(room),
            queue: standard::Queue::new(),
            seen: Seen::new(),
            index: Seen::new(),
        }
    }

    /// Appends what every legal turn comes to, each once, always in the same order; nothing
    /// where the game is over by [`Position::outcome`].
    pub fn append(&mut self, rules: &Ruleset, position: &Position, into: &mut Vec<Effect>) {
        let rays = rules.board.rays();
        let occupancy = Occupancy::of(rays, position);
        let Some((stones, quiet)) = kinds(rules, position, occupancy) else { return };
        if stones != 0 {
            self.append_captures(rules, position, occupancy, stones, into);
        }
        match quiet {
            Quiet::None => {}
            Quiet::Paikas => {
                paikas(rays, occupancy, rules.switches.methods, |effect| into.push(effect));
            }
            Quiet::Handicapped => handicapped(rays, occupancy, rules.switches.methods, into),
        }
    }

    /// Appends what every distinct chain comes to, the same effect as often as it can be played.
    pub fn append_sequences(
        &mut self,
        rules: &Ruleset,
        position: &Position,
        into: &mut Vec<Effect>,
    ) {
        let rays = rules.board.rays();
        let occupancy = Occupancy::of(rays, position);
        let Some((stones, quiet)) = kinds(rules, position, occupancy) else { return };
        let chains = chains_are_allowed(rules, position);
        let usual = is_standard(rules, position) && chains;
        let general = general(rules, position, chains);
        let mut found = |from: usize, to: usize, left: u64| {
            let captured = PointSet(occupancy.enemy ^ left);
            into.push(Effect { from: Point::new(from & 63), to: Point::new(to & 63), captured });
        };
        if usual {
            self.queue.fill(rays, occupancy, stones);
            self.queue.follow(rays, &mut found);
        } else {
            for from in PointSet(stones) {
                let at = from.index();
                let mut found = |state: &State| found(at, state.at, state.enemy);
                general.every_way(&general.begin(occupancy, at), &mut found);
            }
        }
        match quiet {
            Quiet::None => {}
            Quiet::Paikas => {
                paikas(rays, occupancy, rules.switches.methods, |effect| into.push(effect));
            }
            Quiet::Handicapped => handicapped(rays, occupancy, rules.switches.methods, into),
        }
    }

    /// How many effects [`Generator::append`] would append.
    pub fn count(&mut self, rules: &Ruleset, position: &Position) -> u64 {
        let rays = rules.board.rays();
        let occupancy = Occupancy::of(rays, position);
        let Some((stones, quiet)) = kinds(rules, position, occupancy) else { return 0 };
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

    /// How many distinct chains and plain steps are legal: at most `u64::MAX`.
    pub fn count_sequences(&mut self, rules: &Ruleset, position: &Position) -> u64 {
        let rays = rules.board.rays();
        let occupancy = Occupancy::of(rays, position);
        let Some((stones, quiet)) = kinds(rules, position, occupancy) else { return 0 };
        let mut sum: u64 = 0;
        if stones != 0 {
            let chains = chains_are_allowed(rules, position);
            if is_standard(rules, position) && chains {
                self.queue.fill(rays, occupancy, stones);
                self.queue.follow(rays, |_, _, _| sum += 1);
            } else {
                let general = general(rules, position, chains);
                let comes_back = rules.switches.revisiting == Revisiting::Allowed;
                for from in PointSet(stones) {
                    let start = general.begin(occupancy, from.index());
                    if comes_back {
                        self.seen.clear();
                        sum = sum.saturating_add(general.count_places(&start, &mut self.seen));
                    } else {
                        general.every_way(&start, &mut |_| sum += 1);
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
            let mut merge = Merge::new(occupancy.enemy, into, &mut self.index);
            self.queue.fill(rays, occupancy, stones);
            self.queue.follow(rays, |from, to, left| merge.add(from, to, left));
            return;
        }
        let general = general(rules, position, chains);
        let comes_back = rules.switches.revisiting == Revisiting::Allowed;
        let mut merge = Merge::new(occupancy.enemy, into, &mut self.index);
        for from in PointSet(stones) {
            let start = general.begin(occupancy, from.index());
            let at = from.index();
            let mut found = |state: &State| merge.add(at, state.at, state.enemy);
            if comes_back {
                general.every_place(start, &mut self.open, &mut self.seen, &mut found);
            } else {
                general.every_way(&start, &mut found);
            }
        }
    }
}

/// The rules of chains here, whatever they are.
fn general<'a>(rules: &'a Ruleset, position: &Position, chains: bool) -> General<'a> {
    let extent = extent(rules, position);
    General { rays: rules.board.rays(), switches: &rules.switches, extent, chains }
}

/// Which steps that take nothing are whole turns.
enum Quiet {
    None,
    Paikas,
    Handicapped,
}

impl Quiet {
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

/// The stones that may begin with a capture, and the quiet turns; `None` where the game is over.
/// A side that has no stone or no step has no turn either way.
#[inline(always)]
fn kinds(rules: &Ruleset, position: &Position, occupancy: Occupancy) -> Option<(u64, Quiet)> {
    if rules.switches.quiet_limit.is_some_and(|limit| position.quiet() >= limit) {
        return None;
    }
    if position.mover_is_handicapped() {
        return Some((0, Quiet::Handicapped));
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
    Some((stones, if bound { Quiet::None } else { Quiet::Paikas }))
}

/// Calls `found` with every plain step that would take nothing.
#[inline]
fn paikas(rays: &Rays, occupancy: Occupancy, methods: Methods, mut found: impl FnMut(Effect)) {
    each_direction(rays, occupancy, methods, |reach| {
        for from in PointSet(reach.movers & !reach.takers) {
            found(plain(from, reach.shift));
        }
    });
}

/// Appends the turns of a handicapped side: its plain steps that leave the other side a capture,
/// or all of them where none does.
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
