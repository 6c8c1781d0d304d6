//! The strip under the bar: that games cannot be kept, as long as they cannot; and what was said
//! last where no page says it.

use super::super::{Desk, Page, Wish, theme};
use super::sentences;
use crate::app::storage::{LibraryCommand, LibraryState};
use bevy_egui::egui::{self, Color32, Frame, Margin, RichText, Ui};

/// What the strip says, and in which colour.
pub fn words(desk: &Desk, store: &LibraryState) -> Option<(String, Color32)> {
    if let Some((said, _)) = desk.library.said.clone().filter(|_| desk.page == Page::Board) {
        return Some((said, theme::BONE));
    }
    let trouble = store.error.as_ref().filter(|it| desk.trouble_seen.as_ref() != Some(*it))?;
    Some((sentences::trouble(&desk.texts, trouble), theme::VERMILION))
}

/// Draws the strip and tells its height.
pub(in super::super) fn show(
    root: &mut Ui,
    desk: &mut Desk,
    store: &LibraryState,
    wishes: &mut Vec<Wish>,
) -> f32 {
    let Some((sentence, colour)) = words(desk, store) else { return 0.0 };
    let frame = Frame::new().fill(theme::PANEL).inner_margin(Margin::symmetric(12, 6));
    let panel = egui::Panel::top("strip").frame(frame).show(root, |ui| {
        ui.horizontal_wrapped(|ui| {
            ui.label(RichText::new(sentence).size(15.0).color(colour));
            if let Some(id) = desk.library.deleted.clone()
                && ui.small_button(desk.texts.get("library-bring-back")).clicked()
            {
                wishes.push(Wish::Library(LibraryCommand::Restore(id)));
            }
            if ui.small_button(desk.texts.get("menu-close")).clicked()
                && desk.library.said.take().is_none()
            {
                desk.trouble_seen.clone_from(&store.error);
            }
        });
    });
    panel.response.rect.height()
}
