//! The first question: whether the player is new to the game.

use crate::app::learn::LearnCommand;
use crate::app::pages::Page;
use crate::app::screens::{Model, SettingChange, UiAction, theme};
use crate::app::settings::values::Experience;
use crate::texts::Language;
use bevy_egui::egui::{self, Button, Context, Label, RichText, Ui, Vec2};

/// Draws the page.
pub(in crate::app::screens) fn show(ctx: &Context, model: &Model<'_>, actions: &mut Vec<UiAction>) {
    let texts = model.texts;
    let screen = ctx.viewport_rect();
    let width = (screen.width() - 90.0).min(460.0);
    let mut answer = None;
    let modal = egui::Modal::new("welcome".into()).frame(theme::dialog()).show(ctx, |ui| {
        ui.set_width(width);
        ui.heading(RichText::new(texts.get("window-title")).color(theme::GOLD));
        theme::tall(screen.height() - 190.0).show(ui, |ui| {
            ui.set_width(width);
            let about = RichText::new(texts.get("welcome-about")).color(theme::BONE);
            ui.add(Label::new(about).wrap());
            ui.add_space(8.0);
            for (experience, name, line) in [
                (Experience::New, texts.get("welcome-new"), texts.get("welcome-new-line")),
                (Experience::Known, texts.get("welcome-known"), texts.get("welcome-known-line")),
            ] {
                if choice(ui, name, line) {
                    answer = Some(experience);
                }
            }
            languages(ui, model, actions);
        });
    });
    if modal.should_close() {
        answer = Some(Experience::Known);
    }
    let Some(experience) = answer else { return };
    actions.push(UiAction::Setting(SettingChange::Experience(experience)));
    match experience {
        Experience::New => actions.push(UiAction::Learn(LearnCommand::Continue)),
        _ => actions.push(UiAction::OpenPage(Page::NewGame)),
    }
}

/// Draws a wide button and a line below it. Returns whether the button was clicked.
fn choice(ui: &mut Ui, name: String, line: String) -> bool {
    let name = RichText::new(name).size(20.0).color(theme::GOLD);
    let size = Vec2::new(ui.available_width(), 46.0);
    let clicked = ui.add(Button::new(name).min_size(size).wrap()).clicked();
    ui.add(Label::new(RichText::new(line).size(15.0).color(theme::FADED)).wrap());
    ui.add_space(6.0);
    clicked
}

/// The language, because nobody can answer a question in a language that they do not read.
fn languages(ui: &mut Ui, model: &Model<'_>, actions: &mut Vec<UiAction>) {
    ui.separator();
    ui.horizontal_wrapped(|ui| {
        for &language in Language::ALL {
            let current = language == model.texts.language();
            if ui.selectable_label(current, language.native_name()).clicked() && !current {
                actions.push(UiAction::SetLanguage(language));
            }
        }
    });
}
