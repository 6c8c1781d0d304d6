//! The page on which a position is edited.

mod board;
mod controls;
mod footer;
mod palette;

#[cfg(test)]
pub(in crate::app) use board::point_id;

use super::{CurrentEditor, EditorCommand};
use crate::app::solver::PositionSolver;
use crate::app::solver::SolveState;
use crate::app::ui::page_frame::PageFrame;
use crate::app::ui::room::Width;
use crate::app::ui::{action::UiAction, model::Model, theme};
use crate::game::editor::Edit;
use crate::rules::notation::{ParsePositionError, write_turn};
use crate::texts::say;
use bevy_egui::egui::{Ui, Vec2};

/// The share of the width for the board.
const BOARD: f32 = 0.6;

/// Draws the page.
pub(in crate::app) fn show(root: &mut Ui, model: &Model<'_>) {
    let title = model.texts.get("editor-title");
    PageFrame::over("editor", 960.0).show_footed(root, model, title, content, footer::show);
}

/// Draws the board, and the tools and controls beside it or around it.
fn content(ui: &mut Ui, model: &Model<'_>, height: f32) {
    let width = ui.available_width();
    if Width::of(width) >= Width::Middle {
        ui.horizontal_top(|ui| {
            ui.vertical(|ui| {
                ui.set_width(width * BOARD);
                let most = Vec2::new(width * BOARD, (height - 96.0).max(140.0));
                board::show(ui, model, most);
                state(ui, model);
            });
            ui.add_space(10.0);
            ui.vertical(|ui| {
                palette::show(ui, model);
                controls::show(ui, model);
            });
        });
    } else {
        let top = ui.cursor().top();
        palette::show(ui, model);
        // All of the board is seen at once, unless its points became too small for fingers.
        let rest = height - (ui.cursor().top() - top);
        let least = (ui.ctx().viewport_rect().height() * 0.45).max(140.0);
        let most = Vec2::new(width, rest.max(least));
        ui.vertical_centered(|ui| board::show(ui, model, most));
        state(ui, model);
        controls::show(ui, model);
    }
}

/// The position being edited.
fn edited<'a>(model: &Model<'a>) -> &'a CurrentEditor {
    model.get()
}

/// An edit as an action.
fn edit(edit: Edit) -> UiAction {
    UiAction::send(EditorCommand::Edit(edit))
}

/// Says what is wrong with the position, or unusual about it, and what was proved of it.
fn state(ui: &mut Ui, model: &Model<'_>) {
    let (texts, editor) = (model.texts, edited(model).editor());
    let line = |ui: &mut Ui, text: String, colour| {
        theme::wrapped(ui, text, 16.0, colour);
    };
    if let Some(error) = edited(model).text_error() {
        line(ui, say::position_error(texts, error), theme::ERROR);
        return;
    }
    let position = match editor.position() {
        Ok(position) => position,
        Err(error) => {
            let error = ParsePositionError::Position(error);
            line(ui, say::position_error(texts, &error), theme::ERROR);
            return;
        }
    };
    let remarks = editor.remarks();
    for &remark in &remarks {
        line(ui, say::editor_remark(texts, remark), theme::ACCENT);
    }
    match model.get::<PositionSolver>().state(editor.variant(), &position) {
        SolveState::Unasked if remarks.is_empty() => {
            let side = [("side", say::side_arg(position.side()))];
            line(ui, texts.with("status-to-move", &side), theme::SECONDARY);
        }
        SolveState::Unasked => {}
        SolveState::Busy => line(ui, texts.get("solver-busy"), theme::SECONDARY),
        SolveState::Failed => line(ui, texts.get("solver-failed"), theme::ERROR),
        SolveState::Solved(solved) => {
            line(ui, say::solved_position(texts, &position, solved), theme::SUCCESS);
            let turns: Vec<String> =
                solved.line.iter().take(6).map(|turn| write_turn(editor.board(), turn)).collect();
            if !turns.is_empty() {
                let more = if solved.line.len() > turns.len() { " …" } else { "" };
                let line_text = format!("{}{more}", turns.join("  "));
                theme::wrapped(ui, line_text, theme::SMALL, theme::TEXT);
            }
        }
    }
}
