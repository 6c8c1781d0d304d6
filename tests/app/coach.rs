//! The coach in the window: its question in the panel beside the board, the answers, the opponent that
//! waits, threatened stones on the board, and the choice of a coach for the next game.

use crate::fixture::*;
use bevy::prelude::*;
use fanorona::app::coach::{CoachAdviser, CurrentCoach};
use fanorona::app::game_setup::GameSetup;
use fanorona::app::jobs::{InlineRunner, JobRunner};
use fanorona::app::session::{BoardAnnotations, CurrentSession};
use fanorona::app::settings::values::Experience;
use fanorona::app::settings::values::Settings;
use fanorona::app::side_panel::{SidePanel, SidePanelAction, SidePanelContent, SidePanelPressed};
use fanorona::app::status::{self, CurrentStatus};
use fanorona::app::table::Insets;
use fanorona::app::ui;
use fanorona::app::ui::action::UiAction;
use fanorona::catalogue::Catalogue;
use fanorona::game::jobs::{Answer, Job};
use fanorona::game::learn::CoachAnswer;
use fanorona::game::play::{CoachLevel, GamePlan, Intent, Seat, Session};
use fanorona::rules::Side;
use fanorona::rules::variant::shipped;
use fanorona::texts::{Language, Texts};

/// Turns of the first position of Telo: the first loses, the second wins.
const BAD: &str = "a1-b2A";
const GOOD: &str = "c1-b2A";

/// A game of a person with White against Fara, with a coach.
fn coached_app(variant: &str) -> App {
    let mut app = input_app();
    app.insert_resource(CoachAdviser::new(InlineRunner::new(1)));
    ui::logic(&mut app);
    status::plugin(&mut app);
    app.update();
    let coach = Some(CoachLevel::High);
    let seats = [Seat::Person, computer("fara")];
    let plan = GamePlan { coach, ..GamePlan::single(shipped::variant(variant).unwrap(), seats) };
    intend(&mut app, Intent::Begin(Box::new(plan)));
    app
}

fn settle(app: &mut App) {
    for _ in 0..10 {
        app.update();
    }
}

fn session(app: &App) -> &Session {
    &app.world().resource::<CurrentSession>().0
}

fn panel(app: &App) -> Option<&SidePanel> {
    app.world().resource::<SidePanelContent>().as_ref()
}

/// Presses a button of the panel.
fn press(app: &mut App, place: usize) {
    let button = panel(app).expect("a panel").buttons[place].clone();
    let SidePanelAction::Custom(name) = button.action else { panic!("{button:?}") };
    app.world_mut().write_message(SidePanelPressed(name));
    settle(app);
}

#[test]
fn the_opponent_waits_while_the_coach_asks() {
    let mut app = coached_app("telo");
    play(&mut app, BAD);
    settle(&mut app);
    assert!(session(&app).question_open());
    assert_eq!(record(&app).turns().len(), 1);
    let panel = panel(&app).expect("a panel");
    assert_eq!((panel.title.as_str(), panel.buttons.len()), ("Coach", 3));
    assert_eq!(panel.paragraphs[0].text, "Look again? a1-b2A loses a lot.");
    let status = app.world().resource::<CurrentStatus>();
    assert_eq!(status.headline, "The coach asks about your turn.");
    assert!(status.to_come.is_empty(), "the bar keeps no room");
    assert!(status.buttons.is_empty());
}

#[test]
fn the_turn_is_taken_back_and_the_next_one_stands() {
    let mut app = coached_app("telo");
    play(&mut app, BAD);
    settle(&mut app);
    press(&mut app, 0);
    assert!(panel(&app).is_none() && record(&app).turns().is_empty());
    play(&mut app, BAD);
    settle(&mut app);
    assert!(panel(&app).is_none());
    assert!(record(&app).turns().len() >= 2, "the computer has answered");
    let coaching = session(&app).coaching().unwrap();
    assert_eq!((coaching.asked, coaching.taken_back), (1, 1));
}

#[test]
fn why_shows_reasons_and_the_reply_on_the_board() {
    let mut app = coached_app("telo");
    play(&mut app, BAD);
    settle(&mut app);
    press(&mut app, 1);
    assert!(panel(&app).unwrap().paragraphs.len() > 1);
    assert_eq!(panel(&app).unwrap().buttons.len(), 2, "nobody asks why twice");
    let question = app.world().resource::<CurrentCoach>().coach().question().unwrap().clone();
    let reply = question.reply().unwrap();
    let marks = app.world().resource::<BoardAnnotations>();
    assert_eq!((marks.reply[0], marks.captured), (reply.from, reply.captured));
    press(&mut app, 1);
    assert!(panel(&app).is_none() && !session(&app).question_open());
    assert_eq!(*app.world().resource::<BoardAnnotations>(), BoardAnnotations::default());
    assert!(record(&app).turns().len() >= 2, "the computer has answered");
}

#[test]
fn closing_the_panel_lets_the_turn_stand() {
    let mut app = coached_app("telo");
    play(&mut app, BAD);
    settle(&mut app);
    app.world_mut().resource_mut::<SidePanelContent>().0 = None;
    settle(&mut app);
    assert!(!session(&app).question_open());
    assert!(record(&app).turns().len() >= 2);
    assert_eq!(session(&app).coaching().unwrap().taken_back, 0);
}

#[test]
fn a_good_turn_is_answered_at_once() {
    let mut app = coached_app("telo");
    play(&mut app, GOOD);
    settle(&mut app);
    assert!(panel(&app).is_none() && record(&app).turns().len() >= 2);
}

#[test]
fn a_new_game_closes_the_question() {
    let mut app = coached_app("telo");
    play(&mut app, BAD);
    settle(&mut app);
    begin(&mut app, "dimy", [Seat::Person, computer("fara")]);
    settle(&mut app);
    assert!(panel(&app).is_none() && session(&app).coaching().is_none());
    play(&mut app, "b2-c3A");
    settle(&mut app);
    assert!(record(&app).turns().len() >= 2);
}

#[test]
fn threatened_stones_are_crossed_until_the_next_click() {
    let mut app = coached_app("tsivy");
    // The computer does not play: the test plays for it.
    set_up(&mut app, "3B5/9/4W4/4W4/4W3W w 0 20");
    app.insert_resource(fanorona::app::opponent::Opponent::new(Silent, 0, 0.0));
    play(&mut app, "i1-h1");
    settle(&mut app);
    if session(&app).question_open() {
        app.world_mut().resource_mut::<SidePanelContent>().0 = None;
        settle(&mut app);
    }
    play(&mut app, "d5-e5");
    settle(&mut app);
    let threatened = app.world().resource::<CurrentCoach>().coach().threatened();
    assert_eq!(threatened.len(), 3);
    assert_eq!(app.world().resource::<BoardAnnotations>().captured, threatened);
    let status = &app.world().resource::<CurrentStatus>().hint;
    assert!(status.contains("Black threatens e5-e4A, which takes 3 stones"), "{status}");
    click(&mut app, "e3");
    settle(&mut app);
    assert!(app.world().resource::<BoardAnnotations>().captured.is_empty());
}

/// A runner that never answers.
struct Silent;

impl JobRunner for Silent {
    fn start(&mut self, _: u64, _: Job) {}
    fn poll(&mut self) -> Option<(u64, Answer)> {
        None
    }
    fn stop(&mut self) {}
    fn hold(&mut self, _: bool) {}
}

/// The app with what carries out the actions of the interface.
fn acting_app() -> App {
    let mut app = coached_app("telo");
    app.init_resource::<Insets>()
        .add_message::<UiAction>()
        .add_systems(Last, ui::action::carry_out);
    app.update();
    app
}

fn setup_after(app: &mut App, action: UiAction) -> GameSetup {
    app.world_mut().write_message(action);
    app.update();
    app.update();
    app.world().resource::<GameSetup>().clone()
}

#[test]
fn a_coach_is_chosen_for_the_next_game() {
    let mut app = acting_app();
    let catalogue = Catalogue::shipped();
    let english = Texts::new(Language::ENGLISH);
    let choice = |setup: &mut GameSetup| setup.coach = Some(CoachLevel::Low);
    let mut setup = setup_after(&mut app, UiAction::change(choice));
    assert_eq!(setup.plan(&english, &catalogue).coach, Some(CoachLevel::Low));
    setup.seats[Side::Black as usize] = Seat::Person;
    assert_eq!(setup.plan(&english, &catalogue).coach, None, "there is nobody to play against");
}

#[test]
fn who_is_new_to_the_game_gets_a_coach_at_first() {
    let mut app = acting_app();
    app.world_mut().resource_mut::<Settings>().plan = None;
    for (experience, coach) in
        [(Experience::New, Some(CoachLevel::Middle)), (Experience::Known, None)]
    {
        let mut edited = app.world().resource::<Settings>().0.clone();
        edited.experience = experience;
        let action = UiAction::Settings(Box::new(edited));
        assert_eq!(setup_after(&mut app, action).coach, coach);
    }
}

#[test]
fn every_answer_has_a_button() {
    let mut app = coached_app("telo");
    play(&mut app, BAD);
    settle(&mut app);
    assert_eq!(panel(&app).unwrap().buttons.len(), CoachAnswer::ALL.len());
}
