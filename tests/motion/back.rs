//! Taking back plays backwards, step by step, and playing again forwards.

use super::chains::{long_turn, play, until_a_chain_of};
use super::*;
use fanorona::app::motion::Trace;
use fanorona::engine::character;
use fanorona::rules::Turn;

/// The order in which the stone of a turn comes to these places, over `frames` frames.
fn visits(app: &mut App, stone: Entity, turn: &Turn) -> Vec<Point> {
    let layout =
        Layout::new(app.world().resource::<CurrentSession>().record().rules().board.clone());
    let stops: Vec<Point> =
        std::iter::once(turn.from).chain(turn.steps.iter().map(|step| step.to)).collect();
    let mut seen: Vec<Point> = Vec::new();
    while busy(app) {
        app.update();
        let at = place(app, stone);
        let here = stops.iter().find(|&&stop| at.distance(layout.place(stop)) < 0.03);
        seen.extend(here.filter(|&&here| seen.last() != Some(&here)));
    }
    seen
}

#[test]
fn a_chain_goes_back_the_way_it_came_and_forth_again() {
    let mut app = table();
    let turn = until_a_chain_of(&mut app, 3);
    let mover = stone_on(&mut app, turn.from);
    let taken: Vec<(Point, Entity)> =
        turn.captured.into_iter().map(|point| (point, stone_on(&mut app, point))).collect();
    play(&mut app, turn.clone());
    settle(&mut app);
    let stops: Vec<Point> =
        std::iter::once(turn.from).chain(turn.steps.iter().map(|step| step.to)).collect();
    tell(&mut app, Intent::Undo);
    let back: Vec<Point> = stops.iter().rev().copied().collect();
    assert_eq!(visits(&mut app, mover, &turn), back);
    settle(&mut app);
    assert_true_to_the_record(&mut app);
    for (point, stone) in taken {
        assert_eq!(stone_on(&mut app, point), stone, "each to the very point it came from");
    }
    assert_eq!(stone_on(&mut app, turn.from), mover);
    tell(&mut app, Intent::Redo);
    assert_eq!(visits(&mut app, mover, &turn), stops);
    settle(&mut app);
    assert_true_to_the_record(&mut app);
}

#[test]
fn captured_stones_come_back_before_their_captor_leaves_the_last_taken_first() {
    let mut app = table();
    let [e2, e3, e4, e5] = ["e2", "e3", "e4", "e5"].map(|name| point(&app, name));
    let mover = stone_on(&mut app, e2);
    let [near, far] = [e4, e5].map(|point| stone_on(&mut app, point));
    tell(&mut app, Intent::Step { from: e2, to: e3, kind: Some(CaptureKind::Approach) });
    settle(&mut app);
    let lying = [near, far, mover].map(|stone| place(&app, stone));
    tell(&mut app, Intent::Undo);
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
    assert_true_to_the_record(&mut app);
}

#[test]
fn a_step_taken_back_in_mid_air_turns_round_where_it_is() {
    for frames in 1..60 {
        let mut app = table();
        step(&mut app, "e2", "e3", Some(CaptureKind::Approach));
        for _ in 0..frames {
            app.update();
        }
        tell(&mut app, Intent::Undo);
        let mut before = all_places(&mut app);
        while busy(&app) {
            app.update();
            let now = all_places(&mut app);
            for (was, is) in before.iter().zip(&now) {
                assert!(was.distance(*is) < 0.9, "a leap from {was} to {is} ({frames})");
            }
            before = now;
        }
        settle(&mut app);
        assert_eq!(trays(&mut app), [0, 0]);
        assert_true_to_the_record(&mut app);
    }
}

fn all_places(app: &mut App) -> Vec<Vec3> {
    let mut query = app.world_mut().query_filtered::<(Entity, &Transform), With<Stone>>();
    let mut all: Vec<_> = query.iter(app.world()).map(|(it, at)| (it, at.translation)).collect();
    all.sort_by_key(|(it, _)| *it);
    all.into_iter().map(|(_, at)| at).collect()
}

#[test]
fn what_was_not_shown_yet_is_not_shown_backwards_either() {
    let mut app = table();
    for _ in 0..3 {
        let turn = long_turn(&app);
        play(&mut app, turn);
    }
    for _ in 0..3 {
        tell(&mut app, Intent::Undo);
    }
    assert!(settle(&mut app) < 120, "only the first turn had begun");
    assert_true_to_the_record(&mut app);
    assert!(app.world().resource::<CurrentSession>().record().turns().is_empty());
}

#[test]
fn against_the_computer_both_turns_go_back_one_after_the_other_and_quicker() {
    let mut app = table();
    let computer = Seat::Computer(character::all()[1].clone());
    let seats = [Seat::Person, computer];
    tell(&mut app, Intent::NewGame { variant: variant("tsivy"), seats });
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
    tell(&mut app, Intent::Undo);
    let (mut movers, mut back) = (Vec::new(), 0);
    while busy(&app) {
        let mover = app.world().resource::<Trace>().mover;
        movers.extend(mover.filter(|mover| movers.last() != Some(mover)));
        app.update();
        back += 1;
    }
    assert_eq!(movers, [theirs, mine], "the last turn first");
    assert!(back * 10 < forth * 11, "{back} frames back, {forth} forth");
    settle(&mut app);
    assert_true_to_the_record(&mut app);
    assert!(app.world().resource::<CurrentSession>().record().turns().is_empty());
}
