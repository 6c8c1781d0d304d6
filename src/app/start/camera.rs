//! Shows the board from near while the first page is open.

use crate::app::pages::OpenPage;
use crate::app::table::TableCamera;
use crate::app::table::camera::{view::View, viewpoint::CameraSettings};
use bevy::prelude::*;

/// Moves the camera near the board when the first page opens, and back to the player's side when it closes.
pub(in crate::app) fn approach(
    page: Res<OpenPage>,
    settings: Res<CameraSettings>,
    mut near: Local<bool>,
    mut cameras: Query<&mut TableCamera>,
) {
    if page.is_start() == *near {
        return;
    }
    *near = page.is_start();
    let view = if *near { View::CLOSE } else { settings.home() };
    cameras.iter_mut().for_each(|mut camera| camera.look(view));
}
