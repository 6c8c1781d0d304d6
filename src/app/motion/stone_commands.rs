//! What the animation queue does with stone entities: start flights, spawn and despawn.

use super::flight::{Flight, FlightPlan};
use super::{MotionSettings, Pose, Stone};
use crate::app::table::looks::seed_at;
use crate::app::table::tray::{RestPose, rest_pose};
use crate::app::table::{Layout, StoneLooks};
use crate::rules::{Point, Side};
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

/// The system parameter that spawns, moves and despawns stones.
#[derive(SystemParam)]
pub(super) struct StoneCommands<'w, 's> {
    commands: Commands<'w, 's>,
    looks: Res<'w, StoneLooks>,
    pub layout: Res<'w, Layout>,
    pub settings: Res<'w, MotionSettings>,
    stones: Query<'w, 's, (&'static mut Stone, &'static mut Pose, &'static Transform)>,
}

impl StoneCommands<'_, '_> {
    /// The rest pose of a stone on this point.
    pub fn on_point(&self, point: Point) -> RestPose {
        RestPose::flat(self.layout.place(point))
    }

    /// The rest pose of the `index`th captured stone of this side.
    pub fn in_tray(&self, side: Side, index: usize) -> RestPose {
        rest_pose(&self.layout, &self.looks, side, index)
    }

    /// Starts the flight of a stone. `plan` plans it from where the stone is drawn now and where it ends. When
    /// motion is reduced, the stone jumps.
    pub fn send(
        &mut self,
        stone: Entity,
        point: Option<Point>,
        to: RestPose,
        plan: impl FnOnce(Vec3, Vec3) -> FlightPlan,
    ) {
        let Ok((mut stone, mut pose, transform)) = self.stones.get_mut(stone) else { return };
        stone.point = point;
        pose.home = to;
        let from = RestPose {
            position: transform.translation,
            tilt: transform.rotation * pose.spin.inverse(),
        };
        let plan = match self.settings.reduced {
            true => FlightPlan::JUMP,
            false => plan(from.position, to.position),
        };
        pose.flight = Some(Flight { from, to, plan, age: 0.0 });
    }

    /// Lets the stones of a side that rest on the board hop where they are, as `plan` has it for the place of each.
    pub(crate) fn hop(&mut self, side: Side, plan: impl Fn(Vec3) -> FlightPlan) {
        for (stone, mut pose, _) in &mut self.stones {
            if stone.side == side && stone.point.is_some() && pose.flight.is_none() {
                let home = pose.home;
                let plan = plan(home.position);
                pose.flight = Some(Flight { from: home, to: home, plan, age: 0.0 });
            }
        }
    }

    /// Spawns a stone at its rest pose.
    pub fn spawn(&mut self, side: Side, point: Option<Point>, home: RestPose) -> Entity {
        let seed = seed_at(home.position);
        let spin = Quat::from_rotation_y(seed as f32 * 2.4);
        self.commands
            .spawn((
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
