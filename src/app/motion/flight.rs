//! How a stone travels from one place to another: curves and times, no entities.

use bevy::prelude::*;

/// Where a stone is, and how it leans.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Perch {
    /// The place of its lowest middle.
    pub place: Vec3,
    /// How it leans: nothing while it stands on the board.
    pub lean: Quat,
}

impl Perch {
    /// Flat on its bottom.
    pub const fn flat(place: Vec3) -> Self {
        Self { place, lean: Quat::IDENTITY }
    }
}

/// The curve of a journey.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) enum Curve {
    /// Along a line of the board, lifted just enough not to scrape.
    Slide,
    /// Off the board or back to it, bending towards this place on the way.
    Arc(Vec3),
}

/// One journey of one stone.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Flight {
    /// Where it starts.
    pub from: Perch,
    /// Where it ends.
    pub to: Perch,
    /// How it gets there.
    pub curve: Curve,
    /// Seconds until it starts.
    pub delay: f32,
    /// Seconds it takes from then on.
    pub lasts: f32,
    /// Seconds since it was planned.
    pub age: f32,
}

impl Flight {
    /// How high a sliding stone is lifted, in units of the layout.
    const LIFT: f32 = 0.1;

    /// Is the journey over?
    pub const fn is_over(self) -> bool {
        self.age >= self.delay + self.lasts
    }

    /// Where the stone is now.
    pub fn perch(self) -> Perch {
        let part = if self.lasts > 0.0 { (self.age - self.delay) / self.lasts } else { 1.0 };
        let part = part.clamp(0.0, 1.0);
        if part >= 1.0 {
            return self.to;
        }
        let way = smooth(part);
        let (from, to) = (self.from.place, self.to.place);
        let place = match self.curve {
            Curve::Slide => {
                let lift = smooth(part / 0.25) * (1.0 - smooth((part - 0.75) / 0.25));
                from.lerp(to, way) + Vec3::Y * Self::LIFT * lift
            }
            Curve::Arc(bend) => from.lerp(bend, way).lerp(bend.lerp(to, way), way),
        };
        Perch { place, lean: self.from.lean.slerp(self.to.lean, way) }
    }
}

/// From 0 to 1, gently at both ends; level outside.
fn smooth(part: f32) -> f32 {
    let part = part.clamp(0.0, 1.0);
    part * part * (3.0 - 2.0 * part)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn flight(curve: Curve, age: f32) -> Flight {
        let to = Perch { place: Vec3::X, lean: Quat::from_rotation_z(1.0) };
        Flight { from: Perch::default(), to, curve, delay: 0.1, lasts: 0.3, age }
    }

    #[test]
    fn every_curve_starts_and_ends_where_it_should() {
        for curve in [Curve::Slide, Curve::Arc(Vec3::new(0.5, 2.0, 1.0))] {
            assert_eq!(flight(curve, 0.0).perch(), Perch::default());
            assert_eq!(flight(curve, 0.1).perch().place, Vec3::ZERO);
            assert_eq!(flight(curve, 0.41).perch(), flight(curve, 0.0).to);
            assert!(flight(curve, 9.0).is_over() && !flight(curve, 0.39).is_over());
        }
    }

    #[test]
    fn a_sliding_stone_is_lifted_on_its_way_and_keeps_to_its_line() {
        let half = flight(Curve::Slide, 0.25).perch();
        assert!((half.place - Vec3::new(0.5, Flight::LIFT, 0.0)).length() < 1e-5);
        assert!(half.lean.angle_between(Quat::from_rotation_z(0.5)) < 1e-3);
    }
}
