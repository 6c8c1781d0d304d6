//! Where mouse or finger points on the board: a ray against the board's plane, and the nearest
//! point within reach. Works without picking meshes, and is generous for fingers.

use crate::app::schedule::InputFocus;
use crate::app::table::Layout;
use crate::rules::Point;
use bevy::input::touch::Touches;
use bevy::prelude::*;
use bevy::window::PrimaryWindow;

/// The plane that is pointed at lies this far above the board, in units: about half a stone, for
/// people point at stones rather than at the wood under them.
const AIM_HEIGHT: f32 = 0.1;

/// A stone that a finger drags is seen so many logical pixels above it.
const ABOVE: f32 = 64.0;

/// Mouse or finger, whichever spoke last.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq)]
pub struct Pointer {
    /// Where it is in the window, in logical pixels.
    pub screen: Option<Vec2>,
    /// Where that is on the board's plane, x and z.
    pub place: Option<Vec2>,
    /// The point of the board there.
    pub point: Option<Point>,
    /// It went down in this frame.
    pub pressed: bool,
    /// It is down.
    pub held: bool,
    /// It came up in this frame.
    pub released: bool,
    /// It is a finger: it hovers over nothing once it is up.
    pub finger: bool,
    /// For a finger: the place on the board's plane that is seen a little above it.
    pub above: Option<Vec2>,
    /// A second finger has come, or the system has taken the touch away: nothing is meant by it.
    pub cancelled: bool,
}

/// Brings the pointer up to date.
pub(super) fn locate(
    window: Option<Single<&Window, With<PrimaryWindow>>>,
    cameras: Query<(&Camera, &GlobalTransform), With<Camera3d>>,
    layout: Option<Res<Layout>>,
    buttons: Option<Res<ButtonInput<MouseButton>>>,
    touches: Option<Res<Touches>>,
    focus: Res<InputFocus>,
    mut pointer: ResMut<Pointer>,
) {
    let (Some(window), Some(layout)) = (window, layout) else { return };
    let mut now = Pointer::default();
    let finger = touches.as_ref().and_then(|touches| {
        let first = touches.iter().next().map(|touch| (touch.position(), true));
        let gone = || touches.iter_just_released().chain(touches.iter_just_canceled()).next();
        first.or_else(|| gone().map(|touch| (touch.position(), false)))
    });
    if let (Some((position, down)), Some(touches)) = (finger, &touches) {
        // Two fingers turn the camera; they mean no stone.
        let single = touches.iter().count() < 2;
        now.finger = true;
        now.screen = Some(position);
        now.held = down && single;
        // A quick tap comes and goes between two slow frames.
        now.pressed = single && touches.any_just_pressed();
        now.released = !down;
        now.cancelled = !single || touches.any_just_canceled();
    } else {
        now.screen = window.cursor_position();
        if let Some(buttons) = buttons {
            now.pressed = buttons.just_pressed(MouseButton::Left);
            now.held = buttons.pressed(MouseButton::Left);
            now.released = buttons.just_released(MouseButton::Left);
        }
    }
    if !focus.pointer {
        now.pressed = false;
    }
    let screen = now.screen.filter(|_| focus.pointer || pointer.held);
    let place = |screen| {
        let mut rays = cameras.iter();
        let ray = rays.find_map(|(camera, at)| camera.viewport_to_world(at, screen).ok());
        ray.and_then(on_board)
    };
    if now.finger && now.held {
        let above = screen.and_then(|screen| place(screen - Vec2::Y * ABOVE));
        now.above = above.map(|place| Vec2::new(place.x, place.z));
    }
    if let Some(place) = screen.and_then(place) {
        now.place = Some(Vec2::new(place.x, place.z));
        now.point = layout.point_at(place);
    }
    pointer.set_if_neq(now);
}

/// Where a ray meets the plane that is pointed at.
fn on_board(ray: Ray3d) -> Option<Vec3> {
    let distance = ray
        .intersect_plane(Vec3::Y * AIM_HEIGHT, InfinitePlane3d::new(Vec3::Y))
        .filter(|distance| distance.is_finite())?;
    Some(ray.get_point(distance))
}
