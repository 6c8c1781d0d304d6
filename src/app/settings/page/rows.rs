//! The kinds of rows on the settings page.

use crate::app::ui::theme;
use bevy_egui::egui::{
    self, Button, RichText, Sense, Slider, TextStyle, Ui, Vec2, WidgetInfo, WidgetType,
};

/// Draws the name of a row and its description.
pub(super) fn title(ui: &mut Ui, name: &str, about: &str) {
    ui.add_space(4.0);
    ui.label(RichText::new(name).strong().color(theme::TEXT));
    if !about.is_empty() {
        theme::wrapped(ui, about, theme::SMALL, theme::SECONDARY);
    }
}

/// Draws the same. The description is given as much room as the longest of all that could stand here.
pub(super) fn title_with<'a>(
    ui: &mut Ui,
    name: &str,
    about: &str,
    all: impl Iterator<Item = &'a str>,
) {
    ui.add_space(4.0);
    ui.label(RichText::new(name).strong().color(theme::TEXT));
    let (font, width) = (TextStyle::Small.resolve(ui.style()), ui.available_width());
    let layout =
        |text: &str| ui.painter().layout(text.to_owned(), font.clone(), theme::SECONDARY, width);
    let room = all.map(|text| layout(text).size().y).fold(0.0, f32::max);
    let words = layout(about);
    let (rect, response) = ui.allocate_exact_size(Vec2::new(width, room), Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Label, true, about));
    ui.painter().galley(rect.min, words, theme::SECONDARY);
}

/// Draws a choice between values, each with its label.
pub(super) fn choice<T: PartialEq>(
    ui: &mut Ui,
    value: &mut T,
    choices: impl IntoIterator<Item = (T, String)>,
) {
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = [6.0, 6.0].into();
        for (choice, name) in choices {
            let selected = choice == *value;
            // With a frame, unlike the names of the parts above them.
            let button = Button::selectable(selected, name).frame_when_inactive(true);
            if ui.add(button).clicked() {
                *value = choice;
            }
        }
    });
}

/// Draws a slider from 0 to 1.
pub(super) fn share(ui: &mut Ui, value: &mut f32, name: &str) {
    let label = ui.horizontal(|ui| {
        let label = ui.label(RichText::new(name).strong().color(theme::TEXT)).id;
        ui.with_layout(egui::Layout::right_to_left(egui::Align::Center), |ui| {
            ui.label(format!("{:.0} %", *value * 100.0));
        });
        label
    });
    ui.spacing_mut().slider_width = (ui.available_width() - 16.0).max(80.0);
    let slider = Slider::new(value, 0.0..=1.0).step_by(0.05).show_value(false);
    ui.add(slider).labelled_by(label.inner);
}
