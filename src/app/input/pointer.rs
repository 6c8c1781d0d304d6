//! Where mouse or finger points on the board: a ray is intersected with the board's plane, and the
//! nearest point within reach is taken. This works without picking meshes and tolerates the
//! imprecision of fingers.

use crate::app::schedule::{ClickIsSwitch, InputFocus};
use crate::app::table::Layout;
use crate::rules::Point;
use bevy::input::touch::Touches;
use bevy::prelude::*;
use bevy::window::PrimaryWindow;

/// The height of the plane that is pointed at, in units above the board. It is about half a stone,
/// because people point at stones rather than at the wood under them.
const AIM_HEIGHT: f32 = 0.1;

/// A stone dragged by a finger is drawn this many logical pixels above it.
const ABOVE: f32 = 64.0;

/// The mouse or the finger, whichever was used last.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq)]
pub(crate) struct Pointer {
    /// Its position in the window, in logical pixels.
    pub screen: Option<Vec2>,
    /// Its position on the board's plane, x and z.
    pub place: Option<Vec2>,
    /// The point of the board there.
    pub point: Option<Point>,
    /// Whether it was pressed in this frame.
    pub pressed: bool,
    /// Whether it is held down.
    pub held: bool,
    /// Whether it was released in this frame.
    pub released: bool,
    /// Whether it is a finger. A finger that is up hovers over nothing.
    pub finger: bool,
    /// For a finger: the position on the board's plane that is seen a little above it.
    pub above: Option<Vec2>,
    /// Whether the gesture was cancelled: by a second finger, or by the system.
    pub cancelled: bool,
}

/// Updates the pointer.
pub(super) fn locate(
    window: Option<Single<&Window, With<PrimaryWindow>>>,
    cameras: Query<(&Camera, &GlobalTransform), With<Camera3d>>,
    layout: Option<Res<Layout>>,
    buttons: Option<Res<ButtonInput<MouseButton>>>,
    touches: Option<Res<Touches>>,
    (focus, click_is_switch): (Res<InputFocus>, Res<ClickIsSwitch>),
    mut pointer: ResMut<Pointer>,
) {
    let (Some(window), Some(layout)) = (window, layout) else { return };
    if click_is_switch.0 {
        pointer.set_if_neq(Pointer::default());
        return;
    }
    let mut now = Pointer::default();
    let finger = touches.as_ref().and_then(|touches| {
        let first = touches.iter().next().map(|touch| (touch.position(), true));
        let gone = || touches.iter_just_released().chain(touches.iter_just_canceled()).next();
        first.or_else(|| gone().map(|touch| (touch.position(), false)))
    });
    if let (Some((position, down)), Some(touches)) = (finger, &touches) {
        // Two fingers control the camera, not a stone.
        let single = touches.iter().count() < 2;
        now.finger = true;
        now.screen = Some(position);
        now.held = down && single;
        // A quick tap may begin and end between two frames.
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
    let plane = InfinitePlane3d::new(Vec3::Y);
    ray.plane_intersection_point(Vec3::Y * AIM_HEIGHT, plane).filter(|place| place.is_finite())
}
