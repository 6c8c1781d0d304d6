//! What must be seen on phones held upright without scrolling.

use super::cases::{self, LayoutCase};
use super::draw::{is_whole, seen, window, written};
use super::shown_frame;
use super::start::PHONES;
use crate::app::game_setup::GameSetup;
use crate::app::settings::page::parts::Tab;
use crate::app::side_panel::{
    SidePanel, SidePanelAction, SidePanelButton, SidePanelContent, SidePanelText, Tone,
};
use crate::app::status::CurrentStatus;
use crate::app::table::camera::viewpoint::CameraSettings;
use crate::engine::character::adjusting;
use crate::game::learn::CoachAnswer;
use crate::rules::Side;
use crate::texts::{Language, Texts, say};
use bevy_egui::egui::Vec2;

#[test]
fn a_new_game_shows_variant_opponent_and_play() {
    let mut hidden = Vec::new();
    for size in PHONES {
        for &language in Language::ALL {
            let case =
                cases::all().into_iter().find(|case| case.name == "a game against one's equal");
            let mut world = case.unwrap().world(language, Tab::default());
            let (ctx, room) = window(Vec2::from(size), 1.0);
            let (_, drawn) = shown_frame(&ctx, room, &mut world);
            let texts = Texts::new(language);
            let variant = &world.resource::<GameSetup>().variant;
            let opponent = [("name", adjusting().name.clone().into())];
            for words in [
                say::variant_name(&texts, variant).replace(" × ", "\u{a0}×\u{a0}"),
                texts.get("menu-person"),
                texts.with("seat-computer", &opponent),
                texts.get("menu-start"),
            ] {
                // With the lower edge of its button.
                let is_seen =
                    seen(&drawn).any(|(text, at)| text.starts_with(&words) && at.y + 22.0 < room.y);
                if !is_seen {
                    hidden.push(format!("{size:?} {}: {words}", language.code()));
                }
            }
        }
    }
    assert!(hidden.is_empty(), "{}", hidden.join("\n"));
}

#[test]
fn the_players_stand_at_the_two_ends_of_the_board() {
    for size in PHONES {
        for near in Side::BOTH {
            let case = cases::all().into_iter().find(|case| case.name == "clocks").unwrap();
            let mut world = case.world(Language::ENGLISH, Tab::default());
            world.insert_resource(CameraSettings { side: near, ..CameraSettings::default() });
            let (ctx, room) = window(Vec2::from(size), 1.0);
            let (covered, drawn) = shown_frame(&ctx, room, &mut world);
            let names = ["Rasoanirina", "Rakoto"].map(|name| written(&drawn, name).unwrap());
            let (below, above) = (names[near as usize], names[near.opponent() as usize]);
            let mut clocks: Vec<f32> =
                seen(&drawn).filter(|(text, _)| text == "5:00").map(|(_, at)| at.y).collect();
            clocks.sort_by(f32::total_cmp);
            for (place, clock) in [above, below].into_iter().zip(&clocks) {
                assert!((place.y - clock).abs() < 4.0, "{size:?} {near:?}: {place} {clock}");
            }
            assert!(above.y < covered.top && below.y > room.y - covered.bottom, "{size:?}");
            let free = room.y - covered.top - covered.bottom;
            assert!(free > 0.53 * room.y, "{size:?}: {free} of {}", room.y);
        }
    }
}

/// The coach's question leaves the board its room until the reasons are asked for, and those are read from the first.
#[test]
fn a_question_takes_no_more_room_than_it_needs() {
    for &language in Language::ALL {
        let texts = Texts::new(language);
        let mut world = LayoutCase::board().world(language, Tab::default());
        let status = &mut world.resource_mut::<CurrentStatus>().0;
        status.headline = texts.get("status-coach");
        (status.hint, status.to_come) = (String::new(), Vec::new());
        let text = |text: &str, tone| SidePanelText { text: text.to_owned(), tone };
        let button = |answer| SidePanelButton {
            label: say::coach_answer(&texts, answer),
            action: SidePanelAction::Close,
        };
        let question = SidePanel {
            title: texts.get("coach-title"),
            paragraphs: vec![text("Look again? a1-b2A loses a lot.", Tone::Task)],
            buttons: CoachAnswer::ALL.into_iter().map(button).collect(),
            buttons_follow: true,
            ..SidePanel::default()
        };
        let mut explained = question.clone();
        let reason = "It gives a won game away: with best play Black now wins.";
        explained.paragraphs.push(text(reason, Tone::Remark));
        explained.paragraphs.push(text("Black then wins by force.", Tone::Remark));
        for size in PHONES {
            let (ctx, room) = window(Vec2::from(size), 1.0);
            world.insert_resource(SidePanelContent(Some(question.clone())));
            let (covered, _) = shown_frame(&ctx, room, &mut world);
            let free = room.y - covered.top - covered.bottom;
            assert!(free > 0.5 * room.y, "{size:?} {}: {free}", language.code());
            world.insert_resource(SidePanelContent(Some(explained.clone())));
            let (_, drawn) = shown_frame(&ctx, room, &mut world);
            assert!(is_whole(&drawn, reason), "{size:?} {}", language.code());
        }
    }
}
