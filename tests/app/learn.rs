//! Exercises on the board: played by clicks while the panel beside the board is open, judged,
//! taken back, left; the game that was there before comes back.

use crate::fixture::*;
use bevy::prelude::*;
use fanorona::app::jobs::InlineRunner;
use fanorona::app::learn::{CurrentCourse, CurrentExercise, EvaluatorService, LearnCommand};
use fanorona::app::pages::{OpenPage, Page};
use fanorona::app::schedule::AnimationState;
use fanorona::app::session::{BoardAnnotations, CurrentSelection, CurrentSession, IntentMessage};
use fanorona::app::side_panel::{
    SidePanel, SidePanelAction, SidePanelContent, SidePanelPressed, Tone,
};
use fanorona::app::status::{self, CurrentStatus};
use fanorona::app::storage::LibraryState;
use fanorona::app::ui;
use fanorona::game::learn::{Button, Course, ExerciseId, Lesson};
use fanorona::game::play::{Intent, Seat};
use fanorona::rules::variant::shipped;
use std::sync::Arc;

const LESSON: &str = r#"(
    key: "first",
    names: { "en": "First steps" },
    variant: "telo",
    exercises: [
        (
            key: "take",
            position: "B1B/3/W2 w 0 9",
            say: { "en": ["A stone that steps towards a black stone takes it."] },
            task: { "en": "Take the black stone on a3." },
            goal: Turns(["a1-a2A"]),
            hint: { "en": "Step up." },
            solved: { "en": "The step ended next to a3." },
        ),
        (
            key: "corners",
            position: "B1B/3/W1W w 0 9",
            say: { "en": ["A board has four corners."] },
            task: { "en": "Click the corners." },
            goal: Points(["a1", "c1", "a3", "c3"]),
            hint: { "en": "They lie at the ends." },
            solved: { "en": "These are the corners." },
        ),
        (
            key: "win",
            position: "1BB/3/W1W w 0 9",
            say: { "en": ["Take every stone."] },
            task: { "en": "Win the game." },
            goal: Win,
            opponent: Best,
            hint: { "en": "Take one stone after the other." },
            solved: { "en": "Black has no stones left." },
        ),
    ],
)"#;

/// The app with this lesson as its course.
fn course_app() -> App {
    let mut app = input_app();
    let lesson = Lesson::read(LESSON, &|key| shipped::variant(key)).unwrap();
    let course = Course::new(vec![Arc::new(lesson)]);
    app.insert_resource(CurrentCourse { course, unusable: Vec::new() })
        .insert_resource(EvaluatorService::new(InlineRunner::new(1)));
    ui::logic(&mut app);
    app.update();
    app
}

fn end_turn(app: &mut App) {
    app.world_mut().write_message(IntentMessage(Intent::EndTurn));
    settle(app);
}

fn command(app: &mut App, command: LearnCommand) {
    app.world_mut().write_message(command);
    settle(app);
}

fn begin_exercise(app: &mut App, exercise: &str) {
    let id = ExerciseId { lesson: "first".to_owned(), exercise: exercise.to_owned() };
    command(app, LearnCommand::Begin(id));
}

/// Long enough for the pause before a reply, and for the queries.
fn settle(app: &mut App) {
    for _ in 0..50 {
        app.update();
    }
}

fn panel(app: &App) -> &SidePanel {
    app.world().resource::<SidePanelContent>().as_ref().expect("a panel")
}

/// The text of the last paragraph of this tone.
fn said(app: &App, tone: Tone) -> Option<&str> {
    let paragraphs = panel(app).paragraphs.iter();
    paragraphs.rev().find(|paragraph| paragraph.tone == tone).map(|it| it.text.as_str())
}

fn stars(app: &App) -> Option<u8> {
    app.world().resource::<CurrentExercise>().run()?.stars()
}

#[test]
fn an_exercise_is_solved_by_clicks_while_its_panel_is_open() {
    let mut app = course_app();
    command(&mut app, LearnCommand::Continue);
    assert_eq!(panel(&app).title, "First steps");
    assert_eq!(said(&app, Tone::Task), Some("Take the black stone on a3."));
    click(&mut app, "a1");
    click(&mut app, "a2");
    settle(&mut app);
    assert_eq!(stars(&app), Some(3));
    assert_eq!(panel(&app).stars, Some(3));
    assert_eq!(said(&app, Tone::Right), Some("The step ended next to a3."));
    let course = app.world().resource::<CurrentCourse>();
    assert_eq!(course.progress.of(&course.ids().next().unwrap()).stars, 3);
    assert_eq!(app.world().resource::<OpenPage>().0, Page::Board);
}

#[test]
fn below_the_board_stands_the_task_of_an_exercise_and_not_what_the_rules_allow() {
    let mut app = course_app();
    status::plugin(&mut app);
    let headline = |app: &App| app.world().resource::<CurrentStatus>().headline.clone();
    begin_exercise(&mut app, "take");
    assert_eq!(headline(&app), "Take the black stone on a3.");
    // In the middle of a chain it says how the turn can go on.
    click(&mut app, "a1");
    click(&mut app, "b2");
    app.update();
    assert_eq!(headline(&app), "Continue with b2 or end the turn");
    // A whole game asks for no certain turn.
    begin_exercise(&mut app, "win");
    assert!(headline(&app).starts_with("Your turn, and you must"), "{}", headline(&app));
}

#[test]
fn a_wrong_turn_is_answered_and_can_be_tried_again() {
    let mut app = course_app();
    begin_exercise(&mut app, "take");
    click(&mut app, "a1");
    click(&mut app, "b2");
    // The stone could capture again, so the turn is not over by itself.
    end_turn(&mut app);
    settle(&mut app);
    assert!(said(&app, Tone::Wrong).is_some_and(|text| !text.is_empty()), "{:?}", panel(&app));
    assert_eq!(stars(&app), None);
    command(&mut app, LearnCommand::Press(Button::TryAgain));
    assert_eq!(record(&app).turns().len(), 0);
    click(&mut app, "a1");
    click(&mut app, "a2");
    settle(&mut app);
    assert_eq!(stars(&app), Some(2));
}

#[test]
fn presses_while_stones_move_count_in_an_exercise_too() {
    let busy = |app: &mut App| {
        app.world_mut().resource_mut::<AnimationState>().busy = true;
        app.update();
    };
    for press in ["click", "key"] {
        let mut app = course_app();
        begin_exercise(&mut app, "take");
        hover(&mut app, "a1");
        busy(&mut app);
        click(&mut app, "a1");
        assert_eq!(app.world().resource::<CurrentSelection>().chosen, Some(point(&app, "a1")));
        click(&mut app, "b2");
        end_turn(&mut app);
        settle(&mut app);
        assert!(said(&app, Tone::Wrong).is_some());
        // The wrong turn is tried again, although its stone has not arrived.
        busy(&mut app);
        match press {
            "click" => click(&mut app, "a1"),
            _ => key(&mut app, KeyCode::Enter),
        }
        settle(&mut app);
        assert_eq!(record(&app).turns().len(), 0, "{press}");
    }
}

#[test]
fn points_are_picked_by_clicks() {
    let mut app = course_app();
    status::plugin(&mut app);
    begin_exercise(&mut app, "corners");
    assert!(app.world().resource::<CurrentStatus>().hint.ends_with("the points on the board."));
    for corner in ["a1", "c3", "a3"] {
        click(&mut app, corner);
        settle(&mut app);
    }
    let picked = app.world().resource::<BoardAnnotations>().picked.unwrap();
    assert_eq!(picked.len(), 3);
    click(&mut app, "b2");
    settle(&mut app);
    assert!(said(&app, Tone::Wrong).is_some());
    click(&mut app, "c1");
    settle(&mut app);
    assert_eq!(stars(&app), Some(2));
    assert_eq!(app.world().resource::<BoardAnnotations>().picked, None);
}

#[test]
fn a_stone_chosen_in_an_exercise_is_not_chosen_afterwards() {
    let mut app = course_app();
    command(&mut app, LearnCommand::Continue);
    let chosen = point(&app, "a1");
    app.world_mut().resource_mut::<CurrentSelection>().chosen = Some(chosen);
    command(&mut app, LearnCommand::Leave);
    assert_eq!(app.world().resource::<CurrentSelection>().chosen, None);
}

#[test]
fn buttons_of_the_panel_reach_the_exercise() {
    let mut app = course_app();
    begin_exercise(&mut app, "take");
    let hint = panel(&app).buttons.first().unwrap().action.clone();
    let SidePanelAction::Custom(name) = hint else { panic!("{hint:?}") };
    app.world_mut().write_message(SidePanelPressed(name));
    settle(&mut app);
    assert_eq!(said(&app, Tone::Remark), Some("Step up."));
    command(&mut app, LearnCommand::Press(Button::Solution));
    assert_eq!(app.world().resource::<BoardAnnotations>().path.len(), 2);
    command(&mut app, LearnCommand::Press(Button::Skip));
    assert_eq!(said(&app, Tone::Task), Some("Click the corners."));
}

#[test]
fn the_key_for_hints_asks_for_that_of_the_exercise() {
    let mut app = course_app();
    for (exercise, hint) in [("take", "Step up."), ("corners", "They lie at the ends.")] {
        begin_exercise(&mut app, exercise);
        key(&mut app, KeyCode::KeyH);
        settle(&mut app);
        assert_eq!(said(&app, Tone::Remark), Some(hint));
        // The solution is given by its button alone.
        key(&mut app, KeyCode::KeyH);
        settle(&mut app);
        assert!(app.world().resource::<BoardAnnotations>().path.is_empty());
    }
}

#[test]
fn a_won_exercise_shows_its_stars_and_no_result() {
    let mut app = course_app();
    begin_exercise(&mut app, "win");
    for _ in 0..12 {
        let next = app.world().resource::<CurrentExercise>().run().unwrap().stars();
        if next.is_some() {
            break;
        }
        command(&mut app, LearnCommand::Press(Button::Solution));
        let path = app.world().resource::<BoardAnnotations>().path.clone();
        let board = record(&app).rules().board.clone();
        for point in path {
            click(&mut app, &board.name(point));
        }
        if !record(&app).chain().is_empty() {
            intend(&mut app, Intent::EndTurn);
        }
        settle(&mut app);
        settle(&mut app);
    }
    assert!(stars(&app).is_some_and(|stars| stars < 3), "with the solution shown");
    assert_eq!(app.world().resource::<OpenPage>().0, Page::Board);
}

#[test]
fn the_game_before_comes_back_after_an_exercise() {
    let mut app = course_app();
    begin(&mut app, "dimy", [Seat::Person, Seat::Person]);
    play(&mut app, "b2-c3A");
    let before = record(&app).clone();
    begin_exercise(&mut app, "take");
    assert!(app.world().resource::<CurrentSession>().is_exercise());
    app.world_mut().resource_mut::<SidePanelContent>().0 = None;
    settle(&mut app);
    assert_eq!(*record(&app), before);
    assert!(!app.world().resource::<CurrentSession>().is_exercise());
    assert_eq!(app.world().resource::<OpenPage>().0, Page::Lessons);
    assert_eq!(*app.world().resource::<BoardAnnotations>(), BoardAnnotations::default());
}

#[test]
fn the_game_before_can_be_gone_on_with_at_once() {
    let mut app = course_app();
    begin(&mut app, "dimy", [Seat::Person, Seat::Person]);
    play(&mut app, "b2-c3A");
    begin_exercise(&mut app, "take");
    command(&mut app, LearnCommand::BackToGame);
    settle(&mut app);
    assert!(!app.world().resource::<CurrentSession>().is_exercise());
    assert_eq!(app.world().resource::<OpenPage>().0, Page::Board);
}

#[test]
fn another_game_ends_the_exercise() {
    let mut app = course_app();
    begin_exercise(&mut app, "take");
    begin(&mut app, "tsivy", [Seat::Person, Seat::Person]);
    settle(&mut app);
    assert!(app.world().resource::<CurrentExercise>().run().is_none());
    assert!(app.world().resource::<SidePanelContent>().is_none());
    assert_eq!(record(&app).turns().len(), 0);
}

#[test]
fn exercises_are_not_stored_as_games() {
    let mut app = course_app();
    begin_exercise(&mut app, "take");
    click(&mut app, "a1");
    click(&mut app, "a2");
    settle(&mut app);
    let stored = |app: &App| app.world().resource::<LibraryState>().active_id().is_some();
    assert_eq!(stars(&app), Some(3));
    assert!(!stored(&app));
    begin(&mut app, "tsivy", [Seat::Person, Seat::Person]);
    play(&mut app, "f2-e3A");
    settle(&mut app);
    assert!(stored(&app), "games are");
}

#[test]
fn random_clicks_never_end_the_course() {
    let mut app = course_app();
    let ids: Vec<ExerciseId> = app.world().resource::<CurrentCourse>().ids().collect();
    let mut seed = 9_u64;
    for id in ids {
        command(&mut app, LearnCommand::Begin(id.clone()));
        for _ in 0..60 {
            seed = seed
                .wrapping_mul(6_364_136_223_846_793_005)
                .wrapping_add(1_442_695_040_888_963_407);
            let board = record(&app).rules().board.clone();
            let points: Vec<_> = board.all().into_iter().collect();
            let point = points[(seed >> 33) as usize % points.len()];
            click(&mut app, &board.name(point));
            for _ in 0..5 {
                app.update();
            }
        }
        settle(&mut app);
        command(&mut app, LearnCommand::Press(Button::Restart));
        command(&mut app, LearnCommand::Press(Button::TryAgain));
        let run = app.world().resource::<CurrentExercise>().run().expect("still in the course");
        assert_eq!(Course::id(run), id);
    }
}

#[test]
fn below_the_board_stands_the_task_whatever_it_asks_for_and_whoever_is_to_move() {
    let mut app = course_app();
    status::plugin(&mut app);
    let headline = |app: &App| app.world().resource::<CurrentStatus>().headline.clone();
    begin_exercise(&mut app, "corners");
    assert_eq!(headline(&app), "Click the corners.");
    begin_exercise(&mut app, "take");
    click(&mut app, "a1");
    click(&mut app, "b2");
    // The wrong turn is shown until the player has seen why.
    end_turn(&mut app);
    assert!(said(&app, Tone::Wrong).is_some());
    assert_eq!(headline(&app), "Take the black stone on a3.");
    command(&mut app, LearnCommand::Press(Button::TryAgain));
    click(&mut app, "a1");
    click(&mut app, "a2");
    settle(&mut app);
    assert_eq!(headline(&app), "Solved");
}

/// Picks the corners, which solves the exercise.
fn solve_corners(app: &mut App) {
    for corner in ["a1", "c3", "a3", "c1"] {
        click(app, corner);
        settle(app);
    }
}

#[test]
fn the_last_exercise_says_that_the_lesson_is_done_and_what_comes_now() {
    let lesson = |text: &str| Lesson::read(text, &|key| shipped::variant(key)).unwrap();
    let corners = LESSON.find("        (\n            key: \"corners\"").unwrap();
    let win = LESSON.find("        (\n            key: \"win\"").unwrap();
    let first = format!("{}],)", &LESSON[..win]);
    let second =
        format!("{}{}],)", LESSON.split("        (\n").next().unwrap(), &LESSON[corners..win]);
    let second =
        second.replace("key: \"first\"", "key: \"second\"").replace("First steps", "Corners");
    let mut app = course_app();
    let lessons = vec![Arc::new(lesson(&first)), Arc::new(lesson(&second))];
    app.insert_resource(CurrentCourse { course: Course::new(lessons), unusable: Vec::new() })
        .init_resource::<Moments>()
        .add_systems(Last, collect);
    let moments = |app: &mut App| {
        let moments = std::mem::take(&mut app.world_mut().resource_mut::<Moments>().0);
        moments.into_iter().map(|moment| moment.sentence).collect::<Vec<_>>()
    };
    let next = |app: &App| panel(app).buttons.first().unwrap().label.clone();
    begin_exercise(&mut app, "corners");
    solve_corners(&mut app);
    let open = "That was the last exercise of this lesson. 1 exercise is still open.";
    let corners = "Next comes “Corners”.";
    assert_eq!(said(&app, Tone::Right), Some(&*format!("{open} {corners}")));
    assert_eq!((moments(&mut app), &*next(&app)), (vec![], "Next lesson"));
    begin_exercise(&mut app, "take");
    click(&mut app, "a1");
    click(&mut app, "a2");
    settle(&mut app);
    assert_eq!(said(&app, Tone::Right), Some("This lesson is done."));
    let done = "This lesson is done.".to_owned();
    assert_eq!((moments(&mut app), &*next(&app)), (vec![done.clone()], "Next exercise"));
    begin_exercise(&mut app, "corners");
    solve_corners(&mut app);
    assert_eq!(said(&app, Tone::Right), Some(&*format!("{done} {corners}")));
    assert_eq!(moments(&mut app), Vec::<String>::new(), "it was done before");
    command(&mut app, LearnCommand::Press(Button::Next));
    solve_corners(&mut app);
    let done = "You have done the whole course. Now play a game!";
    assert_eq!(said(&app, Tone::Right), Some(done));
    assert_eq!((moments(&mut app), &*next(&app)), (vec![done.to_owned()], "Play a game"));
    command(&mut app, LearnCommand::Press(Button::Next));
    assert_eq!(app.world().resource::<OpenPage>().0, Page::NewGame);
}
