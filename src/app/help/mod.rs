//! Pages that explain: the rules, the keys, and the program.

pub(super) mod about;
mod capture_pictures;

use super::actions::ROWS;
use super::gamepad::{self, Pads};
use super::ui::dialogs::page;
use super::ui::room::{Height, Room, Width};
use super::ui::{model::Model, theme};
use crate::texts::say;
use bevy_egui::egui::{Label, RichText, Ui, Vec2};

/// Draws the rules of the current variant.
pub(super) fn rules(root: &mut Ui, model: &Model<'_>) {
    let session = model.session;
    let name = say::variant_name(model.texts, session.variant());
    page(root, model, "rules", name, |ui| {
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
pub(super) fn help(root: &mut Ui, model: &Model<'_>) {
    let title = model.texts.get("menu-help");
    page(root, model, "help", title, |ui| {
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
