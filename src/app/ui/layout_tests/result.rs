//! The result of a game in small windows and at large scales.

use super::cases;
use super::devices::step;
use super::draw::{window, written};
use super::shown_frame;
use crate::app::actions::InterfaceKey;
use crate::app::match_play::CurrentResult;
use crate::app::pages::{OpenPage, Page};
use crate::app::session::CurrentSession;
use crate::app::settings::page::parts::Tab;
use crate::app::settings::values::Settings;
use crate::app::turn_list::{TurnList, TurnRow};
use crate::app::ui::interface_keys::{WidgetRequest, events, widget_event};
use crate::rules::notation::Tree;
use crate::texts::{Language, Texts};
use bevy_egui::egui::{self, Vec2};

/// Who has won and the score of the match stay in view, and the first button is seen, wherever the rest is scrolled to. The
/// board is more than a strip.
#[test]
fn the_headline_of_the_result_is_in_view_in_every_window() {
    let mut scores = 0;
    for (size, scale) in [
        ([1280.0, 720.0], 1.0),
        ([1280.0, 720.0], 1.5),
        ([1280.0, 720.0], 2.0),
        ([1280.0, 800.0], 2.0),
        ([1280.0, 800.0], 2.35),
        ([1920.0, 1080.0], 2.5),
        ([360.0, 640.0], 1.0),
        ([640.0, 360.0], 1.0),
    ] {
        for &language in Language::ALL {
            for case in cases::all().into_iter().filter(|case| case.page == Page::Result) {
                let name = format!("{} {size:?} × {scale} {}", case.name, language.code());
                let mut world = case.world(language, Tab::default());
                world.resource_mut::<Settings>().scale = Some(scale);
                let (ctx, room) = window(Vec2::from(size), scale);
                let (covered, drawn) = shown_frame(&ctx, room, &mut world);
                let summary = world.resource::<CurrentResult>().0.clone().unwrap();
                scores += usize::from(summary.score.is_some());
                assert!(written(&drawn, &summary.title).is_some(), "{name}: {}", summary.title);
                let button = &summary.buttons[0].1;
                assert!(written(&drawn, button).is_some(), "{name}: {button}");
                let free =
                    room - Vec2::new(covered.left + covered.right, covered.top + covered.bottom);
                assert!(free.y > room.y * 0.35 && free.x > room.x * 0.5, "{name}: {free:?}");
                // Keys and gamepads go through the buttons, and each is scrolled into view.
                for _ in 0..summary.buttons.len() {
                    step(&ctx, room, &mut world, events(InterfaceKey::Next, true));
                    step(&ctx, room, &mut world, Vec::new());
                    if let Some(id) = ctx.memory(egui::Memory::focused) {
                        step(&ctx, room, &mut world, vec![widget_event(id, WidgetRequest::Show)]);
                    }
                    let (_, drawn) = shown_frame(&ctx, room, &mut world);
                    for line in std::iter::once(&summary.title).chain(&summary.score) {
                        assert!(written(&drawn, line).is_some(), "{name}: {line} scrolled away");
                    }
                }
            }
        }
    }
    assert!(scores > 0, "no match is among the cases");
}

/// The card has one way on; the others stand below a heading.
#[test]
fn the_way_on_stands_above_the_others() {
    let (ctx, room) = window(Vec2::new(1280.0, 720.0), 1.0);
    for case in cases::all().into_iter().filter(|case| case.page == Page::Result) {
        let mut world = case.world(Language::ENGLISH, Tab::default());
        let (_, drawn) = shown_frame(&ctx, room, &mut world);
        let summary = world.resource::<CurrentResult>().0.clone().unwrap();
        let place = |words: &str| written(&drawn, words).map(|at| at.y).unwrap();
        let heading = place(&Texts::new(Language::ENGLISH).get("result-others"));
        let (on, others) = summary.buttons.split_first().unwrap();
        assert!(place(&on.1) < heading, "{}", case.name);
        // The bar above the board has a button for a new game, too.
        let new_game = Texts::new(Language::ENGLISH).get("menu-new-game");
        for (_, label) in others.iter().filter(|(_, label)| *label != new_game) {
            assert!(place(label) > heading, "{}: {label}", case.name);
        }
    }
}

/// The card takes room from the list of turns, which then scrolls to the last turn again.
#[test]
fn the_last_turn_is_seen_below_the_card_with_the_result() {
    let case = cases::all().into_iter().find(|case| case.page == Page::Result).unwrap();
    let mut world = case.world(Language::ENGLISH, Tab::default());
    let session = world.resource::<CurrentSession>();
    let list = TurnList::of(&Tree::of(&session.game()), &session.record().rules().board);
    let Some(TurnRow::Turns { number, .. }) = list.rows.last() else { panic!("{list:?}") };
    let last = [format!("{number}."), format!("{number}…")];
    let mut hidden = 0;
    for height in [720.0, 640.0, 560.0, 500.0] {
        let (ctx, room) = window(Vec2::new(1280.0, height), 1.0);
        for page in [Page::Board, Page::Result] {
            world.insert_resource(OpenPage(page));
            let (_, drawn) = shown_frame(&ctx, room, &mut world);
            let seen = last.iter().any(|number| written(&drawn, number).is_some());
            assert!(seen, "{page:?}, {height}");
            hidden += u32::from(page == Page::Result && written(&drawn, "1.").is_none());
        }
    }
    assert!(hidden > 0, "the card leaves room for all turns in every window");
}
