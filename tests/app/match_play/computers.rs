//! Computers in matches and with clocks.

use super::*;
use fanorona::app::jobs::JobRunner;
use fanorona::app::opponent::Opponent;
use fanorona::engine::Limits;
use fanorona::game::jobs::{Answer, Job};
use std::sync::{Arc, Mutex};
use std::time::Duration;

/// A runner that answers at once and stores the time it was given.
#[derive(Clone, Default)]
struct InstantRunner {
    given: Arc<Mutex<Vec<Option<Duration>>>>,
    answer: Arc<Mutex<Option<(u64, Answer)>>>,
}

impl JobRunner for InstantRunner {
    fn start(&mut self, id: u64, job: Job) {
        let Job::Turn(job) = job else { panic!("{job:?}") };
        self.given.lock().unwrap().push(job.time);
        let report = fanorona::engine::search(&job.game.record, Limits::depth(1), &mut || false);
        *self.answer.lock().unwrap() = Some((id, Answer::Turn { report, explanation: None }));
    }
    fn poll(&mut self) -> Option<(u64, Answer)> {
        self.answer.lock().unwrap().take()
    }
    fn stop(&mut self) {
        *self.answer.lock().unwrap() = None;
    }
    fn hold(&mut self, _: bool) {}
}

#[test]
fn the_computer_is_given_its_share_of_its_clock() {
    let mut app = timed("tsivy", "300:60+4", [Seat::Person, computer("ombiasy")]);
    let backend = InstantRunner::default();
    app.insert_resource(Opponent::new(backend.clone(), 1, 0.0));
    play(&mut app, "d3-e3A");
    app.update();
    let given = backend.given.lock().unwrap().clone();
    // A thirtieth of a minute, less the reserve, and most of the increment.
    let given = given[0].expect("a share").as_millis();
    assert!((4_900..=5_000).contains(&given), "{given}");
}

#[test]
fn the_computer_neither_searches_nor_plays_during_a_pause() {
    let mut app = timed("tsivy", "300", [computer("noro"), Seat::Person]);
    let backend = InstantRunner::default();
    app.insert_resource(Opponent::new(backend.clone(), 1, 0.0));
    let control = "300".parse().unwrap();
    let variant = shipped::variant("tsivy").unwrap();
    let seats = [computer("noro"), Seat::Person];
    let plan = GamePlan { control, ..GamePlan::single(variant, seats) };
    app.world_mut().write_message(IntentMessage(Intent::Begin(Box::new(plan))));
    app.world_mut().write_message(IntentMessage(Intent::Pause(true)));
    for _ in 0..20 {
        app.update();
    }
    assert!(record(&app).turns().is_empty() && backend.given.lock().unwrap().is_empty());
    intend(&mut app, Intent::Pause(false));
    for _ in 0..5 {
        app.update();
    }
    assert_eq!(record(&app).turns().len(), 1);
}

#[test]
fn two_computers_play_their_match_to_its_end_by_themselves() {
    let mut app = session_app();
    let seats = [computer("fara"), computer("noro")];
    let variant = shipped::variant("telo").unwrap();
    let format = fanorona::rules::matches::MatchFormat::BestOf(3);
    let plan = GamePlan { format, ..GamePlan::single(variant, seats) };
    intend(&mut app, Intent::Begin(Box::new(plan)));
    for frame in 0.. {
        app.update();
        assert!(frame < 20_000, "the match does not end: {}", score(&app));
        if session(&app).next_round().is_none() && record(&app).outcome().is_some() {
            break;
        }
    }
    assert!(match_(&app).played().len() >= 2);
}

#[test]
fn two_computers_stop_after_eight_drawn_games() {
    let mut app = session_app();
    let seats = [computer("fara"), computer("noro")];
    intend(&mut app, Intent::Begin(Box::new(plan(FormatChoice::Tumicarona, seats))));
    for game in 1..=9 {
        agree(&mut app);
        if match_(&app).played().len() == 8 {
            assert_eq!(session(&app).endless_draws(), Some(8));
            for _ in 0..300 {
                app.update();
            }
            assert_eq!(match_(&app).played().len(), 8, "no ninth game starts by itself");
            assert!(record(&app).outcome().is_some());
            return;
        }
        assert!(session(&app).continues_by_itself(), "after game {game}");
        intend(&mut app, Intent::NextGame);
    }
    panic!("never eight drawn games");
}

#[test]
fn the_next_game_does_not_start_by_itself_for_people() {
    let mut app = session_app();
    intend(
        &mut app,
        Intent::Begin(Box::new(plan(FormatChoice::Tumicarona, [Seat::Person, computer("fara")]))),
    );
    intend(&mut app, Intent::Resign(Side::White));
    for _ in 0..300 {
        app.update();
    }
    assert!(record(&app).outcome().is_some());
}

#[test]
fn the_computer_plays_the_handicapped_side_through_a_whole_rematch() {
    let mut app = session_app();
    let seats = [computer("noro"), computer("hery")];
    intend(&mut app, Intent::Begin(Box::new(plan(FormatChoice::Tumicarona, seats))));
    intend(&mut app, Intent::Resign(Side::White));
    intend(&mut app, Intent::NextGame);
    is(&app, "tumicarona-rematch", "Anna", "0-1");
    assert_eq!(record(&app).position().handicapped(), Some(side(&app, BAO)));
    let mut given = 0;
    for frame in 0.. {
        assert!(frame < 10_000, "the rematch does not end");
        let (turns, gives) =
            (record(&app).turns().len(), record(&app).position().mover_is_handicapped());
        app.update();
        if record(&app).turns().len() == turns + 1 && gives {
            let turn = record(&app).turns().last().expect("a turn");
            assert!(turn.is_paika() && turn.captured.is_empty(), "it captures nothing");
            given += 1;
        }
        if record(&app).outcome().is_some() {
            break;
        }
    }
    assert!(given > 2, "it gave {given} times");
    assert_eq!(match_(&app).played().len(), 2);
}
