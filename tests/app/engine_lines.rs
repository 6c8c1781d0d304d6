//! Continuous analysis of the position under review.

use crate::fixture::*;
use bevy::ecs::message::Messages;
use bevy::prelude::*;
use fanorona::app::engine_lines::panel::view::{self, LinesPanel};
use fanorona::app::engine_lines::{EngineLines, LinesSearch};
use fanorona::app::jobs::{InlineRunner, JobRunner, ThreadRunner};
use fanorona::app::session::CurrentSession;
use fanorona::app::settings::values::Settings;
use fanorona::app::ui;
use fanorona::app::ui::action::UiAction;
use fanorona::engine::endgame::{EndgameTables, TableValue, build};
use fanorona::game::analysis::{TurnResult, turn_results};
use fanorona::game::jobs::{Answer, Job, JobGame};
use fanorona::game::play::{Intent, ReviewAction, Seat};
use fanorona::rules::notation::read_position;
use fanorona::rules::variant::shipped;
use fanorona::rules::{Record, Side};
use fanorona::texts::{Language, Texts};
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering::Relaxed};

/// A game of Telo with two turns, under review at its start, with lines that are found at once.
fn reviewed() -> App {
    let mut app = session_app();
    app.insert_resource(LinesSearch::new(InlineRunner::new(3_000)));
    begin(&mut app, "telo", [Seat::Person, Seat::Person]);
    play(&mut app, "c1-b2A");
    intend(&mut app, Intent::Review(ReviewAction::Back));
    intend(&mut app, Intent::Review(ReviewAction::First));
    app
}

fn lines(app: &App) -> &EngineLines {
    app.world().resource()
}

fn switch(app: &mut App, on: bool) {
    app.world_mut().resource_mut::<EngineLines>().on = on;
    app.update();
    app.update();
}

fn panel(app: &App) -> Option<LinesPanel> {
    let texts = Texts::new(Language::ENGLISH);
    let session = app.world().resource::<CurrentSession>();
    view::panel(&texts, lines(app), session.review().is_some())
}

#[test]
fn lines_follow_the_position_under_review() {
    let mut app = reviewed();
    assert!(lines(&app).found().is_none(), "off at first");
    switch(&mut app, true);
    let found = lines(&app).found().expect("lines").clone();
    assert_eq!(&found.record, record(&app));
    let turns = fanorona::rules::generate::turns(record(&app).rules(), record(&app).position());
    assert_eq!(
        1 + found.report.others.len(),
        turns.len().min(3),
        "three lines, if there are so many"
    );
    let shown = panel(&app).expect("a panel");
    assert_eq!(shown.rows.len(), 1 + found.report.others.len());
    assert!(shown.rows.iter().all(|row| turns.contains(row.first()) && !row.value.is_empty()));

    intend(&mut app, Intent::Review(ReviewAction::Next));
    app.update();
    let next = lines(&app).found().expect("lines of the next position");
    assert_eq!(&next.record, record(&app));
    assert_ne!(next.record, found.record);

    intend(&mut app, Intent::Review(ReviewAction::Leave));
    app.update();
    assert!(lines(&app).found().is_none() && panel(&app).is_none(), "nobody is helped in a game");
    assert!(!lines(&app).is_busy());
}

#[test]
fn scores_are_told_for_white() {
    for (position, turn, win, value) in [
        ("3/3/W1B w 0 9", "a1-b1A", 1.0, "White wins in 1 turn"),
        ("3/3/W1B b 0 9", "c1-b1A", 0.0, "Black wins in 1 turn"),
    ] {
        let mut app = session_app();
        app.insert_resource(LinesSearch::new(InlineRunner::new(3_000)));
        begin(&mut app, "telo", [Seat::Person, Seat::Person]);
        set_up(&mut app, position);
        play(&mut app, turn);
        intend(&mut app, Intent::Review(ReviewAction::Back));
        intend(&mut app, Intent::Review(ReviewAction::First));
        switch(&mut app, true);
        let shown = panel(&app).unwrap();
        assert_eq!(shown.chances.unwrap().expected(), win, "{position}");
        assert_eq!(shown.rows[0].value, value);
    }
}

#[test]
fn turns_can_be_tried_and_the_number_of_lines_changed() {
    let mut app = reviewed();
    ui::reset(app.world_mut());
    app.init_resource::<Messages<UiAction>>();
    switch(&mut app, true);
    let turn = panel(&app).unwrap().rows.last().unwrap().first().clone();
    for step in &turn.steps {
        intend(&mut app, Intent::Step { from: step.from, to: step.to, kind: step.kind });
    }
    app.update();
    let found = lines(&app).found().expect("lines");
    assert_eq!(found.record.chain().steps(), [], "an open chain is left out");

    app.world_mut().resource_mut::<Settings>().engine_lines.count = 1;
    app.update();
    app.update();
    assert_eq!(lines(&app).found().unwrap().report.others, []);
}

#[test]
fn the_end_of_a_game_has_a_result_instead_of_lines() {
    let mut app = session_app();
    app.insert_resource(LinesSearch::new(InlineRunner::new(3_000)));
    begin(&mut app, "telo", [Seat::Person, Seat::Person]);
    set_up(&mut app, "3/3/W1B w 0 9");
    play(&mut app, "a1-b1A");
    intend(&mut app, Intent::Review(ReviewAction::Back));
    switch(&mut app, true);
    let shown = panel(&app).unwrap();
    assert!(shown.rows.is_empty() && shown.status.contains("White wins"), "{}", shown.status);
    assert_eq!(shown.chances.unwrap().win, 1.0);
}

/// A runner that only counts.
struct Counting {
    started: Arc<AtomicUsize>,
    stopped: Arc<AtomicUsize>,
}

impl JobRunner for Counting {
    fn start(&mut self, _: u64, _: Job) {
        self.started.fetch_add(1, Relaxed);
    }

    fn poll(&mut self) -> Option<(u64, Answer)> {
        None
    }

    fn stop(&mut self) {
        self.stopped.fetch_add(1, Relaxed);
    }

    fn hold(&mut self, _: bool) {}
}

#[test]
fn a_search_starts_once_a_position_and_stops_with_the_review() {
    let mut app = reviewed();
    let [started, stopped] = <[Arc<AtomicUsize>; 2]>::default();
    let runner = Counting { started: started.clone(), stopped: stopped.clone() };
    app.insert_resource(LinesSearch::new(runner));
    switch(&mut app, true);
    for _ in 0..5 {
        app.update();
    }
    assert_eq!((started.load(Relaxed), lines(&app).is_busy()), (1, true));
    intend(&mut app, Intent::Review(ReviewAction::Next));
    app.update();
    assert_eq!(
        (started.load(Relaxed), stopped.load(Relaxed)),
        (2, 1),
        "that of the other position"
    );
    intend(&mut app, Intent::Review(ReviewAction::Leave));
    app.update();
    assert_eq!((started.load(Relaxed), stopped.load(Relaxed)), (2, 2));
    assert!(!lines(&app).is_busy());
}

#[test]
fn the_thread_sends_lines_until_it_is_stopped() {
    let telo = shipped::variant("telo").unwrap();
    let mut runner = ThreadRunner::new("lines");
    let first = Record::new(telo.rules.clone());
    let position = read_position(&telo.rules, "3/3/W1B w 0 9").unwrap();
    let second = Record::from_position(telo.rules.clone(), position);
    let job = |record: &Record| {
        let game = JobGame { variant: telo.clone(), record: record.clone() };
        Job::Lines { game, count: 2 }
    };
    runner.start(1, job(&first));
    runner.stop();
    runner.start(2, job(&second));
    let report = loop {
        match runner.poll() {
            Some((2, Answer::Lines { report, finished: true })) => break report,
            Some((2, _)) | None => std::thread::yield_now(),
            other => panic!("{other:?}"),
        }
    };
    assert_eq!(report.best.unwrap().from, telo.rules.board.point_named("a1").unwrap());
    runner.stop();
    assert!(runner.poll().is_none());
}

#[test]
fn results_are_shown_on_stones_and_on_the_points_they_reach() {
    let dimy = shipped::variant("dimy").unwrap();
    let mut tables = EndgameTables::empty(&dimy.rules);
    build::extend(&mut tables, &dimy.rules, 3, 1, &|_| true).unwrap();
    let position = read_position(&dimy.rules, "5/1W3/5/3B1/W4 w 0 9").unwrap();
    let record = Record::from_position(dimy.rules.clone(), position);
    let results: Vec<TurnResult> = turn_results(&record, &tables);
    let report =
        fanorona::engine::search(&record, fanorona::engine::Limits::depth(1), &mut || false);
    let found = fanorona::app::engine_lines::FoundLines { record, report, results };
    let stones = view::results(&found, None);
    assert!(!stones.is_empty());
    for mark in stones {
        let reached = view::results(&found, Some(mark.point));
        assert!(!reached.is_empty() && reached.iter().all(|it| it.point != mark.point));
        assert_eq!(reached.iter().map(|it| it.result).max(), Some(mark.result));
        let text = view::mark_text(mark);
        let sign = match mark.result {
            TableValue::Win => '+',
            TableValue::Draw => '=',
            TableValue::Loss => '−',
        };
        assert!(text.starts_with(sign), "{text}");
    }
}

#[test]
fn nobody_is_helped_in_a_game_that_goes_on() {
    let mut app = session_app();
    begin(&mut app, "telo", [Seat::Person, computer("fara")]);
    let may = |app: &App| EngineLines::may_analyse(app.world().resource::<CurrentSession>());
    play(&mut app, "c1-b2A");
    intend(&mut app, Intent::Review(ReviewAction::Back));
    assert!(!may(&app), "the computer is still to be beaten");
    intend(&mut app, Intent::Review(ReviewAction::Leave));
    intend(&mut app, Intent::Resign(Side::White));
    assert!(!may(&app), "a game must be under review");
    intend(&mut app, Intent::Review(ReviewAction::Back));
    assert!(may(&app));
}
