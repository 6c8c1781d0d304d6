//! A page whose middle scrolls, with buttons below it that stay in view.

use super::{UiAction, theme};
use crate::app::pages::Page;
use bevy_egui::egui::{self, Context, Id, Ui};

/// What stands around the part that scrolls, but for the buttons below it, in points.
const AROUND: f32 = 150.0;
/// The height of the buttons, in points, until they have been drawn.
const FOOTER: f32 = 48.0;

/// Draws a page. `content` is given the height of the part that scrolls, in points. A click beside the page
/// closes it.
pub(super) fn show(
    ctx: &Context,
    name: &'static str,
    title: String,
    actions: &mut Vec<UiAction>,
    content: impl FnOnce(&mut Ui, f32, &mut Vec<UiAction>),
    footer: impl FnOnce(&mut Ui, &mut Vec<UiAction>),
) {
    let screen = ctx.viewport_rect();
    let width = (screen.width() - 66.0).min(960.0);
    // The height of the buttons, measured when they were last drawn.
    let key = Id::new((name, "footer"));
    let below: f32 = ctx.data(|data| data.get_temp(key)).unwrap_or(FOOTER);
    let modal = egui::Modal::new(name.into()).frame(theme::dialog()).show(ctx, |ui| {
        ui.set_width(width);
        theme::title(ui, title);
        let height = (screen.height() - AROUND - below).max(90.0);
        theme::tall(height).show(ui, |ui| {
            // Leaves room for the scroll bar.
            ui.set_width(width - 14.0);
            content(ui, height, actions);
        });
        ui.separator();
        let drawn = ui.horizontal_wrapped(|ui| footer(ui, actions));
        let height = drawn.response.rect.height();
        if (height - below).abs() > 0.5 {
            ui.data_mut(|data| data.insert_temp(key, height));
            ui.ctx().request_repaint();
        }
    });
    if modal.should_close() {
        actions.push(UiAction::OpenPage(Page::Board));
    }
}
