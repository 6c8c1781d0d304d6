//! How a turn may begin, and the turns without a capture, for the fast generator.

use super::Effect;
use super::occupancy::{
    Occupancy, capture_is_compulsory, capturing, capturing_under, each_direction,
};
use super::rays::Rays;
use crate::Ruleset;
use crate::points::{Point, PointSet};
use crate::position::Position;
use crate::switches::{Eater, Methods, NoCapture};

/// Which steps without a capture are legal turns.
pub(super) enum QuietTurns {
    None,
    Paikas,
    Handicapped,
}

impl QuietTurns {
    /// Appends them.
    #[inline]
    pub fn append(
        &self,
        rays: &Rays,
        occupancy: Occupancy,
        methods: Methods,
        into: &mut Vec<Effect>,
    ) {
        match self {
            Self::None => {}
            Self::Paikas => paikas(rays, occupancy, methods, |effect| into.push(effect)),
            Self::Handicapped => handicapped(rays, occupancy, methods, into),
        }
    }

    /// Their number. Changes `spare` behind its present end.
    #[inline]
    pub fn count(
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
pub(super) fn begin_turn(
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
    let stones = capturing_under(rules, occupancy);
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
