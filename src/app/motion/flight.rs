//! The flight of one stone from one pose to another: curves and times, no entities.

use crate::app::table::ramp;
use crate::app::table::tray::RestPose;
use bevy::prelude::*;
use std::f32::consts::{PI, TAU};

/// The curve of a flight.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) enum FlightCurve {
    /// Along a line of the board: lifted, carried just above the wood, set down with its front edge
    /// first, pressed down, and rocking briefly at the end.
    Slide,
    /// A cubic Bézier curve through the air with these two control points. A stone that falls into a
    /// rack rattles there, each in its own way.
    Arc(Vec3, Vec3),
}

/// How a stone travels.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct FlightPlan {
    /// The curve it follows.
    pub curve: FlightCurve,
    /// Seconds until it starts.
    pub delay: f32,
    /// Seconds from start to landing.
    pub duration: f32,
    /// Seconds from its start for which the queue waits for it.
    pub blocks: f32,
}

impl FlightPlan {
    /// No flight: the stone is at its target at once.
    pub(crate) const JUMP: Self =
        Self { curve: FlightCurve::Slide, delay: 0.0, duration: 0.0, blocks: 0.0 };

    /// A flight for whose whole duration the queue waits.
    pub const fn new(curve: FlightCurve, delay: f32, duration: f32) -> Self {
        Self { curve, delay, duration, blocks: duration }
    }
}

/// The flight of one stone.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Flight {
    /// The pose it starts from.
    pub from: RestPose,
    /// The pose it ends in.
    pub to: RestPose,
    /// How it travels.
    pub plan: FlightPlan,
    /// Seconds since it was created.
    pub age: f32,
}

impl Flight {
    /// How high a sliding stone is carried, in units of the layout.
    const LIFT: f32 = 0.11;
    /// The fraction of a slide after which the stone is fully lifted, and that at which it starts
    /// to descend.
    const UP: f32 = 0.22;
    const DOWN: f32 = 0.74;
    /// The largest angle by which a stone rocks when it is set down, in radians.
    const ROCK: f32 = 0.055;
    /// Seconds for which it rocks.
    const ROCKING: f32 = 0.42;
    /// The distance from the stone's middle to the edge on which it rocks.
    const EDGE: f32 = 0.2;
    /// How deep it is pressed down, in units of the layout, and for how much of that time.
    const PRESS: (f32, f32) = (0.012, 0.35);
    /// Seconds for which a stone rattles in a rack, how high it bounces, how far it tilts, in radians,
    /// and how far it slips.
    const RATTLING: f32 = 0.4;
    const RATTLE: (f32, f32, f32) = (0.1, 0.3, 0.035);
    /// The same in a slot, which is little wider than a stone on edge.
    const RATTLE_IN_SLOT: (f32, f32, f32) = (0.07, 0.1, 0.01);
    /// Below this height is a rack.
    const RACK: f32 = -0.05;

    /// Whether the queue still waits for this flight.
    pub(crate) fn is_blocking(self) -> bool {
        self.age < self.plan.delay + self.plan.blocks.min(self.plan.duration)
    }

    /// Whether the stone has reached its target.
    pub(crate) fn has_landed(self) -> bool {
        self.age >= self.plan.delay + self.plan.duration
    }

    /// Whether the stone is at rest.
    pub(crate) fn is_over(self) -> bool {
        self.age >= self.plan.delay + self.plan.duration + self.settling()
    }

    /// Seconds from landing until the stone is at rest.
    fn settling(self) -> f32 {
        match self.plan.curve {
            _ if self.plan.duration <= 0.0 => 0.0,
            FlightCurve::Slide => Self::ROCKING,
            FlightCurve::Arc(..) if self.to.position.y < Self::RACK || self.ends_on_edge() => {
                Self::RATTLING
            }
            FlightCurve::Arc(..) => 0.0,
        }
    }

    /// Whether the stone ends on edge, as in a slot.
    fn ends_on_edge(self) -> bool {
        (self.to.tilt * Vec3::Y).y.abs() < 0.5
    }

    /// The same flight at its end.
    pub const fn ended(self) -> Self {
        Self { plan: FlightPlan { delay: 0.0, duration: 0.0, ..self.plan }, ..self }
    }

    /// The pose of the stone now.
    pub(crate) fn pose(self) -> RestPose {
        let part = if self.plan.duration > 0.0 {
            (self.age - self.plan.delay) / self.plan.duration
        } else {
            1.0
        };
        let part = part.clamp(0.0, 1.0);
        if part >= 1.0 {
            return match self.plan.curve {
                _ if self.is_over() => self.to,
                FlightCurve::Slide => self.rocked(),
                FlightCurve::Arc(..) => self.rattled(),
            };
        }
        let (from, to) = (self.from.position, self.to.position);
        match self.plan.curve {
            FlightCurve::Slide => {
                // The stone is lifted before it moves far, and has almost arrived when it is set
                // down.
                let path = ramp(0.06, 0.94, part);
                let carried = to.y + Self::LIFT;
                let fall = ((part - Self::DOWN) / (1.0 - Self::DOWN)).clamp(0.0, 1.0);
                let up = from.y + (carried - from.y) * ramp(0.0, Self::UP, part);
                let high = up + (to.y - up) * fall * fall;
                let flat = RestPose {
                    position: from.lerp(to, path).with_y(high),
                    tilt: self.tilt_at(path),
                };
                self.leaned(flat, Self::ROCK * fall * fall)
            }
            FlightCurve::Arc(one, other) => {
                let path = ramp(0.0, 1.0, part).lerp(part, 0.3);
                let position = bezier([from, one, other, to], path);
                RestPose { position, tilt: self.tilt_at(ramp(0.0, 1.0, part)) }
            }
        }
    }

    fn tilt_at(self, path: f32) -> Quat {
        self.from.tilt.slerp(self.to.tilt, path)
    }

    /// A pose leaning forward by this angle, in radians, on an edge.
    fn leaned(self, pose: RestPose, angle: f32) -> RestPose {
        let ahead = (self.to.position - self.from.position).with_y(0.0);
        if ahead.length_squared() < 0.05 {
            return pose;
        }
        let axis = Vec3::Y.cross(ahead.normalize());
        let up = Vec3::Y * angle.abs() * Self::EDGE;
        let tilt = Quat::from_axis_angle(axis, angle) * pose.tilt;
        RestPose { position: pose.position + up, tilt }
    }

    /// After the stone was set down on its front edge: it is pressed down and rocks, less and less.
    fn rocked(self) -> RestPose {
        let t = (self.age - self.plan.delay - self.plan.duration) / Self::ROCKING;
        let (deep, long) = Self::PRESS;
        let press = deep * ((t / long).min(1.0) * PI).sin();
        let angle = Self::ROCK * (1.0 - t).powi(3) * (t * 2.25 * TAU).cos();
        let home = RestPose { position: self.to.position - Vec3::Y * press, ..self.to };
        self.leaned(home, angle)
    }

    /// After the stone fell into a rack: it bounces, tilts and slips, less and less.
    fn rattled(self) -> RestPose {
        let t = (self.age - self.plan.delay - self.plan.duration) / Self::RATTLING;
        let less = (1.0 - t).powi(2);
        // Where it comes from decides how it falls.
        let own = own_way(self.from.position);
        let (high, tilted, slips) =
            if self.ends_on_edge() { Self::RATTLE_IN_SLOT } else { Self::RATTLE };
        let bounce = high * (0.6 + 0.4 * own) * less * (t * 1.5 * TAU).sin().abs();
        let slip = slips * own * less * (t * TAU).sin();
        let axis = Quat::from_rotation_y(own * PI) * Vec3::X;
        let angle = tilted * less * ((2.0 + own) * t * TAU).sin();
        RestPose {
            position: self.to.position + Vec3::new(slip, bounce, 0.0),
            tilt: Quat::from_axis_angle(axis, angle) * self.to.tilt,
        }
    }
}

/// A number from -1 to 1 that differs from place to place: what a stone that starts there does its own
/// way.
pub(super) fn own_way(place: Vec3) -> f32 {
    ((place.x * 12.9 + place.z * 78.2).sin() * 43.7).fract()
}

fn bezier([a, b, c, d]: [Vec3; 4], t: f32) -> Vec3 {
    let s = 1.0 - t;
    a * (s * s * s) + b * (3.0 * s * s * t) + c * (3.0 * s * t * t) + d * (t * t * t)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn flight(curve: FlightCurve, age: f32) -> Flight {
        let to = RestPose { position: Vec3::X, tilt: Quat::from_rotation_z(1.0) };
        let plan = FlightPlan { curve, delay: 0.1, duration: 0.3, blocks: 0.2 };
        Flight { from: RestPose::default(), to, plan, age }
    }

    #[test]
    fn every_curve_starts_and_ends_at_its_poses() {
        for curve in [FlightCurve::Slide, FlightCurve::Arc(Vec3::new(0.5, 2.0, 1.0), Vec3::X * 2.0)]
        {
            assert_eq!(flight(curve, 0.0).pose(), RestPose::default());
            assert_eq!(flight(curve, 0.1).pose().position, Vec3::ZERO);
            assert_eq!(flight(curve, 9.0).pose(), flight(curve, 0.0).to);
            assert!(flight(curve, 9.0).is_over() && !flight(curve, 0.39).has_landed());
            assert!(!flight(curve, 0.31).is_blocking() && flight(curve, 0.29).is_blocking());
            assert_eq!(flight(curve, 0.2).ended().pose(), flight(curve, 0.0).to);
        }
    }

    #[test]
    fn a_sliding_stone_is_lifted_and_stays_on_its_line() {
        let half = flight(FlightCurve::Slide, 0.25).pose();
        assert!((half.position - Vec3::new(0.5, Flight::LIFT, 0.0)).length() < 1e-5);
        assert!(half.tilt.angle_between(Quat::from_rotation_z(0.5)) < 1e-3);
    }

    #[test]
    fn a_stone_set_down_rocks_with_decreasing_amplitude() {
        let tilt_at = |age: f32| {
            let rocking = flight(FlightCurve::Slide, age).pose();
            assert!(rocking.position.distance(Vec3::X) < 0.02, "{rocking:?}");
            rocking.tilt.angle_between(Quat::from_rotation_z(1.0))
        };
        let most = |from: u32, to: u32| {
            (from..to).map(|at| tilt_at(0.4 + at as f32 * 0.01)).fold(0.0, f32::max)
        };
        let (early, late) = (most(1, 12), most(28, 41));
        assert!(early > 0.015 && early < 0.07 && late < early / 3.0, "{early} {late}");
        assert!(tilt_at(0.83) < 1e-3);
    }

    #[test]
    fn a_stone_in_a_tray_rattles_in_its_own_way_and_comes_to_rest() {
        let falls = |x: f32, age: f32| {
            let mut flight = flight(FlightCurve::Arc(Vec3::Y, Vec3::Y), age);
            flight.from.position.x = x;
            flight.to.position.y = -0.2;
            flight
        };
        let landed = falls(0.0, 0.4);
        assert!(landed.has_landed() && !landed.is_over());
        assert!(landed.pose().position.distance(landed.to.position) < 1e-4, "no jump");
        let [one, other] = [0.0, 1.0].map(|x| falls(x, 0.48).pose());
        assert!(one.position.y > -0.2 && one.position != other.position);
        assert_eq!(falls(0.0, 0.81).pose(), landed.to);
    }

    #[test]
    fn a_stone_in_a_slot_rattles_less_than_one_that_lies() {
        let most = |turned: f32| {
            (1..39)
                .map(|at| {
                    let mut flight =
                        flight(FlightCurve::Arc(Vec3::Y, Vec3::Y), 0.4 + at as f32 * 0.01);
                    flight.to.position.y = -0.06;
                    flight.to.tilt = Quat::from_rotation_z(turned);
                    flight.pose().tilt.angle_between(flight.to.tilt)
                })
                .fold(0.0, f32::max)
        };
        let (slot, lying) = (most(-1.55), most(0.0));
        assert!(slot > 0.01 && slot < 0.5 * lying, "{slot} {lying}");
    }

    #[test]
    fn a_sliding_stone_never_sinks_below_the_board() {
        for at in 0..40 {
            let place = flight(FlightCurve::Slide, 0.1 + at as f32 * 0.0075).pose().position;
            assert!(place.y >= 0.0 && place.y <= Flight::LIFT + 1e-5 && place.z == 0.0, "{place}");
        }
    }
}
