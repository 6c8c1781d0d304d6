//! What the animation queue does with stone entities: start flights, spawn and despawn.

use super::flight::{Flight, FlightPlan};
use super::{Pose, Stone};
use crate::app::table::StoneLooks;
use crate::app::table::looks::seed_at;
use crate::app::table::tray::RestPose;
use crate::rules::{Point, Side};
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

/// The system parameter that spawns, moves and despawns stones.
#[derive(SystemParam)]
pub(super) struct StoneCommands<'w, 's> {
    commands: Commands<'w, 's>,
    pub looks: Res<'w, StoneLooks>,
    stones: Query<'w, 's, (&'static mut Stone, &'static mut Pose, &'static Transform)>,
}

impl StoneCommands<'_, '_> {
    /// Where a stone is drawn now.
    pub fn place(&self, stone: Entity) -> Option<Vec3> {
        self.stones.get(stone).ok().map(|(_, _, transform)| transform.translation)
    }

    /// Starts the flight of a stone.
    pub fn send(&mut self, stone: Entity, point: Option<Point>, to: RestPose, plan: FlightPlan) {
        let Ok((mut stone, mut pose, transform)) = self.stones.get_mut(stone) else { return };
        stone.point = point;
        pose.home = to;
        let from = RestPose {
            position: transform.translation,
            tilt: transform.rotation * pose.spin.inverse(),
        };
        pose.flight = Some(Flight { from, to, plan, age: 0.0 });
    }

    /// Spawns a stone at its rest pose.
    pub fn spawn(&mut self, side: Side, point: Option<Point>, home: RestPose) -> Entity {
        let name = match side {
            Side::White => "White stone",
            Side::Black => "Black stone",
        };
        let seed = seed_at(home.position);
        let spin = Quat::from_rotation_y(seed as f32 * 2.4);
        self.commands
            .spawn((
                Name::new(name),
                Stone { side, point },
                Pose { home, spin, flight: None },
                self.looks.bundle(side, seed),
                Transform::from_translation(home.position).with_rotation(home.tilt * spin),
            ))
            .id()
    }

    /// Despawns a stone.
    pub(crate) fn despawn(&mut self, stone: Entity) {
        self.commands.entity(stone).despawn();
    }

    /// Ends every flight at its target.
    pub(crate) fn land(&mut self) {
        for (_, mut pose, _) in &mut self.stones {
            pose.flight = pose.flight.map(Flight::ended);
        }
    }

    /// Whether the queue waits for the flight of any stone.
    pub(crate) fn any_blocking(&self) -> bool {
        self.any(Flight::is_blocking)
    }

    /// Whether any stone is not at rest.
    pub(crate) fn any_moving(&self) -> bool {
        self.any(|flight| !flight.is_over())
    }

    fn any(&self, like: impl Fn(Flight) -> bool) -> bool {
        self.stones.iter().any(|(_, pose, _)| pose.flight.is_some_and(&like))
    }
}
