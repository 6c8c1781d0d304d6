//! Clocks: sudden death, Fischer, separate times, pause, undo, and turns that come too late.

use super::*;
use bevy::ecs::message::MessageCursor;
use bevy::time::TimeUpdateStrategy;
use fanorona::app::jobs::InlineRunner;
use fanorona::app::opponent::Opponent;
use fanorona::app::schedule::AnimationState;
use fanorona::app::session::{ClockHold, CurrentGuidance, IntentMessage};
use fanorona::app::sound::synth::Sound;
use fanorona::app::sound::{SoundRequest, low_time_warning};
use fanorona::game::play::Notice;
use fanorona::rules::{Outcome, WinReason};
use std::time::Duration;

/// Lets time pass in one frame, and none afterwards.
fn wait(app: &mut App, milliseconds: u64) {
    still(app, milliseconds);
    app.update();
    still(app, 0);
}

fn still(app: &mut App, milliseconds: u64) {
    let time = Duration::from_millis(milliseconds);
    app.insert_resource(TimeUpdateStrategy::ManualDuration(time));
}

/// The milliseconds left to a side.
fn left(app: &App, side: Side) -> Option<u128> {
    session(app).time_left(side).map(|left| left.as_millis())
}

/// A game between people in which time passes only when the test says so.
fn people(control: &str) -> App {
    let mut app = timed("tsivy", control, PEOPLE);
    // The time of the first frames does not count.
    still(&mut app, 0);
    let variant = shipped::variant("tsivy").unwrap();
    let control = control.parse().unwrap();
    intend(
        &mut app,
        Intent::Begin(Box::new(GamePlan { control, ..GamePlan::single(variant, PEOPLE) })),
    );
    app
}

const OUT: Outcome = Outcome::Win { winner: Side::Black, reason: WinReason::OutOfTime };

#[test]
fn sudden_death_ends_the_game_without_input() {
    let mut app = people("60");
    wait(&mut app, 59_999);
    assert_eq!((left(&app, Side::White), record(&app).outcome()), (Some(1), None));
    wait(&mut app, 1);
    assert_eq!(record(&app).outcome(), Some(OUT));
    assert_eq!(notices(&app).last(), Some(&Notice::Over(OUT)));
    assert_eq!(left(&app, Side::White), Some(0), "the clock is at zero");
    assert_eq!(left(&app, Side::Black), Some(60_000));
    wait(&mut app, 90_000);
    assert_eq!(left(&app, Side::Black), Some(60_000), "no clock runs after the end");
}

#[test]
fn a_turn_that_is_played_too_late_does_not_count() {
    let mut app = people("60");
    wait(&mut app, 59_000);
    let (from, to) = (point(&app, "d3"), point(&app, "e3"));
    let kind = Some(fanorona::rules::CaptureKind::Approach);
    app.world_mut().write_message(IntentMessage(Intent::Step { from, to, kind }));
    // The step and the end of the time are in the same frame.
    wait(&mut app, 1_000);
    assert_eq!(record(&app).outcome(), Some(OUT));
    assert!(record(&app).turns().is_empty() && record(&app).chain().is_empty());
}

#[test]
fn an_open_chain_is_taken_back_when_the_time_runs_out() {
    let mut app = people("60");
    set_up(&mut app, "9/9/3B5/9/2W1B4 w 0 9");
    let (from, to) = (point(&app, "c1"), point(&app, "d1"));
    let kind = Some(fanorona::rules::CaptureKind::Approach);
    intend(&mut app, Intent::Step { from, to, kind });
    assert_eq!(record(&app).chain().steps().len(), 1);
    wait(&mut app, 60_000);
    assert!(record(&app).chain().is_empty());
    assert_eq!(record(&app).outcome(), Some(OUT));
}

#[test]
fn fischer_adds_time_after_every_own_turn() {
    let mut app = people("60+5");
    wait(&mut app, 10_000);
    play(&mut app, "d3-e3A");
    assert_eq!((left(&app, Side::White), left(&app, Side::Black)), (Some(55_000), Some(60_000)));
    wait(&mut app, 2_000);
    assert_eq!((left(&app, Side::White), left(&app, Side::Black)), (Some(55_000), Some(58_000)));
}

#[test]
fn a_side_with_little_time_left_has_not_lost() {
    let mut app = people("60");
    wait(&mut app, 45_000);
    play(&mut app, "d3-e3A");
    assert_eq!((left(&app, Side::White), record(&app).outcome()), (Some(15_000), None));
    wait(&mut app, 59_000);
    intend(&mut app, Intent::Pause(true));
    assert_eq!((left(&app, Side::Black), record(&app).outcome()), (Some(1_000), None));
    assert!(session(&app).is_paused());
}

#[test]
fn each_side_has_its_own_time_or_none() {
    let mut app = people("-:30");
    wait(&mut app, 100_000);
    assert_eq!((left(&app, Side::White), left(&app, Side::Black)), (None, Some(30_000)));
    assert_eq!(record(&app).outcome(), None);
    play(&mut app, "d3-e3A");
    wait(&mut app, 30_000);
    assert_eq!(record(&app).outcome().and_then(Outcome::winner), Some(Side::White));
}

#[test]
fn a_pause_stops_clocks_and_board() {
    let mut app = people("60");
    wait(&mut app, 1_000);
    intend(&mut app, Intent::Pause(true));
    assert!(notices(&app).contains(&Notice::Paused));
    wait(&mut app, 500_000);
    assert_eq!(left(&app, Side::White), Some(59_000));
    let guidance = app.world().resource::<CurrentGuidance>();
    assert!(!guidance.acting && guidance.movable.is_empty(), "nothing can be picked");
    let (from, to) = (point(&app, "d3"), point(&app, "e3"));
    let kind = Some(fanorona::rules::CaptureKind::Approach);
    intend(&mut app, Intent::Step { from, to, kind });
    assert!(record(&app).turns().is_empty() && record(&app).chain().is_empty());
    intend(&mut app, Intent::Pause(false));
    assert!(notices(&app).contains(&Notice::Resumed));
    wait(&mut app, 1_000);
    assert_eq!(left(&app, Side::White), Some(58_000));
    play(&mut app, "d3-e3A");
}

#[test]
fn the_key_p_pauses_and_resumes_the_clocks() {
    let mut app = input_app();
    key(&mut app, KeyCode::KeyP);
    assert!(!session(&app).is_paused(), "without clocks there is nothing to pause");
    let variant = shipped::variant("tsivy").unwrap();
    let control = "300".parse().unwrap();
    intend(
        &mut app,
        Intent::Begin(Box::new(GamePlan { control, ..GamePlan::single(variant, PEOPLE) })),
    );
    key(&mut app, KeyCode::KeyP);
    assert!(session(&app).is_paused());
    key(&mut app, KeyCode::KeyP);
    assert!(!session(&app).is_paused());
}

#[test]
fn open_pages_and_moving_stones_cost_no_time() {
    let mut app = people("60");
    app.insert_resource(ClockHold { page: true });
    wait(&mut app, 0);
    wait(&mut app, 30_000);
    assert_eq!(left(&app, Side::White), Some(60_000));
    assert!(session(&app).is_paused());
    app.insert_resource(ClockHold { page: false });
    wait(&mut app, 0);
    app.insert_resource(AnimationState { busy: true, ..default() });
    wait(&mut app, 30_000);
    assert_eq!(left(&app, Side::White), Some(60_000));
    app.insert_resource(AnimationState::default());
    wait(&mut app, 7_000);
    assert_eq!(left(&app, Side::White), Some(53_000));
    // A pause by the players remains after a page was opened and closed.
    intend(&mut app, Intent::Pause(true));
    for page in [true, false] {
        app.insert_resource(ClockHold { page });
        wait(&mut app, 1_000);
    }
    assert!(session(&app).is_paused());
    assert_eq!(left(&app, Side::White), Some(53_000));
}

#[test]
fn an_undo_restores_the_time() {
    let mut app = people("60+5");
    wait(&mut app, 10_000);
    play(&mut app, "d3-e3A");
    wait(&mut app, 20_000);
    intend(&mut app, Intent::Undo);
    assert_eq!((left(&app, Side::White), left(&app, Side::Black)), (Some(60_000), Some(60_000)));
    wait(&mut app, 1_000);
    assert_eq!(left(&app, Side::White), Some(59_000), "White's clock runs again");
    // So does an undo of the end on time.
    wait(&mut app, 59_000);
    assert_eq!(record(&app).outcome(), Some(OUT));
    intend(&mut app, Intent::Undo);
    assert_eq!((record(&app).outcome(), left(&app, Side::White)), (None, Some(60_000)));
}

#[test]
fn the_next_game_starts_with_fresh_clocks() {
    let mut app = session_app();
    let control = "60".parse().unwrap();
    let plan = GamePlan { control, ..plan(FormatChoice::BestOf, PEOPLE) };
    intend(&mut app, Intent::Begin(Box::new(plan)));
    wait(&mut app, 60_000);
    assert_eq!(score(&app), "0-1");
    intend(&mut app, Intent::NextGame);
    assert_eq!((left(&app, Side::White), left(&app, Side::Black)), (Some(60_000), Some(60_000)));
    wait(&mut app, 1_000);
    assert_eq!(left(&app, Side::White), Some(59_000));
}

#[test]
fn a_person_is_warned_once_of_low_time_and_a_computer_is_not() {
    let mut app = people("60");
    low_time_warning(&mut app);
    let mut cursor = MessageCursor::<SoundRequest>::default();
    let mut warnings = |app: &App| {
        let asked = app.world().resource::<Messages<SoundRequest>>();
        cursor.read(asked).filter(|asked| **asked == SoundRequest(Sound::LowTime)).count()
    };
    wait(&mut app, 44_999);
    assert_eq!(warnings(&app), 0, "there is more than a quarter left");
    assert!(!session(&app).runs_low(Side::White));
    wait(&mut app, 1);
    assert_eq!(warnings(&app), 1);
    assert!(session(&app).runs_low(Side::White) && !session(&app).runs_low(Side::Black));
    for _ in 0..5 {
        wait(&mut app, 1_000);
        assert_eq!(warnings(&app), 0, "one warning only");
    }
    intend(&mut app, Intent::Pause(true));
    intend(&mut app, Intent::Pause(false));
    wait(&mut app, 1_000);
    assert_eq!(warnings(&app), 0, "no second warning after a pause");

    // There is no warning for a computer.
    let mut app = people("60");
    low_time_warning(&mut app);
    app.insert_resource(Opponent::new(InlineRunner::new(300), 1, f32::MAX));
    intend(&mut app, Intent::Reseat { side: Side::White, seat: computer("soa") });
    let mut cursor = MessageCursor::<SoundRequest>::default();
    wait(&mut app, 50_000);
    assert!(session(&app).runs_low(Side::White));
    let asked = app.world().resource::<Messages<SoundRequest>>();
    assert_eq!(cursor.read(asked).count(), 0);
}
