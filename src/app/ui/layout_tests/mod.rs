//! Draws all pages in windows of many sizes, at every scale and in every language, with egui alone,
//! and looks for content that is cut off, overlaps or would have to be scrolled sideways. Another
//! test shows that such errors are found.

mod cases;
mod devices;
mod draw;
mod errors;
mod lessons;
mod opponents;
mod phones;
mod readers;
mod result;
mod start;

use super::draw::frame;
use super::{action::UiAction, model::Model, theme};
use crate::app::editor::{CurrentEditor, EditorCommand, PageAddress};
use crate::app::pages::{OpenPage, Page};
use crate::app::session::CurrentSession;
use crate::app::settings::page::parts::Tab;
use crate::app::settings::values::Settings;
use crate::app::share::SharedLink;
use crate::app::side_panel::{SidePanelContent, SidePanelPressed};
use crate::app::status::{CurrentStatus, StatusAction};
use crate::app::storage::{LibraryCommand, LibraryState, Listing};
use crate::app::table::Insets;
use crate::app::texts::CurrentTexts;
use crate::app::toasts::Toasts;
use crate::catalogue::Catalogue;
use crate::catalogue::library::{DamagedSave, SaveError};
use crate::game::editor::Edit;
use crate::texts::{Language, Texts, id};
use bevy::prelude::World;
use bevy_egui::egui::{self, Context, LayerId, Rect, Vec2};
use cases::{LayoutCase, side_panel};
use draw::{press, shown, times_written, window, written};
use errors::errors;
use std::sync::Arc;

/// Windows, in logical pixels.
const WINDOWS: [[f32; 2]; 7] = [
    [1280.0, 720.0],
    [1920.0, 1080.0],
    [3840.0, 2160.0],
    [360.0, 640.0],
    [405.0, 720.0],
    [640.0, 360.0],
    // So high that nothing has to be scrolled: all of every page is seen.
    [360.0, 4500.0],
];
const SCALES: [f32; 4] = [0.8, 1.0, 1.5, 2.5];

#[test]
fn no_page_is_cut_off_in_any_window() {
    let mut all = Vec::new();
    let mut worlds = Vec::new();
    for case in cases::all() {
        let tabs = if case.page == Page::Settings { &Tab::ALL[..] } else { &Tab::ALL[..1] };
        for &language in Language::ALL {
            for (tab, name) in tabs {
                let tab_name = if tabs.len() > 1 { name } else { "" };
                let name = format!("{} {tab_name} {}", case.name, language.code());
                worlds.push((name, case.page, case.world(language, *tab)));
            }
        }
    }
    for size in WINDOWS {
        for scale in SCALES {
            let (ctx, room) = window(Vec2::from(size), scale);
            for (name, page, world) in &mut worlds {
                let found = page_errors(&ctx, room, scale, *page, world);
                all.extend(
                    found.into_iter().map(|error| format!("{name} in {size:?} × {scale}: {error}")),
                );
            }
        }
    }
    assert!(all.is_empty(), "{} errors\n{}", all.len(), all[..all.len().min(80)].join("\n"));
}

/// The errors of a page, at most two.
fn page_errors(
    ctx: &Context,
    room: Vec2,
    scale: f32,
    page: Page,
    world: &mut World,
) -> Vec<String> {
    world.resource_mut::<Settings>().scale = Some(scale);
    let drawn = shown(ctx, room, |ctx| {
        show(ctx, world);
    });
    // The rows of a list are truncated on purpose, and wide tables are scrolled sideways.
    let meant = match page {
        Page::Library if world.resource::<LibraryState>().games.is_some() => "is shortened",
        Page::Booklet if room.x < 500.0 => "is cut off at a side",
        _ => "?",
    };
    errors(ctx, &drawn).into_iter().filter(|error| !error.contains(meant)).take(2).collect()
}

/// Draws a frame. Returns what it covers, and what it asks for.
fn show(ctx: &Context, world: &mut World) -> (Insets, Vec<UiAction>) {
    let model = Model::of(world);
    theme::apply(ctx);
    (frame(ctx, &model), model.into_asked())
}

/// Pages with one error each.
#[test]
fn errors_of_pages_are_found() {
    let bad: [(&str, &str, fn(&mut egui::Ui)); 7] = [
        ("two buttons of unequal height", "differ in height", |ui| {
            ui.horizontal(|ui| {
                for high in [32.0, 44.0] {
                    ui.add(egui::Button::new("word").min_size(Vec2::new(0.0, high)));
                }
            });
        }),
        ("a word beyond the edge", "cut off at a side", |ui| {
            ui.add(
                egui::Label::new("a word that is much too long for this window".repeat(3)).extend(),
            );
        }),
        ("a word below the window", "cut off by the window", |ui| {
            ui.put(
                Rect::from_min_size([20.0, 632.0].into(), Vec2::new(200.0, 30.0)),
                egui::Label::new("low"),
            );
        }),
        ("a button beyond the edge", "something to click is cut off", |ui| {
            ui.put(
                Rect::from_min_size([300.0, 40.0].into(), Vec2::new(90.0, 30.0)),
                egui::Button::new(""),
            );
        }),
        ("two buttons on one place", "two things to click", |ui| {
            for x in [20.0, 70.0] {
                ui.put(
                    Rect::from_min_size([x, 40.0].into(), Vec2::new(90.0, 30.0)),
                    egui::Button::new(""),
                );
            }
        }),
        ("two words on one place", "overlap", |ui| {
            for word in ["one", "other"] {
                ui.put(
                    Rect::from_min_size([20.0, 40.0].into(), Vec2::new(90.0, 30.0)),
                    egui::Label::new(word),
                );
            }
        }),
        ("a shortened word", "is shortened", |ui| {
            ui.set_max_width(60.0);
            ui.add(egui::Label::new("a word that is much too long").truncate());
        }),
    ];
    for (name, wanted, draw) in bad {
        let (ctx, room) = window(Vec2::new(360.0, 640.0), 1.0);
        let drawn = shown(&ctx, room, |ctx| {
            theme::apply(ctx);
            let mut root = egui::Ui::new(
                ctx.clone(),
                "root".into(),
                egui::UiBuilder::new()
                    .layer_id(LayerId::background())
                    .max_rect(ctx.viewport_rect()),
            );
            draw(&mut root);
        });
        let found = errors(&ctx, &drawn);
        assert!(found.iter().any(|error| error.contains(wanted)), "{name}: {found:?}");
    }
}

#[test]
fn a_small_window_limits_the_scale() {
    assert_eq!(theme::zoom(Some(2.0), Vec2::new(1280.0, 720.0)), 2.0);
    assert!(theme::zoom(Some(2.0), Vec2::new(360.0, 640.0)) <= 1.05);
    assert_eq!(theme::zoom(Some(0.75), Vec2::new(360.0, 640.0)), 0.75);
}

#[test]
fn the_interface_grows_with_large_windows_until_the_player_chooses() {
    for (window, scale) in [
        ([360.0, 640.0], 1.0),
        ([1920.0, 1080.0], 1.0),
        ([3440.0, 1440.0], 1.25),
        ([2560.0, 1440.0], 1.25),
        ([3840.0, 2100.0], 2.0),
        ([3840.0, 2160.0], 2.0),
        ([7680.0, 4320.0], 2.5),
    ] {
        assert_eq!(theme::zoom(None, Vec2::from(window)), scale, "{window:?}");
        assert_eq!(theme::zoom(Some(1.0), Vec2::from(window)), 1.0, "{window:?}");
    }
}

/// The menus, each by the buttons that open it.
const MENUS: [&[&str]; 6] = [
    &[id("menu-fold"), id("menu-game")],
    &[id("menu-fold"), id("menu-share")],
    &[id("menu-fold"), id("menu-view")],
    &[id("menu-fold"), id("menu-help")],
    &[id("menu-learn")],
    &[id("menu-games")],
];

/// What is shown over the board besides pages: long toasts, the hint for photographs, open menus.
#[test]
fn notes_and_menus_are_not_cut_off() {
    let mut all = Vec::new();
    for &language in Language::ALL {
        let texts = Texts::new(language);
        let mut world = LayoutCase::board().world(language, Tab::default());
        let place = "/home/somebody/Pictures/Fanorona/fanorona-2026-11-21-150812.png";
        let mut toasts = world.resource_mut::<Toasts>();
        toasts.tell(texts.with("photo-kept", &[("place", place.into())]));
        toasts.tell(texts.with("settings-not-kept", &[("reason", "?".into())]));
        for size in WINDOWS {
            for scale in SCALES {
                world.resource_mut::<Settings>().scale = Some(scale);
                let (ctx, room) = window(Vec2::from(size), scale);
                let drawn = shown(&ctx, room, |ctx| {
                    theme::apply(ctx);
                    crate::app::toasts::draw::photo_hint(ctx, &Model::of(&world), false);
                });
                let mut found = errors(&ctx, &drawn);
                for path in MENUS {
                    let (ctx, room) = window(Vec2::from(size), scale);
                    let mut show = |ctx: &Context| {
                        show(ctx, &mut world);
                    };
                    let mut beside = false;
                    for (depth, &name) in path.iter().enumerate() {
                        let drawn = shown(&ctx, room, &mut show);
                        found.extend(errors(&ctx, &drawn));
                        let name = texts.get(name);
                        // In narrow windows there is one long menu, with headings instead of menus.
                        let roomy = written(&drawn, &texts.get("menu-learn")).is_some();
                        if depth == 0 {
                            beside = roomy;
                        }
                        let button = written(&drawn, &name).filter(|_| depth == 0 || beside);
                        let Some(button) = button else { break };
                        press(&ctx, room, button, &mut show);
                        let drawn = shown(&ctx, room, &mut show);
                        if !egui::Popup::is_any_open(&ctx) {
                            found.push(format!("the menu “{name}” does not open ({depth})"));
                        }
                        found.extend(errors(&ctx, &drawn));
                    }
                }
                found.truncate(3);
                let code = language.code();
                all.extend(
                    found.into_iter().map(|error| format!("{size:?} × {scale} {code}: {error}")),
                );
            }
        }
    }
    assert!(all.is_empty(), "{} errors\n{}", all.len(), all[..all.len().min(80)].join("\n"));
}

/// The menu of the game on the board, that of a result and that of a stored game.
#[test]
fn a_game_is_shared_as_a_link_wherever_people_look_for_it() {
    let texts = Texts::new(Language::ENGLISH);
    let [fold, share, link] = [id("menu-fold"), id("menu-share"), id("share-link")];
    let ways: [([f32; 2], &str, &[&str]); 6] = [
        ([1280.0, 800.0], "Board", &[fold, share, link]),
        ([390.0, 844.0], "Board", &[fold, link]),
        ([1280.0, 800.0], "Result", &[share, link]),
        ([390.0, 844.0], "Result", &[share, link]),
        ([960.0, 640.0], "a selected game", &[share, link]),
        ([390.0, 844.0], "a selected game", &[share, link]),
    ];
    for (size, name, menu) in ways {
        let (ctx, room) = window(Vec2::from(size), 1.0);
        let case = cases::all().into_iter().find(|case| case.name == name).unwrap();
        let mut world = case.world(Language::ENGLISH, Tab::default());
        world.insert_resource(PageAddress(Some("https://example.org/".to_owned())));
        let mut sent = Vec::new();
        for name in menu {
            let (_, drawn) = shown_frame(&ctx, room, &mut world);
            let at = written(&drawn, &texts.get(name)).unwrap_or_else(|| panic!("{size:?} {name}"));
            press(&ctx, room, at, &mut |ctx: &Context| sent.extend(show(ctx, &mut world).1));
        }
        let links: Vec<_> = sent.iter().filter_map(UiAction::message::<SharedLink>).collect();
        let [SharedLink(link)] = links[..] else { panic!("{size:?} {name}: {sent:?}") };
        let (_, game) = Catalogue::shipped().read_link(link).unwrap();
        let game = game.record;
        let record = match name {
            "a selected game" => {
                let store = world.resource::<LibraryState>();
                store.games.as_ref().unwrap().games[0].kept.game.record.clone()
            }
            _ => world.resource::<CurrentSession>().record().clone(),
        };
        assert_eq!(game.position(), record.position(), "{size:?} {name}");
        let (_, drawn) = shown_frame(&ctx, room, &mut world);
        assert!(!egui::Popup::is_any_open(&ctx) && !drawn.is_empty(), "{size:?} {name}");
    }
}

/// The last position of each game stands in its row as a small board; a save that cannot be read has none.
#[test]
fn the_rows_of_the_library_have_the_last_positions() {
    let lines = |drawn: &draw::Layers| {
        let shapes = drawn.iter().flatten();
        shapes.filter(|drawn| matches!(drawn.shape, egui::Shape::LineSegment { .. })).count()
    };
    for size in [[1280.0, 800.0], [960.0, 640.0], [390.0, 844.0], [360.0, 640.0]] {
        let (ctx, room) = window(Vec2::from(size), 1.0);
        let case = cases::all().into_iter().find(|case| case.name == "games").unwrap();
        let mut world = case.world(Language::ENGLISH, Tab::default());
        let (_, drawn) = shown_frame(&ctx, room, &mut world);
        let store = world.resource::<LibraryState>();
        let listing = store.games.as_ref().unwrap().clone();
        let ids = listing.games.iter().map(|entry| entry.id().to_owned());
        let damaged = ids.map(|id| DamagedSave { file: id.clone(), id, error: SaveError::Missing });
        let damaged = Listing::new(Vec::new(), damaged.collect());
        world.resource_mut::<LibraryState>().games = Some(Arc::new(damaged));
        world.resource_mut::<LibraryState>().version += 1;
        cases::update(&mut world);
        let (_, without) = shown_frame(&ctx, room, &mut world);
        let boards = listing.games.iter().map(|entry| &entry.kept.game.record.rules().board);
        let least = boards.map(|board| board.lines().count()).min().unwrap();
        assert!(lines(&drawn) >= lines(&without) + 2 * least, "{size:?}");
    }
}

/// The panel stands beside the board in every window, leaves the page on the board, and sends what
/// its buttons say.
#[test]
fn the_side_panel_leaves_the_board_free() {
    for size in WINDOWS {
        let (ctx, room) = window(Vec2::from(size), 1.0);
        let mut world = LayoutCase::board().world(Language::ENGLISH, Tab::default());
        let (without, _) = shown_frame(&ctx, room, &mut world);
        world.insert_resource(SidePanelContent(Some(side_panel())));
        let (with, drawn) = shown_frame(&ctx, room, &mut world);
        let free = room - Vec2::new(with.left + with.right, with.top + with.bottom);
        assert!(free.x >= room.x * 0.34 && free.y >= room.y * 0.2, "{size:?}: {free:?}");
        if room.y > room.x {
            assert!(with.bottom > without.bottom && with.right == 0.0, "{size:?}");
        } else {
            assert!(with.right > 0.0 && with.bottom == without.bottom, "{size:?}");
        }
        let Some(button) = written(&drawn, "Next") else { continue };
        let mut sent = Vec::new();
        press(&ctx, room, button, &mut |ctx: &Context| sent.extend(show(ctx, &mut world).1));
        let pressed: Vec<_> =
            sent.iter().filter_map(UiAction::message::<SidePanelPressed>).collect();
        assert_eq!(pressed, [&SidePanelPressed("next".to_owned())], "{size:?}: {sent:?}");
        assert!(!world.resource::<OpenPage>().is_dialog());
    }
}

/// The board does not move while a turn is played: the bar is as high for each part of it.
#[test]
fn the_bar_keeps_its_height_during_a_turn() {
    for size in [
        [360.0, 640.0],
        [420.0, 800.0],
        [640.0, 360.0],
        [800.0, 600.0],
        [1000.0, 700.0],
        [1280.0, 720.0],
    ] {
        for &language in Language::ALL {
            let (ctx, room) = window(Vec2::from(size), 1.0);
            let mut world = LayoutCase::board().world(language, Tab::default());
            let parts = world.resource::<CurrentStatus>().to_come.clone();
            assert_eq!(parts.len(), 4);
            let heights: Vec<f32> = parts
                .into_iter()
                .map(|part| {
                    let mut status = world.resource_mut::<CurrentStatus>();
                    status.0.headline = part.headline;
                    status.0.hint = part.hint;
                    let actions = [StatusAction::EndTurn, StatusAction::StepBack];
                    status.0.buttons = actions.into_iter().zip(part.buttons).collect();
                    shown_frame(&ctx, room, &mut world).0.bottom
                })
                .collect();
            let even = heights.iter().all(|height| (height - heights[0]).abs() < 0.5);
            assert!(even, "{size:?} {}: {heights:?}", language.code());
            let most = if room.x < 400.0 { 0.4 } else { 0.33 };
            assert!(heights[0] < room.y * most, "{size:?} {}: {heights:?}", language.code());
        }
    }
}

/// Beside the card with the result the bar says what else can be done, and nothing that the card says.
#[test]
fn the_card_and_the_bar_do_not_say_the_same() {
    for &language in Language::ALL {
        let case = cases::all().into_iter().find(|case| case.page == Page::Result).unwrap();
        let mut world = case.world(language, Tab::default());
        let (ctx, room) = window(Vec2::new(1280.0, 720.0), 1.0);
        let status = world.resource::<CurrentStatus>().0.clone();
        let [again, look] = &status.buttons[..] else { panic!("{:?}", status.buttons) };
        let words = [&status.headline, &status.hint, &again.1, &look.1];
        let (_, drawn) = shown_frame(&ctx, room, &mut world);
        assert!(written(&drawn, &Texts::new(language).get("status-over")).is_some());
        for words in words {
            assert_eq!(times_written(&drawn, words), 1, "{words}");
        }
        // Once the card is closed the bar says it.
        world.insert_resource(OpenPage(Page::Board));
        let (_, drawn) = shown_frame(&ctx, room, &mut world);
        for words in words {
            assert_eq!(times_written(&drawn, words), 1, "{words}");
        }
    }
}

/// The parts of the settings have one row of names where the window has room.
#[test]
fn the_tabs_of_the_settings_stand_in_one_row() {
    for (size, scale) in [
        ([1280.0, 720.0], 1.0),
        ([1920.0, 1080.0], 1.0),
        ([1920.0, 1080.0], 1.5),
        ([3840.0, 2160.0], 2.5),
    ] {
        for &language in Language::ALL {
            let texts = Texts::new(language);
            let case = cases::all().into_iter().find(|case| case.page == Page::Settings).unwrap();
            // A part that says none of these names itself.
            let mut world = case.world(language, Tab::Sound);
            world.resource_mut::<Settings>().scale = Some(scale);
            let (ctx, room) = window(Vec2::from(size), scale);
            let (_, drawn) = shown_frame(&ctx, room, &mut world);
            let rows = Tab::ALL.map(|(_, name)| written(&drawn, &texts.get(name)).unwrap().y);
            assert!(
                rows.iter().all(|row| (row - rows[0]).abs() < 1.0),
                "{size:?} × {scale} {}: {rows:?}",
                language.code()
            );
        }
    }
}

/// Pages stand beside the board where the window has room, and leave most of it free; boards that a page has of its
/// own need all of the window, and questions none.
#[test]
fn pages_leave_the_board_to_be_seen() {
    for size in [[1000.0, 640.0], [1024.0, 768.0], [1280.0, 720.0], [1920.0, 1080.0]] {
        for case in cases::all() {
            let over = matches!(case.page, Page::Editor | Page::Compare);
            let none = matches!(
                case.page,
                Page::Board
                    | Page::Start
                    | Page::Welcome
                    | Page::Result
                    | Page::Resign
                    | Page::Quit
            );
            if over || none {
                continue;
            }
            let (ctx, room) = window(Vec2::from(size), 1.0);
            let mut world = case.world(Language::ENGLISH, Tab::default());
            let (covered, _) = shown_frame(&ctx, room, &mut world);
            let free = room - Vec2::new(covered.left + covered.right, covered.top + covered.bottom);
            let name = &case.name;
            assert!(covered.right > 400.0, "{name} in {size:?}: {covered:?}");
            assert!(
                free.x > room.x * 0.54 && free.y > room.y * 0.6,
                "{name} in {size:?}: {free:?}"
            );
            let layers = ctx.memory(egui::Memory::top_modal_layer);
            assert!(layers.is_none(), "{name} in {size:?} lies over the board");
        }
    }
}

/// A page beside the board has the board's input, so nothing asks for a turn meanwhile.
#[test]
fn a_page_beside_the_board_leaves_no_sentence_that_asks_for_a_turn() {
    let case = || cases::all().into_iter().find(|case| case.page == Page::NewGame).unwrap();
    for &language in Language::ALL {
        let (ctx, room) = window(Vec2::new(1280.0, 720.0), 1.0);
        let mut world = case().world(language, Tab::default());
        let sentence = world.resource::<CurrentStatus>().0.headline.clone();
        for page in [Page::NewGame, Page::Rules, Page::Settings, Page::Library] {
            world.insert_resource(OpenPage(page));
            let (_, drawn) = shown_frame(&ctx, room, &mut world);
            assert_eq!(times_written(&drawn, &sentence), 0, "{page:?}: {sentence}");
        }
        world.insert_resource(OpenPage(Page::Board));
        let (_, drawn) = shown_frame(&ctx, room, &mut world);
        assert_eq!(times_written(&drawn, &sentence), 1, "{sentence}");
    }
}

/// Draws until the interface rests. Returns what it covers, and the shapes.
fn shown_frame(ctx: &Context, room: Vec2, world: &mut World) -> (Insets, draw::Layers) {
    let mut covered = Insets::default();
    let drawn = shown(ctx, room, |ctx| covered = show(ctx, world).0);
    (covered, drawn)
}

/// A click on a point of the editor's board uses the tool there, in every window; a drag moves a stone.
#[test]
fn the_board_of_the_editor_is_pressed_where_its_points_are() {
    let mut windows = 0;
    for size in WINDOWS {
        let (ctx, room) = window(Vec2::from(size), 1.0);
        let case = cases::all().into_iter().find(|case| case.page == Page::Editor).unwrap();
        let mut world = case.world(Language::ENGLISH, Tab::default());
        let (_, drawn) = shown_frame(&ctx, room, &mut world);
        // The names along the edges say where the point e3 is, also on a board that is turned.
        let (Some(letter), Some(digit)) = (written(&drawn, "e"), written(&drawn, "3")) else {
            // It has to be scrolled into view first.
            continue;
        };
        windows += 1;
        let turned = letter.x < digit.x;
        let at = if turned { [digit.x, letter.y] } else { [letter.x, digit.y] };
        let mut sent = Vec::new();
        press(&ctx, room, at.into(), &mut |ctx: &Context| sent.extend(show(ctx, &mut world).1));
        let pressed: Vec<_> = sent
            .iter()
            .filter_map(|action| match action.message()? {
                EditorCommand::Edit(Edit::Press(point)) => Some(*point),
                _ => None,
            })
            .collect();
        let board = world.resource::<CurrentEditor>().editor().board().clone();
        assert_eq!(pressed, [board.point_named("e3").unwrap()], "{size:?}: {sent:?}");
    }
    assert!(windows >= 4, "{windows}");
}

/// A player who knows the game chooses one. An unfinished game, begun by a link or a command line, is offered beside the
/// question.
#[test]
fn the_first_page_goes_on_with_an_unfinished_game() {
    let (ctx, room) = window(Vec2::new(1280.0, 720.0), 1.0);
    let answered = |name: &str, answer: &str| -> Vec<UiAction> {
        let case = cases::all().into_iter().find(|case| case.name == name).unwrap();
        let mut world = case.world(Language::ENGLISH, Tab::default());
        let (_, drawn) = shown_frame(&ctx, room, &mut world);
        let at = written(&drawn, &Texts::new(Language::ENGLISH).get(answer)).unwrap();
        let mut sent = Vec::new();
        press(&ctx, room, at, &mut |ctx: &Context| sent.extend(show(ctx, &mut world).1));
        sent
    };
    let interrupted = "a game to resume at the first start";
    for name in ["Welcome", interrupted] {
        let sent = answered(name, "welcome-known");
        let opens = |action: &UiAction| matches!(action, UiAction::OpenPage(Page::NewGame));
        assert!(sent.iter().any(opens), "{name}: {sent:?}");
    }
    let sent = answered(interrupted, "library-go-on");
    let mut commands = sent.iter().filter_map(UiAction::message::<LibraryCommand>);
    assert!(matches!(commands.next(), Some(LibraryCommand::Resume(_))), "{sent:?}");
}

/// Drawing alone sends nothing: a page that rests asks for nothing.
#[test]
fn a_page_that_rests_asks_for_nothing() {
    let (ctx, room) = window(Vec2::new(1280.0, 720.0), 1.0);
    for case in cases::all() {
        if matches!(case.name.as_str(), "Start") {
            continue;
        }
        let mut world = case.world(Language::ENGLISH, Tab::default());
        let mut sent = Vec::new();
        shown(&ctx, room, |ctx| sent = show(ctx, &mut world).1);
        assert!(sent.is_empty(), "{}: {sent:?}", case.name);
        assert_eq!(world.resource::<CurrentTexts>().language(), Language::ENGLISH);
    }
}
