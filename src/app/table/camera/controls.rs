//! The controls of the camera: drag to orbit, wheel or pinch to zoom, keys for fixed views.

use super::Insets;
use super::view::{TableCamera, View};
use super::viewpoint::CameraSettings;
use crate::app::actions::{self, ActionInput, InputAction};
use crate::app::schedule::{AppSet, InputFocus, PhotoMode};
use crate::app::session::CurrentSession;
use bevy::input::mouse::{AccumulatedMouseScroll, MouseScrollUnit};
use bevy::input::touch::Touches;
use bevy::prelude::*;
use bevy_egui::input::EguiWantsInput;

/// Radians per pixel of dragging.
const TURN: f32 = 0.0055;
/// The factor on the distance for one notch of the wheel.
const NOTCH: f32 = 0.89;
/// Pixels of scrolling that count as one notch.
const PIXELS: f32 = 50.0;
/// Two clicks within this many seconds, with less than this many pixels of movement, are a double
/// click.
const DOUBLE: (f32, f32) = (0.4, 6.0);

pub(super) fn plugin(app: &mut App) {
    actions::plugin(app);
    app.add_systems(
        Update,
        (
            (drag, zoom.run_if(not(wheel_steps_review)), pinch).run_if(pointer_is_free),
            choose_view.run_if(keyboard_is_free),
        )
            .chain()
            .in_set(AppSet::Input),
    );
}

/// Whether the interface leaves the pointer to the table. Always true without an interface.
pub(crate) fn pointer_is_free(
    egui: Option<Res<EguiWantsInput>>,
    insets: Option<Res<Insets>>,
    windows: Query<&Window>,
    buttons: Option<Res<ButtonInput<MouseButton>>>,
    touches: Option<Res<Touches>>,
) -> bool {
    // A drag that began on the table may continue over the bars.
    let held = buttons.is_some_and(|buttons| buttons.get_pressed().next().is_some());
    let over = insets.is_some_and(|insets| {
        windows.iter().any(|window| insets.cover(window, touches.as_deref()))
    });
    egui.is_none_or(|egui| !egui.wants_any_pointer_input()) && (held || !over)
}

/// Whether the interface leaves the keyboard to the table. Always true without an interface. False
/// under an open page, except in photo mode.
pub(crate) fn keyboard_is_free(
    egui: Option<Res<EguiWantsInput>>,
    focus: Option<Res<InputFocus>>,
    photo: Option<Res<PhotoMode>>,
) -> bool {
    let under = focus.is_some_and(|focus| !focus.keyboard);
    let photographing = photo.is_some_and(|photo| photo.0);
    egui.is_none_or(|egui| !egui.wants_any_keyboard_input()) && (photographing || !under)
}

/// Whether the wheel steps through a reviewed game: it does with Shift, and zooms without.
fn wheel_steps_review(
    session: Option<Res<CurrentSession>>,
    keys: Option<Res<ButtonInput<KeyCode>>>,
) -> bool {
    session.is_some_and(|session| session.review().is_some())
        && keys.is_some_and(|keys| shift_held(&keys))
}

/// Whether a Shift key is pressed, or was released in this frame: at a low frame rate, Shift and
/// the key held with it may be released in the same frame.
pub(crate) fn shift_held(keys: &ButtonInput<KeyCode>) -> bool {
    const SHIFT: [KeyCode; 2] = [KeyCode::ShiftLeft, KeyCode::ShiftRight];
    keys.any_pressed(SHIFT) || keys.any_just_released(SHIFT)
}

/// The right and the middle button orbit; a double click of the right one resets the view. In photo
/// mode the left button orbits too.
fn drag(
    buttons: Res<ButtonInput<MouseButton>>,
    (settings, photo): (Res<CameraSettings>, Option<Res<PhotoMode>>),
    mut pointer: MessageReader<CursorMoved>,
    time: Res<Time<Real>>,
    mut last: Local<(f32, f32)>,
    mut cameras: Query<&mut TableCamera>,
) {
    let held = [MouseButton::Right, MouseButton::Middle, MouseButton::Left];
    let free = photo.is_some_and(|photo| photo.0);
    let held = &held[..if free { 3 } else { 2 }];
    // The positions of the pointer are used, because remote desktops and virtual mice send no
    // relative motion.
    let motion: Vec2 = pointer.read().filter_map(|moved| moved.delta).sum();
    let (ref mut clicked, ref mut moved) = *last;
    *moved += motion.length();
    let doubled = buttons.just_pressed(MouseButton::Right) && {
        let now = time.elapsed_secs();
        let quick = now - *clicked < DOUBLE.0 && *moved < DOUBLE.1 && *clicked > 0.0;
        (*clicked, *moved) = (now, 0.0);
        quick
    };
    for mut camera in &mut cameras {
        if doubled {
            camera.look(settings.home());
        } else if buttons.any_pressed(held.iter().copied()) && motion != Vec2::ZERO {
            camera.goal = camera.goal.orbited(-motion.x * TURN, motion.y * TURN);
        }
    }
}

/// The wheel zooms towards the pointer.
fn zoom(
    scroll: Res<AccumulatedMouseScroll>,
    windows: Query<&Window>,
    mut cameras: Query<(&mut TableCamera, &Camera, &GlobalTransform)>,
) {
    let notches = notches(scroll.unit, scroll.delta.y);
    if notches == 0.0 {
        return;
    }
    for (mut camera, lens, eye) in &mut cameras {
        let pointer = windows.iter().find_map(Window::cursor_position);
        let at = pointer.and_then(|pointer| on_board(lens, eye, pointer));
        let at = at.unwrap_or(camera.goal.focus);
        camera.goal = camera.goal.zoomed(NOTCH.powf(notches.clamp(-4.0, 4.0)), at);
    }
}

/// How many notches of a wheel it was turned by.
pub(crate) fn notches(unit: MouseScrollUnit, moved: f32) -> f32 {
    match unit {
        MouseScrollUnit::Line => moved,
        MouseScrollUnit::Pixel => moved / PIXELS,
    }
}

/// Two fingers: pinching zooms, moving both orbits.
fn pinch(touches: Res<Touches>, mut cameras: Query<(&mut TableCamera, &Camera, &GlobalTransform)>) {
    let fingers: Vec<_> = touches.iter().collect();
    let [one, two] = fingers[..] else { return };
    let before = one.previous_position().distance(two.previous_position());
    let apart = one.position().distance(two.position());
    let moved = (one.delta() + two.delta()) / 2.0;
    for (mut camera, lens, eye) in &mut cameras {
        let middle = one.position().midpoint(two.position());
        let at = on_board(lens, eye, middle).unwrap_or(camera.goal.focus);
        let by = (before.max(1.0) / apart.max(1.0)).clamp(0.7, 1.4);
        camera.goal = camera.goal.zoomed(by, at).orbited(-moved.x * TURN, moved.y * TURN);
    }
}

/// The position on the board's plane under a position of the window.
fn on_board(lens: &Camera, eye: &GlobalTransform, pointer: Vec2) -> Option<Vec2> {
    let ray = lens.viewport_to_world(eye, pointer).ok()?;
    let place = ray.plane_intersection_point(Vec3::ZERO, InfinitePlane3d::new(Vec3::Y))?;
    Some(Vec2::new(place.x, place.z))
}

/// Keys for the fixed views.
fn choose_view(
    actions: Res<ActionInput>,
    settings: Res<CameraSettings>,
    session: Option<Res<CurrentSession>>,
    mut cameras: Query<&mut TableCamera>,
) {
    let reviewing = session.is_some_and(|session| session.review().is_some());
    let views = [
        (InputAction::ViewWhite, View::WHITE),
        (InputAction::ViewBlack, View::BLACK),
        (InputAction::ViewAbove, View::ABOVE),
        (InputAction::ViewClose, View::CLOSE),
        (InputAction::ViewUsual, settings.home()),
    ];
    for (action, view) in views {
        // In a review the key has another meaning.
        if actions.just(action) && !(reviewing && action == InputAction::ViewUsual) {
            for mut camera in &mut cameras {
                camera.look(view);
            }
        }
    }
}

#[cfg(test)]
mod tests;
