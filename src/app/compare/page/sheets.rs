//! The sheets that are compared: which ones, numbers of turns, who wins, and playing on by their rules.

use super::{comparison, words};
use crate::app::compare::{CompareCommand, ComparisonReport, comparable};
use crate::app::game_setup::play_on_menu;
use crate::app::solver::PositionSolver;
use crate::app::solver::SolveState;
use crate::app::ui::{action::UiAction, model::Model, spoken, theme};
use crate::game::compare::Sheets;
use crate::rules::Variant;
use crate::texts::say;
use bevy_egui::egui::{Color32, ComboBox, Frame, Margin, RichText, Ui};
use std::sync::Arc;

/// The least width of a sheet beside others, in points.
const LEAST: f32 = 250.0;

/// Draws the sheets, side by side if there is room.
pub(super) fn show(ui: &mut Ui, model: &Model<'_>) {
    let count = comparison(model).sheets().len();
    let width = ui.available_width();
    if count > 1 && width / count as f32 >= LEAST {
        ui.columns(count, |columns| {
            for (sheet, ui) in columns.iter_mut().enumerate() {
                card(ui, model, sheet);
            }
        });
    } else {
        for sheet in 0..count {
            card(ui, model, sheet);
        }
    }
    add(ui, model);
}

/// The variants that are not chosen yet.
fn others<'a>(model: &Model<'a>) -> Vec<&'a Arc<Variant>> {
    let sheets = comparison(model).sheets();
    let Some(first) = sheets.first() else { return Vec::new() };
    comparable(model.catalogue, first)
        .filter(|other| sheets.iter().all(|sheet| sheet.key != other.key))
        .collect()
}

/// Draws the list from which another sheet is added.
fn add(ui: &mut Ui, model: &Model<'_>) {
    let others = others(model);
    if comparison(model).sheets().len() >= Sheets::MOST || others.is_empty() {
        return;
    }
    ui.menu_button(model.texts.get("compare-add"), |ui| {
        for other in others {
            let button = ui.button(words::name(model, other));
            model.on_click(button, UiAction::send(CompareCommand::Add(other.clone())));
        }
    });
}

/// Draws a sheet.
fn card(ui: &mut Ui, model: &Model<'_>, sheet: usize) {
    let frame = Frame::new()
        .fill(Color32::from_black_alpha(56))
        .corner_radius(6.0)
        .inner_margin(Margin::symmetric(12, 8));
    frame.show(ui, |ui| {
        ui.set_width(ui.available_width());
        choice(ui, model, sheet);
        if let Some(report) = comparison(model).report() {
            numbers(ui, model, report, sheet);
            value(ui, model, report, sheet);
            ui.horizontal_wrapped(|ui| buttons(ui, model, report, sheet));
        }
    });
}

/// Draws the list from which the sheet is chosen.
fn choice(ui: &mut Ui, model: &Model<'_>, sheet: usize) {
    let Some(current) = comparison(model).sheets().get(sheet) else { return };
    ComboBox::from_id_salt(("compare-sheet", sheet))
        .selected_text(words::name(model, current))
        .width(ui.available_width() - 12.0)
        .wrap()
        .show_ui(ui, |ui| {
            for other in others(model) {
                if ui.selectable_label(false, words::name(model, other)).clicked() {
                    let command = CompareCommand::Replace(sheet, other.clone());
                    model.ask(UiAction::send(command));
                }
            }
        });
}

/// Draws the numbers of turns.
fn numbers(ui: &mut Ui, model: &Model<'_>, report: &ComparisonReport, sheet: usize) {
    let texts = model.texts;
    let [one, two, three] = &report.counts[sheet][..] else { return };
    let arguments = [
        ("one", one.to_string().into()),
        ("two", two.to_string().into()),
        ("three", three.to_string().into()),
    ];
    words::small(ui, texts.with("compare-counts", &arguments), theme::TEXT);
    let only = report.only[sheet];
    let least = if report.complete[sheet] { "" } else { "≥ " };
    let only = texts.with("compare-only-here", &[("count", format!("{least}{only}").into())]);
    words::small(ui, only, theme::TEXT);
}

/// Draws who wins with best play, if the game is not over.
fn value(ui: &mut Ui, model: &Model<'_>, report: &ComparisonReport, sheet: usize) {
    let texts = model.texts;
    if let Some(outcome) = report.outcomes[sheet] {
        let over = [("outcome", say::outcome(texts, outcome).into())];
        words::small(ui, texts.with("editor-over", &over), theme::TEXT);
        return;
    }
    let (variant, position) = (&comparison(model).sheets()[sheet], &report.positions[sheet]);
    let known = report.known[sheet].map(|known| say::known_value(texts, known));
    if let Some(value) = known {
        let text = texts.with("solver-value", &[("value", value.into())]);
        words::small(ui, text, theme::SUCCESS);
        return;
    }
    let (text, colour) = match model.get::<PositionSolver>().state(variant, position) {
        SolveState::Unasked => (texts.get("compare-value-unknown"), theme::SECONDARY),
        SolveState::Busy => (texts.get("solver-busy"), theme::SECONDARY),
        SolveState::Failed => (texts.get("solver-failed"), theme::ERROR),
        SolveState::Solved(solved) => {
            let colour = if solved.value().is_some() { theme::SUCCESS } else { theme::SECONDARY };
            (say::solved_position(texts, position, solved), colour)
        }
    };
    words::small(ui, text, colour);
}

/// Draws the buttons that play on by the rules of the sheet, and leave it out.
fn buttons(ui: &mut Ui, model: &Model<'_>, report: &ComparisonReport, sheet: usize) {
    let texts = model.texts;
    let name = RichText::new(texts.get("compare-play-on")).color(theme::TEXT);
    let may = report.outcomes[sheet].is_none();
    play_on_menu(ui, model, may, name, model.session.live().seats(), |seats| {
        UiAction::send(CompareCommand::PlayOn(sheet, seats))
    });
    let may = comparison(model).sheets().len() > 2;
    if may && spoken::sign(ui.button("×"), &texts.get("compare-remove")).clicked() {
        model.ask(UiAction::send(CompareCommand::Remove(sheet)));
    }
}
