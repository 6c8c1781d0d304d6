//! The computer beside a person: undo, new games and draws while it thinks.

use crate::fixture::*;
use bevy::prelude::*;
use fanorona::app::fetched::Fetcher;
use fanorona::app::jobs::{JobRunner, ThreadRunner};
use fanorona::app::opponent::{Opponent, OpponentBook};
use fanorona::app::session::{ClockHold, CurrentSession};
use fanorona::app::texts::CurrentTexts;
use fanorona::app::toasts::Toasts;
use fanorona::catalogue::endgame::{TableFileError, TableLoader, TableProblem};
use fanorona::engine::book::shipped as shipped_books;
use fanorona::engine::{Limits, character};
use fanorona::game::jobs::{Answer, Job, JobGame, TurnJob};
use fanorona::game::play::{GamePlan, Intent, Seat};
use fanorona::rules::notation::read_position;
use fanorona::rules::variant::shipped;
use fanorona::rules::{Record, Side};
use fanorona::texts::say;
use std::sync::mpsc::channel;
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

/// A runner that stores the jobs with their ids, and answers when the test says so.
#[derive(Clone, Default)]
struct SlowRunner {
    asked: Arc<Mutex<Vec<(u64, TurnJob)>>>,
    stopped: Arc<Mutex<usize>>,
    release: Arc<Mutex<bool>>,
}

impl JobRunner for SlowRunner {
    fn start(&mut self, id: u64, job: Job) {
        let Job::Turn(job) = job else { panic!("{job:?}") };
        self.asked.lock().unwrap().push((id, *job));
    }
    fn poll(&mut self) -> Option<(u64, Answer)> {
        if !*self.release.lock().unwrap() {
            return None;
        }
        // The oldest job first: the worst case of a late thread.
        let (id, job) = self.asked.lock().unwrap().first().cloned()?;
        let report = fanorona::engine::search(&job.game.record, Limits::depth(1), &mut || false);
        Some((id, Answer::Turn { report, explanation: None }))
    }
    fn stop(&mut self) {
        *self.stopped.lock().unwrap() += 1;
    }
    fn hold(&mut self, _: bool) {}
}

#[test]
fn undo_stops_the_computer_and_drops_its_late_answer() {
    let mut app = session_app();
    let backend = SlowRunner::default();
    app.insert_resource(Opponent::new(backend.clone(), 1, 0.0));
    begin(&mut app, "tsivy", [Seat::Person, computer("noro")]);
    play(&mut app, "d3-e3A");
    app.update();
    assert_eq!(backend.asked.lock().unwrap().len(), 1, "it is searching");
    intend(&mut app, Intent::Undo);
    app.update();
    assert_eq!(*backend.stopped.lock().unwrap(), 1, "the search is stopped");
    assert!(record(&app).turns().is_empty());
    *backend.release.lock().unwrap() = true;
    for _ in 0..5 {
        app.update();
    }
    assert!(record(&app).turns().is_empty(), "the late answer is dropped");
    play(&mut app, "f2-e3A");
    for _ in 0..5 {
        app.update();
    }
    assert_eq!(record(&app).turns().len(), 1, "an answer for another position is dropped too");
}

#[test]
fn a_page_that_opens_with_the_answer_does_not_lose_the_turn() {
    for frames in 0..6 {
        let mut app = session_app();
        let variant = shipped::variant("tsivy").unwrap();
        let seats = [Seat::Person, computer("noro")];
        let plan = GamePlan { control: "60".parse().unwrap(), ..GamePlan::single(variant, seats) };
        intend(&mut app, Intent::Begin(Box::new(plan)));
        play(&mut app, "d3-e3A");
        (0..frames).for_each(|_| app.update());
        app.world_mut().resource_mut::<ClockHold>().page = true;
        app.update();
        app.world_mut().resource_mut::<ClockHold>().page = false;
        (0..6).for_each(|_| app.update());
        assert_eq!(record(&app).turns().len(), 2, "after {frames} frames");
    }
}

#[test]
fn undo_takes_back_the_computers_turn_as_well() {
    let mut app = session_app();
    begin(&mut app, "tsivy", [Seat::Person, computer("noro")]);
    play(&mut app, "d3-e3A");
    for _ in 0..5 {
        app.update();
    }
    assert_eq!(record(&app).turns().len(), 2);
    intend(&mut app, Intent::Undo);
    assert!(record(&app).turns().is_empty());
    intend(&mut app, Intent::Redo);
    assert_eq!(record(&app).turns().len(), 2);
    assert_eq!(record(&app).position().side(), Side::White);
}

#[test]
fn the_computer_answers_an_offer_of_a_draw() {
    let mut app = session_app();
    begin(&mut app, "tsivy", [Seat::Person, computer("hery")]);
    // White has one stone against five: the computer is ahead and declines.
    set_up(&mut app, "BBB6/9/9/9/6W1B w 0 20");
    intend(&mut app, Intent::OfferDraw(Side::White));
    for _ in 0..5 {
        app.update();
    }
    assert!(record(&app).outcome().is_none() && record(&app).offer().is_none());
    // The computer has one stone against five: it accepts a draw.
    set_up(&mut app, "WWW6/9/9/9/6W1B w 0 20");
    intend(&mut app, Intent::OfferDraw(Side::White));
    for _ in 0..5 {
        app.update();
    }
    assert!(record(&app).outcome().is_some());
}

#[test]
fn an_offer_of_a_draw_is_answered_in_the_time_of_the_side_that_answers() {
    let mut app = session_app();
    let backend = SlowRunner::default();
    app.insert_resource(Opponent::new(backend.clone(), 1, 0.0));
    let seats = [Seat::Person, computer("hery")];
    let variant = shipped::variant("tsivy").unwrap();
    let plan = GamePlan { control: "600:20".parse().unwrap(), ..GamePlan::single(variant, seats) };
    intend(&mut app, Intent::Begin(Box::new(plan)));
    intend(&mut app, Intent::OfferDraw(Side::White));
    app.update();
    let session = app.world().resource::<CurrentSession>();
    assert_eq!(session.to_move(), Some(Side::White));
    let asked = backend.asked.lock().unwrap();
    assert_eq!(asked.last().unwrap().1.time, session.share(Side::Black));
}

#[test]
fn a_new_game_during_a_search_starts_at_once() {
    let mut app = session_app();
    app.insert_resource(Opponent::new(ThreadRunner::new("opponent"), 1, 0.0));
    begin(&mut app, "tsivy", [computer("ombiasy"), Seat::Person]);
    app.update();
    assert!(app.world().resource::<Opponent>().is_busy());
    begin(&mut app, "telo", [computer("fara"), Seat::Person]);
    let start = Instant::now();
    while record(&app).turns().is_empty() {
        app.update();
        std::thread::sleep(Duration::from_millis(1));
        assert!(start.elapsed() < TIMEOUT, "the computer never answers");
    }
    assert_eq!(record(&app).rules().board.len(), 9);
}

#[test]
fn the_computer_waits_for_the_stones_to_come_to_rest() {
    let mut app = session_app();
    begin(&mut app, "tsivy", [Seat::Person, computer("noro")]);
    app.world_mut().resource_mut::<fanorona::app::schedule::AnimationState>().busy = true;
    play(&mut app, "d3-e3A");
    for _ in 0..20 {
        app.update();
    }
    assert_eq!(record(&app).turns().len(), 1);
    app.world_mut().resource_mut::<fanorona::app::schedule::AnimationState>().busy = false;
    for _ in 0..5 {
        app.update();
    }
    assert_eq!(record(&app).turns().len(), 2);
}

/// A search for the first turn of a game from a start that no book knows: a stone is missing.
fn first_turn(variant: &str, character: &str) -> TurnJob {
    let variant = shipped::variant(variant).unwrap();
    let start = "BBBBBBBBB/BBBBBBBBB/BWBW1BWBW/WWWWWWWWW/1WWWWWWWW w 0 1";
    let start = read_position(&variant.rules, start).ok();
    let rules = variant.rules.clone();
    let record = match start {
        Some(start) => Record::from_position(rules, start),
        None => Record::new(rules),
    };
    TurnJob {
        game: JobGame { variant, record },
        character: character::named(character).unwrap().as_ref().clone(),
        time: None,
        seed: 1,
        explain: None,
    }
}

/// The limit of tests that would otherwise hang; benchmarks measure the speed.
const TIMEOUT: Duration = Duration::from_secs(60);

/// A runner in whose thread the strongest character searches without limits. It has searched for this number of
/// milliseconds when the function returns, and ends only when it is told to.
fn thinking_for(milliseconds: u64) -> ThreadRunner {
    let mut job = first_turn("tsivy", "ombiasy");
    let character = &mut job.character;
    (character.nodes, character.depth, character.seconds) = (u64::MAX, 100, None);
    let mut runner = ThreadRunner::new("opponent");
    runner.start(1, Job::Turn(Box::new(job)));
    std::thread::sleep(Duration::from_millis(milliseconds));
    assert!(runner.poll().is_none(), "the search has no end");
    runner
}

#[test]
fn the_strongest_gives_up_when_it_is_told() {
    for milliseconds in [0, 40, 145] {
        // The window was closed, and the program waits for the thread.
        let runner = thinking_for(milliseconds);
        let (sender, ended) = channel();
        std::thread::spawn(move || {
            drop(runner);
            sender.send(()).unwrap();
        });
        ended.recv_timeout(TIMEOUT).expect("the thread does not end");
        // After an undo or a new game the thread is free for the next job.
        let mut runner = thinking_for(milliseconds);
        runner.stop();
        runner.start(99, Job::Turn(Box::new(first_turn("telo", "fara"))));
        let start = Instant::now();
        let id = loop {
            if let Some((id, _)) = runner.poll() {
                break id;
            }
            assert!(start.elapsed() < TIMEOUT, "the thread does not answer");
            std::thread::sleep(Duration::from_millis(1));
        };
        assert_eq!(id, 99);
    }
}

/// A runner that found damaged endgame tables.
struct DamagedTables(Vec<TableFileError>);

impl JobRunner for DamagedTables {
    fn start(&mut self, _: u64, _: Job) {}
    fn poll(&mut self) -> Option<(u64, Answer)> {
        None
    }
    fn stop(&mut self) {}
    fn hold(&mut self, _: bool) {}
    fn take_table_errors(&mut self) -> Vec<TableFileError> {
        std::mem::take(&mut self.0)
    }
}

#[test]
fn damaged_endgame_tables_are_reported_once() {
    let mut app = session_app();
    let error = TableFileError { path: "tables/2-1.table".into(), problem: TableProblem::Damaged };
    app.insert_resource(Opponent::new(DamagedTables(vec![error.clone()]), 1, 0.0));
    app.update();
    app.update();
    let world = app.world();
    let sentences: Vec<&str> = world.resource::<Toasts>().iter().collect();
    assert_eq!(sentences, [say::table_file_error(world.resource::<CurrentTexts>(), &error)]);
    assert!(sentences[0].contains("2-1.table"), "{sentences:?}");
}

#[test]
fn the_default_runner_uses_no_tables_and_the_players_runner_does() {
    assert!(!ThreadRunner::new("opponent").uses_tables());
    let mut with_tables = ThreadRunner::with_tables("opponent", Arc::new(TableLoader::default()));
    assert!(with_tables.uses_tables());
    assert!(with_tables.take_table_errors().is_empty());
}

/// A page fetches the book when an opponent knows it, and plays from it without asking the worker.
#[test]
fn an_opponent_plays_from_a_fetched_book_without_a_search() {
    let text = shipped_books::FILES[0].1;
    let damaged = "fanorona book 1 tsivy 00000000\n";
    for (character, answer, searches) in [
        ("tompo", Some(text), 0),
        ("tompo", Some(damaged), 1),
        ("tompo", None, 1),
        ("noro", Some(text), 1),
    ] {
        let mut app = session_app();
        let backend = SlowRunner::default();
        app.insert_resource(Opponent::new(backend.clone(), 1, 0.0));
        app.insert_resource(Fetcher::new(FixedText::new(answer)));
        begin(&mut app, "tsivy", [Seat::Person, computer(character)]);
        for _ in 0..200 {
            app.update();
        }
        assert!(!app.world().resource::<OpponentBook>().is_busy());
        play(&mut app, "f2-e3A");
        for _ in 0..5 {
            app.update();
        }
        assert_eq!(backend.asked.lock().unwrap().len(), searches, "{character}");
        assert_eq!(record(&app).turns().len(), 2 - searches, "{character}");
    }
}
