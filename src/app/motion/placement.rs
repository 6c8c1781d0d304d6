//! The transforms of the stones: in flight, at rest, or dragged by the player.

use super::{MotionSettings, Pose, Stone};
use crate::app::session::{CurrentGuidance, DraggedStone};
use crate::app::table::Layout;
use crate::app::table::tray::RestPose;
use bevy::prelude::*;

/// How high a chosen stone is raised above its point.
const LIFTED: f32 = 0.12;
/// How high a dragged stone is raised above the board.
const DRAGGED: f32 = 0.3;
/// How far beyond the outermost points a stone can be dragged.
const MARGIN: f32 = 0.5;
/// The scale of a stone that is dragged by a finger.
const LARGE: f32 = 1.5;
/// The rate at which a stone approaches its target, as an exponential decay per second.
const EAGERNESS: f32 = 20.0;

/// Updates the transform of every stone.
pub(super) fn place(
    time: Res<Time>,
    settings: Res<MotionSettings>,
    layout: Res<Layout>,
    (guidance, drag): (Res<CurrentGuidance>, Res<DraggedStone>),
    mut stones: Query<(&Stone, &Pose, &mut Transform)>,
) {
    let share = if settings.reduced { 1.0 } else { 1.0 - (-time.delta_secs() * EAGERNESS).exp() };
    let reach = layout.half_size() + Vec2::splat(MARGIN);
    for (stone, pose, mut transform) in &mut stones {
        let now = transform.translation;
        let chosen = stone.point.is_some() && stone.point == guidance.chosen;
        // A stone that still rocks may be picked up again.
        let flight = pose.flight.filter(|flight| !(chosen && flight.has_landed()));
        let at = match (flight, drag.at) {
            (Some(flight), _) => flight.pose(),
            (None, Some(hand)) if chosen => {
                let hand = hand.clamp(-reach, reach);
                let under = Vec3::new(hand.x, now.y, hand.y);
                RestPose { position: settle(under, under.with_y(DRAGGED), share), ..pose.home }
            }
            (None, _) => {
                let lift = if chosen { Vec3::Y * LIFTED } else { Vec3::ZERO };
                RestPose { position: settle(now, pose.home.position + lift, share), ..pose.home }
            }
        };
        let rotation = at.tilt * pose.spin;
        let large = chosen && drag.by_finger && drag.at.is_some();
        let size = Vec3::splat(if large { LARGE } else { 1.0 });
        let scale = settle(transform.scale, size, share);
        transform.set_if_neq(Transform { translation: at.position, rotation, scale });
    }
}

/// Moves from `now` towards `goal` by this share of the distance. Returns `goal` itself once the
/// distance is negligible.
fn settle(now: Vec3, goal: Vec3, share: f32) -> Vec3 {
    if now.distance_squared(goal) < 1e-6 { goal } else { now.lerp(goal, share) }
}
