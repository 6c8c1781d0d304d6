//! Games by gamepad: what one would send is sent, and nothing else is pressed.

use crate::fixture::*;
use bevy::input::ButtonState;
use bevy::input::gamepad::{
    GamepadAxis, GamepadButton, GamepadConnection, GamepadConnectionEvent,
    RawGamepadAxisChangedEvent, RawGamepadButtonChangedEvent, RawGamepadEvent,
};
use bevy::prelude::*;
use fanorona::app::gamepad::{PadDirection, Pads, nearest, sensible_points};
use fanorona::app::jobs::InlineRunner;
use fanorona::app::learn::{CurrentExercise, EvaluatorService, LearnCommand};
use fanorona::app::schedule::AnimationState;
use fanorona::app::session::{CurrentGuidance, CurrentSelection, CurrentSession};
use fanorona::app::table::{Layout, TableCamera};
use fanorona::app::texts::CurrentTexts;
use fanorona::app::toasts::Toasts;
use fanorona::app::ui;
use fanorona::game::learn::Button;
use fanorona::game::play::{Guidance, Intent, ReviewAction, Seat};
use fanorona::rules::generate;
use fanorona::rules::{CaptureKind, Point, Turn};
use std::collections::{BTreeMap, VecDeque};

const XBOX: (&str, u16) = ("Xbox Wireless Controller", 0x045e);

/// Plugs a gamepad in.
fn plug(app: &mut App, (name, vendor): (&str, u16)) -> Entity {
    let pad = app.world_mut().spawn_empty().id();
    let connection = GamepadConnection::Connected {
        name: name.to_owned(),
        vendor_id: Some(vendor),
        product_id: None,
    };
    app.world_mut().write_message(GamepadConnectionEvent::new(pad, connection));
    app.update();
    app.update();
    pad
}

fn pull_out(app: &mut App, pad: Entity) {
    let event = GamepadConnectionEvent::new(pad, GamepadConnection::Disconnected);
    app.world_mut().write_message(event);
    app.update();
    app.update();
}

fn set(app: &mut App, pad: Entity, button: GamepadButton, value: f32) {
    let event = RawGamepadButtonChangedEvent::new(pad, button, value);
    app.world_mut().write_message(RawGamepadEvent::Button(event));
    app.update();
}

fn press(app: &mut App, pad: Entity, button: GamepadButton) {
    set(app, pad, button, 1.0);
    set(app, pad, button, 0.0);
    app.update();
}

fn push(app: &mut App, pad: Entity, direction: PadDirection) {
    let button = match direction {
        PadDirection::Left => GamepadButton::DPadLeft,
        PadDirection::Up => GamepadButton::DPadUp,
        PadDirection::Down => GamepadButton::DPadDown,
        PadDirection::Right => GamepadButton::DPadRight,
    };
    press(app, pad, button);
}

fn hovered(app: &App) -> Option<Point> {
    app.world().resource::<CurrentSelection>().hovered
}

fn guidance(app: &App) -> &Guidance {
    app.world().resource::<CurrentGuidance>()
}

/// Moves the cursor to a point with as few directions as possible, over the points that can be used.
fn move_to(app: &mut App, pad: Entity, target: Point) {
    if hovered(app).is_none() {
        push(app, pad, PadDirection::Up);
    }
    let layout = app.world().resource::<Layout>().clone();
    let seen = |point| {
        let place = layout.place(point);
        (point, Vec2::new(place.x, -place.z))
    };
    let points = sensible_points(guidance(app), false, layout.board());
    let start = hovered(app).unwrap();
    let mut ways: BTreeMap<Point, Vec<PadDirection>> = BTreeMap::from([(start, Vec::new())]);
    let mut open = VecDeque::from([start]);
    while let Some(at) = open.pop_front() {
        for direction in PadDirection::ALL {
            let Some(next) = nearest(seen(at).1, direction, points.into_iter().map(seen)) else {
                continue;
            };
            if !ways.contains_key(&next) {
                let mut way = ways[&at].clone();
                way.push(direction);
                ways.insert(next, way);
                open.push_back(next);
            }
        }
    }
    for direction in ways.remove(&target).expect("every point that can be used can be reached") {
        push(app, pad, direction);
    }
    assert_eq!(hovered(app), Some(target));
}

/// Plays a turn with nothing but the gamepad.
fn play_by_pad(app: &mut App, pad: Entity, turn: &Turn) {
    let before = record(app).turns().len();
    for (place, step) in turn.steps.iter().enumerate() {
        if place == 0 {
            move_to(app, pad, step.from);
            press(app, pad, GamepadButton::South);
            assert_eq!(guidance(app).chosen, Some(step.from));
        }
        move_to(app, pad, step.to);
        let needs_choice = guidance(app).target(step.to).unwrap().needs_choice();
        press(
            app,
            pad,
            match step.kind.filter(|_| needs_choice) {
                Some(CaptureKind::Approach) => GamepadButton::West,
                Some(CaptureKind::Withdrawal) => GamepadButton::North,
                None => GamepadButton::South,
            },
        );
    }
    if record(app).turns().len() == before {
        press(app, pad, GamepadButton::RightTrigger2);
    }
    assert_eq!(record(app).turns().last(), Some(turn));
}

/// One of the legal turns, another one each time.
fn some_turn(app: &App, seed: &mut u64) -> Turn {
    *seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
    let turns = generate::turns(record(app).rules(), record(app).position());
    turns[(*seed >> 33) as usize % turns.len()].clone()
}

fn two_people(variant: &str) -> (App, Entity) {
    let mut app = input_app();
    begin(&mut app, variant, [Seat::Person, Seat::Person]);
    let board = record(&app).rules().board.clone();
    app.insert_resource(Layout::new(board));
    app.update();
    let pad = plug(&mut app, XBOX);
    (app, pad)
}

#[test]
fn a_whole_game_of_telo_is_played_by_gamepad() {
    let (mut app, pad) = two_people("telo");
    let mut seed = 3;
    while record(&app).outcome().is_none() {
        let turn = some_turn(&app, &mut seed);
        play_by_pad(&mut app, pad, &turn);
        assert!(record(&app).turns().len() < 300, "the game ends");
    }
    assert!(record(&app).turns().len() > 5);
}

#[test]
fn twenty_turns_of_parker_are_played_by_gamepad() {
    let (mut app, pad) = two_people("parker");
    let mut seed = 11;
    let mut chains = 0;
    for _ in 0..20 {
        let turn = some_turn(&app, &mut seed);
        chains += usize::from(turn.steps.len() > 1);
        play_by_pad(&mut app, pad, &turn);
    }
    assert!(chains >= 3, "with chains: {chains}");
}

#[test]
fn a_button_pressed_while_stones_move_chooses() {
    let (mut app, pad) = two_people("tsivy");
    let stone = point(&app, "f2");
    app.world_mut().resource_mut::<CurrentSelection>().hovered = Some(stone);
    app.world_mut().resource_mut::<AnimationState>().busy = true;
    app.update();
    assert!(!guidance(&app).acting);
    press(&mut app, pad, GamepadButton::South);
    assert_eq!(guidance(&app).chosen, Some(stone));
    assert!(app.world().resource::<AnimationState>().skip);
}

#[test]
fn both_kinds_of_capture_have_a_button() {
    for (button, kind) in [
        (GamepadButton::West, CaptureKind::Approach),
        (GamepadButton::North, CaptureKind::Withdrawal),
    ] {
        // Directly on the target, and after the choice was opened.
        for opened in [false, true] {
            let (mut app, pad) = two_people("tsivy");
            let (from, to) = (point(&app, "d3"), point(&app, "e3"));
            move_to(&mut app, pad, from);
            press(&mut app, pad, GamepadButton::South);
            move_to(&mut app, pad, to);
            if opened {
                press(&mut app, pad, GamepadButton::South);
                assert_eq!(guidance(&app).choice, Some(to));
            }
            press(&mut app, pad, button);
            let step = record(&app).turns().last().map(|turn| turn.steps[0]);
            let step = step.or(record(&app).chain().steps().first().copied()).unwrap();
            assert_eq!((step.to, step.kind), (to, Some(kind)));
        }
    }
}

/// A game where the cursor is on the end of the first step of a chain, whose stone is chosen.
fn before_a_chain() -> (App, Entity, Point) {
    let (mut app, pad) = two_people("tsivy");
    set_up(&mut app, "9/9/3B5/9/2W1B4 w 0 9");
    let (from, to) = (point(&app, "c1"), point(&app, "d1"));
    move_to(&mut app, pad, from);
    press(&mut app, pad, GamepadButton::South);
    move_to(&mut app, pad, to);
    (app, pad, to)
}

#[test]
fn back_takes_back_a_step_of_an_open_chain() {
    let (mut app, pad, to) = before_a_chain();
    press(&mut app, pad, GamepadButton::South);
    assert_eq!(record(&app).chain().at(), Some(to));
    press(&mut app, pad, GamepadButton::East);
    assert!(record(&app).chain().is_empty(), "the step is taken back");
}

#[test]
fn undo_redo_and_hints_have_buttons() {
    let (mut app, pad) = two_people("telo");
    let mut seed = 5;
    let turn = some_turn(&app, &mut seed);
    play_by_pad(&mut app, pad, &turn);
    press(&mut app, pad, GamepadButton::LeftTrigger);
    assert_eq!(record(&app).turns().len(), 0);
    press(&mut app, pad, GamepadButton::RightTrigger);
    assert_eq!(record(&app).turns().len(), 1);
}

#[test]
fn a_gamepad_that_is_pulled_out_in_a_chain_loses_nothing() {
    let (mut app, pad, _) = before_a_chain();
    // Pulled out while the button and a direction are held.
    set(&mut app, pad, GamepadButton::South, 1.0);
    set(&mut app, pad, GamepadButton::DPadUp, 1.0);
    let steps = record(&app).chain().steps().to_vec();
    assert_eq!(steps.len(), 1);
    pull_out(&mut app, pad);
    for _ in 0..60 {
        app.update();
    }
    assert_eq!(record(&app).chain().steps(), steps);
    assert!(!app.world().resource::<Pads>().any());
    let said = app.world().resource::<CurrentTexts>().get("pad-gone");
    assert!(app.world().resource::<Toasts>().iter().any(|toast| toast == said));
    key(&mut app, KeyCode::Enter);
    assert_eq!(record(&app).turns().len(), 1, "the keyboard goes on");
    // Plugged in again, it plays on.
    let pad = plug(&mut app, XBOX);
    press(&mut app, pad, GamepadButton::LeftTrigger);
    assert_eq!(record(&app).turns().len(), 0);
}

#[test]
fn directions_are_those_that_the_camera_sees() {
    for (yaw, column) in [(0.0, 1), (std::f32::consts::PI, -1)] {
        let (mut app, pad) = two_people("tsivy");
        app.world_mut()
            .spawn((TableCamera::default(), Transform::from_rotation(Quat::from_rotation_y(yaw))));
        let middle = point(&app, "e3");
        app.world_mut().resource_mut::<CurrentSelection>().hovered = Some(middle);
        // With this button all points are in reach.
        set(&mut app, pad, GamepadButton::LeftTrigger2, 1.0);
        push(&mut app, pad, PadDirection::Right);
        let board = &record(&app).rules().board;
        let moved = board.column(hovered(&app).unwrap()) as i32 - board.column(middle) as i32;
        assert_eq!(moved, column, "yaw {yaw}");
    }
}

#[test]
fn a_held_stick_moves_on_and_a_trembling_one_does_not() {
    let (mut app, pad) = two_people("tsivy");
    let start = point(&app, "a3");
    app.world_mut().resource_mut::<CurrentSelection>().hovered = Some(start);
    set(&mut app, pad, GamepadButton::LeftTrigger2, 1.0);
    let column = |app: &App| record(app).rules().board.column(hovered(app).unwrap());
    let push = |app: &mut App, value| {
        let event = RawGamepadAxisChangedEvent::new(pad, GamepadAxis::LeftStickX, value);
        app.world_mut().write_message(RawGamepadEvent::Axis(event));
        app.update();
    };
    for value in [0.3, 0.1, 0.45, -0.2] {
        push(&mut app, value);
        assert_eq!(column(&app), 0);
    }
    push(&mut app, 1.0);
    assert_eq!(column(&app), 1);
    // Frames of 16 ms: nothing for 0.4 s, then a point every 0.14 s.
    for _ in 0..24 {
        app.update();
        assert_eq!(column(&app), 1);
    }
    app.update();
    assert_eq!(column(&app), 2);
    for _ in 0..9 {
        app.update();
    }
    assert_eq!(column(&app), 3);
    push(&mut app, 0.0);
    for _ in 0..100 {
        app.update();
    }
    assert_eq!(column(&app), 3);
}

#[test]
fn a_review_is_gone_through_by_gamepad() {
    let (mut app, pad) = two_people("telo");
    let mut seed = 9;
    for _ in 0..4 {
        let turn = some_turn(&app, &mut seed);
        play_by_pad(&mut app, pad, &turn);
    }
    intend(&mut app, Intent::Review(ReviewAction::Back));
    assert!(app.world().resource::<CurrentSession>().review().is_some());
    press(&mut app, pad, GamepadButton::LeftTrigger2);
    assert_eq!(record(&app).turns().len(), 0);
    push(&mut app, pad, PadDirection::Right);
    push(&mut app, pad, PadDirection::Right);
    assert_eq!(record(&app).turns().len(), 2);
    push(&mut app, pad, PadDirection::Left);
    assert_eq!(record(&app).turns().len(), 1);
    press(&mut app, pad, GamepadButton::RightTrigger2);
    assert_eq!(record(&app).turns().len(), 4);
}

#[test]
fn texts_name_the_buttons_of_the_gamepad_in_use() {
    let hint = |app: &App| app.world().resource::<CurrentTexts>().get("hint-chain");
    for ((name, vendor), end) in [
        (XBOX, "RT"),
        (("DualSense Wireless Controller", 0x054c), "R2"),
        (("Pro Controller", 0x057e), "ZR"),
    ] {
        let mut app = input_app();
        begin(&mut app, "telo", [Seat::Person, Seat::Person]);
        let pad = plug(&mut app, (name, vendor));
        assert!(hint(&app).contains("Enter"), "it was not used yet");
        let said: Vec<String> =
            app.world().resource::<Toasts>().iter().map(str::to_owned).collect();
        assert!(said.iter().any(|toast| toast.contains(name)), "{said:?}");
        press(&mut app, pad, GamepadButton::DPadLeft);
        assert!(hint(&app).contains(end), "{}", hint(&app));
        key(&mut app, KeyCode::ArrowLeft);
        assert!(hint(&app).contains("Enter"));
        button(&mut app, ButtonState::Released);
    }
}

#[test]
fn the_first_press_on_a_gamepad_of_another_brand_is_read_as_its_own() {
    let (mut app, xbox) = two_people("tsivy");
    let nintendo = plug(&mut app, ("Pro Controller", 0x057e));
    press(&mut app, xbox, GamepadButton::DPadUp);
    let movable = point(&app, "d3");
    move_to(&mut app, xbox, movable);
    // The lower button of Nintendo's gamepads goes back, the right one chooses.
    press(&mut app, nintendo, GamepadButton::East);
    assert_eq!(guidance(&app).chosen, Some(movable));
    // And the other way round.
    app.world_mut().resource_mut::<CurrentSelection>().chosen = None;
    press(&mut app, xbox, GamepadButton::South);
    assert_eq!(guidance(&app).chosen, Some(movable));
}

#[test]
fn a_button_asks_for_the_hint_of_an_exercise() {
    let mut app = input_app();
    app.insert_resource(EvaluatorService::new(InlineRunner::new(1)));
    ui::logic(&mut app);
    app.update();
    app.world_mut().write_message(LearnCommand::Continue);
    (0..50).for_each(|_| app.update());
    let pad = plug(&mut app, XBOX);
    let offers = |app: &App, button| {
        let session = app.world().resource::<CurrentSession>();
        let run = app.world().resource::<CurrentExercise>().run().expect("an exercise");
        run.buttons(session).contains(&button)
    };
    assert!(offers(&app, Button::Hint));
    press(&mut app, pad, GamepadButton::Select);
    assert!(!offers(&app, Button::Hint) && offers(&app, Button::Solution));
}
