//! The first question: whether the player is new to the game.

use super::{resumable, resume, way};
use crate::app::learn::LearnCommand;
use crate::app::pages::Page;
use crate::app::settings::values::Experience;
use crate::app::storage::LibraryCommand;
use crate::app::ui::{action::UiAction, model::Model};
use bevy_egui::egui::{Key, Ui};

/// Draws the unfinished game, if there is one, and the question. Escape counts as knowing the game.
pub(super) fn show(ui: &mut Ui, model: &Model<'_>) {
    let (texts, resumable) = (model.texts, resumable(model));
    if resumable {
        // Begun by a link or a command line.
        resume::show(ui, model, true);
    }
    let mut answer = None;
    for (experience, name, line) in [
        (Experience::New, texts.get("welcome-new"), texts.get("welcome-new-line")),
        (Experience::Known, texts.get("welcome-known"), texts.get("welcome-known-line")),
    ] {
        let first = !resumable && experience == Experience::New;
        if way(ui, &name, Some(&line), first) {
            answer = Some(experience);
        }
    }
    if ui.input(|input| input.key_pressed(Key::Escape)) {
        answer = Some(Experience::Known);
    }
    let Some(experience) = answer else { return };
    model.ask_all(model.edited(|settings| settings.experience = experience));
    match experience {
        Experience::New => model.ask(UiAction::send(LearnCommand::Continue)),
        _ => model.ask(UiAction::OpenPage(Page::NewGame)),
    }
    if resumable {
        model.ask(UiAction::send(LibraryCommand::DismissInterrupted));
    }
}
