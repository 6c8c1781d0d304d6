//! The banner under the menu bar: why games cannot be stored, and the last sentence of the library
//! while no page shows it.

use super::{LibraryPage, library, sentences, store};
use crate::app::accessibility::Announcement;
use crate::app::pages::{OpenPage, Page};
use crate::app::storage::{LibraryCommand, LibraryState, StorageError};
use crate::app::texts::CurrentTexts;
use crate::app::ui::{action::UiAction, model::Model, theme};
use crate::texts::Texts;
use bevy::prelude::{Local, MessageWriter, Res};
use bevy_egui::egui::{self, Color32, Frame, Margin, RichText, Ui};

/// The text of the banner and its colour; `None` if there is no banner.
fn text(
    texts: &Texts,
    page: Page,
    library: &LibraryPage,
    store: &LibraryState,
    dismissed: Option<&StorageError>,
) -> Option<(String, Color32)> {
    if let Some((said, _)) = library.said.as_ref().filter(|_| page == Page::Board) {
        return Some((said.clone(), theme::TEXT));
    }
    let error = store.error.as_ref().filter(|it| dismissed != Some(*it))?;
    Some((sentences::storage_error(texts, error), theme::ERROR))
}

/// Draws the banner. Returns its height.
pub(in crate::app) fn show(root: &mut Ui, model: &Model<'_>) -> f32 {
    let dismissed = library(model).dismissed_error.as_ref();
    let text = text(model.texts, model.page, library(model), store(model), dismissed);
    let Some((sentence, colour)) = text else { return 0.0 };
    let frame = Frame::new().fill(theme::PANEL).inner_margin(Margin::symmetric(12, 6));
    let panel = egui::Panel::top("strip").frame(frame).show(root, |ui| {
        ui.horizontal_wrapped(|ui| {
            ui.label(RichText::new(sentence).size(15.0).color(colour));
            if let Some(id) = library(model).deleted.clone()
                && ui.small_button(model.texts.get("library-bring-back")).clicked()
            {
                model.ask(UiAction::send(LibraryCommand::Restore(id)));
            }
            if ui.small_button(model.texts.get("menu-close")).clicked() {
                let error = store(model).error.clone();
                model.ask(match library(model).said {
                    Some(_) => LibraryPage::edit(|page| page.said = None),
                    None => LibraryPage::edit(|page| page.dismissed_error = error),
                });
            }
        });
    });
    panel.response.rect.height()
}

/// Has the text of the banner read out when it changes.
pub(in crate::app) fn announce(
    texts: Res<CurrentTexts>,
    page: Res<OpenPage>,
    library: Res<LibraryPage>,
    store: Res<LibraryState>,
    mut last: Local<Option<String>>,
    mut announcements: MessageWriter<Announcement>,
) {
    let dismissed = library.dismissed_error.as_ref();
    let now = text(&texts, page.0, &library, &store, dismissed).map(|(sentence, _)| sentence);
    if *last != now {
        announcements.write_batch(now.clone().map(Announcement));
        *last = now;
    }
}
