//! Mouse and keyboard on a fake window.

use crate::fixture::*;
use crate::idle::Thinker;
use bevy::input::ButtonState;
use bevy::input::touch::{TouchPhase, Touches};
use bevy::prelude::*;
use fanorona::app::motion;
use fanorona::app::opponent::Opponent;
use fanorona::app::schedule::{AnimationState, InputFocus};
use fanorona::app::session::DraggedStone;
use fanorona::app::session::{CurrentGuidance, CurrentSelection};
use fanorona::app::settings::values::Settings;
use fanorona::app::table::{Insets, Layout, StoneLooks, TableCamera};
use fanorona::game::play::{Guidance, Notice, Seat};
use fanorona::rules::{Refusal, Side};

fn guidance(app: &App) -> &Guidance {
    app.world().resource::<CurrentGuidance>()
}

fn two_people() -> App {
    let mut app = input_app();
    begin(&mut app, "tsivy", [Seat::Person, Seat::Person]);
    app
}

#[test]
fn a_chain_with_a_choice_is_played_with_the_mouse() {
    let mut app = two_people();
    // c1-d1 captures both ways; from d1 the stone can go on.
    set_up(&mut app, "9/9/3B5/9/1BW1B4 w 0 9");
    click(&mut app, "c1");
    assert_eq!(guidance(&app).chosen, Some(point(&app, "c1")));
    hover(&mut app, "d1");
    app.update();
    assert_eq!(guidance(&app).preview.map(fanorona::rules::PointSet::len), [1, 1]);
    click(&mut app, "d1");
    assert_eq!(guidance(&app).choice, Some(point(&app, "d1")), "the choice is open");
    assert!(record(&app).chain().is_empty());
    click(&mut app, "e1");
    assert_eq!(record(&app).chain().steps().len(), 1);
    assert!(
        !record(&app).chain().enemy().contains(point(&app, "e1")),
        "the clicked group is captured"
    );
    assert!(record(&app).chain().enemy().contains(point(&app, "b1")));
    assert_eq!(guidance(&app).path, [point(&app, "c1"), point(&app, "d1")]);
    key(&mut app, KeyCode::Backspace);
    assert!(record(&app).chain().is_empty(), "the step is undone");
    click(&mut app, "c1");
    click(&mut app, "d1");
    key(&mut app, KeyCode::KeyA);
    assert_eq!(record(&app).chain().steps().len(), 1);
    click(&mut app, "d2");
    assert_eq!(record(&app).turns().len(), 1, "nothing can follow, so the turn ends");
    assert_eq!(record(&app).turns()[0].steps.len(), 2);
}

#[test]
fn enter_ends_an_open_chain() {
    let mut app = two_people();
    set_up(&mut app, "9/9/3B5/9/2W1B4 w 0 9");
    click(&mut app, "c1");
    click(&mut app, "d1");
    assert!(record(&app).turns().is_empty());
    key(&mut app, KeyCode::Enter);
    assert_eq!(record(&app).turns().len(), 1);
    assert_eq!(record(&app).position().side(), Side::Black);
}

#[test]
fn a_stone_is_dragged_to_its_destination() {
    let mut app = two_people();
    drag(&mut app, "f2", "e3");
    assert_eq!(record(&app).turns().len() + record(&app).chain().steps().len(), 1);
    assert_eq!(app.world().resource::<DraggedStone>().at, None);
}

#[test]
fn a_stone_returns_if_a_page_opens_while_it_is_dragged() {
    let mut app = two_people();
    hover(&mut app, "f2");
    button(&mut app, ButtonState::Pressed);
    hover(&mut app, "e3");
    app.world_mut().resource_mut::<InputFocus>().pointer = false;
    button(&mut app, ButtonState::Released);
    assert!(record(&app).turns().is_empty() && record(&app).chain().is_empty());
    assert_eq!(app.world().resource::<DraggedStone>().at, None);
}

#[test]
fn a_stone_dragged_to_no_target_returns() {
    let mut app = two_people();
    drag(&mut app, "f2", "f3");
    assert!(record(&app).turns().is_empty() && record(&app).chain().is_empty());
    let refused = |notice: &Notice| matches!(notice, Notice::Refused(Refusal::Occupied));
    assert!(notices(&app).iter().any(refused));
}

#[test]
fn a_stone_that_cannot_move_gives_a_reason() {
    let mut app = two_people();
    click(&mut app, "a3");
    assert!(notices(&app).contains(&Notice::Refused(Refusal::EnemyStone)));
    click(&mut app, "a1");
    let refused = notices(&app).iter().any(|notice| {
        matches!(notice, Notice::Refused(Refusal::StoneIsBlocked | Refusal::AnotherMustCapture(_)))
    });
    assert!(refused);
    assert_eq!(guidance(&app).chosen, None);
}

#[test]
fn the_keyboard_alone_plays_a_turn() {
    let mut app = two_people();
    // The cursor starts on e3; one down and one right is f2.
    for code in [KeyCode::ArrowDown, KeyCode::ArrowDown, KeyCode::ArrowRight, KeyCode::Space] {
        key(&mut app, code);
    }
    assert_eq!(guidance(&app).chosen, Some(point(&app, "f2")));
    for code in [KeyCode::ArrowLeft, KeyCode::ArrowUp, KeyCode::Enter] {
        key(&mut app, code);
    }
    assert_eq!(record(&app).turns().len() + record(&app).chain().steps().len(), 1);
}

#[test]
fn arrow_keys_move_in_their_direction_from_every_side() {
    use std::f32::consts::{FRAC_PI_2, PI};
    for (yaw, reached) in
        [(0.0, "f3"), (PI, "d3"), (FRAC_PI_2, "e4"), (-FRAC_PI_2, "e2"), (0.6, "f3")]
    {
        let mut app = two_people();
        let turned =
            Transform::from_rotation(Quat::from_rotation_y(yaw) * Quat::from_rotation_x(-1.2));
        app.world_mut().spawn((TableCamera::default(), turned));
        // The first key only shows the cursor, in the middle.
        for code in [KeyCode::ArrowRight, KeyCode::ArrowRight] {
            key(&mut app, code);
        }
        let hovered = app.world().resource::<CurrentSelection>().hovered;
        assert_eq!(hovered, Some(point(&app, reached)), "{yaw}");
    }
}

#[test]
fn exactly_the_movable_stones_are_marked() {
    let app = &mut two_people();
    app.update();
    let (rules, chain) = (record(app).rules(), record(app).chain());
    let movable = chain.next_steps(rules).iter().map(|step| step.from).collect();
    assert_eq!(guidance(app).movable, movable);
    assert!(guidance(app).capturing);
    assert_eq!(guidance(app).movable.len(), 4);
}

/// As if stones moved, and as if the player saw it.
fn moving(app: &mut App) {
    app.world_mut().resource_mut::<AnimationState>().busy = true;
    app.update();
    assert!(!guidance(app).acting && guidance(app).chosen.is_none());
}

#[track_caller]
fn assert_hurried(app: &App) {
    let animation = app.world().resource::<AnimationState>();
    assert!(animation.skip && !animation.busy, "{animation:?}");
}

#[test]
fn a_press_while_stones_move_ends_their_movement_and_chooses() {
    let presses: [(&str, fn(&mut App)); 4] = [
        ("click", |app| button(app, ButtonState::Pressed)),
        ("tap", |app| {
            let at = on_screen(app, "f2");
            tap(app, at);
        }),
        ("Space", |app| key(app, KeyCode::Space)),
        ("Enter", |app| key(app, KeyCode::Enter)),
    ];
    for (name, press) in presses {
        let mut app = two_people();
        hover(&mut app, "f2");
        moving(&mut app);
        press(&mut app);
        assert_hurried(&app);
        assert_eq!(guidance(&app).chosen, Some(point(&app, "f2")), "{name}");
    }
}

#[test]
fn a_step_a_drag_and_a_capture_while_stones_move_are_played() {
    let steps = |app: &App| record(app).turns().len() + record(app).chain().steps().len();
    let mut app = two_people();
    click(&mut app, "f2");
    hover(&mut app, "e3");
    moving(&mut app);
    button(&mut app, ButtonState::Pressed);
    assert_eq!(steps(&app), 1, "a target");

    let mut app = two_people();
    hover(&mut app, "f2");
    moving(&mut app);
    button(&mut app, ButtonState::Pressed);
    hover(&mut app, "e3");
    button(&mut app, ButtonState::Released);
    assert_eq!(steps(&app), 1, "a drag");

    let mut app = two_people();
    click(&mut app, "d3");
    click(&mut app, "e3");
    moving(&mut app);
    key(&mut app, KeyCode::KeyA);
    assert_eq!(steps(&app), 1, "an approach");

    // The last step of a chain is taken back, or the turn ended, before the stone has arrived.
    for (code, left, turns) in [(KeyCode::Backspace, 0, 0), (KeyCode::Enter, 0, 1)] {
        let mut app = two_people();
        set_up(&mut app, "9/9/3B5/9/2W1B4 w 0 9");
        click(&mut app, "c1");
        click(&mut app, "d1");
        moving(&mut app);
        key(&mut app, code);
        assert_eq!((record(&app).chain().steps().len(), record(&app).turns().len()), (left, turns));
    }
}

#[test]
fn a_stone_is_chosen_while_that_of_the_computer_still_moves() {
    for press in ["click", "key"] {
        let mut app = input_app();
        app.insert_resource(StoneLooks {
            mesh: default(),
            materials: [vec![default()], vec![default()]],
            height: 0.24,
            width: 0.72,
            shadow_mesh: default(),
            shadow_materials: [vec![default()], vec![default()]],
        });
        motion::plugin(&mut app);
        begin(&mut app, "tsivy", [computer("noro"), Seat::Person]);
        let to_move = |app: &App| record(app).position().side();
        let waits = |app: &App| app.world().resource::<AnimationState>().busy;
        for frame in 0.. {
            app.update();
            if to_move(&app) == Side::Black && record(&app).turns().len() == 1 && waits(&app) {
                break;
            }
            assert!(frame < 2_000, "the computer does not play");
        }
        let steps = record(&app).chain().next_steps(record(&app).rules());
        let stone = record(&app).rules().board.name(steps[0].from);
        hover(&mut app, &stone);
        assert!(waits(&app), "its stone has not arrived");
        match press {
            "click" => button(&mut app, ButtonState::Pressed),
            _ => key(&mut app, KeyCode::Space),
        }
        assert!(!waits(&app));
        assert_eq!(guidance(&app).chosen, Some(steps[0].from), "{press}");
    }
}

#[test]
fn a_press_in_the_frame_in_which_the_stones_arrive_counts() {
    let mut app = two_people();
    hover(&mut app, "f2");
    moving(&mut app);
    app.world_mut().resource_mut::<AnimationState>().busy = false;
    button(&mut app, ButtonState::Pressed);
    assert_eq!(guidance(&app).chosen, Some(point(&app, "f2")));
}

#[test]
fn the_board_ignores_input_while_the_computer_plays() {
    let mut app = input_app();
    app.insert_resource(Opponent::new(Thinker, 1, 0.0));
    begin(&mut app, "tsivy", [computer("noro"), Seat::Person]);
    click(&mut app, "f2");
    assert_eq!(app.world().resource::<CurrentSelection>().chosen, None);
}

#[test]
fn a_person_with_a_mouse_plays_the_computer_to_the_end() {
    for variant in ["tsivy", "parker"] {
        let mut app = input_app();
        begin(&mut app, variant, [Seat::Person, computer("noro")]);
        for _ in 0..3_000 {
            app.update();
            if record(&app).outcome().is_some() {
                break;
            }
            if guidance(&app).acting {
                act(&mut app);
            }
        }
        assert!(record(&app).outcome().is_some(), "{variant} does not end");
        assert!(record(&app).turns().len() > 10, "{variant}");
    }
}

/// Plays the step that captures most with the mouse, and ends a chain after three steps if it may.
fn act(app: &mut App) {
    let (rules, chain) = (record(app).rules().clone(), record(app).chain().clone());
    if chain.steps().len() >= 3 && chain.may_end(&rules).is_ok() {
        key(app, KeyCode::Enter);
        return;
    }
    let steps = chain.next_steps(&rules);
    let step = steps.iter().max_by_key(|step| step.captured.len()).expect("a step");
    if chain.is_empty() {
        click(app, &rules.board.name(step.from));
    }
    click(app, &rules.board.name(step.to));
    if guidance(app).choice.is_some() {
        let stone = step.captured.into_iter().next().expect("a captured stone");
        click(app, &rules.board.name(stone));
    }
}

#[test]
fn a_stone_dragged_by_a_finger_is_shown_above_it() {
    let mut app = two_people();
    let (from, to) = (on_screen(&mut app, "f2"), on_screen(&mut app, "e3"));
    touch(&mut app, TouchPhase::Started, &[(1, from)]);
    touch(&mut app, TouchPhase::Moved, &[(1, to)]);
    let hand = app.world().resource::<DraggedStone>().at.expect("it is dragged");
    let under = app.world().resource::<Layout>().place(point(&app, "e3"));
    assert!(app.world().resource::<DraggedStone>().by_finger);
    assert!(hand.y < under.z - 0.2, "{hand} is not above {under}");
    touch(&mut app, TouchPhase::Ended, &[(1, to)]);
    assert_eq!(record(&app).turns().len() + record(&app).chain().steps().len(), 1);
    assert!(!app.world().resource::<DraggedStone>().by_finger);
}

#[test]
fn a_tap_is_a_click() {
    let mut app = two_people();
    for name in ["f2", "e3"] {
        let at = on_screen(&mut app, name);
        touch(&mut app, TouchPhase::Started, &[(1, at)]);
        touch(&mut app, TouchPhase::Ended, &[(1, at)]);
    }
    assert_eq!(record(&app).turns().len() + record(&app).chain().steps().len(), 1);
}

#[test]
fn a_tap_between_two_slow_frames_is_a_click_too() {
    let mut app = two_people();
    for name in ["f2", "e3"] {
        let at = on_screen(&mut app, name);
        tap(&mut app, at);
    }
    assert_eq!(record(&app).turns().len() + record(&app).chain().steps().len(), 1);
}

#[test]
fn a_step_that_is_to_be_confirmed_counts_with_the_second_tap() {
    let confirming = || {
        let mut app = two_people();
        app.world_mut().resource_mut::<Settings>().confirm_steps = true;
        app.update();
        app
    };
    let mut app = confirming();
    let played = |app: &App| record(app).turns().len() + record(app).chain().steps().len();
    let tap_on = |app: &mut App, name| {
        let at = on_screen(app, name);
        tap(app, at);
        app.update();
    };
    tap_on(&mut app, "f2");
    tap_on(&mut app, "e3");
    assert_eq!((played(&app), guidance(&app).proposed), (0, Some(point(&app, "e3"))));
    assert_ne!(
        guidance(&app).preview,
        [fanorona::rules::PointSet::EMPTY; 2],
        "it shows the capture"
    );
    // Another stone is chosen instead; nothing was played.
    tap_on(&mut app, "d2");
    assert_eq!((played(&app), guidance(&app).proposed), (0, None));
    tap_on(&mut app, "e3");
    tap_on(&mut app, "e3");
    assert_eq!(played(&app), 1);
    // A stone that is dragged waits too.
    let mut app = confirming();
    drag(&mut app, "f2", "e3");
    assert_eq!((played(&app), guidance(&app).proposed), (0, Some(point(&app, "e3"))));
    key(&mut app, KeyCode::Enter);
    assert_eq!(played(&app), 1);
}

#[test]
fn a_second_finger_moves_the_camera_and_no_stone() {
    let mut app = two_people();
    let (from, to) = (on_screen(&mut app, "f2"), on_screen(&mut app, "e3"));
    touch(&mut app, TouchPhase::Started, &[(1, from)]);
    touch(&mut app, TouchPhase::Moved, &[(1, to)]);
    touch(&mut app, TouchPhase::Started, &[(2, from)]);
    assert_eq!(app.world().resource::<DraggedStone>().at, None);
    for phase in [TouchPhase::Moved, TouchPhase::Ended] {
        touch(&mut app, phase, &[(1, to), (2, from)]);
    }
    app.update();
    assert_eq!(record(&app).turns().len() + record(&app).chain().steps().len(), 0);
    assert_eq!(guidance(&app).chosen, None);
}

#[test]
fn a_tap_on_a_bar_within_one_frame_is_not_on_the_board() {
    let mut app = two_people();
    let insets = Insets { bottom: 60.0, ..Insets::default() };
    let covers = |app: &mut App, at| {
        quick_tap(app, at);
        let world = app.world_mut();
        let window = world.query::<&Window>().single(world).unwrap().clone();
        (insets.cover(&window, Some(world.resource::<Touches>())), window.size())
    };
    let (above, size) = covers(&mut app, Vec2::splat(50.0));
    assert!(!above);
    assert!(covers(&mut app, Vec2::new(50.0, size.y - 30.0)).0);
    app.update();
    assert!(!covers(&mut app, Vec2::splat(50.0)).0, "the tap is over");
}
