//! The smaller pages: rules, help, the result, and the two questions that want an answer.

use super::desk::{Desk, Page};
use super::match_play::who;
use super::{Wish, theme};
use crate::app::input::HELP_KEYS;
use crate::app::storage::LibraryState;
use crate::game::{Intent, Session};
use bevy_egui::egui::{self, Context, Label, RichText, Ui, Vec2};

/// The rules of the running variant.
pub(super) fn rules(ctx: &Context, desk: &mut Desk, session: &Session) {
    let language = desk.texts.language().code();
    let name = session.variant().name(language).to_owned();
    page(ctx, desk, "rules", &name, |ui, desk| {
        for paragraph in session.variant().text(language) {
            ui.label(RichText::new(paragraph).color(theme::BONE));
            ui.add_space(4.0);
        }
        let source =
            desk.texts.with("rules-source", &[("source", session.variant().source.clone().into())]);
        ui.label(RichText::new(source).small().color(theme::FADED));
    });
}

/// Mouse and keys.
pub(super) fn help(ctx: &Context, desk: &mut Desk) {
    let title = desk.texts.get("menu-help");
    page(ctx, desk, "help", &title, |ui, desk| {
        for line in [desk.texts.get("help-play"), desk.texts.get("help-camera")] {
            ui.label(RichText::new(line).color(theme::BONE));
        }
        ui.separator();
        for (keys, id) in HELP_KEYS {
            let (keys, id) = (desk.texts.get(keys), desk.texts.get(id));
            let (keys, about) = (RichText::new(keys).color(theme::GOLD), RichText::new(id));
            // Side by side where there is room.
            if ui.available_width() < 420.0 {
                ui.label(keys);
                ui.add(Label::new(about).wrap());
                ui.add_space(2.0);
                continue;
            }
            ui.horizontal_top(|ui| {
                ui.allocate_ui(Vec2::new(170.0, 0.0), |ui| {
                    ui.set_min_width(170.0);
                    ui.add(Label::new(keys).wrap());
                });
                ui.add(Label::new(about).wrap());
            });
        }
    });
}

/// Shall the game really be given up?
pub(super) fn resign(ctx: &Context, desk: &mut Desk, session: &Session, wishes: &mut Vec<Wish>) {
    let Some(side) = session.speaker().filter(|_| session.to_move().is_some()) else {
        desk.page = Page::Board;
        return;
    };
    let question = desk.texts.with("resign-question", &[("side", who(session, side))]);
    let yes = desk.texts.get("menu-resign");
    if ask(ctx, desk, &question, &yes) {
        wishes.push(Wish::Intent(Intent::Resign(side)));
    }
}

/// Shall the program really end?
pub(super) fn quit(ctx: &Context, desk: &mut Desk, store: &LibraryState, wishes: &mut Vec<Wish>) {
    let question = match store.is_saved() {
        true => desk.texts.get("quit-question"),
        false => desk.texts.get("quit-question-unkept"),
    };
    let yes = desk.texts.get("menu-quit");
    if ask(ctx, desk, &question, &yes) {
        wishes.push(Wish::Quit);
    }
}

/// A question with a yes and a way back; true when the answer was yes.
fn ask(ctx: &Context, desk: &mut Desk, question: &str, yes: &str) -> bool {
    let mut agreed = false;
    let modal = egui::Modal::new("question".into()).frame(theme::dialog()).show(ctx, |ui| {
        ui.label(RichText::new(question).size(20.0).color(theme::BONE));
        ui.add_space(6.0);
        ui.horizontal(|ui| {
            if ui.button(RichText::new(yes).color(theme::GOLD)).clicked() {
                agreed = true;
            }
            if ui.button(desk.texts.get("menu-continue")).clicked() {
                desk.page = Page::Board;
            }
        });
    });
    if agreed || modal.should_close() {
        desk.page = Page::Board;
    }
    agreed
}

/// A page with a title and a way back.
pub(super) fn page(
    ctx: &Context,
    desk: &mut Desk,
    id: &'static str,
    title: &str,
    content: impl FnOnce(&mut Ui, &mut Desk),
) {
    let screen = ctx.viewport_rect();
    let width = (screen.width() - 90.0).min(640.0);
    let modal = egui::Modal::new(id.into()).frame(theme::dialog()).show(ctx, |ui| {
        ui.set_width(width);
        ui.heading(RichText::new(title).color(theme::GOLD));
        ui.separator();
        theme::tall(screen.height() - 230.0).show(ui, |ui| {
            ui.set_width(ui.available_width());
            content(ui, desk);
        });
        ui.separator();
        if ui.button(desk.texts.get("menu-close")).clicked() {
            desk.page = Page::Board;
        }
    });
    if modal.should_close() {
        desk.page = Page::Board;
    }
}
