//! How long everything takes that is shown, and how it bends on its way. Plain sums.

use super::flight::Curve;
use super::stone_commands::FlightPlan;
use bevy::prelude::*;

/// Seconds a stone takes for one step.
const SLIDE: f32 = 0.36;
/// Seconds between one captured stone's leaving and the next one's.
const STAGGER: f32 = 0.09;
/// Seconds a captured stone takes to its tray.
const SWEEP: f32 = 0.46;
/// Seconds after which nothing waits for a captured stone on its way any more.
const GONE: f32 = 0.16;
/// Seconds between two steps of a chain that are shown one after another.
const PAUSE: f32 = 0.2;
/// Seconds stones take when the board jumps back or forth.
pub(super) const RESTORE: f32 = 0.24;
/// How much quicker every further step of a chain is, and the quickest.
const QUICKER: f32 = 0.05;
const QUICKEST: f32 = 1.4;
/// Taking back is quicker than playing: what was there is known.
const BACK: f32 = 1.35;
/// Seconds that several turns take together at most.
const SEVERAL: f32 = 2.6;

/// How much faster than usual something is shown: 1.0 is the usual speed.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Tempo(pub f32);

impl Tempo {
    /// The tempo of a chain's step, counted from 0.
    pub fn of_step(nth: usize) -> Self {
        Self((1.0 + QUICKER * nth as f32).min(QUICKEST))
    }

    /// The tempo of steps that are taken back or played again, so many turns and, in all, so many
    /// steps and taken stones.
    pub fn of_turns(turns: usize, steps: usize, captured: usize) -> Self {
        let usual = steps as f32 * (SLIDE + PAUSE) + captured as f32 * STAGGER;
        let least = if turns > 1 { BACK * 1.25 } else { BACK };
        Self((usual / SEVERAL).max(least))
    }

    const fn duration(self, seconds: f32) -> f32 {
        seconds / self.0
    }

    /// How a stone takes its step, after `delay` seconds.
    pub fn slide(self, delay: f32) -> FlightPlan {
        FlightPlan::new(Curve::Slide, delay, self.duration(SLIDE))
    }

    /// How the `nth` stone that a step takes leaves its point, swept off this way.
    pub fn sweep(self, nth: usize, from: Vec3, to: Vec3, off: Vec3) -> FlightPlan {
        let delay = self.duration(SLIDE + STAGGER * nth as f32);
        let blocks = self.duration(GONE);
        FlightPlan { blocks, ..FlightPlan::new(swept(from, to, off), delay, self.duration(SWEEP)) }
    }

    /// How the `nth` of the stones that return comes back to a point from which it was swept this
    /// way.
    pub fn unsweep(self, nth: usize, from: Vec3, to: Vec3, off: Vec3) -> FlightPlan {
        let Curve::Arc(one, other) = swept(to, from, off) else { return FlightPlan::JUMP };
        let delay = self.duration(STAGGER * nth as f32);
        FlightPlan::new(Curve::Arc(other, one), delay, self.duration(SWEEP))
    }

    /// Seconds from one taken stone's leaving to the next one's.
    pub const fn apart(self) -> f32 {
        self.duration(STAGGER)
    }

    /// Seconds from a step's beginning, with so many stones taken, until the next may begin.
    pub fn step(self, captured: usize) -> f32 {
        self.duration(SLIDE + STAGGER * captured as f32 + PAUSE)
    }

    /// Seconds until the stone itself goes when so many taken stones return before it.
    pub fn before_the_way_back(self, captured: usize) -> f32 {
        match captured {
            0 => 0.0,
            more => self.duration(STAGGER * (more - 1) as f32 + SWEEP * 0.7),
        }
    }

    /// Seconds from the beginning of a step back until the next may begin.
    pub fn step_back(self, captured: usize) -> f32 {
        self.before_the_way_back(captured) + self.duration(SLIDE + PAUSE * 0.3)
    }
}

/// Seconds between two steps that are not shown gliding.
pub(super) const JUMPED: f32 = 0.3;

/// How a stone hops over whatever lies between.
pub(super) fn hop(from: Vec3, to: Vec3) -> FlightPlan {
    let high = Vec3::Y * (0.3 + from.distance(to) * 0.3).min(1.5);
    FlightPlan::new(Curve::Arc(from.lerp(to, 0.2) + high, from.lerp(to, 0.8) + high), 0.0, RESTORE)
}

/// Off the board the way the capture went, over its neighbours, and down into the tray from above.
fn swept(from: Vec3, to: Vec3, off: Vec3) -> Curve {
    let high = 0.9 + from.distance(to) * 0.06;
    Curve::Arc(from + off * 0.9 + Vec3::Y * high, to + off * 0.3 + Vec3::Y * (high + 0.7))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_long_chain_quickens_a_little_and_can_still_be_followed() {
        let steps: Vec<f32> = (0..10).map(|nth| Tempo::of_step(nth).step(2)).collect();
        assert!(steps.windows(2).all(|pair| pair[1] <= pair[0]));
        assert!(steps[9] > 0.45 && steps[0] < 0.9, "{steps:?}");
        let whole: f32 = steps.iter().sum();
        assert!((4.5..7.5).contains(&whole), "{whole} s for ten steps");
    }

    #[test]
    fn several_turns_taken_back_take_no_longer_than_a_few_seconds() {
        for (turns, steps, captured) in [(1, 1, 2), (2, 2, 4), (2, 12, 20), (40, 70, 40)] {
            let tempo = Tempo::of_turns(turns, steps, captured);
            assert!(tempo.0 >= BACK);
            let all: f32 = (0..steps).map(|_| tempo.step_back(captured / steps)).sum();
            assert!(all <= SEVERAL * 1.6, "{all} s for {turns} turns");
        }
        assert!(Tempo::of_turns(2, 2, 2).0 > Tempo::of_turns(1, 1, 1).0);
    }
}
