//! Where stones are drawn: on their journey, at rest, or held by the person at the board.

use super::flight::RestPose;
use super::{Pace, Pose, Stone};
use crate::app::session::{CurrentGuidance, DraggedStone};
use crate::app::table::Layout;
use bevy::prelude::*;

/// How high a chosen stone hangs over its point.
const LIFTED: f32 = 0.12;
/// How high a dragged stone hangs over the board.
const DRAGGED: f32 = 0.3;
/// How far beyond the outermost points a stone can be dragged.
const MARGIN: f32 = 0.5;
/// How much larger a stone is drawn while a finger drags it.
const LARGE: f32 = 1.5;
/// How quickly a stone follows: the share of the way left shrinks e-fold this often a second.
const EAGERNESS: f32 = 20.0;

/// Puts every stone where it is to be drawn now.
pub(super) fn pose(
    time: Res<Time>,
    pace: Res<Pace>,
    layout: Res<Layout>,
    (guidance, drag): (Res<CurrentGuidance>, Res<DraggedStone>),
    mut stones: Query<(&Stone, &Pose, &mut Transform)>,
) {
    let share = if pace.reduced { 1.0 } else { 1.0 - (-time.delta_secs() * EAGERNESS).exp() };
    let reach = layout.half_size() + Vec2::splat(MARGIN);
    for (stone, pose, mut transform) in &mut stones {
        let now = transform.translation;
        let chosen = stone.point.is_some() && stone.point == guidance.chosen;
        // A stone that rocks a last time may be picked up again.
        let flight = pose.flight.filter(|flight| !(chosen && flight.has_landed()));
        let perch = match (flight, drag.at) {
            (Some(flight), _) => flight.perch(),
            (None, Some(hand)) if chosen => {
                let hand = hand.clamp(-reach, reach);
                let under = Vec3::new(hand.x, now.y, hand.y);
                RestPose { place: settle(under, under.with_y(DRAGGED), share), ..pose.home }
            }
            (None, _) => {
                let lift = if chosen { Vec3::Y * LIFTED } else { Vec3::ZERO };
                RestPose { place: settle(now, pose.home.place + lift, share), ..pose.home }
            }
        };
        let rotation = perch.lean * pose.spin;
        let large = chosen && drag.by_finger && drag.at.is_some();
        let size = Vec3::splat(if large { LARGE } else { 1.0 });
        let scale = settle(transform.scale, size, share);
        transform.set_if_neq(Transform { translation: perch.place, rotation, scale });
    }
}

/// A part of the way from `now` to `goal`, and all of it once it is next to nothing.
fn settle(now: Vec3, goal: Vec3, share: f32) -> Vec3 {
    if now.distance_squared(goal) < 1e-6 { goal } else { now.lerp(goal, share) }
}
