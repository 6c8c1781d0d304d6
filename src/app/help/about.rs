//! The page About: the version of the program, and the licences of its libraries.

use crate::app::ui::dialogs::page;
use crate::app::ui::{model::Model, theme};
use bevy_egui::egui::{RichText, Ui};

/// Draws the page.
pub(in crate::app) fn show(root: &mut Ui, model: &Model<'_>) {
    let title = model.texts.get("menu-about");
    page(root, model, "about", title, |ui| {
        let version = [("version", env!("CARGO_PKG_VERSION").into())];
        let version = model.texts.with("about-version", &version);
        ui.label(RichText::new(version).size(18.0).color(theme::TEXT));
        for line in [model.texts.get("welcome-about"), model.texts.get("about-licence")] {
            ui.label(RichText::new(line).color(theme::TEXT));
        }
        ui.separator();
        ui.label(RichText::new(model.texts.get("about-libraries")).color(theme::SECONDARY));
        libraries(ui, model);
    });
}

/// A button for each kind of licence, which shows its libraries and its texts.
#[cfg(not(target_arch = "wasm32"))]
fn libraries(ui: &mut Ui, _model: &Model<'_>) {
    use crate::catalogue::licences::{Licence, all};
    use bevy_egui::egui::{Button, Id};
    use std::sync::OnceLock;
    static ALL: OnceLock<Vec<Licence>> = OnceLock::new();
    let open = Id::new("licence");
    let mut chosen: Option<&'static str> = ui.data(|data| data.get_temp(open)).flatten();
    for same in ALL.get_or_init(all).chunk_by(|one, other| one.name == other.name) {
        let name = same[0].name;
        let count: usize = same.iter().map(|one| one.libraries.len()).sum();
        let words = RichText::new(format!("{name} ({count})")).color(theme::ACCENT);
        let shown = chosen == Some(name);
        if ui.add(Button::selectable(shown, words).wrap()).clicked() {
            chosen = (!shown).then_some(name);
            ui.data_mut(|data| data.insert_temp(open, chosen));
        }
        for licence in same.iter().filter(|_| shown) {
            theme::wrapped(ui, licence.libraries.join(", "), theme::BODY, theme::TEXT);
            theme::wrapped(ui, licence.text, theme::SMALL, theme::SECONDARY);
            ui.separator();
        }
    }
}

/// A button that opens the file beside the page.
#[cfg(target_arch = "wasm32")]
fn libraries(ui: &mut Ui, model: &Model<'_>) {
    use crate::app::pages::LicencesWanted;
    use crate::app::ui::action::UiAction;
    let words = RichText::new(model.texts.get("about-show")).color(theme::ACCENT);
    model.on_click(ui.button(words), UiAction::send(LicencesWanted));
}
