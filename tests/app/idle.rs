//! How often the window is drawn: continuously while something moves, seldom while nothing does.

use crate::fixture::*;
use bevy::prelude::*;
use bevy::window::WindowOccluded;
use bevy::winit::{UpdateMode, WinitSettings};
use fanorona::app::idle;
use fanorona::app::jobs::JobRunner;
use fanorona::app::opponent::Opponent;
use fanorona::app::schedule::AnimationState;
use fanorona::app::toasts::Toasts;
use fanorona::game::jobs::{Answer, Job};
use fanorona::game::play::{GamePlan, Intent, Seat};
use fanorona::rules::CaptureKind;
use fanorona::rules::variant::shipped;
use std::time::Duration;

/// The pace of a window in which nothing happens.
const STILL: Duration = Duration::from_secs(5);

fn paced_app() -> App {
    let mut app = session_app();
    idle::plugin(&mut app);
    begin(&mut app, "tsivy", [Seat::Person, Seat::Person]);
    app
}

fn mode(app: &App) -> UpdateMode {
    app.world().resource::<WinitSettings>().focused_mode
}

/// Lets two seconds pass, in frames of 16 ms.
fn rest(app: &mut App) {
    (0..125).for_each(|_| app.update());
}

#[test]
fn a_still_game_is_not_drawn_continuously() {
    let mut app = paced_app();
    assert_eq!(mode(&app), UpdateMode::Continuous, "the game has just begun");
    rest(&mut app);
    for _ in 0..50 {
        assert_eq!(mode(&app), UpdateMode::reactive(STILL));
        let unfocused = app.world().resource::<WinitSettings>().unfocused_mode;
        assert_eq!(unfocused, UpdateMode::reactive(STILL));
        app.update();
    }
}

#[test]
fn a_step_is_drawn_at_once_and_for_a_while() {
    let mut app = paced_app();
    rest(&mut app);
    let (from, to) = (point(&app, "e2"), point(&app, "e3"));
    intend(&mut app, Intent::Step { from, to, kind: Some(CaptureKind::Approach) });
    let mut frames = 0;
    while mode(&app) == UpdateMode::Continuous {
        app.update();
        frames += 1;
        assert!(frames < 100, "drawn without end");
    }
    assert!(frames > 30, "so that pictures settle: {frames}");
}

#[test]
fn the_window_is_drawn_continuously_while_stones_move() {
    for state in
        [AnimationState { busy: true, ..default() }, AnimationState { moving: true, ..default() }]
    {
        let mut app = paced_app();
        app.insert_resource(state);
        rest(&mut app);
        assert_eq!(mode(&app), UpdateMode::Continuous, "{state:?}");
        app.insert_resource(AnimationState::default());
        rest(&mut app);
        assert_eq!(mode(&app), UpdateMode::reactive(STILL), "{state:?}");
    }
}

#[test]
fn a_window_that_cannot_be_seen_is_drawn_rarely_whatever_moves_in_it() {
    let mut app = paced_app();
    app.insert_resource(AnimationState { busy: true, moving: true, ..default() });
    app.update();
    assert_eq!(mode(&app), UpdateMode::Continuous);
    let window = app.world_mut().spawn_empty().id();
    app.world_mut().write_message(WindowOccluded { window, occluded: true });
    for _ in 0..50 {
        app.update();
        let UpdateMode::Reactive { wait, .. } = mode(&app) else { panic!("drawn continuously") };
        assert!(wait >= Duration::from_millis(500), "{wait:?}");
    }
    app.world_mut().write_message(WindowOccluded { window, occluded: false });
    app.update();
    assert_eq!(mode(&app), UpdateMode::Continuous, "it is seen at once");
}

#[test]
fn a_running_clock_is_drawn_every_second() {
    let mut app = paced_app();
    let variant = shipped::variant("tsivy").unwrap();
    let plan = GamePlan {
        control: "60".parse().unwrap(),
        ..GamePlan::single(variant, [Seat::Person, Seat::Person])
    };
    intend(&mut app, Intent::Begin(Box::new(plan)));
    rest(&mut app);
    let UpdateMode::Reactive { wait, .. } = mode(&app) else { panic!("drawn continuously") };
    assert!(wait <= Duration::from_millis(1_010), "{wait:?}");
}

/// A search that never ends.
pub struct Thinker;

impl JobRunner for Thinker {
    fn start(&mut self, _: u64, _: Job) {}
    fn poll(&mut self) -> Option<(u64, Answer)> {
        None
    }
    fn stop(&mut self) {}
    fn hold(&mut self, _: bool) {}
}

#[test]
fn a_search_gets_the_processor_instead_of_the_window() {
    let mut app = paced_app();
    app.insert_resource(Opponent::new(Thinker, 1, 0.0));
    begin(&mut app, "tsivy", [computer("fara"), Seat::Person]);
    rest(&mut app);
    let UpdateMode::Reactive { wait, .. } = mode(&app) else { panic!("drawn continuously") };
    assert!(wait <= Duration::from_millis(50), "the answer is seen soon: {wait:?}");
}

#[test]
fn a_sentence_that_stands_is_not_drawn_continuously_and_goes_in_time() {
    let mut app = paced_app();
    app.world_mut().resource_mut::<Toasts>().tell("done".to_owned());
    app.update();
    assert_eq!(mode(&app), UpdateMode::Continuous, "it is seen at once");
    rest(&mut app);
    let UpdateMode::Reactive { wait, .. } = mode(&app) else { panic!("drawn continuously") };
    assert!(wait <= Duration::from_millis(200), "{wait:?}");
}
