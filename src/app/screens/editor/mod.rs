//! The page on which a position is edited.

mod board;
mod controls;
mod footer;
mod palette;

use super::{Model, UiAction, theme};
use crate::app::editor::EditorCommand;
use crate::app::pages::Page;
use crate::app::solver::SolveState;
use crate::editor::Edit;
use crate::rules::notation::{ParsePositionError, write_turn};
use crate::texts::say;
use bevy_egui::egui::{self, Context, Id, Label, RichText, Ui, Vec2};

/// Pages wider than this, in points, show the controls beside the board.
const WIDE: f32 = 660.0;
/// The share of the width for the board.
const BOARD: f32 = 0.6;
/// What stands around the part that scrolls, but for the buttons below it, in points.
const AROUND: f32 = 150.0;

/// Draws the page.
pub(super) fn show(ctx: &Context, model: &Model<'_>, actions: &mut Vec<UiAction>) {
    let screen = ctx.viewport_rect();
    let width = (screen.width() - 66.0).min(960.0);
    // The height of the buttons, measured when they were last drawn.
    let key = Id::new("editor-footer");
    let below: f32 = ctx.data(|data| data.get_temp(key)).unwrap_or(48.0);
    let modal = egui::Modal::new("editor".into()).frame(theme::dialog()).show(ctx, |ui| {
        ui.set_width(width);
        ui.heading(RichText::new(model.texts.get("editor-title")).color(theme::GOLD));
        let height = (screen.height() - AROUND - below).max(90.0);
        theme::tall(height).show(ui, |ui| {
            // Leaves room for the scroll bar.
            let width = width - 14.0;
            ui.set_width(width);
            if width > WIDE {
                ui.horizontal_top(|ui| {
                    ui.vertical(|ui| {
                        ui.set_width(width * BOARD);
                        let most = Vec2::new(width * BOARD, (height - 96.0).max(140.0));
                        board::show(ui, model, most, actions);
                        state(ui, model, actions);
                    });
                    ui.add_space(10.0);
                    ui.vertical(|ui| {
                        palette::show(ui, model, actions);
                        controls::show(ui, model, actions);
                    });
                });
            } else {
                let top = ui.cursor().top();
                palette::show(ui, model, actions);
                // All of the board is seen at once, unless its points became too small for fingers.
                let rest = height - (ui.cursor().top() - top);
                let most = Vec2::new(width, rest.max(screen.height() * 0.45).max(140.0));
                ui.vertical_centered(|ui| board::show(ui, model, most, actions));
                state(ui, model, actions);
                controls::show(ui, model, actions);
            }
        });
        ui.separator();
        let drawn = ui.horizontal_wrapped(|ui| footer::show(ui, model, actions));
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

/// An edit as an action.
const fn edit(edit: Edit) -> UiAction {
    UiAction::Editor(EditorCommand::Edit(edit))
}

/// Says what is wrong with the position, or unusual about it, and what was proved of it.
fn state(ui: &mut Ui, model: &Model<'_>, _: &mut [UiAction]) {
    let (texts, editor) = (model.texts, model.editor.editor());
    let line = |ui: &mut Ui, text: String, colour| {
        ui.add(Label::new(RichText::new(text).size(16.0).color(colour)).wrap());
    };
    if let Some(error) = model.editor.text_error() {
        line(ui, say::position_error(texts, error), theme::VERMILION);
        return;
    }
    let position = match editor.position() {
        Ok(position) => position,
        Err(error) => {
            let error = ParsePositionError::Position(error);
            line(ui, say::position_error(texts, &error), theme::VERMILION);
            return;
        }
    };
    let remarks = editor.remarks();
    for &remark in &remarks {
        line(ui, say::editor_remark(texts, remark), theme::GOLD);
    }
    match model.solver.state(editor.variant(), &position) {
        SolveState::Unasked if remarks.is_empty() => {
            let side = [("side", say::side_arg(position.side()))];
            line(ui, texts.with("status-to-move", &side), theme::FADED);
        }
        SolveState::Unasked => {}
        SolveState::Busy => line(ui, texts.get("solver-busy"), theme::FADED),
        SolveState::Failed => line(ui, texts.get("solver-failed"), theme::VERMILION),
        SolveState::Solved(solved) => {
            line(ui, say::solved_position(texts, &position, solved), theme::RIGHT);
            let turns: Vec<String> =
                solved.line.iter().take(6).map(|turn| write_turn(editor.board(), turn)).collect();
            if !turns.is_empty() {
                let more = if solved.line.len() > turns.len() { " …" } else { "" };
                let line_text = format!("{}{more}", turns.join("  "));
                ui.add(Label::new(RichText::new(line_text).size(15.0).color(theme::BONE)).wrap());
            }
        }
    }
}
