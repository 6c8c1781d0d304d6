//! The frame of small pages, and the questions whether to resign or quit.

use super::page_frame::PageFrame;
use super::{action::UiAction, focus, model::Model, theme};
use crate::app::names::side_arg;
use crate::app::pages::Page;
use crate::app::storage::LibraryState;
use crate::game::play::Intent;
use bevy::app::AppExit;
use bevy_egui::egui::{self, Button, Context, RichText, Ui, Vec2};

/// Draws the question whether to resign.
pub(in crate::app) fn resign(ctx: &Context, model: &Model<'_>) {
    let session = model.session;
    let Some(side) = session.speaker().filter(|_| session.to_move().is_some()) else {
        model.ask(UiAction::OpenPage(Page::Board));
        return;
    };
    let question = model.texts.with("resign-question", &[("side", side_arg(session, side))]);
    let yes = model.texts.get("menu-resign");
    if ask(ctx, model, &question, &yes) {
        model.ask(UiAction::Intent(Intent::Resign(side)));
    }
}

/// Draws the question whether to quit.
pub(in crate::app) fn quit(ctx: &Context, model: &Model<'_>) {
    let question = match model.get::<LibraryState>().is_saved() {
        true => model.texts.get("quit-question"),
        false => model.texts.get("quit-question-unkept"),
    };
    let yes = model.texts.get("menu-quit");
    if ask(ctx, model, &question, &yes) {
        model.ask(UiAction::send(AppExit::Success));
    }
}

/// Draws a question with a button for yes and one to go back. Returns whether yes was clicked.
fn ask(ctx: &Context, model: &Model<'_>, question: &str, yes: &str) -> bool {
    let (mut agreed, mut back) = (false, false);
    let modal = egui::Modal::new("question".into()).frame(theme::dialog()).show(ctx, |ui| {
        ui.label(RichText::new(question).size(20.0).color(theme::TEXT));
        ui.add_space(6.0);
        ui.horizontal(|ui| {
            let yes = ui.add(theme::primary(yes, 17.0, Vec2::ZERO));
            focus::at_first(ui, &yes);
            agreed = yes.clicked();
            back = ui.button(model.texts.get("menu-continue")).clicked();
        });
    });
    if agreed || back || modal.should_close() {
        model.ask(UiAction::OpenPage(Page::Board));
    }
    agreed
}

/// Draws a page with a title and a button that closes it.
pub(in crate::app) fn page(
    root: &mut Ui,
    model: &Model<'_>,
    name: &'static str,
    title: String,
    content: impl FnOnce(&mut Ui),
) {
    PageFrame::beside(name, 640.0).show_footed(
        root,
        model,
        title,
        |ui, _, _| content(ui),
        |ui, model| close(ui, model, Vec2::ZERO),
    );
}

/// Draws the button that closes a page, with a minimum size in points.
pub(in crate::app) fn close(ui: &mut Ui, model: &Model<'_>, least: Vec2) {
    let close = Button::new(model.texts.get("menu-close")).min_size(least);
    model.on_click(ui.add(close), UiAction::OpenPage(Page::Board));
}
