//! Questions about all stones of a side at once: a few shifts answer them.

use super::rays::Rays;
use crate::rules::Ruleset;
use crate::rules::points::PointSet;
use crate::rules::position::Position;
use crate::rules::switches::{Methods, OmittedCapture};

/// The stones on the board as the side to move sees them.
#[derive(Clone, Copy)]
pub(super) struct Occupancy {
    pub own: u64,
    pub enemy: u64,
    pub empty: u64,
}

impl Occupancy {
    #[inline]
    pub fn of(rays: &Rays, position: &Position) -> Self {
        let (own, enemy) = (position.own().0, position.enemy().0);
        Self { own, enemy, empty: rays.all() & !(own | enemy) }
    }
}

/// What the stones can do in one direction.
pub(super) struct Reach {
    /// The difference of point numbers along the direction.
    pub shift: i32,
    /// The own stones with an empty point that way.
    pub movers: u64,
    /// The points from which a step that way would take something.
    pub takers: u64,
}

/// Calls `found` with each of the eight directions.
#[inline(always)]
pub(super) fn each_direction(
    rays: &Rays,
    occupancy: Occupancy,
    methods: Methods,
    mut found: impl FnMut(Reach),
) {
    let Occupancy { own, enemy, empty } = occupancy;
    let approach = if methods == Methods::WithdrawalOnly { 0 } else { u64::MAX };
    let withdrawal = if methods == Methods::ApproachOnly { 0 } else { u64::MAX };
    for axis in rays.axes() {
        let (shift, forward, back) = (axis.shift, axis.forward, axis.back);
        let before = enemy >> shift & forward;
        let behind = enemy << shift & back;
        found(Reach {
            shift: shift as i32,
            movers: own & forward & empty >> shift,
            takers: before >> shift & forward & approach | behind & withdrawal,
        });
        found(Reach {
            shift: -(shift as i32),
            movers: own & back & empty << shift,
            takers: behind << shift & back & approach | before & withdrawal,
        });
    }
}

/// The own stones with a capturing step.
#[inline(always)]
pub(super) fn capturing(rays: &Rays, occupancy: Occupancy, methods: Methods) -> u64 {
    let mut stones = 0;
    each_direction(rays, occupancy, methods, |reach| stones |= reach.movers & reach.takers);
    stones
}

/// The stones of the side to move that can begin a turn with a capture. A handicapped side has
/// none, whatever its steps would take.
#[inline]
pub fn capturing_stones(rules: &Ruleset, position: &Position) -> PointSet {
    if position.mover_is_handicapped() {
        return PointSet::EMPTY;
    }
    let rays = rules.board.rays();
    let occupancy = Occupancy::of(rays, position);
    PointSet(match rules.switches.methods {
        Methods::Both => capturing(rays, occupancy, Methods::Both),
        methods => capturing(rays, occupancy, methods),
    })
}

/// Can the side to move capture now? Asked of the stones alone: the game may be over.
#[inline]
pub fn has_capture(rules: &Ruleset, position: &Position) -> bool {
    !capturing_stones(rules, position).is_empty()
}

/// Must the turn begin with a capture, if it can?
#[inline]
pub(crate) fn capture_is_compulsory(rules: &Ruleset, position: &Position) -> bool {
    rules.switches.omitted_capture == OmittedCapture::Enforced || position.claimed()
}
