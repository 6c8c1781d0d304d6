//! One step at a time: shown in time, finished early, taken back, and boards that change.

use super::*;
use fanorona::app::motion::{Pace, Trace};
use fanorona::app::session::CurrentGuidance;
use fanorona::game::Session;

/// The opening capture that takes the most: the middle stone steps forward.
fn first_capture(app: &mut App) {
    step(app, "e2", "e3", Some(CaptureKind::Approach));
}

#[test]
fn a_new_game_stands_at_once() {
    let mut app = table();
    assert!(!busy(&app));
    assert_true_to_the_record(&mut app);
    assert_eq!(trays(&mut app), [0, 0]);
}

#[test]
fn a_step_is_shown_in_time_and_its_captures_lie_in_the_tray() {
    let mut app = table();
    first_capture(&mut app);
    assert!(busy(&app), "in the very frame of the step");
    let frames = settle(&mut app);
    // Half a second to a second at 60 frames a second.
    assert!((30..60).contains(&frames), "{frames} frames");
    assert_eq!(trays(&mut app), [0, 2]);
    assert_true_to_the_record(&mut app);
}

#[test]
fn nobody_is_invited_to_act_while_stones_move() {
    let mut app = table();
    first_capture(&mut app);
    while busy(&app) {
        assert!(!app.world().resource::<CurrentGuidance>().acting);
        app.update();
    }
    app.update();
    assert!(app.world().resource::<CurrentGuidance>().acting);
}

#[test]
fn captured_stones_leave_one_after_another_the_nearest_first() {
    let mut app = table();
    let before: Vec<(Entity, Vec3)> = {
        let mut query = app.world_mut().query::<(Entity, &Stone, &Transform)>();
        let black = query.iter(app.world()).filter(|(_, stone, _)| stone.side == Side::Black);
        black.map(|(entity, _, transform)| (entity, transform.translation)).collect()
    };
    first_capture(&mut app);
    let mut left: Vec<f32> = Vec::new();
    for _ in 0..80 {
        app.update();
        let now = before.iter().filter(|(entity, home)| {
            app.world()
                .get::<Transform>(*entity)
                .is_some_and(|it| it.translation.distance(*home) > 0.001)
        });
        let now: Vec<f32> = now.map(|(_, home)| home.z).collect();
        let new: Vec<f32> = now.into_iter().filter(|z| !left.contains(z)).collect();
        assert!(new.len() < 2, "never two in one frame");
        left.extend(new);
    }
    assert_eq!(left, [-1.0, -2.0]);
}

#[test]
fn taking_back_returns_the_captured_stones() {
    let mut app = table();
    first_capture(&mut app);
    settle(&mut app);
    tell(&mut app, Intent::Undo);
    assert!(busy(&app));
    settle(&mut app);
    assert_eq!(trays(&mut app), [0, 0]);
    assert_true_to_the_record(&mut app);
    tell(&mut app, Intent::Redo);
    settle(&mut app);
    assert_eq!(trays(&mut app), [0, 2]);
    assert_true_to_the_record(&mut app);
}

#[test]
fn skipping_finishes_everything_in_one_frame() {
    let mut app = table();
    first_capture(&mut app);
    app.world_mut().resource_mut::<AnimationState>().skip = true;
    app.update();
    let stage = *app.world().resource::<AnimationState>();
    assert!(!stage.busy && !stage.skip);
    assert_eq!(trays(&mut app), [0, 2]);
    assert_true_to_the_record(&mut app);
}

#[test]
fn captured_stones_leave_the_way_the_capture_went() {
    // e2-e3 takes ahead, d3-e3 by withdrawal what lies behind: both away from their captor.
    for (from, to, kind, taken, off) in [
        ("e2", "e3", CaptureKind::Approach, "e4", Vec3::NEG_Z),
        ("d3", "e3", CaptureKind::Withdrawal, "c3", Vec3::NEG_X),
    ] {
        let mut app = table();
        let taken = point(&app, taken);
        let stone = stone_on(&mut app, taken);
        let home = place(&app, stone);
        step(&mut app, from, to, Some(kind));
        let mut away = Vec3::ZERO;
        while away.length() < 0.25 {
            app.update();
            away = place(&app, stone) - home;
            assert!(away.y >= -1e-4, "never through the board");
        }
        assert!(away.with_y(0.0).normalize_or_zero().dot(off) > 0.8, "{from}-{to}: {away}");
    }
}

#[test]
fn a_stone_rocks_when_it_is_set_down_and_then_lies_quite_still() {
    let mut app = table();
    let e2 = point(&app, "e2");
    let stone = stone_on(&mut app, e2);
    let upright = |app: &App| {
        let up = app.world().get::<Transform>(stone).expect("a place").rotation * Vec3::Y;
        up.angle_between(Vec3::Y)
    };
    first_capture(&mut app);
    let mut most = 0.0_f32;
    for _ in 0..60 {
        app.update();
        most = most.max(upright(&app));
    }
    assert!((0.01..0.08).contains(&most), "{most}");
    settle(&mut app);
    assert!(upright(&app) < 1e-3);
}

#[test]
fn the_next_step_need_not_wait_for_stones_that_are_on_their_way_to_the_tray() {
    let mut app = table();
    first_capture(&mut app);
    while busy(&app) {
        app.update();
    }
    let flying =
        drawn(&mut app).iter().any(|(stone, place)| stone.point.is_none() && place.y > 0.3);
    assert!(flying, "the taken stones have left, and are not there yet");
    assert!(app.world().resource::<AnimationState>().moving, "so the window stays awake");
    for _ in 0..200 {
        app.update();
    }
    assert!(!app.world().resource::<AnimationState>().moving, "and sleeps after");
}

#[test]
fn with_reduced_motion_a_step_is_a_jump() {
    let mut app = table();
    app.insert_resource(Pace { speed: 1.0, reduced: true });
    first_capture(&mut app);
    assert!(settle(&mut app) <= 6, "within 100 ms");
    assert_true_to_the_record(&mut app);
    let (e2, e3) = (point(&app, "e2"), point(&app, "e3"));
    let trace = app.world().resource::<Trace>().clone();
    assert_eq!(trace.way, [e2, e3], "the way stays to be seen");
    assert_eq!(trace.taken.map(fanorona::rules::PointSet::len), [2, 0], "and what was taken");
    assert!(trace.strength() == 1.0 && !trace.under_way);
    for _ in 0..200 {
        app.update();
    }
    assert!(app.world().resource::<Trace>().is_gone());
}

#[test]
fn twice_the_speed_takes_half_the_time() {
    let frames = [1.0, 2.0].map(|speed| {
        let mut app = table();
        app.insert_resource(Pace { speed, reduced: false });
        first_capture(&mut app);
        settle(&mut app)
    });
    assert!(frames[0].abs_diff(2 * frames[1]) <= 3, "{frames:?}");
}

#[test]
fn a_new_game_while_stones_move_starts_clean() {
    let mut app = table();
    first_capture(&mut app);
    for _ in 0..25 {
        app.update();
    }
    begin(&mut app, "tsivy");
    assert_eq!(trays(&mut app), [0, 0]);
    assert_true_to_the_record(&mut app);
}

#[test]
fn another_board_brings_its_own_stones() {
    let mut app = table();
    first_capture(&mut app);
    for key in ["telo", "dimy", "tsivy"] {
        begin(&mut app, key);
        app.update();
        assert_true_to_the_record(&mut app);
    }
}

#[test]
fn a_game_put_in_place_without_a_notice_is_shown_all_the_same() {
    let mut app = table();
    let game = app.world().resource::<CurrentSession>();
    let mut record = game.record().clone();
    let board = record.rules().board.clone();
    let [from, to] = ["e2", "e3"].map(|name| board.point_named(name).expect("a point"));
    record.step(from, to, Some(CaptureKind::Approach)).expect("the opening capture");
    let game = Session::from_record(game.variant().clone(), record, game.seats().clone());
    app.insert_resource(CurrentSession(game));
    app.update();
    settle(&mut app);
    assert_true_to_the_record(&mut app);
    assert_eq!(trays(&mut app), [0, 2]);
}

#[test]
fn captured_stones_are_laid_anew_when_another_set_is_chosen() {
    let mut app = table();
    begin(&mut app, "tsivy");
    step(&mut app, "d2", "e3", Some(CaptureKind::Approach));
    settle(&mut app);
    assert_eq!(trays(&mut app), [0, 2]);
    let before = drawn(&mut app);
    let mut looks = app.world_mut().resource_mut::<StoneLooks>();
    (looks.width, looks.height) = (0.62, 0.62);
    settle(&mut app);
    assert_true_to_the_record(&mut app);
    let after = drawn(&mut app);
    let moved = after.iter().zip(&before).filter(|(now, then)| now.1.distance(then.1) > 0.02);
    let moved: Vec<Option<Point>> = moved.map(|(now, _)| now.0.point).collect();
    assert_eq!(moved, [None, None], "both in the tray, and none on the board");
}
