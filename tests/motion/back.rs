//! Undo animates backwards, step by step, and redo forwards.

use super::chains::{long_turn, play, play_until_chain_of};
use super::*;
use fanorona::app::table::markers::AnimatedPath;
use fanorona::engine::character;
use fanorona::rules::Turn;

/// The order in which a stone reaches the points of a turn, until the animation ends.
fn visits(app: &mut App, stone: Entity, turn: &Turn) -> Vec<Point> {
    let layout =
        Layout::new(app.world().resource::<CurrentSession>().record().rules().board.clone());
    let points_of_turn: Vec<Point> =
        std::iter::once(turn.from).chain(turn.steps.iter().map(|step| step.to)).collect();
    let mut seen: Vec<Point> = Vec::new();
    while busy(app) {
        app.update();
        let at = place(app, stone);
        let here = points_of_turn.iter().find(|&&point| at.distance(layout.place(point)) < 0.03);
        seen.extend(here.filter(|&&here| seen.last() != Some(&here)));
    }
    seen
}

#[test]
fn undo_and_redo_of_a_chain_follow_its_path() {
    let mut app = table();
    let turn = play_until_chain_of(&mut app, 3);
    let mover = stone_on(&mut app, turn.from);
    let taken: Vec<(Point, Entity)> =
        turn.captured.into_iter().map(|point| (point, stone_on(&mut app, point))).collect();
    play(&mut app, turn.clone());
    settle(&mut app);
    let points_of_turn: Vec<Point> =
        std::iter::once(turn.from).chain(turn.steps.iter().map(|step| step.to)).collect();
    send(&mut app, Intent::Undo);
    let back: Vec<Point> = points_of_turn.iter().rev().copied().collect();
    assert_eq!(visits(&mut app, mover, &turn), back);
    settle(&mut app);
    assert_matches_record(&mut app);
    for (point, stone) in taken {
        assert_eq!(stone_on(&mut app, point), stone, "each returns to its point");
    }
    assert_eq!(stone_on(&mut app, turn.from), mover);
    send(&mut app, Intent::Redo);
    assert_eq!(visits(&mut app, mover, &turn), points_of_turn);
    settle(&mut app);
    assert_matches_record(&mut app);
}

#[test]
fn captured_stones_return_last_first_before_the_capturing_stone_leaves() {
    let mut app = table();
    let [e2, e3, e4, e5] = ["e2", "e3", "e4", "e5"].map(|name| point(&app, name));
    let mover = stone_on(&mut app, e2);
    let [near, far] = [e4, e5].map(|point| stone_on(&mut app, point));
    send(&mut app, Intent::Step { from: e2, to: e3, kind: Some(CaptureKind::Approach) });
    settle(&mut app);
    let lying = [near, far, mover].map(|stone| place(&app, stone));
    send(&mut app, Intent::Undo);
    let mut left = Vec::new();
    while busy(&app) {
        app.update();
        for (stone, lay) in [near, far, mover].into_iter().zip(lying) {
            if place(&app, stone).distance(lay) > 0.01 && !left.contains(&stone) {
                left.push(stone);
            }
        }
    }
    assert_eq!(left, [far, near, mover]);
    assert_matches_record(&mut app);
}

#[test]
fn a_step_taken_back_in_flight_turns_round_where_it_is() {
    for frames in 1..60 {
        let mut app = table();
        step(&mut app, "e2", "e3", Some(CaptureKind::Approach));
        for _ in 0..frames {
            app.update();
        }
        send(&mut app, Intent::Undo);
        let mut before = all_places(&mut app);
        while busy(&app) {
            app.update();
            let now = all_places(&mut app);
            for (was, is) in before.iter().zip(&now) {
                assert!(was.distance(*is) < 0.9, "jumped from {was} to {is} ({frames})");
            }
            before = now;
        }
        settle(&mut app);
        assert_eq!(trays(&mut app), [0, 0]);
        assert_matches_record(&mut app);
    }
}

fn all_places(app: &mut App) -> Vec<Vec3> {
    let mut query = app.world_mut().query_filtered::<(Entity, &Transform), With<Stone>>();
    let mut all: Vec<_> = query.iter(app.world()).map(|(it, at)| (it, at.translation)).collect();
    all.sort_by_key(|(it, _)| *it);
    all.into_iter().map(|(_, at)| at).collect()
}

#[test]
fn steps_not_yet_animated_are_not_animated_backwards() {
    let mut app = table();
    for _ in 0..3 {
        let turn = long_turn(&app);
        play(&mut app, turn);
    }
    for _ in 0..3 {
        send(&mut app, Intent::Undo);
    }
    assert!(settle(&mut app) < 120, "only the first turn had started");
    assert_matches_record(&mut app);
    assert!(app.world().resource::<CurrentSession>().record().turns().is_empty());
}

#[test]
fn against_the_computer_undo_animates_both_turns_in_order_and_faster() {
    let mut app = table();
    let computer = Seat::Computer(character::all()[1].clone());
    let seats = [Seat::Person, computer];
    send(&mut app, Intent::NewGame { variant: variant("tsivy"), seats });
    settle(&mut app);
    let turn = long_turn(&app);
    let mine = stone_on(&mut app, turn.from);
    play(&mut app, turn.clone());
    let mut forth = 0;
    while app.world().resource::<CurrentSession>().record().turns().len() < 2 || busy(&app) {
        app.update();
        forth += 1;
    }
    settle(&mut app);
    let reply = app.world().resource::<CurrentSession>().record().turns()[1].clone();
    let theirs = stone_on(&mut app, reply.to());
    send(&mut app, Intent::Undo);
    let (mut movers, mut back) = (Vec::new(), 0);
    while busy(&app) {
        let mover = app.world().resource::<AnimatedPath>().mover;
        movers.extend(mover.filter(|mover| movers.last() != Some(mover)));
        app.update();
        back += 1;
    }
    assert_eq!(movers, [theirs, mine], "the last turn first");
    assert!(back * 10 < forth * 11, "{back} frames back, {forth} forth");
    settle(&mut app);
    assert_matches_record(&mut app);
    assert!(app.world().resource::<CurrentSession>().record().turns().is_empty());
}
