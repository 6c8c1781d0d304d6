//! An exercise being done: goals, opponents, answers, hints, and what learners may do besides.

use crate::common::{begun, course};
use fanorona::engine::explain::{self, Horizon};
use fanorona::game::learn::{Button, ExerciseRun, Message, Next, WrongReason};
use fanorona::game::play::{GamePlan, Intent, ReviewAction, Seat, Session};
use fanorona::rules::notation::write_position;
use fanorona::rules::{Point, Side, variant::shipped};

fn point(name: &str, run: &ExerciseRun) -> Point {
    run.exercise().variant.rules.board.point_named(name).unwrap()
}

#[test]
fn points_are_picked_in_any_order() {
    let mut learner = begun("points");
    assert!(learner.run.is_picking());
    for name in ["c3", "a1", "b2", "c1", "c3"] {
        let point = point(name, &learner.run);
        learner.run.pick(point);
    }
    assert_eq!((learner.run.stars(), learner.view().picked.len()), (None, 4));
    let last = point("a3", &learner.run);
    learner.run.pick(last);
    assert_eq!(learner.run.stars(), Some(3));
    assert_eq!(learner.says(), "Diagonal lines pass through these.");
}

#[test]
fn a_wrong_pick_is_answered_by_the_lesson_or_by_the_program() {
    let mut learner = begun("points");
    let [b1, b3] = ["b1", "b3"].map(|name| point(name, &learner.run));
    learner.run.pick(b1);
    assert_eq!(learner.says(), "A stone stands on b1, but it is weak.");
    assert_eq!(learner.view().points, b1.set());
    learner.run.pick(b3);
    assert_eq!(learner.says(), "b3 is not one of the points asked for.");
    assert_eq!(learner.view().points, b3.set());
    assert_eq!(learner.run.attempt().wrong, 2);
}

#[test]
fn the_person_cannot_move_the_other_side_and_nobody_can_while_picking() {
    let learner = begun("turns");
    assert!(learner.session.person_to_move());
    assert_eq!(*learner.session.seat(Side::Black), Seat::Exercise);
    assert!(!begun("points").session.person_to_move());
}

#[test]
fn a_chain_is_judged_when_the_turn_ends() {
    let mut learner = begun("turns");
    let [a1, b2, c1] = ["a1", "b2", "c1"].map(|name| point(name, &learner.run));
    learner.apply(Intent::Step { from: a1, to: b2, kind: None });
    assert_eq!((learner.says().as_str(), learner.run.stars()), ("", None));
    assert_eq!(learner.view().buttons[0], Button::TakeBack);
    learner.apply(Intent::Step { from: b2, to: c1, kind: None });
    assert_eq!(learner.run.stars(), Some(3));
}

#[test]
fn a_chain_that_stops_early_is_answered_and_taken_back() {
    let mut learner = begun("turns");
    learner.play("a1-b2A");
    assert_eq!(learner.says(), "Go on: one stone is left.");
    assert!(learner.turns().is_empty(), "the turn is taken back");
    let view = learner.view();
    assert_eq!((view.path.len(), view.captured.len()), (3, 2), "the longer chain is shown");
    learner.play("a1-b2A-c1W");
    assert_eq!(learner.run.stars(), Some(2));
}

/// The explainer's reason.
fn worth(reason: &WrongReason) -> &explain::Reason {
    let WrongReason::Worth(found) = reason else { panic!("{reason:?}") };
    &found.reasons[0]
}

#[test]
fn what_the_lesson_does_not_answer_the_program_explains() {
    let mut learner = begun("capture");
    learner.play("a1-b2A");
    let Some(Message::Wrong { reason, side }) = learner.view().message else { panic!("no reason") };
    let on = worth(&reason);
    assert!(matches!(on, explain::Reason::StoppedEarly { more: 1, .. }), "{on:?}");
    assert_eq!(side, Side::White);
    learner.play("a1-a2A");
    let Some(Message::Wrong { reason, .. }) = learner.view().message else { panic!("no reason") };
    let explain::Reason::Misses { horizon: Horizon::TURN, more: 1, line } = worth(&reason) else {
        panic!("{reason:?}")
    };
    assert_eq!(line[0].captured.len(), 2);
    assert_eq!(learner.says(), "It takes 1, and a1-b2A-c1W takes 2.");
    learner.play("a1-b2A-c1W");
    assert_eq!(learner.run.stars(), Some(1), "after two wrong turns");
}

#[test]
fn a_reply_that_is_shown_waits_until_the_learner_has_seen_it() {
    let mut learner = begun("keep");
    let turn = "c1-c2";
    let rules = learner.session.record().rules().clone();
    let read =
        fanorona::rules::notation::read_turn(&rules, learner.session.record().position(), turn);
    let generation = learner.session.generation();
    learner.session.apply(Intent::Play { turn: read.unwrap(), generation });
    learner.run.observe(&learner.session);
    let Next::Think(query) = learner.run.next(&learner.session) else { panic!("nothing to judge") };
    learner.run.accept(crate::common::EVALUATOR.answer(&query));
    assert!(matches!(learner.run.next(&learner.session), Next::Retry(Intent::Undo)));
    let view = learner.view();
    assert!(
        view.path.len() > 1 && !view.captured.is_empty() && view.buttons[0] == Button::TryAgain
    );
    let intent = learner.run.press(Button::TryAgain, &learner.session).unwrap();
    learner.apply(intent);
    assert!(learner.turns().is_empty() && learner.view().path.is_empty());
    assert_eq!(
        learner.says(),
        "The stone steps into the line of a capture. It comes out 1 stone worse than c1-b1. \
         Black then takes 1 stone with c4-c3A."
    );
}

#[test]
fn alone_the_learner_moves_again_and_sees_when_the_goal_is_out_of_reach() {
    let mut learner = begun("reach");
    learner.play("a1-a2");
    let Some(Message::Wrong { reason, .. }) = learner.view().message else { panic!("no reason") };
    assert_eq!(reason, WrongReason::TooFar { left: 1 });
    learner.play("a1-b2");
    assert_eq!(learner.says(), "Go on: 1 turn is left.");
    assert_eq!(learner.session.to_move(), Some(Side::White), "Black does not move");
    learner.play("b2-c2");
    let Some(Message::Wrong { reason, .. }) = learner.view().message else { panic!("no reason") };
    assert_eq!(reason, WrongReason::NotReached);
    learner.play("b2-c3");
    assert_eq!(learner.run.stars(), Some(1));
}

#[test]
fn a_turn_is_taken_back_across_turns_that_the_opponent_did_not_play() {
    let mut learner = begun("reach");
    let start = *learner.session.record().position();
    learner.play("a1-b2");
    assert!(learner.view().buttons.contains(&Button::TakeBack));
    assert_eq!(learner.run.press(Button::TakeBack, &learner.session), None);
    learner.settle();
    assert_eq!(*learner.session.record().position(), start);
    assert_eq!(learner.view().turns_left, Some(2));
    learner.play("a1-b2");
    learner.play("b2-c3");
    assert_eq!(learner.run.stars(), Some(2), "taking back counts as a try");
}

#[test]
fn scripted_replies_are_played() {
    let mut learner = begun("scripted");
    learner.play("a1-b2");
    assert_eq!(learner.turns(), ["a1-b2", "a5-a4"]);
    learner.play("b2-c3");
    assert_eq!(learner.run.stars(), Some(3));
}

#[test]
fn a_line_is_played_with_its_replies() {
    let mut learner = begun("line");
    learner.play("a1-b2A");
    assert_eq!(learner.says(), "The corner is needed at home.");
    learner.play("c1-b2A");
    assert_eq!(learner.turns(), ["c1-b2A", "a2-a3W"]);
    assert_eq!(learner.says(), "Go on: 1 turn is left.");
    learner.play("c2-c1W");
    assert_eq!(learner.run.stars(), Some(2));
}

#[test]
fn a_turn_that_gives_a_win_away_is_wrong_at_once() {
    let mut learner = begun("win");
    let wrong = "a1-b1";
    learner.play(wrong);
    let before = learner.run.attempt().wrong;
    assert!(before <= 1);
    for _ in 0..12 {
        if learner.run.stars().is_some() {
            return;
        }
        learner.run.solution();
        learner.settle();
        let Some(Message::Solution(turn)) = learner.view().message else { panic!("no solution") };
        let generation = learner.session.generation();
        learner.apply(Intent::Play { turn, generation });
        assert_eq!(learner.run.attempt().wrong, before, "the solution is never wrong");
    }
    panic!("not won in twelve turns");
}

#[test]
fn the_omitted_capture_is_claimed_and_playing_on_is_wrong() {
    let mut learner = begun("claim");
    assert_eq!(learner.turns(), ["e4-d4"]);
    assert!(learner.view().buttons.contains(&Button::Claim));
    learner.play("a1-a2");
    assert!(learner.says().starts_with("Black has just missed a capture."), "{}", learner.says());
    assert_eq!(learner.turns(), ["e4-d4"]);
    let intent = learner.run.press(Button::Claim, &learner.session).unwrap();
    learner.apply(intent);
    assert_eq!(learner.run.stars(), Some(2));
}

#[test]
fn hint_and_solution_cost_a_star_each() {
    let mut learner = begun("turns");
    assert!(learner.view().buttons.contains(&Button::Hint));
    learner.run.hint();
    learner.run.hint();
    assert_eq!(learner.says(), "Begin towards c3.");
    assert!(learner.view().buttons.contains(&Button::Solution));
    learner.run.solution();
    learner.settle();
    assert_eq!(learner.says(), "The solution goes on with a1-b2A-c1W.");
    assert_eq!(learner.view().path.len(), 3);
    learner.play("a1-b2A-c1W");
    assert_eq!(learner.run.stars(), Some(1));
}

#[test]
fn again_begins_afresh_and_restart_does_not() {
    let mut learner = begun("turns");
    learner.play("a1-a2A");
    learner.run.restart();
    learner.settle();
    assert_eq!((learner.run.attempt().wrong, learner.says().as_str()), (1, ""));
    learner.play("a1-b2A-c1W");
    assert_eq!(learner.view().buttons, [Button::Next, Button::Again]);
    learner.run.press(Button::Again, &learner.session);
    learner.settle();
    assert_eq!((learner.run.stars(), learner.turns().len()), (None, 0));
    learner.play("a1-b2A-c1W");
    assert_eq!(learner.run.stars(), Some(3));
}

#[test]
fn undo_and_redo_by_the_learner_are_followed() {
    let mut learner = begun("line");
    learner.play("c1-b2A");
    learner.apply(Intent::Undo);
    assert_eq!(
        (learner.turns().len(), learner.says().as_str()),
        (0, "Taken back. Try another turn.")
    );
    learner.apply(Intent::Redo);
    assert_eq!(learner.turns(), ["c1-b2A", "a2-a3W"]);
    learner.play("c2-c1W");
    assert_eq!(learner.run.stars(), Some(2));
}

#[test]
fn ends_that_are_not_part_of_an_exercise_are_taken_back() {
    for intent in [Intent::Resign(Side::White), Intent::Resign(Side::Black)] {
        let mut learner = begun("win");
        learner.play("a1-b1");
        let before =
            write_position(learner.session.record().rules(), learner.session.record().position());
        learner.apply(intent);
        let after =
            write_position(learner.session.record().rules(), learner.session.record().position());
        assert_eq!((learner.session.outcome(), before), (None, after));
    }
}

#[test]
fn a_turn_played_for_the_opponent_counts_as_its_reply_and_no_more() {
    let mut learner = begun("line");
    // Both sides' turns at once, as a keyboard could not.
    for text in ["c1-b2A", "a2-a3W", "c2-c1W"] {
        let record = learner.session.record();
        let turn = fanorona::rules::notation::read_turn(record.rules(), record.position(), text);
        let generation = learner.session.generation();
        learner.session.apply(Intent::Play { turn: turn.unwrap(), generation });
    }
    learner.settle();
    assert_eq!((learner.turns().len(), learner.run.stars()), (0, None), "the position is restored");
}

#[test]
fn another_game_and_a_review_end_or_suspend_it() {
    let mut learner = begun("turns");
    learner.apply(Intent::Review(ReviewAction::Previous));
    let telo = shipped::variant("telo").unwrap();
    let mut session = Session::default();
    session.apply(Intent::Begin(Box::new(GamePlan::single(telo, [Seat::Person, Seat::Person]))));
    learner.run.observe(&session);
    assert!(!learner.run.is_on(&session));
    assert!(matches!(learner.run.next(&session), Next::Learner));
}

#[test]
fn late_findings_are_ignored() {
    let mut learner = begun("turns");
    learner.run.solution();
    let Next::Think(late) = learner.run.next(&learner.session) else { panic!("no query") };
    learner.run.restart();
    learner.settle();
    learner.run.solution();
    let Next::Think(current) = learner.run.next(&learner.session) else { panic!("no query") };
    assert_ne!(late.id(), current.id());
    learner.run.accept(crate::common::EVALUATOR.answer(&late));
    assert_eq!(learner.says(), "");
}

#[test]
fn the_course_resumes_at_the_first_open_exercise_after_the_last() {
    let mut course = course();
    let ids: Vec<_> = course.ids().collect();
    assert_eq!(course.resume().as_ref(), ids.first());
    let solved = fanorona::game::learn::Attempt { stars: Some(3), ..Default::default() };
    course.record(&ids[2], solved);
    assert_eq!(course.resume().as_ref(), Some(&ids[3]));
    course.record(&ids[3], fanorona::game::learn::Attempt { wrong: 4, ..Default::default() });
    assert_eq!(course.resume().as_ref(), Some(&ids[3]), "it was not solved");
    for id in &ids {
        course.record(id, solved);
    }
    assert_eq!(course.resume().as_ref(), ids.first(), "all are solved");
    assert_eq!(course.after(ids.last().unwrap()), None);
}

#[test]
fn points_named_together_are_picked_together_or_not_at_all() {
    let mut learner = begun("points");
    let board = learner.run.exercise().variant.rules.board.clone();
    let named = |names: &str| -> Vec<_> {
        names.split(' ').map(|name| board.point_named(name).unwrap()).collect()
    };
    learner.run.pick_all(&named("a1 c1"), true);
    assert_eq!(learner.view().picked.len(), 2);
    learner.run.pick_all(&named("b2 a3 c3 b1 a2"), true);
    assert_eq!((learner.view().picked.len(), learner.run.attempt().wrong), (2, 1));
    assert_eq!(learner.says(), "A stone stands on b1, but it is weak.");
    learner.run.pick_all(&named("b2 a3 c3"), false);
    assert_eq!((learner.view().picked.len(), learner.run.attempt().wrong), (2, 2));
    assert_eq!(learner.view().message, None);
    learner.run.pick_all(&named("b2 a3 c3"), true);
    assert_eq!(learner.run.stars(), Some(1));
}
