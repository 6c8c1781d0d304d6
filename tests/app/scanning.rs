//! Games with one switch and with two, and keys of other layouts.

use crate::fixture::*;
use bevy::input::ButtonState;
use bevy::input::keyboard::{Key, KeyboardInput};
use bevy::prelude::*;
use fanorona::app::actions::{Chord, InputAction};
use fanorona::app::scanning::{ScanChoice, ScanItem, Scanning, SwitchMode, SwitchSettings};
use fanorona::app::schedule::AnimationState;
use fanorona::app::session::{CurrentSelection, CurrentSession, PersonClocksStop, ScannedPoints};
use fanorona::app::settings::values::Settings;
use fanorona::game::play::{GamePlan, Intent, Seat};
use fanorona::rules::generate;
use fanorona::rules::variant::shipped;
use fanorona::rules::{CaptureKind, Point, Side, Turn};

fn with_switch(variant: &str, mode: SwitchMode) -> App {
    let mut app = input_app();
    app.world_mut().resource_mut::<Settings>().0.switch =
        SwitchSettings { mode, seconds: 0.5, anywhere: false };
    begin(&mut app, variant, [Seat::Person, Seat::Person]);
    app.update();
    app.update();
    app
}

fn highlighted(app: &App) -> Option<ScanItem> {
    app.world().resource::<Scanning>().highlighted().cloned()
}

/// Waits until something is highlighted, and presses the switch. With two switches, the second one is pressed instead
/// of waiting.
fn choose(app: &mut App, wanted: impl Fn(&ScanItem) -> bool) {
    let two = app.world().resource::<SwitchSettings>().mode == SwitchMode::Two;
    for _ in 0..2_000 {
        if highlighted(app).is_some_and(|item| wanted(&item)) {
            key(app, KeyCode::Space);
            return;
        }
        if two {
            key(app, KeyCode::ArrowRight);
        } else {
            app.update();
        }
    }
    panic!("it is never highlighted; the last was {:?}", highlighted(app));
}

/// Chooses a point, in its group if there are groups.
fn choose_point(app: &mut App, point: Point) {
    choose(app, |item| item.points.contains(point));
    if app.world().resource::<CurrentSelection>().hovered != Some(point) {
        choose(app, |item| item.choice == Some(ScanChoice::Point(point)));
    }
    app.update();
}

fn play_by_switch(app: &mut App, turn: &Turn) {
    let before = record(app).turns().len();
    for (place, step) in turn.steps.iter().enumerate() {
        if place == 0 {
            choose_point(app, step.from);
        }
        choose_point(app, step.to);
        let chain = record(app).chain().steps().len();
        if record(app).turns().len() == before && chain == place {
            let kind = step.kind.unwrap();
            choose(app, |item| item.choice == Some(ScanChoice::Capture(kind)));
        }
    }
    if record(app).turns().len() == before {
        choose(app, |item| item.choice == Some(ScanChoice::Action(InputAction::EndTurn)));
    }
    assert_eq!(record(app).turns().last(), Some(turn));
}

fn some_turn(app: &App, seed: &mut u64) -> Turn {
    *seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
    let turns = generate::turns(record(app).rules(), record(app).position());
    turns[(*seed >> 33) as usize % turns.len()].clone()
}

#[test]
fn a_whole_game_of_telo_is_played_with_one_switch() {
    let mut app = with_switch("telo", SwitchMode::One);
    let mut seed = 21;
    while record(&app).outcome().is_none() {
        let turn = some_turn(&app, &mut seed);
        play_by_switch(&mut app, &turn);
        assert!(record(&app).turns().len() < 200, "the game ends");
    }
}

#[test]
fn captures_to_choose_between_and_chains_are_played_with_two_switches() {
    let mut app = with_switch("tsivy", SwitchMode::Two);
    let mut seed = 2;
    for _ in 0..6 {
        let turn = some_turn(&app, &mut seed);
        play_by_switch(&mut app, &turn);
    }
    let mut app = with_switch("tsivy", SwitchMode::Two);
    let (from, to) = (point(&app, "d3"), point(&app, "e3"));
    choose_point(&mut app, from);
    choose_point(&mut app, to);
    let groups: Vec<_> = app.world().resource::<Scanning>().level().to_vec();
    let kinds: Vec<_> = groups.iter().filter_map(|item| item.choice).collect();
    assert_eq!(kinds[..2], CaptureKind::BOTH.map(ScanChoice::Capture));
    assert_eq!(kinds[2], ScanChoice::Action(InputAction::Back), "or neither");
}

#[test]
fn many_stones_are_highlighted_by_columns_first() {
    let mut app = with_switch("tsivy", SwitchMode::One);
    set_up(&mut app, "8B/9/9/WWWWWW3/WWW6 w 0 9");
    app.update();
    let groups: Vec<_> = app.world().resource::<Scanning>().level().to_vec();
    assert!(
        groups.iter().any(|item| item.group.len() == 3),
        "two stones and the way back: {groups:?}"
    );
    let stone = point(&app, "c2");
    choose(&mut app, |item| item.points.contains(stone));
    choose(&mut app, |item| item.choice == Some(ScanChoice::Up));
    let back = app.world().resource::<Scanning>().level().to_vec();
    assert_eq!(back, groups);
    choose_point(&mut app, stone);
    assert_eq!(app.world().resource::<CurrentSelection>().chosen, Some(stone));
}

#[test]
fn the_highlight_is_on_the_board_and_moves_at_the_chosen_pace() {
    let mut app = with_switch("telo", SwitchMode::One);
    let first = highlighted(&app).unwrap();
    assert_eq!(app.world().resource::<ScannedPoints>().0, first.points);
    let mut frames = 0;
    while highlighted(&app).as_ref() == Some(&first) {
        app.update();
        frames += 1;
    }
    let second = highlighted(&app).unwrap();
    while highlighted(&app).as_ref() == Some(&second) {
        app.update();
        frames += 1;
    }
    // 0.5 s are 32 frames of 16 ms; the first thing stays longer.
    assert!((80..=86).contains(&frames), "{frames}");
    app.world_mut().resource_mut::<Settings>().0.switch.mode = SwitchMode::Off;
    app.update();
    app.update();
    assert_eq!(*app.world().resource::<ScannedPoints>(), ScannedPoints::default());
    assert!(highlighted(&app).is_none());
}

#[test]
fn a_switch_pressed_while_stones_move_ends_their_movement() {
    for (mode, code) in [(SwitchMode::One, KeyCode::Space), (SwitchMode::Two, KeyCode::ArrowRight)]
    {
        let mut app = with_switch("telo", mode);
        app.world_mut().resource_mut::<AnimationState>().busy = true;
        app.update();
        assert_eq!(*app.world().resource::<ScannedPoints>(), ScannedPoints::default());
        assert!(!app.world().resource::<AnimationState>().skip);
        key(&mut app, code);
        assert!(app.world().resource::<AnimationState>().skip, "{mode:?}");
        assert_eq!(app.world().resource::<CurrentSelection>().chosen, None);
    }
}

#[test]
fn a_click_anywhere_is_the_switch_if_it_is_wanted() {
    let mut app = with_switch("telo", SwitchMode::One);
    app.world_mut().resource_mut::<Settings>().0.switch.anywhere = true;
    app.update();
    app.update();
    hover(&mut app, "c3");
    while highlighted(&app).unwrap().points.contains(point(&app, "c3")) {
        app.update();
    }
    let first = highlighted(&app).unwrap();
    button(&mut app, ButtonState::Pressed);
    button(&mut app, ButtonState::Released);
    let chosen = app.world().resource::<CurrentSelection>().chosen;
    assert_eq!(first.choice, chosen.map(ScanChoice::Point), "wherever the mouse is");
}

#[test]
fn the_clock_of_a_person_with_a_switch_stands() {
    for (mode, person_clocks_stop) in
        [(SwitchMode::One, false), (SwitchMode::Off, true), (SwitchMode::Off, false)]
    {
        let mut app = input_app();
        let settings = &mut app.world_mut().resource_mut::<Settings>().0;
        settings.person_clocks_stop = person_clocks_stop;
        settings.switch.mode = mode;
        let variant = shipped::variant("telo").unwrap();
        let seats = [Seat::Person, Seat::Person];
        let plan = GamePlan { control: "300".parse().unwrap(), ..GamePlan::single(variant, seats) };
        intend(&mut app, Intent::Begin(Box::new(plan)));
        app.update();
        let left = |app: &App| app.world().resource::<CurrentSession>().time_left(Side::White);
        let before = left(&app);
        assert!(before.is_some());
        for _ in 0..50 {
            app.update();
        }
        let stands = mode != SwitchMode::Off || person_clocks_stop;
        assert_eq!(app.world().resource::<PersonClocksStop>().0, stands);
        assert_eq!(left(&app) == before, stands, "{mode:?} {person_clocks_stop}");
        let turn = some_turn(&app, &mut 1);
        for step in &turn.steps {
            intend(&mut app, Intent::Step { from: step.from, to: step.to, kind: step.kind });
        }
        assert!(record(&app).turns().len() + record(&app).chain().steps().len() > 0);
    }
}

/// Presses a key of a keyboard on which it produces this character.
fn produce(app: &mut App, key_code: KeyCode, produced: &str) {
    let world = app.world_mut();
    let mut windows = world.query_filtered::<Entity, With<Window>>();
    let window = windows.iter(world).next().unwrap();
    for state in [ButtonState::Pressed, ButtonState::Released] {
        app.world_mut().write_message(KeyboardInput {
            key_code,
            logical_key: Key::Character(produced.into()),
            state,
            text: None,
            repeat: false,
            window,
        });
        app.update();
        app.update();
    }
}

#[test]
fn letters_and_digits_of_an_azerty_keyboard_are_those_that_are_printed() {
    let begin_choice = || {
        let mut app = input_app();
        begin(&mut app, "tsivy", [Seat::Person, Seat::Person]);
        app.update();
        click(&mut app, "d3");
        click(&mut app, "e3");
        assert!(app.world().resource::<CurrentSelection>().choice.is_some());
        app
    };
    let kind = |app: &App| {
        let turn = record(app).turns().last().map(|turn| turn.steps[0]);
        turn.or(record(app).chain().steps().first().copied()).and_then(|step| step.kind)
    };
    let mut app = begin_choice();
    produce(&mut app, KeyCode::KeyA, "q");
    assert_eq!(kind(&app), None, "Q is no A");
    produce(&mut app, KeyCode::KeyQ, "a");
    assert_eq!(kind(&app), Some(CaptureKind::Approach));
    let mut app = begin_choice();
    produce(&mut app, KeyCode::KeyZ, "w");
    assert_eq!(kind(&app), Some(CaptureKind::Withdrawal));
    // Digits without Shift, where they are assigned.
    for (digit, code, produced, wanted) in [
        ("1", KeyCode::Digit1, "&", CaptureKind::Approach),
        ("2", KeyCode::Digit2, "é", CaptureKind::Withdrawal),
    ] {
        let mut app = begin_choice();
        let keys = &mut app.world_mut().resource_mut::<Settings>().0.keys;
        let action = match wanted {
            CaptureKind::Approach => InputAction::Approach,
            CaptureKind::Withdrawal => InputAction::Withdrawal,
        };
        keys.assign(action, 0, Chord::read(digit));
        app.update();
        app.update();
        produce(&mut app, code, produced);
        assert_eq!(kind(&app), Some(wanted));
    }
}

#[test]
fn an_assigned_key_takes_the_place_of_the_first_one() {
    let mut app = input_app();
    begin(&mut app, "telo", [Seat::Person, Seat::Person]);
    let turn = some_turn(&app, &mut 4);
    for step in &turn.steps {
        intend(&mut app, Intent::Step { from: step.from, to: step.to, kind: step.kind });
    }
    let keys = &mut app.world_mut().resource_mut::<Settings>().0.keys;
    keys.assign(InputAction::Undo, 0, Chord::read("F6"));
    app.update();
    app.update();
    let before = record(&app).turns().len() + record(&app).chain().steps().len();
    key(&mut app, KeyCode::F6);
    assert!(record(&app).turns().len() + record(&app).chain().steps().len() < before);
}
