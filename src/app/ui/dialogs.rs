//! The smaller pages: rules, help, and the questions whether to resign or quit.

use super::page_frame::PageFrame;
use super::room::{Height, Room, Width};
use super::{Model, UiAction, focus, theme};
use crate::app::actions::ROWS;
use crate::app::gamepad;
use crate::app::gamepad::Pads;
use crate::app::help::capture_pictures;
use crate::app::names::side_arg;
use crate::app::pages::Page;
use crate::app::storage::LibraryState;
use crate::game::play::Intent;
use crate::texts::say;
use bevy::app::AppExit;
use bevy_egui::egui::{self, Context, Label, RichText, Ui, Vec2};

/// Draws the rules of the current variant.
pub(in crate::app) fn rules(root: &mut Ui, model: &Model<'_>, actions: &mut Vec<UiAction>) {
    let session = model.session;
    let name = say::variant_name(model.texts, session.variant());
    page(root, model, "rules", &name, actions, |ui, _| {
        // In a low window they would take the place of the words.
        let high = Room::of(ui.ctx()).height >= Height::Usual;
        if high {
            capture_pictures::show(ui, model.texts);
        }
        for paragraph in say::variant_rules(model.texts, session.variant()) {
            ui.label(RichText::new(paragraph).color(theme::TEXT));
            ui.add_space(4.0);
        }
        if !high {
            capture_pictures::show(ui, model.texts);
        }
        let source = model
            .texts
            .with("rules-source", &[("source", session.variant().source.clone().into())]);
        ui.label(RichText::new(source).small().color(theme::SECONDARY));
    });
}

/// Draws the mouse and keyboard controls.
pub(in crate::app) fn help(root: &mut Ui, model: &Model<'_>, actions: &mut Vec<UiAction>) {
    let title = model.texts.get("menu-help");
    page(root, model, "help", &title, actions, |ui, _| {
        for line in [model.texts.get("help-play"), model.texts.get("help-camera")] {
            ui.label(RichText::new(line).color(theme::TEXT));
        }
        if let Some((_, brand, name)) = &model.get::<Pads>().active {
            ui.separator();
            let title = model.texts.with("pad-title", &[("pad", name.clone().into())]);
            ui.add(Label::new(RichText::new(title).strong().color(theme::TEXT)).wrap());
            for row in gamepad::rows(model.texts, *brand) {
                help_row(ui, &row.buttons, &row.about);
            }
        }
        ui.separator();
        for row in ROWS {
            let keys =
                row.actions.iter().filter_map(|&it| model.settings.keys.say(it, model.texts));
            let keys = keys.collect::<Vec<_>>().join(", ");
            if keys.is_empty() {
                continue;
            }
            help_row(ui, &keys, &model.texts.get(row.about));
        }
    });
}

/// Draws keys or buttons with what they do, side by side where the page is wide enough.
fn help_row(ui: &mut Ui, keys: &str, about: &str) {
    let (keys, about) = (RichText::new(keys).strong().color(theme::TEXT), RichText::new(about));
    if Width::of(ui.available_width()) == Width::Phone {
        ui.add(Label::new(keys).wrap());
        ui.add(Label::new(about).wrap());
        ui.add_space(2.0);
        return;
    }
    ui.horizontal_top(|ui| {
        ui.allocate_ui(Vec2::new(170.0, 0.0), |ui| {
            ui.set_min_width(170.0);
            ui.add(Label::new(keys).wrap());
        });
        ui.add(Label::new(about).wrap());
    });
}

/// Draws the question whether to resign.
pub(in crate::app) fn resign(ctx: &Context, model: &Model<'_>, actions: &mut Vec<UiAction>) {
    let session = model.session;
    let Some(side) = session.speaker().filter(|_| session.to_move().is_some()) else {
        actions.push(UiAction::OpenPage(Page::Board));
        return;
    };
    let question = model.texts.with("resign-question", &[("side", side_arg(session, side))]);
    let yes = model.texts.get("menu-resign");
    if ask(ctx, model, &question, &yes, actions) {
        actions.push(UiAction::Intent(Intent::Resign(side)));
    }
}

/// Draws the question whether to quit.
pub(in crate::app) fn quit(ctx: &Context, model: &Model<'_>, actions: &mut Vec<UiAction>) {
    let question = match model.get::<LibraryState>().is_saved() {
        true => model.texts.get("quit-question"),
        false => model.texts.get("quit-question-unkept"),
    };
    let yes = model.texts.get("menu-quit");
    if ask(ctx, model, &question, &yes, actions) {
        actions.push(UiAction::send(AppExit::Success));
    }
}

/// Draws a question with a button for yes and one to go back. Returns whether yes was clicked.
fn ask(
    ctx: &Context,
    model: &Model<'_>,
    question: &str,
    yes: &str,
    actions: &mut Vec<UiAction>,
) -> bool {
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
        actions.push(UiAction::OpenPage(Page::Board));
    }
    agreed
}

/// Draws a page with a title and a button that closes it.
pub(in crate::app) fn page(
    root: &mut Ui,
    model: &Model<'_>,
    name: &'static str,
    title: &str,
    actions: &mut Vec<UiAction>,
    content: impl FnOnce(&mut Ui, &mut Vec<UiAction>),
) {
    PageFrame::beside(name, 640.0).show_footed(
        root,
        title.to_owned(),
        actions,
        |ui, _, actions| content(ui, actions),
        |ui, actions| {
            if ui.button(model.texts.get("menu-close")).clicked() {
                actions.push(UiAction::OpenPage(Page::Board));
            }
        },
    );
}
