//! The durations and curves of the animations, as pure functions.

use super::flight::{FlightCurve, FlightPlan, own_way};
use bevy::prelude::*;

/// Seconds of one step.
const SLIDE: f32 = 0.36;
/// Seconds between the departures of two captured stones.
const STAGGER: f32 = 0.09;
/// Seconds of a captured stone's flight to its tray.
const SWEEP: f32 = 0.46;
/// Seconds for which the queue waits for a captured stone in flight.
const GONE: f32 = 0.16;
/// Seconds between two steps of a chain.
const PAUSE: f32 = 0.2;
/// Seconds of a stone's flight when the board is restored.
pub(super) const RESTORE: f32 = 0.24;
/// How much faster each further step of a chain is, and the upper limit.
const QUICKER: f32 = 0.05;
const QUICKEST: f32 = 1.4;
/// The factor by which steps back are faster than steps.
const BACK: f32 = 1.35;
/// The longest that several turns may take together, in seconds.
const SEVERAL: f32 = 2.6;

/// A factor on the speed of an animation; 1.0 is normal.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Tempo(pub f32);

impl Tempo {
    /// The tempo of a chain's step, counted from 0.
    pub(crate) fn of_step(nth: usize) -> Self {
        Self((1.0 + QUICKER * nth as f32).min(QUICKEST))
    }

    /// The tempo of this many turns that are taken back or replayed, with this many steps and
    /// captured stones in total.
    pub(crate) fn of_turns(turns: usize, steps: usize, captured: usize) -> Self {
        let usual = steps as f32 * (SLIDE + PAUSE) + captured as f32 * STAGGER;
        let least = if turns > 1 { BACK * 1.25 } else { BACK };
        Self((usual / SEVERAL).max(least))
    }

    const fn duration(self, seconds: f32) -> f32 {
        seconds / self.0
    }

    /// The flight of a step, after `delay` seconds.
    pub(crate) fn slide(self, delay: f32) -> FlightPlan {
        FlightPlan::new(FlightCurve::Slide, delay, self.duration(SLIDE))
    }

    /// The flight of the `nth` captured stone, which leaves in direction `off`.
    pub fn sweep(self, nth: usize, from: Vec3, to: Vec3, off: Vec3) -> FlightPlan {
        let delay = self.duration(SLIDE + STAGGER * nth as f32);
        let blocks = self.duration(GONE);
        FlightPlan { blocks, ..FlightPlan::new(swept(from, to, off), delay, self.duration(SWEEP)) }
    }

    /// The flight of the `nth` returning stone back to the point that it had left in direction
    /// `off`.
    pub(crate) fn unsweep(self, nth: usize, from: Vec3, to: Vec3, off: Vec3) -> FlightPlan {
        let FlightCurve::Arc(one, other) = swept(to, from, off) else { return FlightPlan::JUMP };
        let delay = self.duration(STAGGER * nth as f32);
        FlightPlan::new(FlightCurve::Arc(other, one), delay, self.duration(SWEEP))
    }

    /// Seconds between the departures of two captured stones.
    pub const fn apart(self) -> f32 {
        self.duration(STAGGER)
    }

    /// Seconds from the start of a step that captures this many stones until the next may start.
    pub fn step(self, captured: usize) -> f32 {
        self.duration(SLIDE + STAGGER * captured as f32 + PAUSE)
    }

    /// Seconds until the moving stone starts back, if this many captured stones return before it.
    pub(crate) fn before_step_back(self, captured: usize) -> f32 {
        match captured {
            0 => 0.0,
            more => self.duration(STAGGER * (more - 1) as f32 + SWEEP * 0.7),
        }
    }

    /// Seconds from the start of a step back until the next may start.
    pub(crate) fn step_back(self, captured: usize) -> f32 {
        self.before_step_back(captured) + self.duration(SLIDE + PAUSE * 0.3)
    }
}

/// Seconds between two steps when motion is reduced.
pub(super) const JUMPED: f32 = 0.3;

/// A flight in an arc over everything in between.
pub(super) fn hop(from: Vec3, to: Vec3) -> FlightPlan {
    let high = Vec3::Y * (0.3 + from.distance(to) * 0.3).min(1.5);
    FlightPlan::new(
        FlightCurve::Arc(from.lerp(to, 0.2) + high, from.lerp(to, 0.8) + high),
        0.0,
        RESTORE,
    )
}

/// A curve that leaves the board in the direction of the capture and descends into the tray from
/// above, each stone in its own way.
fn swept(from: Vec3, to: Vec3, off: Vec3) -> FlightCurve {
    let own = own_way(from);
    let high = (0.9 + from.distance(to) * 0.06) * (1.0 + 0.22 * own);
    let aside = Vec3::Y.cross(off) * own * 0.5;
    let leaves = from + off * 0.9 + aside + Vec3::Y * high;
    FlightCurve::Arc(leaves, to + off * 0.3 + aside * 0.4 + Vec3::Y * (high + 0.7))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn long_chains_speed_up_a_little() {
        let steps: Vec<f32> = (0..10).map(|nth| Tempo::of_step(nth).step(2)).collect();
        assert!(steps.windows(2).all(|pair| pair[1] <= pair[0]));
        assert!(steps[9] > 0.45 && steps[0] < 0.9, "{steps:?}");
        let whole: f32 = steps.iter().sum();
        assert!((4.5..7.5).contains(&whole), "{whole} s for ten steps");
    }

    #[test]
    fn taking_back_several_turns_takes_a_few_seconds_at_most() {
        for (turns, steps, captured) in [(1, 1, 2), (2, 2, 4), (2, 12, 20), (40, 70, 40)] {
            let tempo = Tempo::of_turns(turns, steps, captured);
            assert!(tempo.0 >= BACK);
            let all: f32 = (0..steps).map(|_| tempo.step_back(captured / steps)).sum();
            assert!(all <= SEVERAL * 1.6, "{all} s for {turns} turns");
        }
        assert!(Tempo::of_turns(2, 2, 2).0 > Tempo::of_turns(1, 1, 1).0);
    }
}
