//! The wave at a moment that is worth it.

use super::*;
use fanorona::app::moments::Moment;
use fanorona::app::motion::MotionSettings;

/// The greatest height above its place that a stone of each side reaches until all rest, and the frames until then.
fn wave(app: &mut App) -> ([f32; 2], usize) {
    let rest = drawn(app);
    app.world_mut().write_message(Moment { side: Side::Black, sentence: String::new() });
    let mut highest = [0.0_f32; 2];
    for frames in 0..400 {
        app.update();
        assert!(!busy(app), "nothing waits for it");
        let now = drawn(app);
        for ((stone, at), (_, before)) in now.iter().zip(&rest) {
            let high = &mut highest[stone.side as usize];
            *high = high.max(at.y - before.y);
        }
        if frames > 0 && !app.world().resource::<AnimationState>().moving {
            assert_eq!(now, rest);
            return (highest, frames);
        }
    }
    panic!("the wave does not end");
}

#[test]
fn the_stones_of_the_player_hop_and_come_to_rest() {
    let mut app = table();
    begin(&mut app, "tsivy");
    let ([white, black], frames) = wave(&mut app);
    assert!(white < 0.001 && black > 0.2, "{white} {black}");
    assert!((40..120).contains(&frames), "{frames}");
    // It can be played on meanwhile.
    app.world_mut().write_message(Moment { side: Side::White, sentence: String::new() });
    for _ in 0..10 {
        app.update();
    }
    step(&mut app, "d3", "e3", Some(CaptureKind::Approach));
    settle(&mut app);
    assert_matches_record(&mut app);
}

#[test]
fn nothing_hops_with_reduced_motion() {
    let mut app = table();
    app.world_mut().resource_mut::<MotionSettings>().reduced = true;
    begin(&mut app, "tsivy");
    let (highest, frames) = wave(&mut app);
    assert!(highest[1] < 0.001 && frames < 3, "{highest:?} {frames}");
}
