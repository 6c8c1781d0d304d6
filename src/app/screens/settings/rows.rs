//! The kinds of rows that settings consist of.

use crate::app::screens::theme;
use bevy_egui::egui::{self, RichText, Slider, Ui};

/// What a row is about, and what there is to know about it.
pub(super) fn title(ui: &mut Ui, name: &str, about: &str) {
    ui.add_space(4.0);
    ui.label(RichText::new(name).color(theme::GOLD));
    if !about.is_empty() {
        ui.add(egui::Label::new(RichText::new(about).small().color(theme::FADED)).wrap());
    }
}

/// One of a few.
pub(super) fn choice<T: PartialEq>(
    ui: &mut Ui,
    value: &mut T,
    choices: impl IntoIterator<Item = (T, String)>,
) {
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = [6.0, 6.0].into();
        for (choice, name) in choices {
            ui.selectable_value(value, choice, name);
        }
    });
}

/// A part of the whole, from nothing to all.
pub(super) fn share(ui: &mut Ui, value: &mut f32, name: &str) {
    ui.horizontal(|ui| {
        ui.label(RichText::new(name).color(theme::GOLD));
        ui.with_layout(egui::Layout::right_to_left(egui::Align::Center), |ui| {
            ui.label(format!("{:.0} %", *value * 100.0));
        });
    });
    ui.spacing_mut().slider_width = (ui.available_width() - 16.0).max(80.0);
    ui.add(Slider::new(value, 0.0..=1.0).step_by(0.05).show_value(false));
}
