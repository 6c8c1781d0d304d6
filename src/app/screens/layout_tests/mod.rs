//! Walks all pages in windows of many sizes, at every scale and in both languages, with egui
//! alone, and looks for what is cut off, lies over something else or would have to be scrolled
//! sideways. Another test shows that it finds such things.

mod cases;
mod draw;
mod errors;

use super::desk::{Desk, Page};
use super::{Seen, Tab, frame, theme};
use crate::app::settings::Values;
use crate::app::storage::LibraryState;
use crate::game::{Guidance, Selection};
use crate::texts::{Language, id};
use bevy_egui::egui::{self, Context, LayerId, Rect, Vec2};
use cases::{Case, session};
use draw::{press, shown, window, written};
use errors::errors;

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
const SCALES: [f32; 4] = [0.75, 1.0, 1.5, 2.0];
#[test]
fn no_page_is_cut_off_in_any_window() {
    let mut all = Vec::new();
    let cases = cases::all();
    for size in WINDOWS {
        for scale in SCALES {
            let (ctx, room) = window(Vec2::from(size), scale);
            for case in &cases {
                all.extend(
                    walked(&ctx, room, scale, case)
                        .into_iter()
                        .map(|error| format!("{} in {size:?} × {scale}: {error}", case.name)),
                );
            }
        }
    }
    assert!(all.is_empty(), "{} faults\n{}", all.len(), all[..all.len().min(80)].join("\n"));
}

/// What is wrong with a page, in every language and with every part of it open.
fn walked(ctx: &Context, room: Vec2, scale: f32, case: &Case) -> Vec<String> {
    let Case { page, session, store, .. } = case;
    let guidance = Guidance::of(session.record(), true, &Selection::default());
    let mut all = Vec::new();
    for &language in Language::ALL {
        for (tab, name) in if *page == Page::Settings { &Tab::ALL[..] } else { &Tab::ALL[..1] } {
            let mut desk = Desk::new(language, crate::catalogue::Catalogue::shipped());
            (desk.page, desk.tab) = (*page, *tab);
            (case.prepare)(&mut desk, store);
            let mut values = Values { scale, ..Values::default() };
            let looks = crate::catalogue::looks::Looks::shipped();
            let seen = Seen { session, guidance: &guidance, store, looks: &looks, thinking: false };
            let drawn = shown(ctx, room, |ctx| {
                theme::apply(ctx, &mut desk);
                frame(ctx, &mut desk, &mut values, &seen, &mut Vec::new());
                theme::dress(ctx);
            });
            // The rows of a list are shortened on purpose, and wide tables are scrolled sideways.
            let meant = match page {
                Page::Library if store.games.is_some() => "is shortened",
                Page::Booklet if room.x < 500.0 => "is cut off at a side",
                _ => "?",
            };
            let found = errors(ctx, &drawn);
            let found = found.into_iter().filter(|error| !error.contains(meant)).take(2);
            let name = if *page == Page::Settings { name } else { "" };
            all.extend(found.map(|error| format!("{} {name}: {error}", language.code())));
        }
    }
    all
}

/// A page with everything wrong that a page can have wrong, one thing at a time.
#[test]
fn bad_pages_are_found_out() {
    let bad: [(&str, &str, fn(&mut egui::Ui)); 6] = [
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
        ("two words on one place", "lie over each other", |ui| {
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
        let mut desk = Desk::default();
        let (ctx, room) = window(Vec2::new(360.0, 640.0), 1.0);
        let drawn = shown(&ctx, room, |ctx| {
            theme::apply(ctx, &mut desk);
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
    assert_eq!(theme::zoom(2.0, Vec2::new(1280.0, 720.0)), 2.0);
    assert!(theme::zoom(2.0, Vec2::new(360.0, 640.0)) <= 1.05);
    assert_eq!(theme::zoom(0.75, Vec2::new(360.0, 640.0)), 0.75);
}

/// What lies over the board besides pages: long tidings, the photographer's hint, open menus.
#[test]
fn notes_and_menus_are_not_cut_off() {
    let session = session(Page::Board);
    let guidance = Guidance::of(session.record(), true, &Selection::default());
    let looks = crate::catalogue::looks::Looks::shipped();
    let store = LibraryState::default();
    let mut all = Vec::new();
    for size in WINDOWS {
        for scale in SCALES {
            for &language in Language::ALL {
                let mut desk = Desk::new(language, crate::catalogue::Catalogue::shipped());
                let (ctx, room) = window(Vec2::from(size), scale);
                let drawn = shown(&ctx, room, |ctx| {
                    theme::apply(ctx, &mut desk);
                    super::toasts::photo_hint(ctx, &desk, &mut Vec::new());
                });
                let place = "/home/somebody/Pictures/Fanorona/fanorona-2026-11-21-150812.png";
                desk.tell(desk.texts.with("photo-kept", &[("place", place.into())]));
                desk.tell(desk.texts.with("settings-not-kept", &[("reason", "?".into())]));
                let mut found = errors(&ctx, &drawn);
                let names = [id("menu-fold"), id("menu-game"), id("menu-view"), id("menu-help")];
                for name in names {
                    let (ctx, room) = window(Vec2::from(size), scale);
                    desk.themed = false;
                    let name = desk.texts.get(name);
                    let mut values = Values { scale, ..Values::default() };
                    let mut show = |ctx: &Context| {
                        let seen = Seen {
                            session: &session,
                            guidance: &guidance,
                            store: &store,
                            looks: &looks,
                            thinking: false,
                        };
                        theme::apply(ctx, &mut desk);
                        frame(ctx, &mut desk, &mut values, &seen, &mut Vec::new());
                        theme::dress(ctx);
                    };
                    let drawn = shown(&ctx, room, &mut show);
                    found.extend(errors(&ctx, &drawn));
                    let Some(button) = written(&drawn, &name) else { continue };
                    press(&ctx, room, button, &mut show);
                    let drawn = shown(&ctx, room, &mut show);
                    if !egui::Popup::is_any_open(&ctx) {
                        found.push(format!("the menu “{name}” does not open"));
                    }
                    found.extend(errors(&ctx, &drawn));
                }
                found.truncate(3);
                let code = language.code();
                all.extend(
                    found.into_iter().map(|error| format!("{size:?} × {scale} {code}: {error}")),
                );
            }
        }
    }
    assert!(all.is_empty(), "{} faults\n{}", all.len(), all[..all.len().min(80)].join("\n"));
}
