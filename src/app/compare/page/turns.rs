//! The turns that differ, and why.

use super::{beside_board, comparison, with_hovered, words};
use crate::app::compare::{CompareCommand, ComparedRow, ComparisonReport, CurrentComparison};
use crate::app::ui::drawn_board::BoardPicture;
use crate::app::ui::{action::UiAction, model::Model, theme};
use crate::rules::notation::write_turn;
use crate::rules::{Position, Side, Turn};
use bevy_egui::egui::{Align, Button, Layout, RichText, Ui};

/// Draws the turns.
pub(super) fn show(ui: &mut Ui, model: &Model<'_>, report: &ComparisonReport) {
    let (texts, comparison) = (model.texts, comparison(model));
    let Some(subject) = comparison.subject() else { return };
    let common = match report.rows.is_empty() {
        true => {
            let all = words::names(model, u32::MAX);
            texts.with("compare-same", &[("keys", all.into())])
        }
        false => texts.with("compare-turns", &[("count", report.common.into())]),
    };
    words::line(ui, common, theme::SECONDARY);
    for (sheet, _) in report.complete.iter().enumerate().filter(|(_, complete)| !**complete) {
        let keys = [("keys", words::names(model, 1 << sheet).into())];
        words::small(ui, texts.with("compare-cut", &keys), theme::TEXT);
    }
    let chosen = comparison.chosen().and_then(|row| report.rows.get(row));
    let mut walk = false;
    with_hovered(ui, "compare-hovered", |ui, hovered| {
        // Without a row under the pointer the chosen one is shown.
        let row = hovered.and_then(|row| report.rows.get(row)).or(chosen);
        let picture = picture(&subject.position, row.map(|row| &row.turn.turn));
        let mut now = None;
        beside_board(
            ui,
            model,
            &picture,
            |ui| {
                if let Some(row) = chosen {
                    walk = detail(ui, model, row);
                }
            },
            |ui| now = list(ui, model, report),
        );
        now
    });
    if walk {
        model.ask(UiAction::send(CompareCommand::Walk));
    }
}

/// A position with a turn.
pub(super) fn picture(position: &Position, turn: Option<&Turn>) -> BoardPicture {
    let stones = Side::BOTH.map(|side| position.stones(side));
    let path = turn.map_or_else(Vec::new, Turn::path);
    let captured = turn.map_or_else(Default::default, |turn| turn.captured);
    BoardPicture { stones, path, captured, ..BoardPicture::default() }
}

/// Draws the turns that differ, by the sheets that allow them. Returns the row under the pointer.
fn list(ui: &mut Ui, model: &Model<'_>, report: &ComparisonReport) -> Option<usize> {
    let (texts, comparison) = (model.texts, comparison(model));
    let board = &comparison.subject()?.variant.rules.board;
    let mut hovered = None;
    let mut group = 0;
    for (place, row) in report.rows.iter().enumerate() {
        if row.allowed() != group {
            group = row.allowed();
            let names = words::names(model, group);
            let head = texts.with("compare-legal-under", &[("names", names.into())]);
            words::line(ui, head, theme::TEXT);
        }
        let taken = row.turn.turn.captured.len();
        let written = write_turn(board, &row.turn.turn);
        let text =
            texts.with("compare-turn-row", &[("turn", written.into()), ("count", taken.into())]);
        let response = ui
            .with_layout(Layout::top_down_justified(Align::LEFT), |ui| {
                let chosen = comparison.chosen() == Some(place);
                ui.add(Button::new(RichText::new(text).size(16.0)).selected(chosen).wrap())
            })
            .inner;
        if response.hovered() {
            hovered = Some(place);
        }
        let choose = UiAction::change(move |it: &mut CurrentComparison| it.chosen = Some(place));
        model.on_click(response, choose);
    }
    if report.more > 0 {
        let more = texts.with("compare-more", &[("count", report.more.into())]);
        words::small(ui, more, theme::SECONDARY);
    }
    hovered
}

/// Draws why sheets refuse the chosen turn. Returns whether its chain is to be walked.
fn detail(ui: &mut Ui, model: &Model<'_>, row: &ComparedRow) -> bool {
    for reason in words::reasons(model, &row.turn.verdicts) {
        words::line(ui, reason, theme::TEXT);
    }
    words::rules(ui, model, &row.causes);
    let captures = row.turn.turn.steps.first().is_some_and(|step| step.kind.is_some());
    captures && ui.button(model.texts.get("compare-walk")).clicked()
}
