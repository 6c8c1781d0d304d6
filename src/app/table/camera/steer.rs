//! The player's hands on the camera: drag to orbit, wheel or pinch to zoom, keys for fixed views.

use super::Insets;
use super::seats::Habits;
use super::view::{TableCamera, View};
use crate::app::input::InputFocus;
use crate::app::input::review::{is_looking, wheel_steps};
use crate::app::photo::Photo;
use crate::app::schedule::AppSet;
use crate::app::session::CurrentSession;
use bevy::input::mouse::{AccumulatedMouseScroll, MouseScrollUnit};
use bevy::input::touch::Touches;
use bevy::prelude::*;
use bevy_egui::input::EguiWantsInput;

/// Radians a pixel of dragging.
const TURN: f32 = 0.0055;
/// The part of the distance that one notch of the wheel leaves.
const NOTCH: f32 = 0.89;
/// Pixels of scrolling that count as one notch.
const PIXELS: f32 = 50.0;
/// Two clicks within this many seconds, and without moving this many pixels, are a double click.
const DOUBLE: (f32, f32) = (0.4, 6.0);

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (
            (drag, zoom.run_if(not(wheel_steps)), pinch).run_if(pointer_is_free),
            choose_view.run_if(keyboard_is_free),
        )
            .chain()
            .in_set(AppSet::Input),
    );
}

/// Does the interface leave the pointer to the table? True where there is no interface.
pub fn pointer_is_free(
    egui: Option<Res<EguiWantsInput>>,
    insets: Option<Res<Insets>>,
    windows: Query<&Window>,
    buttons: Option<Res<ButtonInput<MouseButton>>>,
    touches: Option<Res<Touches>>,
) -> bool {
    // What is held may be dragged over the bars.
    let held = buttons.is_some_and(|buttons| buttons.get_pressed().next().is_some());
    let over = insets.is_some_and(|insets| {
        windows.iter().any(|window| insets.cover(window, touches.as_deref()))
    });
    egui.is_none_or(|egui| !egui.wants_any_pointer_input()) && (held || !over)
}

/// Does the interface leave the keyboard to the table? True where there is no interface. Under an
/// open page it does not, but while a photograph is being set up.
pub fn keyboard_is_free(
    egui: Option<Res<EguiWantsInput>>,
    listening: Option<Res<InputFocus>>,
    photo: Option<Res<Photo>>,
) -> bool {
    let under = listening.is_some_and(|listening| !listening.keyboard);
    let photographing = photo.is_some_and(|photo| photo.on());
    egui.is_none_or(|egui| !egui.wants_any_keyboard_input()) && (photographing || !under)
}

/// The right and the middle button turn the view; a double click of the right one resets it.
/// While a photograph is being set up, the left button turns it too.
fn drag(
    buttons: Res<ButtonInput<MouseButton>>,
    (habits, photo): (Res<Habits>, Option<Res<Photo>>),
    mut pointer: MessageReader<CursorMoved>,
    time: Res<Time<Real>>,
    mut last: Local<(f32, f32)>,
    mut cameras: Query<&mut TableCamera>,
) {
    let held = [MouseButton::Right, MouseButton::Middle, MouseButton::Left];
    let free = photo.is_some_and(|photo| photo.on());
    let held = &held[..if free { 3 } else { 2 }];
    // Where the pointer is, not how the mouse moved: remote screens and virtual mice tell no more.
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
            camera.look(habits.home());
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
    let notches = match scroll.unit {
        MouseScrollUnit::Line => scroll.delta.y,
        MouseScrollUnit::Pixel => scroll.delta.y / PIXELS,
    };
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

/// Two fingers: apart or together zooms, moving both turns the view.
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

/// The place on the board's plane under a place of the window.
fn on_board(lens: &Camera, eye: &GlobalTransform, pointer: Vec2) -> Option<Vec2> {
    let ray = lens.viewport_to_world(eye, pointer).ok()?;
    let place = ray.plane_intersection_point(Vec3::ZERO, InfinitePlane3d::new(Vec3::Y))?;
    Some(Vec2::new(place.x, place.z))
}

/// Keys for the fixed views. They mean the same on the number pad.
fn choose_view(
    keys: Res<ButtonInput<KeyCode>>,
    habits: Res<Habits>,
    session: Option<Res<CurrentSession>>,
    mut cameras: Query<&mut TableCamera>,
) {
    let looking = session.is_some_and(|session| is_looking(&session));
    let views = [
        (KeyCode::Digit1, View::WHITE),
        (KeyCode::Digit2, View::BLACK),
        (KeyCode::Digit3, View::ABOVE),
        (KeyCode::Digit4, View::CLOSE),
        (KeyCode::Numpad1, View::WHITE),
        (KeyCode::Numpad2, View::BLACK),
        (KeyCode::Numpad3, View::ABOVE),
        (KeyCode::Numpad4, View::CLOSE),
        (KeyCode::Home, habits.home()),
    ];
    for (key, view) in views {
        // Home goes to the start of a game that is looked at.
        if keys.just_pressed(key) && !(looking && key == KeyCode::Home) {
            for mut camera in &mut cameras {
                camera.look(view);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::Side;

    fn goal_after(key: KeyCode, habits: Habits) -> Option<View> {
        let mut app = App::new();
        let mut keys = ButtonInput::<KeyCode>::default();
        keys.press(key);
        app.insert_resource(keys).insert_resource(habits).add_systems(Update, choose_view);
        app.world_mut().spawn(TableCamera::default());
        app.update();
        let world = app.world_mut();
        world.query::<&TableCamera>().iter(world).next().map(|camera| camera.goal)
    }

    /// The same view, whichever way round one turned to it.
    fn reaches(goal: Option<View>, view: View) -> bool {
        goal.is_some_and(|goal| {
            let turns = (goal.yaw - view.yaw) / std::f32::consts::TAU;
            let same = View { yaw: view.yaw, ..goal };
            same == view && (turns - turns.round()).abs() < 1e-4
        })
    }

    #[test]
    fn every_preset_has_a_key_on_both_rows() {
        for (one, other, view) in [
            (KeyCode::Digit1, KeyCode::Numpad1, View::WHITE),
            (KeyCode::Digit2, KeyCode::Numpad2, View::BLACK),
            (KeyCode::Digit3, KeyCode::Numpad3, View::ABOVE),
            (KeyCode::Digit4, KeyCode::Numpad4, View::CLOSE),
        ] {
            for key in [one, other] {
                assert!(reaches(goal_after(key, Habits::default()), view), "{key:?}");
            }
        }
    }

    #[test]
    fn keys_turn_nothing_under_an_open_page() {
        for (open, photographing, turns) in
            [(false, false, true), (true, false, false), (true, true, true)]
        {
            let mut app = App::new();
            let mut keys = ButtonInput::<KeyCode>::default();
            keys.press(KeyCode::Digit3);
            let mut photo = Photo::default();
            if photographing {
                photo.begin(View::WHITE);
            }
            app.insert_resource(keys).insert_resource(photo).init_resource::<Habits>();
            app.insert_resource(InputFocus { pointer: !open, keyboard: !open });
            app.add_systems(Update, choose_view.run_if(keyboard_is_free));
            let camera = app.world_mut().spawn(TableCamera::default()).id();
            app.update();
            let goal = app.world().get::<TableCamera>(camera).map(|camera| camera.goal);
            assert_eq!(
                goal == Some(View::ABOVE),
                turns,
                "open {open}, photographing {photographing}"
            );
        }
    }

    #[test]
    fn home_is_the_side_one_sits_at() {
        let at = |side| Habits { side, ..Habits::default() };
        assert!(reaches(goal_after(KeyCode::Home, at(Side::White)), View::WHITE));
        assert!(reaches(goal_after(KeyCode::Home, at(Side::Black)), View::BLACK));
    }
}
