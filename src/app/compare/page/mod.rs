//! The page on which rule sheets are compared.

mod chain;
mod game;
mod sheets;
mod switches;
mod turns;
mod words;

use super::{CompareCommand, ComparePart, ComparisonReport, CurrentComparison};
use crate::app::solver::PositionSolver;
use crate::app::ui::page_frame::PageFrame;
use crate::app::ui::room::Width;
use crate::app::ui::{action::UiAction, dialogs, drawn_board, model::Model, theme};
use crate::texts::id;
use bevy_egui::egui::{Button, Id, Sense, Ui, Vec2};
use drawn_board::BoardPicture;

/// The rule sheets that are compared.
fn comparison<'a>(model: &Model<'a>) -> &'a CurrentComparison {
    model.get()
}

/// Draws the page.
pub(in crate::app) fn show(root: &mut Ui, model: &Model<'_>) {
    let title = model.texts.get("compare-title");
    PageFrame::over("compare", 960.0).show_footed(root, model, title, content, footer);
}

/// Calls `draw`, which returns the row of a list that is under the pointer, with the row that was there
/// when the list was last drawn: what is beside the list shows it.
fn with_hovered(
    ui: &mut Ui,
    name: &str,
    draw: impl FnOnce(&mut Ui, Option<usize>) -> Option<usize>,
) {
    let key = Id::new(name);
    let before: Option<usize> = ui.data(|data| data.get_temp(key)).flatten();
    let now = draw(ui, before);
    if now != before {
        ui.data_mut(|data| data.insert_temp(key, now));
        ui.ctx().request_repaint();
    }
}

fn content(ui: &mut Ui, model: &Model<'_>, _height: f32) {
    let comparison = comparison(model);
    sheets::show(ui, model);
    let Some(report) = comparison.report() else {
        if comparison.sheets().len() < 2 {
            words::line(ui, model.texts.get("compare-alone"), theme::SECONDARY);
        }
        return;
    };
    ui.horizontal_wrapped(|ui| {
        for part in ComparePart::ALL {
            let name = model.texts.get(match part {
                ComparePart::Turns => id("compare-part-turns"),
                ComparePart::Chain => id("compare-part-chain"),
                ComparePart::Switches => id("compare-part-switches"),
                ComparePart::Game => id("compare-part-game"),
            });
            let may = part != ComparePart::Game || !report.readings.is_empty();
            let button = Button::new(name)
                .selected(part == comparison.part())
                .min_size(Vec2::new(0.0, 36.0));
            let show = UiAction::change(move |it: &mut CurrentComparison| it.part = part);
            model.on_click(ui.add_enabled(may, button), show);
        }
    });
    match comparison.part() {
        ComparePart::Turns => turns::show(ui, model, report),
        ComparePart::Chain => chain::show(ui, model, report),
        ComparePart::Switches => switches::show(ui, model, report),
        ComparePart::Game => game::show(ui, model, report),
    }
}

/// Draws a board and what belongs to it side by side, or one below the other in narrow pages.
fn beside_board(
    ui: &mut Ui,
    model: &Model<'_>,
    picture: &BoardPicture,
    below: impl FnOnce(&mut Ui),
    beside: impl FnOnce(&mut Ui),
) {
    let Some(subject) = comparison(model).subject() else { return };
    let board = &subject.variant.rules.board;
    let width = ui.available_width();
    let high = (ui.ctx().viewport_rect().height() * 0.5).max(120.0);
    if Width::of(width) >= Width::Middle {
        ui.horizontal_top(|ui| {
            ui.vertical(|ui| {
                ui.set_width(width * 0.52);
                drawn_board::show(
                    ui,
                    board,
                    picture,
                    Vec2::new(width * 0.52, high),
                    Sense::hover(),
                );
                below(ui);
            });
            ui.add_space(10.0);
            ui.vertical(beside);
        });
    } else {
        ui.vertical_centered(|ui| {
            drawn_board::show(ui, board, picture, Vec2::new(width, high), Sense::hover());
        });
        below(ui);
        beside(ui);
    }
}

fn footer(ui: &mut Ui, model: &Model<'_>) {
    let (texts, comparison) = (model.texts, comparison(model));
    let tall = Vec2::new(0.0, 38.0);
    let button = |ui: &mut Ui, enabled: bool, name: String, action: UiAction| {
        model.on_click(ui.add_enabled(enabled, Button::new(name).min_size(tall)), action);
    };
    if model.get::<PositionSolver>().is_busy() {
        let stop = UiAction::send(CompareCommand::StopSolving);
        button(ui, true, texts.get("solver-stop"), stop);
    } else {
        let solve = UiAction::send(CompareCommand::Solve);
        let may = comparison.report().is_some_and(|report| can_solve(model, report));
        button(ui, may, texts.get("compare-solve"), solve);
    }
    let edit = UiAction::send(CompareCommand::EditPosition);
    button(ui, comparison.subject().is_some(), texts.get("editor-edit"), edit);
    dialogs::close(ui, model, tall);
}

/// Whether there is a sheet for which it is not known who wins, and nobody has asked.
fn can_solve(model: &Model<'_>, report: &ComparisonReport) -> bool {
    use crate::app::solver::SolveState;
    let sheets = comparison(model).sheets().iter().zip(&report.positions);
    sheets.zip(&report.known).zip(&report.outcomes).any(
        |(((variant, position), known), outcome)| {
            known.is_none()
                && outcome.is_none()
                && model.get::<PositionSolver>().state(variant, position) == SolveState::Unasked
        },
    )
}
