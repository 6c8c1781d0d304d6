//! Keys that are pressed and released between two slow frames.

use crate::fixture::*;
use bevy::input::ButtonState;
use bevy::input::keyboard::{Key, KeyboardInput};
use bevy::prelude::*;
use bevy::window::RequestRedraw;
use fanorona::app::actions::{ActionInput, InputAction};
use fanorona::game::play::Seat;

/// Sends keys in one frame, each with whether it goes down. Returns the actions that begin until everything is read, in
/// their order.
fn at_once(app: &mut App, keys: &[(KeyCode, bool)]) -> Vec<InputAction> {
    let world = app.world_mut();
    let window = world.query_filtered::<Entity, With<Window>>().iter(world).next().unwrap();
    for &(key_code, down) in keys {
        let logical_key = match key_code {
            KeyCode::KeyH => Key::Character("h".into()),
            KeyCode::KeyM => Key::Character("m".into()),
            KeyCode::KeyY => Key::Character("y".into()),
            KeyCode::KeyZ => Key::Character("z".into()),
            KeyCode::Digit0 => Key::Character("0".into()),
            _ => Key::Control,
        };
        let state = if down { ButtonState::Pressed } else { ButtonState::Released };
        let input =
            KeyboardInput { key_code, logical_key, state, text: None, repeat: false, window };
        app.world_mut().write_message(input);
    }
    let mut begun = Vec::new();
    for _ in 0..8 {
        app.update();
        let input = app.world().resource::<ActionInput>();
        begun.extend(InputAction::ALL.iter().filter(|&&action| input.just(action)));
    }
    begun
}

const fn down(key: KeyCode) -> (KeyCode, bool) {
    (key, true)
}

const fn up(key: KeyCode) -> (KeyCode, bool) {
    (key, false)
}

fn played() -> App {
    let mut app = input_app();
    begin(&mut app, "tsivy", [Seat::Person, Seat::Person]);
    play(&mut app, "d3-e3W");
    app
}

#[test]
fn a_shortcut_within_one_frame_is_that_shortcut() {
    for control in
        [KeyCode::ControlLeft, KeyCode::ControlRight, KeyCode::SuperLeft, KeyCode::SuperRight]
    {
        let mut app = played();
        let z = KeyCode::KeyZ;
        let keys = [down(control), down(z), up(z), up(control)];
        assert_eq!(at_once(&mut app, &keys), [InputAction::Undo], "{control:?}");
        assert_eq!(record(&app).turns().len(), 0);
        // The modifier goes up first.
        let y = KeyCode::KeyY;
        let keys = [down(control), down(y), up(control), up(y)];
        assert_eq!(at_once(&mut app, &keys), [InputAction::Redo], "{control:?}");
        let zero = KeyCode::Digit0;
        let keys = [down(control), down(zero), up(zero), up(control)];
        assert_eq!(at_once(&mut app, &keys), [InputAction::UsualSize]);
    }
}

#[test]
fn keys_have_the_modifiers_of_their_moment() {
    let [control, shift, z, h, m] =
        [KeyCode::ControlLeft, KeyCode::ShiftLeft, KeyCode::KeyZ, KeyCode::KeyH, KeyCode::KeyM];
    let cases: [(&[(KeyCode, bool)], &[InputAction]); 5] = [
        // Bare letters before and after a shortcut.
        (
            &[down(m), up(m), down(control), down(z), up(z), up(control), down(h), up(h)],
            &[InputAction::Mute, InputAction::Undo, InputAction::Hint],
        ),
        // The modifier was up again.
        (&[down(control), up(control), down(h), up(h)], &[InputAction::Hint]),
        // No bare letter of a shortcut that is none.
        (&[down(control), down(h), up(h), up(control)], &[]),
        (
            &[down(control), down(shift), down(z), up(z), up(shift), up(control)],
            &[InputAction::Redo],
        ),
        // The same shortcut twice.
        (
            &[down(control), down(z), up(z), down(z), up(z), up(control)],
            &[InputAction::Undo, InputAction::Undo],
        ),
    ];
    for (keys, actions) in cases {
        let mut app = played();
        assert_eq!(at_once(&mut app, keys), actions, "{keys:?}");
        let pressed = app.world().resource::<ButtonInput<KeyCode>>();
        assert_eq!(pressed.get_pressed().count(), 0, "nothing stays down");
    }
}

#[test]
fn what_is_held_back_is_read_in_the_next_frame_and_that_comes_at_once() {
    let mut app = played();
    let (control, z) = (KeyCode::ControlLeft, KeyCode::KeyZ);
    let redraws = |app: &App| !app.world().resource::<Messages<RequestRedraw>>().is_empty();
    assert_eq!(at_once(&mut app, &[down(control), down(z), up(z)]), [InputAction::Undo]);
    assert!(!redraws(&app), "nothing is held back");
    let world = app.world_mut();
    let window = world.query_filtered::<Entity, With<Window>>().iter(world).next().unwrap();
    for (key_code, state) in [(z, ButtonState::Pressed), (control, ButtonState::Released)] {
        let logical_key = Key::Character("z".into());
        let input =
            KeyboardInput { key_code, logical_key, state, text: None, repeat: false, window };
        app.world_mut().write_message(input);
    }
    app.update();
    assert!(redraws(&app));
    assert!(app.world().resource::<ButtonInput<KeyCode>>().pressed(control));
    app.update();
    assert!(!app.world().resource::<ButtonInput<KeyCode>>().pressed(control));
}
