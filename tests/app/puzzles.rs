//! Puzzles on the board: begun from the page's commands, solved and failed by turns, of the day, against
//! time; the rating and what is stored.

use crate::fixture::*;
use bevy::prelude::*;
use bevy::time::TimeUpdateStrategy;
use fanorona::app::jobs::InlineRunner;
use fanorona::app::learn::{CurrentExercise, EvaluatorService, LearnCommand};
use fanorona::app::pages::{OpenPage, Page};
use fanorona::app::puzzles::{CurrentPuzzle, CurrentPuzzles, PuzzleChoice, PuzzleCommand, Today};
use fanorona::app::session::CurrentSession;
use fanorona::app::side_panel::{SidePanel, SidePanelContent, Tone};
use fanorona::app::toasts::Toasts;
use fanorona::app::ui;
use fanorona::catalogue::puzzles::PuzzleStore;
use fanorona::game::learn::Button;
use fanorona::game::play::Intent;
use fanorona::game::puzzles::choose::TimedRun;
use fanorona::game::puzzles::{Day, Puzzle};
use fanorona::rules::{Turn, generate};
use std::sync::Arc;
use std::time::Duration;

const TODAY: u32 = 20_779;

/// The app with the shipped puzzles of Dimy chosen.
fn puzzles_app() -> App {
    let mut app = input_app();
    app.insert_resource(EvaluatorService::new(InlineRunner::new(1)))
        .insert_resource(Today(|| Day::from_number(TODAY)));
    ui::logic(&mut app);
    app.world_mut().resource_mut::<OpenPage>().0 = Page::Puzzles;
    app.update();
    let variant = Some("dimy".to_owned());
    command(&mut app, PuzzleCommand::Choose(PuzzleChoice { variant, ..PuzzleChoice::default() }));
    app
}

fn command(app: &mut App, command: PuzzleCommand) {
    app.world_mut().write_message(command);
    settle(app);
}

fn press(app: &mut App, button: Button) {
    app.world_mut().write_message(LearnCommand::Press(button));
    settle(app);
}

/// Long enough for the pause before a reply, and for the queries.
fn settle(app: &mut App) {
    for _ in 0..60 {
        app.update();
    }
}

fn puzzle(app: &App) -> Arc<Puzzle> {
    app.world().resource::<CurrentPuzzle>().puzzle().expect("a puzzle").clone()
}

fn panel(app: &App) -> &SidePanel {
    app.world().resource::<SidePanelContent>().as_ref().expect("a panel")
}

fn says(app: &App, part: &str) -> bool {
    panel(app).paragraphs.iter().any(|paragraph| paragraph.text.contains(part))
}

fn play_turn(app: &mut App, turn: &Turn) {
    let generation = app.world().resource::<CurrentSession>().generation();
    intend(app, Intent::Play { turn: turn.clone(), generation });
    settle(app);
}

fn solve(app: &mut App) {
    let puzzle = puzzle(app);
    for turn in puzzle.line.iter().step_by(2) {
        play_turn(app, turn);
    }
}

/// Plays a turn that is not right.
fn fail(app: &mut App) {
    let puzzle = puzzle(app);
    let turns = generate::turns(&puzzle.variant.rules, &puzzle.position);
    let wrong = turns.iter().find(|turn| !puzzle.accepts(0, turn)).expect("a wrong turn");
    play_turn(app, wrong);
}

#[test]
fn a_solved_puzzle_raises_the_rating_and_the_next_one_is_another() {
    let mut app = puzzles_app();
    command(&mut app, PuzzleCommand::Next);
    let first = puzzle(&app);
    assert_eq!(first.variant.key, "dimy");
    assert_eq!(app.world().resource::<OpenPage>().0, Page::Board);
    assert_eq!(record(&app).position().stones(first.solver()), first.position.own());
    solve(&mut app);
    assert!(app.world().resource::<CurrentExercise>().puzzle().unwrap().stars().is_some());
    assert!(says(&app, "Your rating: "), "{:?}", panel(&app));
    assert!(!says(&app, "Solved at last!"), "at once");
    assert_eq!(panel(&app).stars, None);
    assert_eq!(panel(&app).buttons[0].label, "Next puzzle");
    let puzzles = app.world().resource::<CurrentPuzzles>();
    assert_eq!(puzzles.progress.tried(&first.id).map(|tried| tried.solved), Some(1));
    assert!(puzzles.progress.overall().is_some());
    press(&mut app, Button::Next);
    assert_ne!(puzzle(&app).id, first.id);
}

#[test]
fn a_failed_puzzle_says_why_can_be_tried_again_and_comes_again() {
    let mut app = puzzles_app();
    app.init_resource::<Moments>().add_systems(Last, collect);
    command(&mut app, PuzzleCommand::Next);
    let first = puzzle(&app);
    fail(&mut app);
    let wrong = panel(&app).paragraphs.iter().find(|paragraph| paragraph.tone == Tone::Wrong);
    assert!(wrong.is_some_and(|wrong| !wrong.text.is_empty()), "{:?}", panel(&app));
    assert!(says(&app, "It comes again on 2026-11-23"), "{:?}", panel(&app));
    press(&mut app, Button::TryAgain);
    assert!(app.world().resource::<Moments>().0.is_empty());
    solve(&mut app);
    assert!(app.world().resource::<CurrentExercise>().puzzle().unwrap().stars().is_some());
    assert!(says(&app, "Solved at last!"), "{:?}", panel(&app));
    assert_eq!(app.world().resource::<Moments>().0.len(), 1);
    let puzzles = app.world().resource::<CurrentPuzzles>();
    let tried = puzzles.progress.tried(&first.id).unwrap();
    assert_eq!((tried.tries, tried.solved), (1, 0), "the first result counts");
    // The next day it is due.
    app.insert_resource(Today(|| Day::from_number(TODAY + 1)));
    command(&mut app, PuzzleCommand::Again);
    assert_eq!(puzzle(&app).id, first.id);
    // It was left without a result, so it is still due.
    press(&mut app, Button::Skip);
    command(&mut app, PuzzleCommand::Again);
    assert_eq!(puzzle(&app).id, first.id);
}

#[test]
fn the_puzzle_of_the_day_counts_once_and_leads_back_to_the_page() {
    let mut app = puzzles_app();
    command(&mut app, PuzzleCommand::Daily("dimy".to_owned()));
    solve(&mut app);
    assert!(says(&app, "The puzzle of the day is solved"), "{:?}", panel(&app));
    let streak = app.world().resource::<CurrentPuzzles>().progress.streak();
    assert_eq!((streak.days, streak.last), (1, Day::from_number(TODAY)));
    press(&mut app, Button::Next);
    assert_eq!(app.world().resource::<OpenPage>().0, Page::Puzzles);
    assert!(app.world().resource::<CurrentPuzzle>().puzzle().is_none());
}

#[test]
fn a_run_against_time_goes_on_by_itself_and_ends() {
    let mut app = puzzles_app();
    command(&mut app, PuzzleCommand::Timed);
    let first = puzzle(&app);
    solve(&mut app);
    pass(&mut app, Duration::from_secs(2));
    assert_ne!(puzzle(&app).id, first.id, "the next one comes by itself");
    let run = app.world().resource::<CurrentPuzzle>().timed().unwrap().clone();
    assert_eq!((run.solved(), run.mistakes()), (1, 0));
    assert!(run.left() < TimedRun::TIME);
    press(&mut app, Button::Skip);
    let run = app.world().resource::<CurrentPuzzle>().timed().unwrap();
    assert_eq!(run.mistakes(), 1, "a puzzle left out is a mistake");
    pass(&mut app, TimedRun::TIME);
    assert!(says(&app, "Time is up."), "{:?}", panel(&app));
    assert_eq!(app.world().resource::<CurrentPuzzles>().progress.timed("dimy").best, 1);
    press(&mut app, Button::Next);
    assert_eq!(app.world().resource::<OpenPage>().0, Page::Puzzles);
}

#[test]
fn a_run_that_ends_by_leaving_puzzles_out_shows_its_end_and_is_recorded() {
    let mut app = puzzles_app();
    command(&mut app, PuzzleCommand::Timed);
    solve(&mut app);
    pass(&mut app, Duration::from_secs(2));
    for _ in 0..TimedRun::MISTAKES {
        press(&mut app, Button::Skip);
    }
    assert!(says(&app, "That was the last mistake."), "{:?}", panel(&app));
    assert!(says(&app, "You solved 1 puzzle"), "{:?}", panel(&app));
    assert_eq!(app.world().resource::<CurrentPuzzles>().progress.timed("dimy").best, 1);
    press(&mut app, Button::Skip);
    assert_eq!(app.world().resource::<OpenPage>().0, Page::Puzzles);
    assert!(app.world().resource::<CurrentPuzzle>().puzzle().is_none());
}

#[test]
fn a_run_without_more_puzzles_is_recorded_and_its_result_is_told() {
    let mut app = puzzles_app();
    command(&mut app, PuzzleCommand::Next);
    let only = puzzle(&app);
    let mut store = PuzzleStore::default();
    store.insert_puzzle(&only);
    app.world_mut().resource_mut::<CurrentPuzzles>().store = store;
    command(&mut app, PuzzleCommand::Timed);
    assert_eq!(puzzle(&app).id, only.id);
    solve(&mut app);
    pass(&mut app, Duration::from_secs(2));
    assert_eq!(app.world().resource::<OpenPage>().0, Page::Puzzles);
    assert_eq!(app.world().resource::<CurrentPuzzles>().progress.timed("dimy").best, 1);
    let told: Vec<&str> = app.world().resource::<Toasts>().iter().collect();
    let told_all = told.iter().any(|it| it.contains("no more puzzles") && it.contains("1 puzzle"));
    assert!(told_all, "{told:?}");
}

#[test]
fn the_time_of_a_run_passes_also_while_frames_are_rare() {
    let mut app = puzzles_app();
    command(&mut app, PuzzleCommand::Timed);
    let left = |app: &App| app.world().resource::<CurrentPuzzle>().timed().unwrap().left();
    let before = left(&app);
    let rare = Duration::from_millis(500);
    app.insert_resource(TimeUpdateStrategy::ManualDuration(rare));
    (0..10).for_each(|_| app.update());
    assert!(before - left(&app) >= rare * 9, "{:?}", before - left(&app));
}

#[test]
fn a_wish_that_nothing_fits_is_told() {
    let mut app = puzzles_app();
    let sheet = Some("no such sheet".to_owned());
    command(&mut app, PuzzleCommand::Choose(PuzzleChoice { sheet, ..PuzzleChoice::default() }));
    command(&mut app, PuzzleCommand::Next);
    assert!(!app.world().resource::<Toasts>().is_empty());
    assert!(app.world().resource::<CurrentPuzzle>().puzzle().is_none());
}

/// Lets time pass, in frames of a quarter of a second.
fn pass(app: &mut App, time: Duration) {
    let frame = Duration::from_millis(250);
    app.insert_resource(TimeUpdateStrategy::ManualDuration(frame));
    for _ in 0..=time.as_millis() / frame.as_millis() {
        app.update();
    }
    app.insert_resource(TimeUpdateStrategy::ManualDuration(Duration::from_millis(16)));
}
