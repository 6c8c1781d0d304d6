//! The first page fits into a common window, and on a phone, in every language.

use super::cases;
use super::cases::LayoutCase;
use super::draw::{press, window, written};
use super::{show, shown_frame};
use crate::app::learn::LearnCommand;
use crate::app::pages::Page;
use crate::app::settings::page::parts::Tab;
use crate::app::ui::action::UiAction;
use crate::texts::{Language, Texts, id};
use bevy_egui::egui::{Context, Vec2};

/// Windows on a desktop, and phones held upright.
const WINDOWS: [[f32; 2]; 4] =
    [[1280.0, 720.0], [1366.0, 768.0], [1280.0, 800.0], [1920.0, 1080.0]];
pub(super) const PHONES: [[f32; 2]; 3] = [[360.0, 640.0], [390.0, 844.0], [430.0, 932.0]];

/// What can be done on the page, with its title.
fn ways(case: &LayoutCase) -> Vec<&'static str> {
    let mut ways = vec![id("window-title")];
    let resumes = case.name.contains("a game to resume");
    let learns = case.name.contains("a course under way");
    if learns {
        ways.push(id("start-course"));
    }
    if resumes {
        ways.push(id("library-go-on"));
    }
    ways.extend(match case.page {
        Page::Welcome => vec![id("welcome-new"), id("welcome-known")],
        _ => {
            let play = if resumes { id("menu-new-game") } else { id("menu-start") };
            let both = learns && resumes;
            let learn = (!both).then_some(id("menu-learn"));
            [play, id("menu-games"), id("menu-settings")].into_iter().chain(learn).collect()
        }
    });
    ways
}

#[test]
fn the_first_page_is_seen_whole_in_every_language() {
    let mut hidden = Vec::new();
    let sizes = WINDOWS.map(|size| (size, 1.0)).into_iter();
    for (size, scale) in sizes.chain(PHONES.into_iter().flat_map(|size| [(size, 1.0), (size, 3.0)]))
    {
        for &language in Language::ALL {
            let texts = Texts::new(language);
            for case in cases::all() {
                if !matches!(case.page, Page::Start | Page::Welcome) {
                    continue;
                }
                let (ctx, room) = window(Vec2::from(size), scale);
                let mut world = case.world(language, Tab::default());
                let (_, drawn) = shown_frame(&ctx, room, &mut world);
                let mut words: Vec<String> =
                    Language::ALL.iter().map(|it| it.native_name().to_owned()).collect();
                words.extend(ways(&case).into_iter().map(|id| texts.get(id)));
                for word in words {
                    // With the lower edge of its button, and with the head of the letters.
                    let seen = written(&drawn, &word)
                        .is_some_and(|at| at.y > 20.0 && at.y + 26.0 < room.y);
                    if !seen {
                        let code = language.code();
                        hidden.push(format!("{} {size:?} × {scale} {code}: {word}", case.name));
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
