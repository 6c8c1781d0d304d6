//! Single steps: animated in time, skipped, taken back; and changes of the board.

use super::*;
use fanorona::app::motion::MotionSettings;
use fanorona::app::session::CurrentGuidance;
use fanorona::app::table::markers::AnimatedPath;
use fanorona::game::play::Session;

/// The largest opening capture: the middle stone steps forward.
fn first_capture(app: &mut App) {
    step(app, "e2", "e3", Some(CaptureKind::Approach));
}

#[test]
fn a_new_game_needs_no_animation() {
    let mut app = table();
    assert!(!busy(&app));
    assert_matches_record(&mut app);
    assert_eq!(trays(&mut app), [0, 0]);
}

#[test]
fn a_step_takes_its_time_and_its_captures_are_in_the_tray() {
    let mut app = table();
    first_capture(&mut app);
    assert!(busy(&app), "in the same frame as the step");
    let frames = settle(&mut app);
    // Half a second to a second at 60 frames a second.
    assert!((30..60).contains(&frames), "{frames} frames");
    assert_eq!(trays(&mut app), [0, 2]);
    assert_matches_record(&mut app);
}

#[test]
fn nobody_may_act_while_stones_move() {
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
fn captured_stones_leave_one_after_another_nearest_first() {
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
        assert!(new.len() < 2, "at most one per frame");
        left.extend(new);
    }
    assert_eq!(left, [-1.0, -2.0]);
}

#[test]
fn undo_returns_the_captured_stones() {
    let mut app = table();
    first_capture(&mut app);
    settle(&mut app);
    send(&mut app, Intent::Undo);
    assert!(busy(&app));
    settle(&mut app);
    assert_eq!(trays(&mut app), [0, 0]);
    assert_matches_record(&mut app);
    send(&mut app, Intent::Redo);
    settle(&mut app);
    assert_eq!(trays(&mut app), [0, 2]);
    assert_matches_record(&mut app);
}

#[test]
fn skipping_finishes_everything_in_one_frame() {
    let mut app = table();
    first_capture(&mut app);
    app.world_mut().resource_mut::<AnimationState>().skip = true;
    app.update();
    let animation = *app.world().resource::<AnimationState>();
    assert!(!animation.busy && !animation.skip);
    assert_eq!(trays(&mut app), [0, 2]);
    assert_matches_record(&mut app);
}

#[test]
fn a_step_played_while_stones_move_follows_them_and_is_animated() {
    let mut app = table();
    first_capture(&mut app);
    assert!(busy(&app));
    app.world_mut().resource_mut::<AnimationState>().skip = true;
    let record = app.world().resource::<CurrentSession>().record();
    let next = record.chain().next_steps(record.rules())[0];
    let (from, to, kind) = (next.from, next.to, next.kind);
    let arrived = stone_on(&mut app, from);
    send(&mut app, Intent::Step { from, to, kind });
    let animation = *app.world().resource::<AnimationState>();
    assert!(animation.busy && !animation.skip);
    assert!(settle(&mut app) > 10, "the second step is not skipped");
    assert_eq!(app.world().get::<Stone>(arrived).expect("a stone").point, Some(to));
    assert_matches_record(&mut app);
}

#[test]
fn captured_stones_leave_in_the_direction_of_the_capture() {
    // e2-e3 captures ahead, d3-e3 behind by withdrawal: both away from the capturing stone.
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
fn a_stone_rocks_when_it_is_set_down_and_comes_to_rest() {
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
fn the_next_step_does_not_wait_for_stones_in_flight_to_the_tray() {
    let mut app = table();
    first_capture(&mut app);
    while busy(&app) {
        app.update();
    }
    let flying =
        drawn(&mut app).iter().any(|(stone, place)| stone.point.is_none() && place.y > 0.3);
    assert!(flying, "the captured stones are still in flight");
    assert!(app.world().resource::<AnimationState>().moving, "the window keeps drawing");
    for _ in 0..200 {
        app.update();
    }
    assert!(!app.world().resource::<AnimationState>().moving, "the window stops drawing");
}

#[test]
fn with_reduced_motion_a_step_is_a_jump() {
    let mut app = table();
    app.insert_resource(MotionSettings { speed: 1.0, reduced: true });
    first_capture(&mut app);
    assert!(settle(&mut app) <= 6, "within 100 ms");
    assert_matches_record(&mut app);
    let (e2, e3) = (point(&app, "e2"), point(&app, "e3"));
    let path = app.world().resource::<AnimatedPath>().clone();
    assert_eq!(path.points, [e2, e3], "the path remains visible");
    assert_eq!(
        path.captured.map(fanorona::rules::PointSet::len),
        [2, 0],
        "and the captured points"
    );
    assert!(path.opacity() == 1.0 && !path.in_progress);
    for _ in 0..200 {
        app.update();
    }
    assert!(app.world().resource::<AnimatedPath>().is_empty());
}

#[test]
fn twice_the_speed_takes_half_the_time() {
    let frames = [1.0, 2.0].map(|speed| {
        let mut app = table();
        app.insert_resource(MotionSettings { speed, reduced: false });
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
    assert_matches_record(&mut app);
}

#[test]
fn another_board_brings_its_own_stones() {
    let mut app = table();
    first_capture(&mut app);
    for key in ["telo", "dimy", "tsivy"] {
        begin(&mut app, key);
        app.update();
        assert_matches_record(&mut app);
    }
}

#[test]
fn a_session_replaced_without_a_notice_is_shown() {
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
    assert_matches_record(&mut app);
    assert_eq!(trays(&mut app), [0, 2]);
}

#[test]
fn captured_stones_are_moved_when_another_set_is_chosen() {
    let mut app = table();
    begin(&mut app, "tsivy");
    step(&mut app, "d2", "e3", Some(CaptureKind::Approach));
    settle(&mut app);
    assert_eq!(trays(&mut app), [0, 2]);
    let before = drawn(&mut app);
    let mut looks = app.world_mut().resource_mut::<StoneLooks>();
    (looks.width, looks.height) = (0.62, 0.62);
    settle(&mut app);
    assert_matches_record(&mut app);
    let after = drawn(&mut app);
    let moved = after.iter().zip(&before).filter(|(now, then)| now.1.distance(then.1) > 0.02);
    let moved: Vec<Option<Point>> = moved.map(|(now, _)| now.0.point).collect();
    assert_eq!(moved, [None, None], "both in the tray, and none on the board");
}
