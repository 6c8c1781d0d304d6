//! The panel beside the board and a scripted game: the board can be played on while it is open.

use crate::stage::*;
use bevy::prelude::*;
use fanorona::app::pages::{OpenPage, Page};
use fanorona::app::session::{CurrentGuidance, CurrentScript, CurrentSession, IntentMessage};
use fanorona::app::side_panel::{SidePanel, SidePanelContent};
use fanorona::app::{screens, status};
use fanorona::game::{Intent, Script, Seat};
use fanorona::rules::notation::{read_position, read_turn};
use fanorona::rules::variant::shipped;
use fanorona::rules::{Record, Side};

/// White has one stone on c1; Black answers with the scripted turns.
fn scripted(app: &mut App, replies: &[&str]) {
    let variant = shipped::variant("tsivy").unwrap();
    let start = read_position(&variant.rules, "B8/9/9/9/8W w 0 9").unwrap();
    let mut record = Record::from_position(variant.rules.clone(), start);
    let mut turns = Vec::new();
    for (white, black) in ["i1-i2", "i2-i3"].iter().zip(replies) {
        for text in [white, black] {
            let turn = read_turn(&variant.rules, record.position(), text).unwrap();
            record.play(&turn).unwrap();
            if text == black {
                turns.push(turn);
            }
        }
    }
    let script = Script::new(variant, start, Side::Black, turns);
    let opening = app.world_mut().resource_mut::<CurrentScript>().begin(script);
    app.world_mut().write_message(IntentMessage(opening));
    app.update();
    app.update();
}

fn panel() -> SidePanel {
    SidePanel { title: "Paika".to_owned(), ..SidePanel::default() }
}

fn settle(app: &mut App) {
    for _ in 0..4 {
        app.update();
    }
}

fn turns(app: &App) -> usize {
    record(app).turns().len()
}

#[test]
fn the_board_is_played_on_while_the_panel_is_open() {
    let mut app = input_app();
    screens::logic(&mut app);
    app.insert_resource(SidePanelContent(Some(panel())));
    scripted(&mut app, &["a5-a4", "a4-a3"]);
    click(&mut app, "i1");
    click(&mut app, "i2");
    settle(&mut app);
    assert_eq!(turns(&app), 2, "the script has answered");
    click(&mut app, "i2");
    click(&mut app, "i3");
    settle(&mut app);
    assert_eq!(turns(&app), 4);
    let title = app.world().resource::<SidePanelContent>().as_ref().map(|it| it.title.clone());
    assert_eq!(title.as_deref(), Some("Paika"));
    assert_eq!(app.world().resource::<OpenPage>().0, Page::Board);
}

#[test]
fn only_the_script_plays_the_scripted_side() {
    let mut app = input_app();
    scripted(&mut app, &[]);
    assert!(app.world().resource::<CurrentGuidance>().acting);
    play(&mut app, "i1-i2");
    settle(&mut app);
    assert_eq!(turns(&app), 1, "the script is over");
    assert!(!app.world().resource::<CurrentGuidance>().acting);
    click(&mut app, "a5");
    click(&mut app, "a4");
    settle(&mut app);
    assert_eq!(turns(&app), 1);
}

#[test]
fn an_undo_takes_the_scripted_turn_back_too() {
    let mut app = input_app();
    scripted(&mut app, &["a5-a4"]);
    play(&mut app, "i1-i2");
    settle(&mut app);
    assert_eq!(turns(&app), 2);
    intend(&mut app, Intent::Undo);
    settle(&mut app);
    assert_eq!(turns(&app), 0);
    play(&mut app, "i1-i2");
    settle(&mut app);
    assert_eq!(turns(&app), 2);
}

#[test]
fn a_script_ends_with_its_game() {
    let mut app = input_app();
    scripted(&mut app, &["a5-a4"]);
    begin(&mut app, "tsivy", [Seat::Person, Seat::Person]);
    app.update();
    assert!(app.world().resource::<CurrentScript>().current().is_none());
    let session = app.world().resource::<CurrentSession>();
    let text = status::status(
        &fanorona::texts::Texts::new(fanorona::texts::Language::English),
        session,
        app.world().resource::<CurrentGuidance>(),
        None,
        false,
    );
    assert_eq!(text.headline, "White must capture: 4 stones can");
}
