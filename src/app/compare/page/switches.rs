//! The table of all switches by sheet.

use super::{comparison, words};
use crate::app::compare::{ComparisonReport, CurrentComparison};
use crate::app::ui::room::Width;
use crate::app::ui::{action::UiAction, model::Model, theme};
use crate::game::compare::SwitchRow;
use crate::texts::say;
use bevy_egui::egui::Ui;

/// Draws the table: columns where there is room, else the sheets one below the other.
pub(super) fn show(ui: &mut Ui, model: &Model<'_>, report: &ComparisonReport) {
    let (texts, comparison) = (model.texts, comparison(model));
    let mut all = comparison.all_switches;
    if ui.checkbox(&mut all, texts.get("compare-all-switches")).changed() {
        model.ask(UiAction::change(move |it: &mut CurrentComparison| it.all_switches = all));
    }
    let rows: Vec<&SwitchRow> = report.switches.iter().filter(|row| all || row.differs).collect();
    if rows.is_empty() {
        words::line(ui, texts.get("compare-same-switches"), theme::SECONDARY);
    }
    let wide = Width::of(ui.available_width()) >= Width::Middle;
    for row in rows {
        ui.separator();
        let colour = if row.differs { theme::TEXT } else { theme::SECONDARY };
        words::line(ui, say::switch_name(texts, row.switch), colour);
        if wide {
            ui.columns(comparison.sheets().len(), |columns| {
                for (sheet, ui) in columns.iter_mut().enumerate() {
                    value(ui, model, row, sheet);
                }
            });
        } else {
            for sheet in 0..comparison.sheets().len() {
                value(ui, model, row, sheet);
            }
        }
    }
}

/// Draws the value of a switch in a sheet, and its source.
fn value(ui: &mut Ui, model: &Model<'_>, row: &SwitchRow, sheet: usize) {
    let variant = &comparison(model).sheets()[sheet];
    words::small(ui, words::name(model, variant), theme::SECONDARY);
    let value = match row.values[sheet] {
        Some(_) => say::switch_value(model.texts, row.switch, &variant.rules.switches),
        None => "–".to_owned(),
    };
    words::small(ui, value, theme::TEXT);
    if row.differs && row.values[sheet].is_some() {
        let source = say::switch_source(model.texts, variant, row.switch);
        words::small(ui, format!("[{source}]"), theme::SECONDARY);
    }
}
