//! What can be done with the edited position.

use super::edited;
use crate::app::compare::CompareCommand;
use crate::app::editor::EditorCommand;
use crate::app::editor::PageAddress;
use crate::app::game_setup::play_on_menu;
use crate::app::solver::PositionSolver;
use crate::app::solver::SolveState;
use crate::app::toasts::Toasts;
use crate::app::ui::{action::UiAction, dialogs, model::Model, theme};
use bevy_egui::egui::{Button, RichText, Ui, Vec2};

/// Draws the buttons.
pub(super) fn show(ui: &mut Ui, model: &Model<'_>) {
    let (texts, editor) = (model.texts, edited(model).editor());
    // As high as the other buttons.
    ui.spacing_mut().interact_size.y = 38.0;
    let position = editor.position().ok();
    let over = position.is_none_or(|position| position.outcome(editor.rules()).is_some());
    let name = RichText::new(texts.get("review-play-on")).size(18.0).color(theme::ACCENT);
    play_on_menu(ui, model, !over, name, model.session.live().seats(), |seats| {
        UiAction::send(EditorCommand::PlayOn(seats))
    });
    let button = |ui: &mut Ui, enabled: bool, name: &str, action: UiAction| {
        let button = Button::new(texts.get(name)).min_size(Vec2::new(0.0, 38.0));
        model.on_click(ui.add_enabled(enabled, button), action);
    };
    let analyse = UiAction::send(EditorCommand::Analyse);
    button(ui, !over, crate::texts::id("analysis-begin"), analyse);
    let state =
        position.map(|position| model.get::<PositionSolver>().state(editor.variant(), &position));
    if state == Some(SolveState::Busy) {
        let stop = UiAction::send(EditorCommand::StopSolving);
        button(ui, true, crate::texts::id("solver-stop"), stop);
    } else {
        let may = state == Some(SolveState::Unasked) && !over;
        let solve = UiAction::send(EditorCommand::Solve);
        button(ui, may, crate::texts::id("solver-solve"), solve);
    }
    let compare = UiAction::send(CompareCommand::Edited);
    button(ui, position.is_some(), crate::texts::id("compare-open"), compare);
    let link = Button::new(texts.get("editor-copy-link")).min_size(Vec2::new(0.0, 38.0));
    if ui.add_enabled(position.is_some(), link).clicked()
        && let Some(position) = &position
    {
        ui.ctx().copy_text(model.get::<PageAddress>().link(editor.variant(), position));
        model.ask(Toasts::told(texts.get("library-copied-link")));
    }
    dialogs::close(ui, model, Vec2::new(0.0, 38.0));
}
