//! Cards: parts of a page of which one is chosen, each drawn by its page.

use bevy_egui::egui::{Response, StrokeKind, Ui, WidgetInfo, WidgetType};

/// Draws the background of a card, shows that it has the focus or is chosen, and tells readers its words.
pub(in crate::app) fn show(ui: &Ui, response: &Response, chosen: bool, words: impl Fn() -> String) {
    let role = WidgetType::RadioButton;
    response.widget_info(|| WidgetInfo::selected(role, ui.is_enabled(), chosen, words()));
    if response.has_focus() {
        response.scroll_to_me(None);
    }
    let (rect, looks) = (response.rect, ui.style().interact_selectable(response, chosen));
    let (fill, stroke) = (looks.bg_fill, looks.bg_stroke);
    ui.painter().rect(rect, looks.corner_radius, fill, stroke, StrokeKind::Inside);
}
