//! The first page fits into a common window in every language.

use super::cases;
use super::draw::{press, window, written};
use super::{show, shown_frame};
use crate::app::learn::LearnCommand;
use crate::app::pages::Page;
use crate::app::settings::page::parts::Tab;
use crate::app::ui::action::UiAction;
use crate::texts::{Language, Texts};
use bevy_egui::egui::{Context, Vec2};

#[test]
fn the_first_page_is_seen_whole_in_every_language() {
    let mut hidden = Vec::new();
    for size in [[1280.0, 720.0], [1366.0, 768.0], [1280.0, 800.0], [1920.0, 1080.0]] {
        for &language in Language::ALL {
            let texts = Texts::new(language);
            for case in cases::all() {
                if !matches!(case.page, Page::Start | Page::Welcome) {
                    continue;
                }
                let (ctx, room) = window(Vec2::from(size), 1.0);
                let mut world = case.world(language, Tab::default());
                let (_, drawn) = shown_frame(&ctx, room, &mut world);
                let mut words: Vec<String> =
                    Language::ALL.iter().map(|it| it.native_name().to_owned()).collect();
                if case.page == Page::Start {
                    words.push(texts.get("menu-settings"));
                }
                for word in words {
                    // With the lower edge of its button.
                    let seen = written(&drawn, &word).is_some_and(|at| at.y + 16.0 < room.y - 26.0);
                    if !seen {
                        hidden.push(format!("{} {size:?} {}: {word}", case.name, language.code()));
                    }
                }
            }
        }
    }
    assert!(hidden.is_empty(), "{}", hidden.join("\n"));
}

/// Who comes back in the middle of the course finds it first, also beside an unfinished game.
#[test]
fn a_course_under_way_is_gone_on_with_first() {
    let (ctx, room) = window(Vec2::new(1280.0, 720.0), 1.0);
    for name in ["a course under way", "a course under way and a game to resume"] {
        let case = cases::all().into_iter().find(|case| case.name == name).unwrap();
        let mut world = case.world(Language::ENGLISH, Tab::default());
        let (_, drawn) = shown_frame(&ctx, room, &mut world);
        let at = written(&drawn, "Go on with the course").unwrap();
        for other in ["Go on", "Play", "New game", "Library"] {
            assert!(written(&drawn, other).is_none_or(|place| place.y > at.y), "{name}: {other}");
        }
        let mut sent = Vec::new();
        press(&ctx, room, at, &mut |ctx: &Context| sent.extend(show(ctx, &mut world).1));
        let sent: Vec<_> = sent.iter().filter_map(UiAction::message::<LearnCommand>).collect();
        assert!(matches!(sent[..], [LearnCommand::Continue]), "{name}: {sent:?}");
    }
}
