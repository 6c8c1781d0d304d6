//! What must be seen on phones held upright without scrolling.

use super::cases;
use super::draw::{seen, window, written};
use super::shown_frame;
use super::start::PHONES;
use crate::app::game_setup::GameSetup;
use crate::app::settings::page::parts::Tab;
use crate::app::table::camera::viewpoint::CameraSettings;
use crate::engine::character::adjusting;
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
