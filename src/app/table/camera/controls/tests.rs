//! Tests of the controls.

use super::*;
use crate::rules::Side;
use bevy::camera::{CameraProjection, RenderTargetInfo};

fn goal_after(key: KeyCode, settings: CameraSettings) -> Option<View> {
    let mut app = App::new();
    let mut keys = ButtonInput::<KeyCode>::default();
    keys.press(key);
    actions::plugin(&mut app);
    app.insert_resource(keys).insert_resource(settings).add_systems(Update, choose_view);
    app.world_mut().spawn(TableCamera::default());
    app.update();
    let world = app.world_mut();
    world.query::<&TableCamera>().iter(world).next().map(|camera| camera.goal)
}

/// Whether this is the view, up to whole turns.
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
            assert!(reaches(goal_after(key, CameraSettings::default()), view), "{key:?}");
        }
    }
}

#[test]
fn keys_do_nothing_under_an_open_page() {
    for (open, photographing, turns) in
        [(false, false, true), (true, false, false), (true, true, true)]
    {
        let mut app = App::new();
        let mut keys = ButtonInput::<KeyCode>::default();
        keys.press(KeyCode::Digit3);
        actions::plugin(&mut app);
        app.insert_resource(keys)
            .insert_resource(PhotoMode(photographing))
            .init_resource::<CameraSettings>();
        app.insert_resource(InputFocus { pointer: !open, keyboard: !open });
        app.add_systems(Update, choose_view.run_if(keyboard_is_free));
        let camera = app.world_mut().spawn(TableCamera::default()).id();
        app.update();
        let goal = app.world().get::<TableCamera>(camera).map(|camera| camera.goal);
        assert_eq!(goal == Some(View::ABOVE), turns, "open {open}, photographing {photographing}");
    }
}

#[test]
fn home_returns_to_the_present_side() {
    let at = |side| CameraSettings { side, ..CameraSettings::default() };
    assert!(reaches(goal_after(KeyCode::Home, at(Side::White)), View::WHITE));
    assert!(reaches(goal_after(KeyCode::Home, at(Side::Black)), View::BLACK));
}

/// A camera that looks from White's side into a window of 1280 by 720, no button pressed.
fn table() -> (App, Entity) {
    let mut app = App::new();
    app.add_plugins(MinimalPlugins)
        .add_message::<CursorMoved>()
        .init_resource::<ButtonInput<MouseButton>>()
        .init_resource::<AccumulatedMouseScroll>()
        .init_resource::<CameraSettings>()
        .init_resource::<PhotoMode>();
    let lens = PerspectiveProjection { aspect_ratio: 1280.0 / 720.0, ..default() };
    let mut camera = Camera::default();
    camera.computed.target_info =
        Some(RenderTargetInfo { physical_size: UVec2::new(1280, 720), scale_factor: 1.0 });
    camera.computed.clip_from_view = lens.get_clip_from_view();
    let at = Transform::from_xyz(0.0, 12.0, 6.0).looking_at(Vec3::ZERO, Vec3::Y);
    let components = (camera, GlobalTransform::from(at), TableCamera::default());
    let camera = app.world_mut().spawn(components).id();
    (app, camera)
}

fn goal(app: &App, camera: Entity) -> View {
    app.world().get::<TableCamera>(camera).map_or(View::CLOSE, |camera| camera.goal)
}

/// The view after the pointer has moved by `delta` with this button held.
fn dragged(button: MouseButton, delta: Vec2, photo: bool) -> View {
    let (mut app, camera) = table();
    app.insert_resource(PhotoMode(photo)).add_systems(Update, drag);
    app.world_mut().resource_mut::<ButtonInput<MouseButton>>().press(button);
    let (window, position) = (Entity::PLACEHOLDER, Vec2::new(640.0, 360.0));
    app.world_mut().write_message(CursorMoved { window, position, delta: Some(delta) });
    app.update();
    goal(&app, camera)
}

#[test]
fn the_table_turns_the_way_it_is_dragged() {
    let start = View::WHITE;
    for button in [MouseButton::Right, MouseButton::Middle] {
        let right = dragged(button, Vec2::new(100.0, 0.0), false);
        assert!((right.yaw - (start.yaw - 100.0 * TURN)).abs() < 1e-5, "{button:?} {right:?}");
        assert_eq!(right.pitch, start.pitch);
        let left = dragged(button, Vec2::new(-100.0, 0.0), false);
        assert!((left.yaw - (start.yaw + 100.0 * TURN)).abs() < 1e-5, "{button:?} {left:?}");
        // Dragging down tips the table towards the player: the camera rises.
        let down = dragged(button, Vec2::new(0.0, 40.0), false);
        assert!((down.pitch - (start.pitch + 40.0 * TURN)).abs() < 1e-5, "{button:?} {down:?}");
        assert_eq!(down.yaw, start.yaw);
    }
}

#[test]
fn the_left_button_turns_the_table_in_photo_mode_only() {
    let delta = Vec2::new(100.0, 0.0);
    assert_eq!(dragged(MouseButton::Left, delta, false), View::WHITE);
    assert!(dragged(MouseButton::Left, delta, true).yaw < View::WHITE.yaw);
}

/// The view after the wheel has turned, the pointer at `pointer`.
fn scrolled(unit: MouseScrollUnit, notches: f32, pointer: Option<Vec2>) -> View {
    let (mut app, camera) = table();
    let mut window = Window::default();
    window.resolution.set_physical_resolution(1280, 720);
    window.set_cursor_position(pointer);
    app.world_mut().spawn(window);
    app.insert_resource(AccumulatedMouseScroll { unit, delta: Vec2::new(0.0, notches) });
    app.add_systems(Update, zoom);
    app.update();
    goal(&app, camera)
}

#[test]
fn the_wheel_turned_away_from_the_player_zooms_in() {
    let line = |notches| scrolled(MouseScrollUnit::Line, notches, None).zoom;
    assert!((line(1.0) - NOTCH).abs() < 1e-5, "{}", line(1.0));
    assert!((line(-1.0) - 1.0 / NOTCH).abs() < 1e-5, "{}", line(-1.0));
    assert!((line(2.0) - NOTCH * NOTCH).abs() < 1e-5, "{}", line(2.0));
    assert_eq!(line(0.0), 1.0);
    let pixels = scrolled(MouseScrollUnit::Pixel, PIXELS, None).zoom;
    assert!((pixels - NOTCH).abs() < 1e-5, "{pixels}");
}

#[test]
fn the_wheel_zooms_towards_the_pointer() {
    let focus = |x, y| scrolled(MouseScrollUnit::Line, 2.0, Some(Vec2::new(x, y))).focus;
    let (right, far) = (focus(900.0, 360.0), focus(640.0, 200.0));
    assert!(right.x > 0.1 && right.y.abs() < 1e-3, "{right}");
    assert!(far.y < -0.1 && far.x.abs() < 1e-3, "{far}");
    assert!(focus(400.0, 360.0).x < -0.1);
}
