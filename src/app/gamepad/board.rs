//! Moves the cursor over the board between the points that can be used, in directions as the camera sees them.

use super::nearest::nearest;
use super::read::PadState;
use crate::app::session::{BoardAnnotations, CurrentGuidance, CurrentSelection};
use crate::app::table::{Layout, TableCamera};
use crate::game::play::Guidance;
use crate::rules::{Board, Point, PointSet};
use bevy::prelude::*;

/// The points that something can be done with now: the stones of the two groups while the choice is open, the targets
/// of the chosen stone with the stone itself, or the stones that may move. All points where there are none, and while
/// points are asked for.
pub fn sensible_points(guidance: &Guidance, picking: bool, board: &Board) -> PointSet {
    let all = board.points().collect();
    let some = if picking || !guidance.acting {
        PointSet::EMPTY
    } else if guidance.choice.is_some() {
        guidance.preview[0] | guidance.preview[1]
    } else if let Some(chosen) = guidance.chosen {
        guidance.targets.iter().map(|target| target.to).chain([chosen]).collect()
    } else {
        guidance.movable
    };
    if some.is_empty() { all } else { some }
}

/// Where a point is seen: to the right, and up. The camera is above the board, so only its turn around it counts.
pub(super) fn seen(layout: &Layout, point: Point, yaw: f32) -> Vec2 {
    let place = layout.place(point);
    Vec2::from_angle(-yaw).rotate(Vec2::new(place.x, -place.z))
}

/// Moves the cursor.
pub(super) fn move_cursor(
    state: Res<PadState>,
    layout: Option<Res<Layout>>,
    guidance: Res<CurrentGuidance>,
    annotations: Res<BoardAnnotations>,
    eyes: Query<&Transform, With<TableCamera>>,
    mut selection: ResMut<CurrentSelection>,
) {
    let (Some(direction), Some(layout)) = (state.moved, layout) else { return };
    let yaw = eyes.iter().next().map_or(0.0, |eye| eye.rotation.to_euler(EulerRot::YXZ).0);
    let board = layout.board();
    let picking = annotations.picked.is_some();
    let points = match state.all_points {
        true => board.points().collect(),
        false => sensible_points(&guidance, picking, board),
    };
    let places =
        |points: PointSet| points.into_iter().map(|point| (point, seen(&layout, point, yaw)));
    let known = selection.hovered.filter(|at| board.points().any(|point| point == *at));
    let next = match known.or(guidance.chosen) {
        Some(at) => nearest(seen(&layout, at, yaw), direction, places(points)),
        // The first move goes to the point nearest to the middle.
        None => places(points)
            .min_by(|(_, one), (_, other)| one.length().total_cmp(&other.length()))
            .map(|(point, _)| point),
    };
    if let Some(next) = next {
        selection.hovered = Some(next);
    }
}
