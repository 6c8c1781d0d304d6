//! The strip under the bar: that games cannot be kept, as long as they cannot; and what was said
//! last where no page says it.

use super::super::{Desk, Page, Wish, theme};
use super::sentences;
use crate::app::storage::{Order, Store};
use bevy_egui::egui::{self, Frame, Margin, RichText, Ui};

/// Draws the strip and tells its height.
pub(in super::super) fn show(
    root: &mut Ui,
    desk: &mut Desk,
    store: &Store,
    wishes: &mut Vec<Wish>,
) -> f32 {
    let trouble =
        store.trouble.as_ref().filter(|trouble| desk.trouble_seen.as_ref() != Some(*trouble));
    let said = desk.library.said.clone().filter(|_| desk.page == Page::Board);
    let (sentence, colour) = match (&trouble, said) {
        (_, Some((said, _))) => (said, theme::BONE),
        (Some(trouble), None) => (sentences::trouble(&desk.texts, trouble), theme::VERMILION),
        (None, None) => return 0.0,
    };
    let frame = Frame::new().fill(theme::PANEL).inner_margin(Margin::symmetric(12, 6));
    let panel = egui::Panel::top("strip").frame(frame).show(root, |ui| {
        ui.horizontal_wrapped(|ui| {
            ui.label(RichText::new(sentence).size(15.0).color(colour));
            if let Some(id) = desk.library.deleted.clone()
                && ui.small_button(desk.texts.get("library-bring-back")).clicked()
            {
                wishes.push(Wish::Order(Order::Restore(id)));
            }
            if ui.small_button(desk.texts.get("menu-close")).clicked()
                && desk.library.said.take().is_none()
            {
                desk.trouble_seen = trouble.cloned();
            }
        });
    });
    panel.response.rect.height()
}
