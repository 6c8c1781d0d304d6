//! What the show touches: sends stones on their way, makes new ones, takes them away.

use super::flight::{Curve, Flight, RestPose};
use super::{Pose, Stone};
use crate::app::table::StoneLooks;
use crate::rules::{Point, Side};
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

/// How a stone is to travel: see [`Flight`] for the measures.
#[derive(Clone, Copy, Debug)]
pub(super) struct Journey {
    pub curve: Curve,
    pub delay: f32,
    pub lasts: f32,
    pub holds: f32,
}

impl Journey {
    /// There at once.
    pub const JUMP: Self = Self { curve: Curve::Slide, delay: 0.0, lasts: 0.0, holds: 0.0 };

    /// A journey for which everything else waits.
    pub const fn new(curve: Curve, delay: f32, lasts: f32) -> Self {
        Self { curve, delay, lasts, holds: lasts }
    }
}

/// What the show needs to move stones about.
#[derive(SystemParam)]
pub(super) struct StoneCommands<'w, 's> {
    pub commands: Commands<'w, 's>,
    pub looks: Res<'w, StoneLooks>,
    stones: Query<'w, 's, (&'static mut Stone, &'static mut Pose, &'static Transform)>,
}

impl StoneCommands<'_, '_> {
    /// Where a stone is drawn now.
    pub fn place(&self, stone: Entity) -> Option<Vec3> {
        self.stones.get(stone).ok().map(|(_, _, transform)| transform.translation)
    }

    /// Sends a stone to a place.
    pub fn send(&mut self, stone: Entity, point: Option<Point>, to: RestPose, journey: Journey) {
        let Ok((mut stone, mut pose, transform)) = self.stones.get_mut(stone) else { return };
        stone.point = point;
        pose.home = to;
        let place = transform.translation;
        let from = RestPose { place, lean: transform.rotation * pose.spin.inverse() };
        let Journey { curve, delay, lasts, holds } = journey;
        pose.flight = Some(Flight { from, to, curve, delay, lasts, holds, age: 0.0 });
    }

    /// A new stone, there at once.
    pub fn spawn(&mut self, side: Side, point: Option<Point>, home: RestPose) -> Entity {
        let name = match side {
            Side::White => "White stone",
            Side::Black => "Black stone",
        };
        let seed = (home.place.x * 7.0 + home.place.z * 13.0).abs() as usize;
        let spin = Quat::from_rotation_y(seed as f32 * 2.4);
        self.commands
            .spawn((
                Name::new(name),
                Stone { side, point },
                Pose { home, spin, flight: None },
                self.looks.bundle(side, seed),
                Transform::from_translation(home.place).with_rotation(home.lean * spin),
            ))
            .id()
    }

    /// Ends every journey where it was to end.
    pub fn land(&mut self) {
        for (_, mut pose, _) in &mut self.stones {
            pose.flight = pose.flight.map(Flight::ended);
        }
    }

    /// Is any stone still on a journey that others wait for?
    pub fn any_held(&self) -> bool {
        self.any(|flight| !flight.holds_nothing())
    }

    /// Is any stone not lying still?
    pub fn any_moving(&self) -> bool {
        self.any(|flight| !flight.is_over())
    }

    fn any(&self, like: impl Fn(Flight) -> bool) -> bool {
        self.stones.iter().any(|(_, pose, _)| pose.flight.is_some_and(&like))
    }
}
