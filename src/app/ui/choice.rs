//! A list to choose a value from.

use bevy_egui::egui::{ComboBox, Response, Ui};

/// Draws a list that opens below the chosen value. A value that is not in the list is shown as the first one.
pub(in crate::app) fn choice<T: PartialEq>(
    ui: &mut Ui,
    list: ComboBox,
    chosen: &mut T,
    all: impl IntoIterator<Item = (T, String)>,
) -> Response {
    let all: Vec<(T, String)> = all.into_iter().collect();
    let now = all.iter().find(|(value, _)| value == chosen).or(all.first());
    let name = now.map_or("", |(_, name)| name);
    let list = list.selected_text(name).show_ui(ui, |ui| {
        for (value, name) in all {
            ui.selectable_value(chosen, value, name);
        }
    });
    list.response
}
