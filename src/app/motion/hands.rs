//! What the show touches: sends stones on their way, makes new ones, takes them away.

use super::flight::{Curve, Flight, Perch};
use super::{Pose, Stone};
use crate::app::table::StoneLooks;
use crate::rules::{Point, Side};
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

/// What the show needs to move stones about.
#[derive(SystemParam)]
pub(super) struct Hands<'w, 's> {
    pub commands: Commands<'w, 's>,
    pub looks: Res<'w, StoneLooks>,
    stones: Query<'w, 's, (&'static mut Stone, &'static mut Pose, &'static Transform)>,
}

impl Hands<'_, '_> {
    /// Sends a stone to a place, with these seconds of delay and of travel.
    pub fn send(
        &mut self,
        stone: Entity,
        point: Option<Point>,
        to: Perch,
        curve: impl Fn(Vec3) -> Curve,
        [delay, lasts]: [f32; 2],
        jump: bool,
    ) {
        let Ok((mut stone, mut pose, transform)) = self.stones.get_mut(stone) else { return };
        stone.point = point;
        pose.home = to;
        let place = transform.translation;
        let from = Perch { place, lean: transform.rotation * pose.spin.inverse() };
        let [delay, lasts] = if jump { [0.0; 2] } else { [delay, lasts] };
        let flight = Flight { from, to, curve: curve(place), delay, lasts, age: 0.0 };
        pose.flight = Some(flight);
    }

    /// A new stone, there at once.
    pub fn spawn(&mut self, side: Side, point: Option<Point>, home: Perch) -> Entity {
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
            let ended = |flight| Flight { delay: 0.0, lasts: 0.0, ..flight };
            pose.flight = pose.flight.map(ended);
        }
    }

    /// Is any stone still on its way?
    pub fn any_flying(&self) -> bool {
        self.stones.iter().any(|(_, pose, _)| pose.flight.is_some_and(|flight| !flight.is_over()))
    }
}
