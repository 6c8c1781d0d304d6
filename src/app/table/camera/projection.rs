//! Where the points of the board are seen in the window, for what the interface draws over them.

use super::view::TableCamera;
use crate::app::table::Layout;
use crate::rules::Point;
use bevy::prelude::*;

/// The height above the board, in units, at which things are drawn over a point: that of the stones.
const HEIGHT: f32 = 0.16;

/// Where the points of the board are seen in the window, in logical pixels from its upper left corner.
/// Empty before the first frame.
#[derive(Resource, Clone, Debug, Default, PartialEq)]
pub struct PointsOnScreen {
    at: Vec<Vec2>,
}

impl PointsOnScreen {
    /// Where a point is seen; `None` if the board was not drawn yet.
    pub fn of(&self, point: Point) -> Option<Vec2> {
        self.at.get(point.index()).copied()
    }
}

/// Follows camera and board.
pub(super) fn project(
    layout: Res<Layout>,
    cameras: Query<(&Camera, &Transform), With<TableCamera>>,
    mut points: ResMut<PointsOnScreen>,
) {
    let Some((lens, eye)) = cameras.iter().next() else { return };
    let eye = GlobalTransform::from(*eye);
    let seen = |point| {
        let place = layout.place(point) + Vec3::Y * HEIGHT;
        lens.world_to_viewport(&eye, place).ok()
    };
    let at = layout.board().all().into_iter().map(seen).collect::<Option<Vec<_>>>();
    points.set_if_neq(PointsOnScreen { at: at.unwrap_or_default() });
}
