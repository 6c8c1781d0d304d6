//! What the interface asks for is carried out, and the status under the board is recomputed only when
//! it must be.

use crate::fixture::*;
use bevy::ecs::message::Messages;
use bevy::prelude::*;
use fanorona::app::pages::{OpenPage, Page};
use fanorona::app::schedule::InterfaceActivity;
use fanorona::app::session::{
    BoardAnnotations, CommentDraft, CurrentSession, IntentMessage, NoticeMessage,
    PassingAnnotations, keep_comment,
};
use fanorona::app::settings::page::{parts::Tab, reset_part, select, speak, undo_reset};
use fanorona::app::settings::values::{Settings, Values};
use fanorona::app::side_panel::{
    self, SidePanel, SidePanelAction, SidePanelContent, SidePanelPressed,
};
use fanorona::app::status::{self, CurrentStatus};
use fanorona::app::table::Insets;
use fanorona::app::texts::CurrentTexts;
use fanorona::app::turn_list::pointing_at;
use fanorona::app::ui;
use fanorona::app::ui::action::UiAction;
use fanorona::game::play::{Intent, Notice, OpenedGame, ReviewAction};
use fanorona::rules::notation::Tree;
use fanorona::rules::{Refusal, Side};
use fanorona::texts::Language;

/// The number of frames in which the status changed.
#[derive(Resource, Default)]
struct Changes(u32);

fn status_app() -> App {
    let mut app = session_app();
    status::plugin(&mut app);
    app.init_resource::<Changes>().add_systems(
        Last,
        |status: Res<CurrentStatus>, mut changes: ResMut<Changes>| {
            changes.0 += u32::from(status.is_changed());
        },
    );
    for _ in 0..3 {
        app.update();
    }
    app
}

fn changes(app: &mut App) -> u32 {
    for _ in 0..3 {
        app.update();
    }
    std::mem::take(&mut app.world_mut().resource_mut::<Changes>().0)
}

#[test]
fn the_status_changes_only_with_what_it_depends_on() {
    let mut app = status_app();
    changes(&mut app);
    assert_eq!(changes(&mut app), 0, "nothing has happened");
    app.world_mut().resource_mut::<CurrentTexts>().speak(Language::named("fr"));
    assert_eq!(changes(&mut app), 1);
    let notice = Notice::Refused(Refusal::SameDirection);
    app.world_mut().write_message(NoticeMessage(notice));
    assert_eq!(changes(&mut app), 1);
    assert!(app.world().resource::<CurrentStatus>().refused);
    let side = Side::White;
    app.world_mut().write_message(IntentMessage(Intent::Resign(side)));
    assert!(changes(&mut app) >= 1);
    assert_eq!(app.world().resource::<CurrentStatus>().side, None);
    app.world_mut().resource_mut::<CurrentSession>().set_changed();
    changes(&mut app);
    assert_eq!(changes(&mut app), 0);
}

/// The app without egui: only the actions are carried out.
fn app() -> App {
    let mut app = session_app();
    ui::logic(&mut app);
    app.init_resource::<Insets>()
        .add_message::<UiAction>()
        .add_systems(Last, ui::action::carry_out);
    app.update();
    app
}

fn act(app: &mut App, action: UiAction) {
    app.world_mut().write_message(action);
    app.update();
    app.update();
}

/// Sends an edited copy of the settings, as pages do.
fn edit(app: &mut App, edit: impl FnOnce(&mut Values)) {
    let mut edited = app.world().resource::<Settings>().0.clone();
    edit(&mut edited);
    act(app, UiAction::Settings(Box::new(edited)));
}

/// Types a comment on the start of the game.
fn type_comment(app: &mut App, text: &str) {
    let session = app.world().resource::<CurrentSession>();
    let draft = CommentDraft::new(session, Tree::ROOT, text.to_owned());
    act(app, UiAction::change(|now: &mut CommentDraft| *now = draft));
}

#[test]
fn a_comment_is_stored_before_the_turn_is_left() {
    let mut app = app();
    act(&mut app, UiAction::Intent(Intent::Review(ReviewAction::Back)));
    type_comment(&mut app, "half a sen");
    type_comment(&mut app, "a sentence");
    let session = app.world().resource::<CurrentSession>();
    let comment = |session: &CurrentSession| {
        session.review().map(|review| review.comment(Tree::ROOT)).unwrap_or_default()
    };
    assert_eq!(comment(session), "", "it is not stored while it is typed");
    act(&mut app, UiAction::run(keep_comment));
    assert_eq!(comment(app.world().resource::<CurrentSession>()), "a sentence");
    assert!(app.world().resource::<CommentDraft>().is_empty());
    type_comment(&mut app, "another");
    act(&mut app, UiAction::OpenPage(Page::Turns));
    assert_eq!(comment(app.world().resource::<CurrentSession>()), "another");
}

#[test]
fn a_comment_is_stored_before_another_game_is_reviewed() {
    let mut app = app();
    act(&mut app, UiAction::Intent(Intent::Review(ReviewAction::Back)));
    type_comment(&mut app, "a sentence");
    let game = app.world().resource::<CurrentSession>().game();
    let variant = app.world().resource::<CurrentSession>().variant().clone();
    // As a file that is dropped or handed over does.
    let opened = OpenedGame::by_people(variant, game);
    app.world_mut().write_message(IntentMessage(Intent::OpenReview(Box::new(opened))));
    app.update();
    app.update();
    let session = app.world().resource::<CurrentSession>();
    assert!(!session.review().unwrap().is_of_live());
    assert_eq!(session.review().unwrap().comment(Tree::ROOT), "");
    assert!(session.game().to_string().contains("{a sentence}"));
}

#[test]
fn actions_change_pages_texts_settings_and_the_side_panel() {
    let mut app = app();
    act(&mut app, UiAction::OpenPage(Page::Resign));
    assert_eq!(app.world().resource::<OpenPage>().0, Page::Resign);
    assert!(!app.world().resource::<InterfaceActivity>().acted, "only in its own frame");
    act(&mut app, UiAction::run_with(speak, Language::named("fr")));
    assert_eq!(app.world().resource::<Settings>().language.as_deref(), Some("fr"));
    edit(&mut app, |settings| settings.sound.muted = true);
    assert!(app.world().resource::<Settings>().sound.muted);
    app.insert_resource(SidePanelContent(Some(SidePanel::default())));
    act(&mut app, side_panel::draw::act(SidePanelAction::Custom("next".to_owned())));
    let mut pressed = app.world_mut().resource_mut::<Messages<SidePanelPressed>>();
    let pressed: Vec<_> = pressed.drain().collect();
    assert_eq!(pressed, [SidePanelPressed("next".to_owned())]);
    let resign = Box::new(Intent::Resign(Side::White));
    act(&mut app, side_panel::draw::act(SidePanelAction::Intent(resign)));
    assert!(app.world().resource::<CurrentSession>().outcome().is_some());
    act(&mut app, side_panel::draw::act(SidePanelAction::Close));
    assert!(app.world().resource::<SidePanelContent>().is_none());
}

#[test]
fn a_part_of_the_settings_is_reset_and_comes_back() {
    let mut app = app();
    edit(&mut app, |settings| settings.speed = 2.0);
    edit(&mut app, |settings| settings.sound.muted = true);
    let values = |app: &App| {
        let settings = app.world().resource::<Settings>();
        (settings.speed, settings.sound.muted)
    };
    act(&mut app, UiAction::run_with(reset_part, Tab::Play));
    assert_eq!(values(&app), (1.0, true));
    edit(&mut app, |settings| settings.sound.muted = false);
    act(&mut app, UiAction::run(undo_reset));
    assert_eq!(values(&app), (2.0, false), "only this part comes back");
    act(&mut app, UiAction::run_with(reset_part, Tab::Play));
    act(&mut app, select(Tab::Sound));
    act(&mut app, UiAction::run(undo_reset));
    assert_eq!(values(&app), (1.0, false), "not after another part was opened");
}

#[test]
fn a_turn_of_the_list_is_shown_on_the_board_while_the_pointer_is_over_it() {
    let mut app = app();
    play(&mut app, "d3-e3W");
    let [from, to] = ["d3", "e3"].map(|name| point(&app, name));
    let shown = |app: &App| {
        let passing = app.world().resource::<PassingAnnotations>();
        passing.over(app.world().resource()).clone()
    };
    let marked = from.set();
    let lesson = BoardAnnotations { marked, ..Default::default() };
    app.insert_resource(lesson.clone());
    act(&mut app, pointing_at(Some(Tree::ROOT)));
    assert_eq!(shown(&app), lesson, "there is no turn before the first");
    let first = Tree::of(&app.world().resource::<CurrentSession>().game()).last();
    act(&mut app, pointing_at(Some(first)));
    assert_eq!(shown(&app).path, [from, to]);
    assert!(!shown(&app).captured.is_empty());
    act(&mut app, pointing_at(None));
    assert_eq!(shown(&app), lesson, "what was shown before comes back");
    act(&mut app, pointing_at(Some(first)));
    app.insert_resource(BoardAnnotations::default());
    act(&mut app, pointing_at(None));
    assert_eq!(shown(&app), BoardAnnotations::default(), "but not if it is no longer shown");
}
