//! The text under the board in every situation, and the pages that open by themselves.

use crate::fixture::*;
use bevy::prelude::*;
use bevy::time::TimeUpdateStrategy;
use fanorona::app::match_play::MatchPanel;
use fanorona::app::pages::{OpenPage, Page};
use fanorona::app::session::{CurrentGuidance, CurrentSession, NoticeMessage};
use fanorona::app::status::{Status, StatusAction, status};
use fanorona::app::toasts::LastRemark;
use fanorona::app::ui;
use fanorona::game::play::{Intent, Notice, Seat};
use fanorona::rules::{CaptureKind, Refusal, Side, Variant};
use fanorona::texts::{Language, Texts};
use std::sync::Arc;
use std::time::Duration;

fn seen(app: &App, language: Language) -> Status {
    let (session, guidance) =
        (app.world().resource::<CurrentSession>(), app.world().resource::<CurrentGuidance>());
    let remark = app.world().resource::<LastRemark>().notice();
    status(&Texts::new(language), session, guidance, remark, session.to_move().is_some())
}

fn headline(app: &App) -> String {
    seen(app, Language::ENGLISH).headline
}

fn actions(app: &App) -> Vec<StatusAction> {
    seen(app, Language::ENGLISH).buttons.into_iter().map(|(action, _)| action).collect()
}

fn two_people(variant: &str) -> App {
    let mut app = input_app();
    begin(&mut app, variant, [Seat::Person, Seat::Person]);
    app.update();
    app
}

#[test]
fn it_says_how_to_capture_and_how_many_stones_can() {
    let mut app = two_people("tsivy");
    let hint = |app: &App| seen(app, Language::ENGLISH).hint;
    assert_eq!(headline(&app), "White must capture: step towards black stones, or away");
    assert!(hint(&app).starts_with("4 of your stones can."), "{}", hint(&app));
    set_up(&mut app, "9/9/9/9/W1B6 w 0 9");
    assert_eq!(headline(&app), "White must capture: step towards black stones, or away");
    assert!(hint(&app).starts_with("One of your stones can."), "{}", hint(&app));
    click(&mut app, "a1");
    assert_eq!(hint(&app), "Click a marked point.");
    set_up(&mut app, "9/9/9/9/W7B w 0 9");
    assert_eq!(headline(&app), "White may move any stone");
    let french = seen(&app, Language::named("fr")).headline;
    assert!(french.starts_with("Les Blancs"), "{french}");
}

#[test]
fn an_optional_chain_may_end_and_a_compulsory_one_must_go_on() {
    for (variant, sentence, may_end) in [
        ("tsivy", "Continue with d1 or end the turn", true),
        ("parker", "d1 must capture again", false),
    ] {
        let mut app = two_people(variant);
        set_up(&mut app, "9/9/3B5/9/2W1B4 w 0 9");
        click(&mut app, "c1");
        click(&mut app, "d1");
        assert_eq!(headline(&app), sentence);
        assert_eq!(actions(&app).contains(&StatusAction::EndTurn), may_end);
        assert!(actions(&app).contains(&StatusAction::StepBack));
    }
}

#[test]
fn a_choice_is_asked_for_in_words_and_with_buttons() {
    let mut app = two_people("tsivy");
    click(&mut app, "d3");
    click(&mut app, "e3");
    assert!(headline(&app).starts_with("Choose what to take"));
    let both = CaptureKind::BOTH.map(StatusAction::Take);
    assert_eq!(actions(&app), both);
}

/// Four buttons would take two rows in a narrow window, and the board would move.
#[test]
fn a_choice_in_a_chain_is_asked_for_alone_until_it_is_made_or_cancelled() {
    let mut app = two_people("tsivy");
    set_up(&mut app, "2B6/9/1W1B5/2B6/9 w 0 9");
    click(&mut app, "b3");
    click(&mut app, "c3");
    let in_chain = [StatusAction::EndTurn, StatusAction::StepBack];
    assert_eq!(actions(&app), in_chain);
    click(&mut app, "c4");
    assert_eq!(actions(&app), CaptureKind::BOTH.map(StatusAction::Take));
    click(&mut app, "g1");
    assert_eq!(actions(&app), in_chain, "a press beside the groups cancels the choice");
    assert!(!seen(&app, Language::ENGLISH).refused, "and means nothing else");
    click(&mut app, "c4");
    click(&mut app, "c5");
    assert_eq!(actions(&app), [], "the chain is over");
}

#[test]
fn the_end_is_announced_with_its_reason() {
    let mut app = two_people("tsivy");
    set_up(&mut app, "9/9/9/9/W1B6 w 0 9");
    play(&mut app, "a1-b1A");
    app.update();
    let end = seen(&app, Language::ENGLISH);
    assert_eq!(end.headline, "White wins");
    assert_eq!(end.hint, "Every black stone is taken.");
    assert_eq!(actions(&app), [StatusAction::Again, StatusAction::LookBack]);
}

#[test]
fn the_result_is_shown_once_for_every_game() {
    let page = |app: &App| app.world().resource::<OpenPage>().0;
    let mut app = two_people("tsivy");
    ui::logic(&mut app);
    assert_eq!(page(&app), Page::Board);
    intend(&mut app, Intent::Resign(Side::White));
    assert_eq!(page(&app), Page::Result);
    app.insert_resource(OpenPage(Page::Board));
    app.update();
    assert_eq!(page(&app), Page::Board, "a closed result stays closed");
    app.world_mut().write_message(NoticeMessage(Notice::Started));
    app.update();
    assert_eq!(page(&app), Page::Result, "the next one is shown again");
    intend(&mut app, Intent::Undo);
    app.update();
    assert_eq!(page(&app), Page::Board, "the game goes on");
}

/// The last stone is seen on the board before the words come.
#[test]
fn the_result_waits_a_moment_after_the_last_turn() {
    let page = |app: &App| app.world().resource::<OpenPage>().0;
    let mut app = two_people("tsivy");
    ui::logic(&mut app);
    app.insert_resource(TimeUpdateStrategy::ManualDuration(Duration::from_millis(100)));
    set_up(&mut app, "9/9/9/9/W1B6 w 0 9");
    play(&mut app, "a1-b1A");
    let frames = (0..20).take_while(|_| {
        app.update();
        page(&app) == Page::Board
    });
    let frames = frames.count();
    assert!((3..=8).contains(&frames), "{frames}");
    assert_eq!(page(&app), Page::Result);
}

#[test]
fn a_refusal_is_shown_for_a_while_and_then_forgotten() {
    let mut app = two_people("tsivy");
    app.world_mut().write_message(NoticeMessage(Notice::Refused(Refusal::SameDirection)));
    app.update();
    let shown = seen(&app, Language::ENGLISH);
    assert!(shown.refused && shown.hint.contains("direction"), "{}", shown.hint);
    assert!(!app.world_mut().resource_mut::<LastRemark>().advance(2.0));
    assert!(seen(&app, Language::ENGLISH).refused);
    assert!(app.world_mut().resource_mut::<LastRemark>().advance(60.0));
    assert!(!seen(&app, Language::ENGLISH).refused);
}

#[test]
fn there_are_no_buttons_while_the_computer_thinks() {
    let mut app = input_app();
    begin(&mut app, "tsivy", [computer("ombiasy"), Seat::Person]);
    app.insert_resource(fanorona::app::opponent::Opponent::new(
        fanorona::app::jobs::ThreadRunner::new("opponent"),
        1,
        60.0,
    ));
    begin(&mut app, "tsivy", [computer("ombiasy"), Seat::Person]);
    app.update();
    assert_eq!(headline(&app), "Ombiasy is thinking…");
    assert!(actions(&app).is_empty());
}

#[test]
fn a_person_alone_at_the_screen_is_spoken_to() {
    let mut app = input_app();
    begin(&mut app, "tsivy", [Seat::Person, computer("fara")]);
    app.update();
    let capture = "Your turn, and you must capture: step towards black stones, or away";
    assert_eq!(headline(&app), capture);
    assert!(seen(&app, Language::named("de")).headline.starts_with("Du bist am Zug"));
    for (loser, title, reason) in [
        (Side::White, "Fara wins", "You have resigned."),
        (Side::Black, "You win", "Your opponent has resigned."),
    ] {
        begin(&mut app, "tsivy", [Seat::Person, computer("fara")]);
        intend(&mut app, Intent::Resign(loser));
        let end = seen(&app, Language::ENGLISH);
        assert_eq!((&*end.headline, &*end.hint), (title, reason));
    }
    // Stones have a colour, whoever owns them.
    begin(&mut app, "tsivy", [Seat::Person, computer("fara")]);
    set_up(&mut app, "9/9/9/9/W1B6 w 0 9");
    play(&mut app, "a1-b1A");
    app.update();
    assert_eq!(seen(&app, Language::ENGLISH).hint, "Every black stone is taken.");
}

#[test]
fn an_offer_is_answered_by_the_person_it_is_made_to() {
    let mut app = two_people("tsivy");
    intend(&mut app, Intent::OfferDraw(Side::White));
    app.update();
    assert_eq!(headline(&app), "White offers a draw");
    assert_eq!(actions(&app), [StatusAction::Accept, StatusAction::Decline]);
}

#[test]
fn an_omitted_capture_can_be_claimed_by_button_and_key() {
    let text = include_str!("../../assets/variants/tumicarona.ron")
        .replace("quiet_limit: 20,", "quiet_limit: 20, omitted_capture: Claimed,");
    let variant = Arc::new(Variant::read(&text).unwrap());
    let mut app = input_app();
    intend(&mut app, Intent::NewGame { variant, seats: [Seat::Person, Seat::Person] });
    set_up(&mut app, "8B/9/9/9/W1B6 w 0 9");
    assert!(headline(&app).contains("may claim"), "{}", headline(&app));
    play(&mut app, "a1-a2");
    app.update();
    assert_eq!(actions(&app), [StatusAction::Claim]);
    key(&mut app, KeyCode::KeyC);
    assert!(record(&app).turns().is_empty() && record(&app).position().claimed());
    assert!(notices(&app).contains(&Notice::Claimed));
    assert_eq!(headline(&app), "White must capture: step towards black stones, or away");
}

#[test]
fn the_handicap_is_always_shown() {
    let mut app = two_people("tumicarona-rematch");
    let session = app.world().resource::<CurrentSession>();
    let shown = MatchPanel::of(&Texts::new(Language::ENGLISH), session).handicap;
    let left = "Black, handicapped: 17 more stones to give, until 5 are left";
    assert_eq!(shown.as_deref(), Some(left));
    play(&mut app, "d3-e3A");
    app.update();
    assert!(headline(&app).starts_with("Black plays one plain step"));
}
