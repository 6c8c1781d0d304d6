//! Set-wise computations for all stones of a side at once, by shifts.

use super::rays::Rays;
use crate::Ruleset;
use crate::points::PointSet;
use crate::position::Position;
use crate::switches::{Methods, OmittedCapture};

/// The occupied points, relative to the side to move.
#[derive(Clone, Copy)]
pub(super) struct Occupancy {
    pub own: u64,
    pub enemy: u64,
    pub empty: u64,
}

impl Occupancy {
    #[inline]
    pub fn of(rays: &Rays, position: &Position) -> Self {
        Self::new(rays, [position.own(), position.enemy()])
    }

    /// The stones of the side to move and of the other side.
    #[inline]
    fn new(rays: &Rays, [PointSet(own), PointSet(enemy)]: [PointSet; 2]) -> Self {
        Self { own, enemy, empty: rays.all() & !(own | enemy) }
    }
}

/// The possible steps in one direction.
pub(super) struct DirectionMoves {
    /// The difference of point numbers along the direction.
    pub shift: i32,
    /// The own stones with an empty neighbour in this direction.
    pub movers: u64,
    /// The points from which a step in this direction would capture.
    pub takers: u64,
}

/// Calls `found` for each of the eight directions.
#[inline(always)]
pub(super) fn each_direction(
    rays: &Rays,
    occupancy: Occupancy,
    methods: Methods,
    mut found: impl FnMut(DirectionMoves),
) {
    let Occupancy { own, enemy, empty } = occupancy;
    let approach = if methods == Methods::WithdrawalOnly { 0 } else { u64::MAX };
    let withdrawal = if methods == Methods::ApproachOnly { 0 } else { u64::MAX };
    for axis in rays.axes() {
        let (shift, forward, back) = (axis.shift, axis.forward, axis.back);
        let before = enemy >> shift & forward;
        let behind = enemy << shift & back;
        found(DirectionMoves {
            shift: shift as i32,
            movers: own & forward & empty >> shift,
            takers: before >> shift & forward & approach | behind & withdrawal,
        });
        found(DirectionMoves {
            shift: -(shift as i32),
            movers: own & back & empty << shift,
            takers: behind << shift & back & approach | before & withdrawal,
        });
    }
}

/// The own stones that have a capturing step.
#[inline(always)]
pub(super) fn capturing(rays: &Rays, occupancy: Occupancy, methods: Methods) -> u64 {
    let mut stones = 0;
    each_direction(rays, occupancy, methods, |reach| stones |= reach.movers & reach.takers);
    stones
}

/// The stones of the side to move that can begin a turn with a capture; none for a handicapped
/// side.
#[inline]
pub fn capturing_stones(rules: &Ruleset, position: &Position) -> PointSet {
    if position.mover_is_handicapped() {
        return PointSet::EMPTY;
    }
    PointSet(capturing_under(rules, Occupancy::of(rules.board.rays(), position)))
}

/// The own stones that have a capturing step under these rules.
#[inline]
pub(super) fn capturing_under(rules: &Ruleset, occupancy: Occupancy) -> u64 {
    match rules.switches.methods {
        Methods::Both => capturing(rules.board.rays(), occupancy, Methods::Both),
        methods => capturing(rules.board.rays(), occupancy, methods),
    }
}

/// Whether a side can capture that is to move and not handicapped: the first of these sets of stones is
/// its own, the second that of the other side.
#[inline]
pub fn can_capture(rules: &Ruleset, stones: [PointSet; 2]) -> bool {
    capturing_under(rules, Occupancy::new(rules.board.rays(), stones)) != 0
}

/// Whether the side to move can capture. Does not check whether the game is over.
///
/// ```
/// use fanorona_rules::generate::has_capture;
/// use fanorona_rules::notation::read_position;
/// use fanorona_rules::variant::shipped;
///
/// let rules = &shipped::variant("telo").unwrap().rules;
/// assert!(has_capture(rules, &read_position(rules, "3/3/W1B w").unwrap()));
/// assert!(!has_capture(rules, &read_position(rules, "1B1/3/W2 w").unwrap()));
/// ```
#[inline]
pub fn has_capture(rules: &Ruleset, position: &Position) -> bool {
    !capturing_stones(rules, position).is_empty()
}

/// Whether the turn must begin with a capture if one is possible.
#[inline]
pub(crate) fn capture_is_compulsory(rules: &Ruleset, position: &Position) -> bool {
    rules.switches.omitted_capture == OmittedCapture::Enforced || position.claimed()
}
